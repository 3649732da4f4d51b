"""What goes to the bidder, comes back or is buried: so many cards of the hand, and no meld without need."""

from random import Random

import pytest

from game.ai.expert.manners import manners
from game.ai.kernel.coding import coding
from game.ai.kernel.layout import without
from game.rules.cards import Hand, Suit
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("key", ["cardgames", "classic_500", "auction_250", "double_deck"])
def test_so_many_cards_of_the_hand_are_chosen(key: str) -> None:
    variant, chance = REGISTRY[key], Random(key)
    for trump in Suit:
        code, ways = coding(variant, trump), manners(variant, trump)
        hand = code.bits(chance.sample(variant.deck.cards, 16))
        for chosen in (ways.given(hand, 4), ways.returned(hand, 4), ways.buried(hand, 3)):
            count = chosen.bit_count()
            assert count in (3, 4)
            assert without(code.layout, hand, chosen).bit_count() == 16 - count


def test_trumps_and_aces_go_to_the_bidder() -> None:
    code = coding(REGISTRY["cardgames"], Suit.HEARTS)
    hand = code.bits(Hand.parse("AH 10H KH AC 9C 9D JC QC 10D 9S JS 10S"))
    given = manners(REGISTRY["cardgames"], Suit.HEARTS).given(hand, 4)
    assert given == code.bits(Hand.parse("AH 10H KH AC"))


def test_the_bidder_keeps_melds_and_trumps() -> None:
    code = coding(REGISTRY["cardgames"], Suit.HEARTS)
    hand = code.bits(Hand.parse("AH 10H KH QH JH AC KS QS JD 9C 9D JC 10D 9S JS 10S"))
    back = manners(REGISTRY["cardgames"], Suit.HEARTS).returned(hand, 4)
    assert not back & code.bits(Hand.parse("AH 10H KH QH JH AC KS QS JD"))


def test_counters_in_danger_are_buried_before_what_was_melded() -> None:
    code = coding(REGISTRY["auction_250"], Suit.HEARTS)
    hand = code.bits(Hand.parse("AH 10H KH QH JH AC AD AS KS QS 10C KC 10D 9S JS 9D 9C JC"))
    buried = manners(REGISTRY["auction_250"], Suit.HEARTS).buried(hand, 3)
    assert buried == code.bits(Hand.parse("10C KC 10D")) or buried & code.bits(Hand.parse("10C 10D"))
    assert not buried & code.layout.trumps
