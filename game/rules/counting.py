"""Counting: what captured cards are worth (rules 0.2)."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.cards import Card, Rank
from game.rules.variant import Counting

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
