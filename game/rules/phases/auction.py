"""The auction: bids in turn, a pass is final, a moon outbids all (rules 2.4, 5.2, 6.2, 7.2, 9)."""

from __future__ import annotations

from game.rules import elsewhere, exits, ladder
from game.rules.actions import Bid, PassBid, ShootMoon, TurnAction
from game.rules.choices import BidRange, Choices
from game.rules.contract_events import BidMade, BidPassed, MoonDeclared
from game.rules.contract_rules import AllPass
from game.rules.events import Event
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:
    """Return the pass and the moon, where they are allowed; bids are in `choices`."""
    return tuple(action for action in (PassBid(), ShootMoon()) if why_not(state, seat, action) is None)


def choices(state: State, seat: int) -> tuple[Choices, ...]:  # noqa: ARG001 - every seat climbs one ladder
    """Return the bids that are allowed."""
    bids = ladder.allowed(state)
    return (BidRange(bids),) if bids else ()


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the seat to bid may not do this, or None."""
    match action:
        case Bid(points):
            return ladder.why_no_bid(state, points)
        case PassBid():
            return Reason(Refusal.MUST_OPEN, points=ladder.allowed(state)[0]) if _must_open(state) else None
        case ShootMoon():
            return exits.why_no_moon(state, seat)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the events of an action that `why_not` allows, without what follows from them."""
    match action:
        case Bid(points):
            return (BidMade(seat, points),)
        case PassBid():
            return (BidPassed(seat),)
        case ShootMoon():
            return (MoonDeclared(seat), BidMade(seat, ladder.least(state)))
        case _:
            raise IllegalAction(elsewhere.refusal(action))


def _must_open(state: State) -> bool:
    forced = state.variant.auction.all_pass in (AllPass.OPENER_BIDS, AllPass.OPENER_AT_MINIMUM)
    return forced and not state.calls
