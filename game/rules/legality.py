"""Legality: what a seat may do in any phase, and why not anything else."""

from __future__ import annotations

from typing import Protocol

from game.rules import claims
from game.rules.actions import Action, DeclareOut, TurnAction
from game.rules.events import Event
from game.rules.phases import meld_window, playoff, stock_trick
from game.rules.reasons import Reason, Refusal
from game.rules.state import State
from game.rules.variant import Phase


class PhaseRules(Protocol):
    """What each module of `phases` offers; the seat asked about is always the one to act."""

    def legal(self, state: State, seat: int) -> tuple[TurnAction, ...]:
        """Return what the seat may do."""
        ...

    def why_not(self, state: State, seat: int, action: TurnAction) -> Reason | None:
        """Return why the seat may not do this, or None."""
        ...

    def decide(self, state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
        """Return the events of an action that is allowed."""
        ...


PHASES: dict[Phase, PhaseRules] = {
    Phase.STOCK_TRICK: stock_trick,
    Phase.MELD_WINDOW: meld_window,
    Phase.PLAYOFF: playoff,
}


def legal_actions(state: State, seat: int, *, interrupts: bool = True) -> tuple[Action, ...]:
    """Return what this seat may do now: its turn's actions, and with `interrupts` a claim out of turn too."""
    acts = PHASES[state.phase].legal(state, seat) if state.to_act == seat else ()
    if interrupts and claims.why_not(state, seat) is None:
        return (*acts, DeclareOut())
    return acts


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return why this seat may not do this now, or None when it may."""
    if state.result is not None:
        return Reason(Refusal.DEAL_OVER)
    if state.trump is None:
        return Reason(Refusal.NOT_DEALT)
    if isinstance(action, DeclareOut):
        return claims.why_not(state, seat)
    if state.to_act != seat:
        return Reason(Refusal.NOT_YOUR_TURN)
    return PHASES[state.phase].why_not(state, seat, action)
