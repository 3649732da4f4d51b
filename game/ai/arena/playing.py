"""Playing: one deal in this process, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from time import thread_time

from game.ai.choice import Choice
from game.rules import engine
from game.rules.match import Match
from game.rules.shuffle import choice_seed
from game.rules.state import State
from game.rules.view import View

Player = Callable[[View, int], Choice]
"""Answers for the seat of a view; the seed decides what is left to chance."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw, what it chose, what that led to, and the processor's seconds it thought."""

    view: View
    choice: Choice
    state: State
    seconds: float


def dealt(match: Match) -> State:
    """Return the state after the next deal of the match has been dealt."""
    return reduce(engine.evolve, engine.start_deal(match), engine.begin(match.variant))


def decisions(state: State, seed: int, players: Sequence[Player]) -> Iterator[Decision]:
    """Play a deal to its end, with a player for each seat, and yield each decision.

    The seed of a choice follows from this seed, the deal, the seat and the number of the decision, never from
    who sits there: the same players in the same seats always play the same.
    """
    number = 0
    while state.to_act is not None:
        seat = state.to_act
        view, chance = engine.view(state, seat), choice_seed(seed, state.deal_no, number, seat)
        start = thread_time()
        choice = players[seat](view, chance)
        seconds = thread_time() - start
        state = reduce(engine.evolve, engine.decide(state, seat, choice.action), state)
        number += 1
        yield Decision(view, choice, state, seconds)
