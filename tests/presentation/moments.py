"""Moments of decision: views in which a seat is to act in a part of the deal."""

from collections.abc import Callable
from functools import cache

from game.presentation.areas import Areas, areas
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.rules.playing import steps

SIZES = ((1024, 768), (1366, 768), (1920, 1080), (3840, 2160))


@cache
def decisions(key: str) -> tuple[View, ...]:
    """Return the views of several deals in which seat 0 decides."""
    matches = (new_match(REGISTRY[key], seed) for seed in range(30))
    played = (step for seed, match in enumerate(matches) for step in steps(match, seed))
    return tuple(view(state, 0) for state, seat, _action, _events in played if seat == 0)


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
