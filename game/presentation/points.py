"""Points as the player wants to read them: in the game's own scale, or ten times more or less."""

from __future__ import annotations

from enum import Enum

from game.rules.contract_rules import Scale
from game.rules.variant import Counting, Variant


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
