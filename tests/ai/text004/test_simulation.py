"""Simulated deals: whole, legal, and the same for the same seed."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.text004.simulation import totals
from game.rules.cards import Hand, Suit
from game.rules.keeping import all_points
from game.rules.scorer import meld_total
from game.rules.variants import REGISTRY
from game.rules.whole_hands import meld_table
from tests.rules.staging import variant

STRONG = Hand.parse("AS AS 10S 10S KS KS QS QS JS AH AD AC")
WEAK = Hand.parse("9S 9H JH QH 9D JD QD 9C JC QC 10C KD")


def test_totals_come_in_rising_order_and_the_same_for_the_same_seed() -> None:
    rules = REGISTRY["cardgames"]
    reached = totals(WEAK, Suit.DIAMONDS, rules, 6, Random(1))
    assert list(reached) == sorted(reached)
    assert len(reached) == 6
    assert reached == totals(WEAK, Suit.DIAMONDS, rules, 6, Random(1))


def test_a_strong_hand_reaches_more_than_a_weak_one() -> None:
    rules = REGISTRY["classic_500"]
    strong, weak = (totals(hand, Suit.SPADES, rules, 6, Random(2)) for hand in (STRONG, WEAK))
    assert strong[3] > weak[3]


@pytest.mark.parametrize("key", ["bicycle_auction", "double_deck", "article_20"])
def test_no_total_is_more_than_melds_and_all_tricks(key: str) -> None:
    rules = REGISTRY[key]
    deck = list(rules.deck.cards)
    Random(3).shuffle(deck)
    hand = Hand(deck[: rules.deal.hand_size])
    most = all_points(rules) + meld_total(Hand(rules.deck.cards), Suit.SPADES, meld_table(rules))
    assert all(0 <= total <= most for total in totals(hand, Suit.SPADES, rules, 3, Random(4)))


def test_every_trick_alone_is_worth_all_points() -> None:
    rules = variant(REGISTRY["classic_500"], passed=0)
    sure = Hand.parse("AS AS 10S 10S KS KS QS QS JS JS 9S 9S")
    (total,) = totals(sure, Suit.SPADES, rules, 1, Random(5))
    assert total >= all_points(rules) + meld_total(sure, Suit.SPADES, meld_table(rules))
