"""What must be held of a suit to make it trump (rules 7.3)."""

from __future__ import annotations

import pytest

from game.rules.cards import Suit
from game.rules.contract_rules import TrumpNeeds
from game.rules.naming import suits, why_not
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

HAND = "AS 10S KS QS JS KH QH 9D KD AC 10C JC"


@pytest.mark.parametrize(
    ("needs", "named"),
    [
        (TrumpNeeds.NOTHING, set(Suit)),
        (TrumpNeeds.MARRIAGE, {Suit.SPADES, Suit.HEARTS}),
        (TrumpNeeds.RUN, {Suit.SPADES}),
        (TrumpNeeds.DIX, {Suit.DIAMONDS}),
    ],
)
def test_the_suits_that_may_be_named(needs: TrumpNeeds, named: set[Suit]) -> None:
    table = Table(variant(REGISTRY["cardgames"], trump_needs=needs), dealer=3).deal_hands(HAND)
    assert set(suits(table.state, 0)) == named
    for suit in set(Suit) - named:
        reason = why_not(table.state, 0, suit)
        assert reason is not None
        assert set(reason.cards) == set(table.state.hands[0].of_suit(suit))
