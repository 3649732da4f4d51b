"""Views: what one seat, or a spectator, may see of a state and of an event."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import Card, Hand
from game.rules.contract_events import (
    CardsBuried,
    CardsPassed,
    DeadHandDealt,
    MeldPicked,
    MeldsTold,
    PassChosen,
    WidowDealt,
    WidowTaken,
)
from game.rules.events import CardDrawn, CardsDealt, DealStarted, Event
from game.rules.holdings import with_laid
from game.rules.legality import legal_actions, legal_choices
from game.rules.scoring import meld_points, trick_points
from game.rules.seats import partner_of, sitting_out
from game.rules.state import Passed, State
from game.rules.view import View


def view(state: State, seat: int | None) -> View:
    """Return all that `seat` may know of the state; None is a spectator, who sees no hand and has no turn."""
    seats, legal = state.variant.seats, () if seat is None else legal_actions(state, seat)
    choices = () if seat is None else legal_choices(state, seat)
    state = _with_picks(state, seat)
    return View(
        seat=seat,
        variant=state.variant,
        deal_no=state.deal_no,
        dealer=state.dealer,
        standing=state.standing,
        target=state.target,
        phase=state.phase,
        to_act=state.to_act,
        leader=state.leader,
        hand=Hand() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        table=state.table,
        known=state.known,
        stock_count=len(state.stock),
        upcard=state.upcard,
        trump=state.trump,
        exchanged=state.exchanged,
        plays=state.plays,
        tricks=state.tricks,
        melds=tuple(laid for laid in state.melds if laid.shown or laid.seat == seat),
        counted_dix=state.counted_dix,
        window_melds=state.window_melds,
        window_dix=state.window_dix,
        drawn=state.drawn,
        meld_points=meld_points(state.melds, seats),
        trick_points=trick_points(state.tricks, seats),
        claims=state.claims,
        counted=state.counted,
        result=state.result,
        won=state.won,
        legal=legal,
        choices=choices,
        sitting_out=sitting_out(state.variant, state.dealer),
        dead_count=len(state.dead),
        widow=state.widow if _sees_widow(state, seat) else (),
        widow_count=0 if state.widow_taken else len(state.widow),
        calls=state.calls,
        contract=state.contract,
        chosen=state.chosen if _chose(state, seat) else (),
        passed=tuple(_passed(passed, seat) for passed in state.passed),
        buried=state.buried if _is_bidder(state, seat) else _backs(state.buried),
        announced_trumps=state.announced_trumps,
        announced_aces=state.announced_aces,
        moon=state.moon,
        offering=state.offering,
        offered=state.offered,
        rest=state.rest,
        ending=state.ending,
        played=state.played,
        kitty=state.kitty,
    )


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` saw it, with the cards that it did not see taken out."""
    match event:
        case DealStarted():
            return replace(event, deck=())
        case CardsDealt(owner, cards) if owner != seat:
            return CardsDealt(owner, (None,) * len(cards))
        case CardDrawn(owner, _, shown, from_upcard) if owner != seat and not shown and not from_upcard:
            return CardDrawn(owner, None)
        case DeadHandDealt(cards) | WidowDealt(cards):
            return replace(event, cards=_backs(cards))
        case WidowTaken(owner, cards, False) if owner != seat:
            return replace(event, cards=_backs(cards))
        case PassChosen(owner, cards) | CardsBuried(owner, cards) if owner != seat:
            return replace(event, cards=_backs(cards))
        case MeldPicked(owner) if owner != seat:
            return MeldPicked(owner, None)
        case MeldsTold(owner) if owner != seat:
            return replace(event, melds=())
        case CardsPassed(giver, receiver, cards) if seat not in (giver, receiver):
            return replace(event, cards=_backs(cards))
        case _:
            return event


def _with_picks(state: State, seat: int | None) -> State:
    """Return the state as it looks to a seat that has picked melds: they lie before it, for it alone."""
    picks = tuple(each for each in state.picked if each.seat == seat)
    if seat is None or not picks:
        return state
    laid = with_laid(state, seat, (card for each in picks for card in each.meld.cards))
    return replace(laid, melds=(*state.melds, *picks))


def _backs(cards: tuple[Card | None, ...]) -> tuple[None, ...]:
    return (None,) * len(cards)


def _passed(passed: Passed, seat: int | None) -> Passed:
    if seat in (passed.giver, passed.receiver):
        return passed
    return replace(passed, cards=_backs(passed.cards))


def _sees_widow(state: State, seat: int | None) -> bool:
    return state.widow_taken and (not state.variant.widow.shared or _is_bidder(state, seat))


def _is_bidder(state: State, seat: int | None) -> bool:
    return state.contract is not None and state.contract.seat == seat


def _chose(state: State, seat: int | None) -> bool:
    """Say whether the pass that lies waiting for the other partner's is this seat's."""
    return state.to_act is not None and partner_of(state.variant, state.to_act) == seat
