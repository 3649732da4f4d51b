"""Cards become bits and stay the same cards."""

import pytest

from game.ai.kernel.coding import coding
from game.rules.cards import Suit
from game.rules.variant import Variant
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("trump", [*Suit, None])
@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_every_face_has_a_place_of_its_own(variant: Variant, trump: Suit | None) -> None:
    code = coding(variant, trump)
    assert code.bits(variant.deck.cards) == code.layout.full
    assert all(code.faces[code.place[card]] == (card.rank, card.suit) for card in variant.deck.cards)
    assert sorted(code.faces) == code.places(code.layout.full)


def test_trumps_are_what_the_layout_calls_trumps() -> None:
    variant = REGISTRY["double_deck"]
    code = coding(variant, Suit.DIAMONDS)
    diamonds = [card for card in variant.deck.cards if card.suit is Suit.DIAMONDS]
    assert code.bits(diamonds) == code.layout.trumps
