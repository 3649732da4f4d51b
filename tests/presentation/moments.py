"""Moments of decision: views in which a seat is to act in a part of the deal."""

from collections.abc import Callable
from functools import cache
from itertools import chain

from game.ai.arena.playing import dealt
from game.ai.levels import level
from game.presentation.areas import Areas, areas
from game.rules.actions import Action
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.state import State
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.rules.playing import played, steps

SIZES = ((1024, 768), (1366, 768), (1920, 1080), (3840, 2160))


_DEALS = 30


@cache
def decisions(key: str) -> tuple[View, ...]:
    """Return the views in which seat 0 decides, of deals by chance and of deals between standard players."""
    matches = [(seed, new_match(REGISTRY[key], seed)) for seed in range(_DEALS)]
    chance = (step for seed, match in matches for step in steps(match, seed))
    sound = (step for _, match in matches for step in played(dealt(match), _standard))
    return tuple(view(state, 0) for state, seat, _action, _events in chain(chance, sound) if seat == 0)


def _standard(state: State) -> tuple[int, Action]:
    seat = state.to_act or 0
    return seat, level("standard").choose(view(state, seat), 1).action


def moments(key: str, phase: Phase) -> tuple[View, ...]:
    """Return those in this part of a deal."""
    found = tuple(seen for seen in decisions(key) if seen.phase is phase)
    assert found, (key, phase)
    return found


def moment(key: str, phase: Phase, fits: Callable[[View], bool] = lambda _view: True) -> View:
    """Return the first such view that fits."""
    return next(seen for seen in moments(key, phase) if fits(seen))


def places(size: tuple[int, int], key: str) -> Areas:
    """Return the table for the seats of a game."""
    return areas(size, seats=REGISTRY[key].seats)


def plain(points: int) -> int:
    """Show points as they are."""
    return points
