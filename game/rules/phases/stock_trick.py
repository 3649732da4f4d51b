"""Tricks while the stock lasts: any card may be led and any card may follow (rules 1.2)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, PlayCard, ShowDix, TurnAction
from game.rules.events import CardPlayed, Event
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:
    """Return a play of each card in the hand and on the table."""
    return tuple(PlayCard(card) for card in (*state.hands[seat], *state.table[seat]))


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the seat to act may not do this, or None."""
    match action:
        case PlayCard(card):
            held = card in state.hands[seat] or card in state.table[seat]
            return None if held else Reason(Refusal.NOT_HELD, (card,))
        case DeclareMeld() | ShowDix() | ExchangeDix() | Draw() | EndMelding():
            return Reason(Refusal.NO_WINDOW)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case PlayCard(card):
            return (CardPlayed(seat, card, from_table=card in state.table[seat]),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))
