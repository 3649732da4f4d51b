"""Legality: what a seat may do in any phase, and why not anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.rules import claims, exits
from game.rules.actions import Action, Bid, DeclareOut, ExitAction, PassBid, TurnAction
from game.rules.choices import Choices
from game.rules.events import Event
from game.rules.phases import (
    auction,
    burying,
    concession,
    decision,
    dix_swap,
    meld_window,
    melds,
    name_trump,
    passing,
    playoff,
    sharing,
    stock_trick,
    widow,
)
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
    Phase.DIX_SWAP: dix_swap,
    Phase.AUCTION: auction,
    Phase.WIDOW: widow,
    Phase.SHARING: sharing,
    Phase.NAME_TRUMP: name_trump,
    Phase.PASSING: passing,
    Phase.MELDS: melds,
    Phase.BURYING: burying,
    Phase.DECISION: decision,
    Phase.CONCESSION: concession,
    Phase.PLAYOFF: playoff,
}
_CHOICES: dict[Phase, Callable[[State, int], tuple[Choices, ...]]] = {
    Phase.AUCTION: auction.choices,
    Phase.SHARING: sharing.choices,
    Phase.PASSING: passing.choices,
    Phase.MELDS: melds.choices,
    Phase.BURYING: burying.choices,
}


def legal_actions(state: State, seat: int, *, interrupts: bool = True) -> tuple[Action, ...]:
    """Return what this seat may do now, but for the sets of `legal_choices`.

    With `interrupts` that includes what ends a deal early: a claim, out of turn too, and the exits.
    """
    on_turn = state.to_act == seat
    acts: tuple[Action, ...] = PHASES[state.phase].legal(state, seat) if on_turn else ()
    if not interrupts:
        return acts
    leaving = exits.legal(state, seat) if on_turn else ()
    claim = (DeclareOut(),) if claims.why_not(state, seat) is None else ()
    return (*acts, *leaving, *claim)


def legal_choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the sets of actions that are too many to list: bids, melds, cards to pass or bury."""
    listed = _CHOICES.get(state.phase) if state.to_act == seat else None
    return listed(state, seat) if listed else ()


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return why this seat may not do this now, or None when it may."""
    if state.result is not None:
        return Reason(Refusal.DEAL_OVER)
    if not state.deal_no:
        return Reason(Refusal.NOT_DEALT)
    if isinstance(action, DeclareOut):
        return claims.why_not(state, seat)
    if isinstance(action, Bid | PassBid) and _has_passed(state, seat):
        return Reason(Refusal.PASS_IS_FINAL)
    if state.to_act != seat:
        return Reason(Refusal.NOT_YOUR_TURN)
    if isinstance(action, ExitAction):
        return exits.why_not(state, seat, action)
    return PHASES[state.phase].why_not(state, seat, action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the events of an action that `why_not` allows, without what follows from them."""
    if isinstance(action, ExitAction):
        return exits.decide(state, seat, action)
    return PHASES[state.phase].decide(state, seat, action)


def _has_passed(state: State, seat: int) -> bool:
    passed = any(call.seat == seat and call.points is None for call in state.calls)
    return passed and state.phase is Phase.AUCTION
