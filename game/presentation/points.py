"""Points as the player wants to read them: in the game's own scale, or ten times more or less."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import TypeVar

from game.rules.contract_rules import Scale
from game.rules.variant import Counting, Variant
from game.rules.view import View


class Display(Enum):
    """How points are shown: as the rules write them, or a run as 15 or as 150."""

    OWN = "own"
    ONES = "ones"
    TENS = "tens"


_COUNTED = {Counting.TENS: Scale.TENS, Counting.ONES: Scale.ONES}


def converts(variant: Variant) -> bool:
    """Say whether every value of a game is a whole number in the other scale; money never is."""
    return not variant.stakes.paid and _COUNTED.get(variant.scoring.counting) is variant.scale


def shown_points(points: int, variant: Variant, display: Display = Display.OWN) -> int:
    """Return points as they are to be read; a game that does not convert keeps its own scale."""
    if display is Display.OWN or display.value == variant.scale.value or not converts(variant):
        return points
    return points // 10 if display is Display.ONES else points * 10


_Told = TypeVar("_Told")
_POINTS = frozenset(
    {"points", "melds", "tricks", "rounded", "scores", "standing", "target", "count"},
)
"""The fields of events, melds, contracts and reasons that hold points."""


def in_scale(told: _Told, variant: Variant, display: Display) -> _Told:
    """Return an event, an action or anything that holds points, with them as they are to be read."""
    if shown_points(10, variant, display) == 10:  # noqa: PLR2004 - any number that would change
        return told
    return _in_scale(told, variant, display, points=False)


def view_in_scale(view: View, display: Display) -> View:
    """Return a view whose contract, the only points of it that sentences name, is as it is to be read."""
    return replace(view, contract=in_scale(view.contract, view.variant, display))


def _in_scale(told: _Told, variant: Variant, display: Display, *, points: bool) -> _Told:
    if isinstance(told, tuple):
        each = (_in_scale(part, variant, display, points=points) for part in told)
        return type(told)(each)
    if isinstance(told, int) and not isinstance(told, bool) and points:
        return type(told)(shown_points(told, variant, display))
    if not is_dataclass(told) or isinstance(told, type):
        return told
    changed = {
        field.name: _in_scale(getattr(told, field.name), variant, display, points=field.name in _POINTS)
        for field in fields(told)
    }
    return replace(told, **changed)
