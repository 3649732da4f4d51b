"""The widow before it is turned: the bidder takes it, or throws in unseen (rules 5.3, 5.5)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import TakeWidow, TurnAction
from game.rules.events import Event
from game.rules.flow import taking
from game.rules.reasons import IllegalAction, Reason
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:  # noqa: ARG001 - one door for all phases
    """Return the taking of the widow."""
    return (TakeWidow(),)


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:  # noqa: ARG001 - one door for all phases
    """Return why the bidder may not do this, or None."""
    return None if isinstance(action, TakeWidow) else elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:  # noqa: ARG001 - see above
    """Return the event of an action that `why_not` allows, without what follows from it."""
    if isinstance(action, TakeWidow):
        return (taking(state),)
    raise IllegalAction(elsewhere.refusal(action))
