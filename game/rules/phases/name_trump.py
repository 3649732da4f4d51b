"""Naming trump: the bidder's choice, where needed only of a suit with a marriage, run or nine (rules 7.3)."""

from __future__ import annotations

from game.rules import elsewhere, naming
from game.rules.actions import NameTrump, TurnAction
from game.rules.contract_events import TrumpNamed
from game.rules.events import Event
from game.rules.reasons import IllegalAction, Reason
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:
    """Return the suits that may be named."""
    return tuple(NameTrump(suit) for suit in naming.suits(state, seat))


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the bidder may not do this, or None."""
    match action:
        case NameTrump(suit):
            return naming.why_not(state, seat, suit)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:  # noqa: ARG001 - one door for all
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case NameTrump(suit):
            return (TrumpNamed(seat, suit),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))
