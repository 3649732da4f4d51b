"""Picking melds: each seat says which melds it lays, and what it missed is lost (rules 9)."""

from __future__ import annotations

from game.rules import claiming, elsewhere
from game.rules.actions import DeclareMeld, EndMelding, TurnAction
from game.rules.choices import Choices, ChooseMeld
from game.rules.contract_events import MeldPicked, PickingEnded
from game.rules.events import Event
from game.rules.laying import melding_cards, picked_by
from game.rules.melds import Meld
from game.rules.reasons import IllegalAction, Reason
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:  # noqa: ARG001 - one door for all phases
    """Return the end of the picking; melds are in `choices`."""
    return (EndMelding(),)


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the melds that can still be picked, nothing where none adds a point."""
    picked, held = picked_by(state, seat), melding_cards(state, seat)
    left = claiming.best_left(picked, held, state.trump, state.variant)
    return (ChooseMeld(left, held, picked, state.trump, state.variant),) if left else ()


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the seat may not do this, or None."""
    match action:
        case DeclareMeld():
            held = melding_cards(state, seat)
            return claiming.why_not(picked_by(state, seat), action, held, state.trump, state.variant)
        case EndMelding():
            return None
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case DeclareMeld(kind, cards):
            points = claiming.gain(picked_by(state, seat), action, state.trump, state.variant)
            return (MeldPicked(seat, Meld(kind, cards, points)),)
        case EndMelding():
            return (PickingEnded(seat),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))
