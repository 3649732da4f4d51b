"""Counting: what captured cards are worth (rules 0.2, 1.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.rules.cards import Card, Rank
from game.rules.variant import Counting, Rounding

CARD_POINTS: dict[Counting, dict[Rank, int]] = {
    Counting.CLASSIC: dict(zip(Rank, (0, 2, 3, 4, 10, 11), strict=True)),
    Counting.SIMPLIFIED: dict(zip(Rank, (0, 0, 5, 5, 10, 10), strict=True)),
    Counting.TENS: dict(zip(Rank, (0, 0, 0, 10, 10, 10), strict=True)),
    Counting.ONES: dict(zip(Rank, (0, 0, 0, 1, 1, 1), strict=True)),
}
"""Points of each rank; every scheme totals 240 (24 in ones) over the single deck."""


def card_points(card: Card, counting: Counting) -> int:
    """Return what one captured card counts."""
    return CARD_POINTS[counting][card.rank]


def pile_points(cards: Iterable[Card], counting: Counting) -> int:
    """Return what a pile of captured cards counts, without the last trick."""
    points = CARD_POINTS[counting]
    return sum(points[card.rank] for card in cards)


def rounded(points: int, rounding: Rounding) -> int:
    """Return one player's trick points as the count scores them (rules 1.7)."""
    match rounding:
        case Rounding.BICYCLE:
            return (points + 3) // 10 * 10
        case Rounding.NEAREST10:
            return (points + 5) // 10 * 10
        case Rounding.NONE:
            return points
        case _:
            assert_never(rounding)
