"""How the player reads points: in the scale of the game, or ten times more or less."""

from __future__ import annotations

from functools import partial

from game.presentation.points import Display, shown_points
from game.presentation.wording.switches import Shown
from game.rules.variant import Variant
from game.settings import Settings


def display_of(settings: Settings) -> Display:
    """Return the scale the player has chosen."""
    return Display(settings.points)


def shown_in(variant: Variant, settings: Settings) -> Shown:
    """Return what turns points of this game into what the player reads."""
    return partial(shown_points, variant=variant, display=display_of(settings))
