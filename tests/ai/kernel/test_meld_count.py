"""Melds counted from small tables are those of the scorer, in every game and under every switch of melds."""

from random import Random

import pytest

from game.ai.kernel.coding import coding
from game.ai.kernel.meld_count import MeldCount
from game.rules.cards import Hand, Suit
from game.rules.scorer import meld_total
from game.rules.switches import SWITCHES, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.rules.whole_hands import meld_table

HANDS = 25


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_melds_of_every_game_are_those_of_the_rules(variant: Variant) -> None:
    _compare(variant, Random(variant.key))


@pytest.mark.parametrize("key", ["cardgames", "double_deck", "auction_250"])
def test_melds_under_switches_at_random_are_those_of_the_rules(key: str) -> None:
    chance = Random(key)
    for _ in range(12):
        variant = REGISTRY[key]
        for switch in SWITCHES:
            if switch.group == "hand_melds" and switch.applies(variant) and chance.random() < 1 / 2:
                variant = with_switch(variant, switch.key, chance.choice(switch.valid(variant)))
        _compare(variant, chance, 6)


def _compare(variant: Variant, chance: Random, hands: int = HANDS) -> None:
    """Compare hands at random, many of them with more pictures than a deal would bring."""
    table = meld_table(variant)
    for trump in (*Suit, None):
        code, count = coding(variant, trump), MeldCount(variant, trump)
        for _ in range(hands):
            cards = chance.sample(variant.deck.cards, chance.randint(8, len(variant.deck.cards) * 2 // 3))
            assert count.total(code.bits(cards)) == meld_total(Hand(cards), trump, table)
