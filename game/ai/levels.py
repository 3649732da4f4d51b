"""Levels: the computer players one can sit down with, by the key that records and settings use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai import random_player
from game.ai.choice import Choice
from game.ai.names import LEVEL_NAMES
from game.ai.standard import player
from game.ai.text004 import player as text004
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player: `choose` gets the view of the seat to act and a seed, which decide its answer."""

    key: str
    choose: Callable[[View, int], Choice]


LEVELS: dict[str, Level] = {
    key: Level(key, choose)
    for key, choose in zip(LEVEL_NAMES, (random_player.choose, text004.choose, player.choose), strict=True)
}
"""Every level, the weakest first."""


def level(key: str) -> Level:
    """Return the level with this key; the KeyError of an unknown one names those there are."""
    try:
        return LEVELS[key]
    except KeyError:
        raise KeyError(f"{key!r} is no level: choose one of {', '.join(LEVELS)}") from None
