"""Ranking: the best of valued actions, the same for the same seed."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from game.ai.choice import Valued
from game.rules.actions import Action

A = TypeVar("A", bound=Action)

_EQUAL = 1e-6


def ranked(values: Mapping[A, float], seed: int) -> tuple[A, tuple[Valued, ...]]:
    """Return the action with the highest value, the seed choosing among equals, and all, best first."""
    best = max(values.values())
    chosen = Random(seed).choice([action for action, value in values.items() if value > best - _EQUAL])
    order = sorted(values, key=lambda action: (action is not chosen, -values[action]))
    return chosen, tuple(Valued(action, round(values[action], 2)) for action in order)
