"""The decision between the melds and the first lead: play, or shoot the moon (rules 6.1, 6.4, 7.6).

Giving the contract up is one of the exits.
"""

from __future__ import annotations

from game.rules import elsewhere, exits
from game.rules.actions import ShootMoon, StartPlay, TurnAction
from game.rules.contract_events import MoonDeclared
from game.rules.events import Event
from game.rules.flow import onward
from game.rules.reasons import IllegalAction, Reason
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:
    """Return the beginning of the play, and the moon where it is played."""
    return (StartPlay(),) if exits.why_no_moon(state, seat) else (StartPlay(), ShootMoon())


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the bidder may not do this, or None."""
    match action:
        case StartPlay():
            return None
        case ShootMoon():
            return exits.why_no_moon(state, seat)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the events of an action that `why_not` allows."""
    match action:
        case StartPlay():
            return onward(state)
        case ShootMoon():
            return (MoonDeclared(seat),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))
