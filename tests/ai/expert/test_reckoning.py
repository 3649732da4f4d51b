"""Estimates of bit hands are those of the standard player."""

from random import Random

import pytest

from game.ai.expert.reckoning import reckoner
from game.ai.standard.estimate import nameable, prospect, prospects, tricks
from game.rules.cards import Suit
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY

BID = {key: value for key, value in REGISTRY.items() if value.is_bid}


@pytest.mark.parametrize("variant", BID.values(), ids=BID)
def test_estimates_are_those_of_the_standard_player(variant: Variant) -> None:
    assert Phase.AUCTION in variant.phases
    reckon, chance = reckoner(variant), Random(variant.key)
    for _ in range(6):
        cards = tuple(chance.sample(variant.deck.cards, variant.deal.hand_size))
        hand = reckon.plain.bits(cards)
        for suit in Suit:
            bits = reckon.recoded(hand, suit)
            assert bits == reckon.codes[suit].bits(cards)
            assert reckon.dealt(bits, suit) == pytest.approx(prospect(cards, suit, variant).total)
            if not variant.stakes.paid:  # for stakes, where the bidder alone melds, its tricks are fewer
                assert reckon.led(bits) == pytest.approx(tricks(cards, suit, variant))
            trumps = [card for card in cards if card.suit is suit]
            assert reckon.nameable(bits) is nameable(trumps, variant)
        best = prospects(cards, variant)[0]
        if nameable(best.trumps, variant):
            assert reckon.best(hand)[1] == pytest.approx(best.total)
