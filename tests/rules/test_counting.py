"""Counting: every scheme totals 240, or 24 in ones (rules 0.2)."""

from __future__ import annotations

import pytest

from game.rules.cards import Card, Deck
from game.rules.counting import card_points, pile_points
from game.rules.variant import Counting


@pytest.mark.parametrize(
    ("counting", "total"),
    [(Counting.CLASSIC, 240), (Counting.SIMPLIFIED, 240), (Counting.TENS, 240), (Counting.ONES, 24)],
)
def test_the_single_deck_counts_240_before_the_last_trick(counting: Counting, total: int) -> None:
    assert pile_points(Deck().cards, counting) == total


def test_the_double_deck_counts_48_before_the_last_trick() -> None:
    assert pile_points(Deck(copies=4, nines=False).cards, Counting.ONES) == 48


@pytest.mark.parametrize(
    ("face", "points"), [("AS", 11), ("10S", 10), ("KS", 4), ("QS", 3), ("JS", 2), ("9S", 0)]
)
def test_classic_count(face: str, points: int) -> None:
    assert card_points(Card.parse(face), Counting.CLASSIC) == points
