"""Chances of windows and of cards, in thousandths."""

from __future__ import annotations

from math import comb

SURE = 1000
_WINDOW = 0.45  # How often a seat that wants a trick while the stock lasts gets it.
_MELDS = 12


def windows(tricks: int) -> list[list[int]]:
    """Return the chance of at least 0, 1, 2, ... own windows in 0 to `tricks` tricks."""
    return [[_at_least(count, tries) for tries in range(tricks + 1)] for count in range(_MELDS + 1)]


def _at_least(count: int, tries: int) -> int:
    fewer = sum(
        comb(tries, n) * _WINDOW**n * (1 - _WINDOW) ** (tries - n) for n in range(min(count, tries + 1))
    )
    return max(0, round(SURE * (1 - fewer)))
