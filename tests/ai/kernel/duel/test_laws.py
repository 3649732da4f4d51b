"""The laws on bits: melds of every class, and which of them block a card for which others (rules 1.3)."""

from __future__ import annotations

import pytest

from game.ai.kernel.duel.laws import Laws
from game.rules.cards import Suit
from game.rules.melds import MeldKind
from game.rules.variant import Rounding
from tests.rules.staging import variant

PLAIN = Laws(variant(), Suit.SPADES)
DEAR = Laws(variant(eights="1000", double_pinochle="300"), Suit.SPADES)


def blocked(laws: Laws, laid: MeldKind) -> set[MeldKind]:
    """Return the kinds that a card may not be in any more once it has been in one of this kind."""
    shapes = laws.shapes
    levels = shapes.blocks[shapes.kinds.index(laid)]
    return {kind for kind, level in zip(shapes.kinds, shapes.level, strict=True) if level in levels}


def test_melds_come_dearest_first_with_all_their_cards() -> None:
    assert PLAIN.shapes.points == sorted(PLAIN.shapes.points, reverse=True)
    assert PLAIN.shapes.kinds[PLAIN.shapes.run] is MeldKind.RUN
    assert PLAIN.shapes.cards[PLAIN.shapes.run].bit_count() == 10
    assert PLAIN.shapes.cards[PLAIN.shapes.royal].bit_count() == 4
    assert MeldKind.EIGHT_ACES not in PLAIN.shapes.kinds
    assert DEAR.shapes.copies[DEAR.shapes.kinds.index(MeldKind.EIGHT_ACES)] == 2


def test_a_card_is_used_again_in_its_class_only_for_more() -> None:
    assert blocked(PLAIN, MeldKind.ROYAL_MARRIAGE) == {MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE}
    assert blocked(PLAIN, MeldKind.RUN) >= {MeldKind.RUN, MeldKind.ROYAL_MARRIAGE}
    assert blocked(PLAIN, MeldKind.PINOCHLE) == {MeldKind.PINOCHLE}
    assert MeldKind.DOUBLE_PINOCHLE not in blocked(DEAR, MeldKind.PINOCHLE)
    assert MeldKind.ACES in blocked(DEAR, MeldKind.EIGHT_ACES)


def test_trumps_and_aces_are_worth_most_in_the_playoff() -> None:
    plain, trumps = PLAIN.strength[: PLAIN.layout.trump_base], PLAIN.strength[PLAIN.layout.trump_base :]
    assert sorted(trumps[::2]) == trumps[::2]
    assert max(trumps) > max(plain)
    assert min(trumps) > min(plain)


@pytest.mark.parametrize(
    ("rounding", "counted"), [(Rounding.NONE, 126), (Rounding.BICYCLE, 120), (Rounding.NEAREST10, 130)]
)
def test_tricks_are_rounded_as_the_variant_has_it(rounding: Rounding, counted: int) -> None:
    assert Laws(variant(rounding=rounding), Suit.SPADES).rounded(126) == counted
