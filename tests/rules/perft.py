"""Perft: how many ways there are to go on from a position, counted by first action when a count is wrong."""

from __future__ import annotations

from functools import reduce

from game.rules.actions import Action
from game.rules.engine import decide, evolve, legal_actions
from game.rules.state import State


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` actions without claims; a deal that ends counts as one."""
    return sum(divide(state, depth).values()) if depth and state.to_act is not None else 1


def divide(state: State, depth: int) -> dict[Action, int]:
    """Return the count below each first action."""
    seat = state.to_act
    assert seat is not None
    return {
        action: perft(reduce(evolve, decide(state, seat, action), state), depth - 1)
        for action in legal_actions(state, seat, interrupts=False)
    }


def told(state: State, depth: int) -> str:
    """Return the divide as lines to compare with an engine that counts differently."""
    return "\n".join(f"{count:9} {action}" for action, count in divide(state, depth).items())
