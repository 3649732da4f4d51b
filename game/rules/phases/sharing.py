"""Sharing the widow: the bidder keeps one card of it and gives everybody else one, face down (rules 9)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import PassCards, TurnAction
from game.rules.cards import Card
from game.rules.choices import Choices, ChooseCards, Purpose
from game.rules.contract_events import CardsPassed
from game.rules.events import Event
from game.rules.picking import why_not_cards
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.seats import following
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:  # noqa: ARG001 - one door for all phases
    """Return nothing: what may be given is in `choices`."""
    return ()


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the cards of the widow that are left, and who gets one of them."""
    return (ChooseCards(Purpose.SHARING, 1, _left(state), receiver=_receiver(state, seat)),)


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the bidder may not give this, or None."""
    match action:
        case PassCards(cards):
            left = _left(state)
            refused = why_not_cards(cards, state.hands[seat].cards, 1)
            return refused or (None if cards[0] in left else Reason(Refusal.NOT_FROM_WIDOW, left))
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case PassCards(cards):
            return (CardsPassed(seat, _receiver(state, seat), cards),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))


def _left(state: State) -> tuple[Card, ...]:
    gone = {card for passed in state.passed for card in passed.cards}
    return tuple(card for card in state.widow if card not in gone)


def _receiver(state: State, seat: int) -> int:
    """Return who gets the next card: in turn from the bidder's left on."""
    for _ in range(len(state.widow) - len(_left(state)) + 1):
        seat = following(state, seat)
    return seat
