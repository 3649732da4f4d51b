"""Passing: the partner gives the bidder cards, and the bidder as many back (rules 6.1, 6.3)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import PassCards, TurnAction
from game.rules.cards import Card
from game.rules.choices import Choices, ChooseCards, Purpose
from game.rules.contract_events import CardsPassed, PassChosen
from game.rules.events import Event
from game.rules.picking import why_not_cards
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.seats import partner_of
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:  # noqa: ARG001 - one door for all phases
    """Return nothing: what may be passed is in `choices`."""
    return ()


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the cards out of which a pass is chosen."""
    kept = _kept(state, seat)
    cards = tuple(card for card in state.hands[seat] if card not in kept)
    return (ChooseCards(Purpose.PASSING, state.variant.passing.passed, cards),)


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the seat may not pass this, or None."""
    match action:
        case PassCards(cards):
            refused = why_not_cards(cards, state.hands[seat].cards, state.variant.passing.passed)
            if refused:
                return refused
            received = tuple(card for card in cards if card in _kept(state, seat))
            return Reason(Refusal.RECEIVED_CARD, received) if received else None
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the events of an action that `why_not` allows, without what follows from them."""
    partner = partner_of(state.variant, seat)
    match action:
        case PassCards(cards) if partner is not None:
            if not state.variant.passing.simultaneous:
                return (CardsPassed(seat, partner, cards),)
            if not state.chosen:
                return (PassChosen(seat, cards),)
            return (CardsPassed(partner, seat, state.chosen), CardsPassed(seat, partner, cards))
        case _:
            raise IllegalAction(elsewhere.refusal(action))


def _kept(state: State, seat: int) -> tuple[Card | None, ...]:
    """Return the cards that may not go back, because they came from the partner; the widow's may."""
    if state.variant.passing.may_return:
        return ()
    received = (card for passed in state.passed if passed.receiver == seat for card in passed.cards)
    return tuple(card for card in received if card not in state.widow)
