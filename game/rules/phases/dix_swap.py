"""The swap of a nine of trump for the turned card, in seat order (rules 3.2, 3.3)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import ExchangeDix, KeepDix, TurnAction
from game.rules.cards import Rank
from game.rules.contract_events import SwapDeclined
from game.rules.events import DixExchanged, Event
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.shapes import DIX_POINTS
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:
    """Return a swap of each nine of trump in the hand, and keeping it."""
    nines = (card for card in state.hands[seat] if card.rank is Rank.NINE and card.suit is state.trump)
    return (*(ExchangeDix(nine) for nine in nines), KeepDix())


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the seat that is asked may not do this, or None."""
    match action:
        case ExchangeDix(card):
            if card.rank is not Rank.NINE or card.suit is not state.trump:
                return Reason(Refusal.NOT_A_TRUMP_NINE, (card,))
            return None if card in state.hands[seat] else Reason(Refusal.NOT_HELD, (card,))
        case KeepDix():
            return None
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case ExchangeDix(card) if state.upcard is not None:
            points = DIX_POINTS if state.variant.hand_melds.dix else 0
            return (DixExchanged(seat, card, state.upcard, points),)
        case KeepDix():
            return (SwapDeclined(seat),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))
