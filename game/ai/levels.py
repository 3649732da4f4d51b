"""Levels: the computer players one can sit down with, by the names that records and settings use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai import random_player
from game.ai.choice import Choice
from game.ai.club import player as club
from game.ai.expert import player as expert
from game.ai.names import exact_name
from game.ai.novice import player as novice
from game.ai.standard import player
from game.ai.text004 import player as text004
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player: `choose` gets the view of the seat to act and a seed, which decide its answer.

    A player who comes to answer otherwise is a new row with the next `version`; an old row stays as long as
    somebody may want to sit down with it.
    """

    key: str
    version: int
    choose: Callable[[View, int], Choice]

    @property
    def exact(self) -> str:
        """The name of this version alone, as in `standard@1`."""
        return f"{self.key}@{self.version}"


ROWS = (
    Level("random", 1, random_player.choose),
    Level("novice", 1, novice.choose),
    Level("text004", 1, text004.choose),
    Level("standard", 1, player.choose),
    Level("club", 1, club.choose),
    Level("expert", 1, expert.choose),
)
"""Every version of every level, in the order of `EXACT_NAMES`."""

LEVELS = {row.key: row for row in ROWS}
"""The newest version of every level by its key, the weakest first."""

_EXACT = {row.exact: row for row in ROWS}


def level(name: str) -> Level:
    """Return the level with this key, or the version `standard@1`; an unknown one is a KeyError."""
    exact = exact_name(name)
    if exact is None:
        raise KeyError(f"{name!r} is no level: choose one of {', '.join(LEVELS)}")
    return _EXACT[exact]
