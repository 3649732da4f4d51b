"""Picking: whole sets of cards are compared, and what must go goes."""

from __future__ import annotations

import pytest

from game.ai.standard.picking import least_missed
from game.rules.cards import Card
from tests.rules.staging import cards

HAND = cards("AS AS KS QS 9H JD 9C 9D")


def by_count(chosen: tuple[Card, ...]) -> float:
    """Miss every spade, and the second ace of them dearly."""
    aces = sum(card.face == "AS" for card in chosen)
    return sum(card.face[-1] == "S" for card in chosen) + 5 * (aces > 1)


def test_the_cheapest_cards_are_taken() -> None:
    assert set(least_missed(HAND, 3, by_count)) <= set(cards("9H JD 9C 9D"))


def test_cards_that_are_cheap_alone_and_dear_together_are_not_taken_together() -> None:
    chosen = least_missed(cards("AS AS KS"), 2, by_count)
    assert [card.face for card in chosen].count("AS") == 1


def test_forced_cards_are_among_those_taken() -> None:
    forced = (Card.parse("KS"), Card.parse("QS"))
    chosen = least_missed(HAND, 3, by_count, forced)
    assert set(forced) < set(chosen)
    assert len(set(chosen)) == 3


def test_too_few_cards_are_an_error() -> None:
    with pytest.raises(ValueError, match="3 cards out of"):
        least_missed(cards("AS"), 3, by_count)
