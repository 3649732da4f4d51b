"""Choosing: among what does about as well in the sampled deals, what a good human would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TypeVar

from game.ai.choice import Valued
from game.rules.actions import Action

A = TypeVar("A", bound=Action)

SURE = 1.0
"""So many standard errors must lie between two means before the better one is taken to be better."""


def preferred(
    liked: Sequence[A], samples: Mapping[A, Sequence[float]], near: float, sure: float = SURE
) -> tuple[A, tuple[Valued, ...]]:
    """Return the first action of `liked` that is not clearly worse than the best, and what all are worth.

    `samples` has the worth of every action in the same deals, in the same order; so the differences between
    two actions tell more than either mean. Within `near` points of the best an action counts as good as it.
    """
    means = {action: fmean(values) for action, values in samples.items()}
    best = max(liked, key=lambda action: means[action])
    chosen = next(action for action in liked if _as_good(samples[action], samples[best], near, sure))
    order = sorted(liked, key=lambda action: (action != chosen, -means[action]))
    return chosen, tuple(Valued(action, round(means[action], 2)) for action in order)


def _as_good(own: Sequence[float], best: Sequence[float], near: float, sure: float) -> bool:
    missing = [better - value for better, value in zip(best, own, strict=True)]
    error = stdev(missing) / sqrt(len(missing)) if len(missing) > 1 else 0.0
    return fmean(missing) <= max(near, sure * error)
