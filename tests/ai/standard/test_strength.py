"""Strength: what is worth keeping for the playoff."""

from __future__ import annotations

import pytest

from game.ai.standard.strength import own_strength, strength, upcard_advantage
from game.rules.cards import Card, Rank, RankOrder, Suit
from tests.ai.asking import midway, playoff, sight
from tests.rules.staging import variant

HAND = "KS QS 9H JH 9D JC 9C AH 10H 10C QD KD"


@pytest.mark.parametrize("order", RankOrder)
def test_the_trump_ace_is_worth_most_and_any_trump_more_than_its_plain_fellow(order: RankOrder) -> None:
    seen = sight(midway(HAND, rules=variant(rank_order=order)))
    for rank in Rank:
        trump, plain = (strength(seen, Card.of(rank, suit, 0)) for suit in (Suit.SPADES, Suit.HEARTS))
        assert trump > plain
        assert trump <= strength(seen, Card.of(Rank.ACE, Suit.SPADES, 0))


def test_a_higher_trump_is_worth_more() -> None:
    seen = sight(midway(HAND))
    trumps = [strength(seen, Card.of(rank, Suit.SPADES, 0)) for rank in RankOrder.ACE_TEN.ascending]
    assert trumps == sorted(trumps)


@pytest.mark.parametrize("order", RankOrder)
def test_of_the_plain_cards_only_aces_are_surely_worth_keeping(order: RankOrder) -> None:
    seen = sight(midway(HAND, rules=variant(rank_order=order)))
    worth = {rank: strength(seen, Card.of(rank, Suit.HEARTS, 0)) for rank in Rank}
    assert max(worth, key=worth.__getitem__) is Rank.ACE
    assert worth[Rank.ACE] > 5
    assert worth[Rank.JACK] < 0


def test_a_ten_that_ranks_low_is_worth_less() -> None:
    ten = Card.parse("10H0")
    assert strength(sight(midway(HAND, rules=variant(rank_order=RankOrder.ACE_KING))), ten) < strength(
        sight(midway(HAND)), ten
    )


def test_own_strength_is_that_of_all_own_cards() -> None:
    seen = sight(midway("KS QS 9H JH 9D JC 9C AH 10H 10C", table="QD KD"))
    assert own_strength(seen) == pytest.approx(sum(strength(seen, card) for card in seen.own))


def test_a_trump_ace_under_the_stock_is_better_than_what_is_hidden() -> None:
    assert upcard_advantage(sight(midway(HAND, upcard="AS", tricks=1))) > 5
    assert upcard_advantage(sight(playoff("AS KS", "9H 9D"))) == 0
