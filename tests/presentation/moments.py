"""Moments of decision: views in which a seat is to act in a part of the deal."""

from collections.abc import Callable
from functools import cache

from game.presentation.areas import Areas, areas
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.presentation.evenings import round_of

SIZES = ((1024, 768), (1366, 768), (1920, 1080), (3840, 2160))


@cache
def moments(key: str, phase: Phase) -> tuple[View, ...]:
    """Return views of several deals in which seat 0 decides in this part."""
    found = [
        view
        for seed in range(30)
        for _event, view in round_of(key, seed)
        if view.phase is phase and view.to_act == 0 and view.result is None
    ]
    assert found, (key, phase)
    return tuple(found)


def moment(key: str, phase: Phase, fits: Callable[[View], bool] = lambda _view: True) -> View:
    """Return the first such view that fits."""
    return next(view for view in moments(key, phase) if fits(view))


def places(size: tuple[int, int], key: str) -> Areas:
    """Return the table for the seats of a game."""
    return areas(size, seats=REGISTRY[key].seats)


def plain(points: int) -> int:
    """Show points as they are."""
    return points
