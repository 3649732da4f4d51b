"""Cards count in hundredths of a counter, whatever the game counts in."""

import pytest

from game.ai.kernel.coding import coding
from game.ai.kernel.worth import Worth
from game.rules.cards import Suit
from game.rules.variant import Variant
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_all_counting_is_on_one_scale(variant: Variant) -> None:
    layout = coding(variant, Suit.CLUBS).layout
    counts = Worth(layout).counts
    assert sum(counts) == pytest.approx(100 * 3 * 4 * layout.width, abs=60)


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_every_bit_knows_its_suit(variant: Variant) -> None:
    layout = coding(variant, Suit.CLUBS).layout
    worth = Worth(layout)
    for bit in range(layout.size):
        assert worth.suits[worth.suit_of[bit]] == layout.suit[bit]
    assert worth.suits[-1] == layout.trumps


def test_a_trump_is_kept_rather_than_a_plain_card_of_its_face() -> None:
    layout = coding(REGISTRY["cardgames"], Suit.SPADES).layout
    kept = Worth(layout).kept
    assert all(trump > plain for trump, plain in zip(kept[-12:], kept[:12], strict=True))
