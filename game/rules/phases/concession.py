"""The answer of one opponent to the other's proposal to concede (rules 5.6)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import AnswerConcession, TurnAction
from game.rules.contract_events import ConcessionAnswered
from game.rules.events import Event
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:  # noqa: ARG001 - one door for all phases
    """Return both answers, playing on first."""
    return (AnswerConcession(agreed=False), AnswerConcession(agreed=True))


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:  # noqa: ARG001 - one door for all phases
    """Return why the seat that is asked may not do this, or None."""
    return None if isinstance(action, AnswerConcession) else Reason(Refusal.ANSWER_FIRST)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:  # noqa: ARG001 - one door for all
    """Return the event of an action that `why_not` allows, without what follows from it."""
    if isinstance(action, AnswerConcession):
        return (ConcessionAnswered(seat, action.agreed),)
    raise IllegalAction(elsewhere.refusal(action))
