"""Which cards make each meld, and what it scores (rules 1.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.cards import Deck, Suit, sort_key
from game.rules.melds import MeldKind
from game.rules.shapes import DIX_POINTS, DOUBLED, points_of, shapes
from game.rules.variant import DoublePinochle, Eights, MeldRules

EVERYTHING = MeldRules(double_pinochle=DoublePinochle.THREE_HUNDRED, eights=Eights.TENFOLD)


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (MeldKind.RUN, 150),
        (MeldKind.ROYAL_MARRIAGE, 40),
        (MeldKind.MARRIAGE, 20),
        (MeldKind.ACES, 100),
        (MeldKind.KINGS, 80),
        (MeldKind.QUEENS, 60),
        (MeldKind.JACKS, 40),
        (MeldKind.PINOCHLE, 40),
        (MeldKind.DOUBLE_PINOCHLE, 0),
        (MeldKind.EIGHT_ACES, 0),
        (MeldKind.EIGHT_JACKS, 0),
        (MeldKind.DIX, 0),
        (MeldKind.ROUNDHOUSE, 0),
    ],
)
def test_the_values_of_both_texts_without_special_doubles(kind: MeldKind, points: int) -> None:
    assert points_of(kind, MeldRules()) == points


def test_a_nine_of_trump_is_worth_ten() -> None:
    assert DIX_POINTS == 10


@pytest.mark.parametrize(
    ("eights", "points"), [(Eights.DOUBLED, (200, 160, 120, 80)), (Eights.TENFOLD, (1000, 800, 600, 400))]
)
def test_eight_of_a_rank_where_played(eights: Eights, points: tuple[int, ...]) -> None:
    kinds = (MeldKind.EIGHT_ACES, MeldKind.EIGHT_KINGS, MeldKind.EIGHT_QUEENS, MeldKind.EIGHT_JACKS)
    assert tuple(points_of(kind, MeldRules(eights=eights)) for kind in kinds) == points


@pytest.mark.parametrize("trump", Suit)
def test_each_trump_has_one_run_one_royal_and_three_plain_marriages(trump: Suit) -> None:
    counts = Counter(shape.kind for shape in shapes(trump, MeldRules()))
    assert counts == dict.fromkeys(counts, 1) | {MeldKind.MARRIAGE: 3}
    assert {MeldKind.RUN, MeldKind.ROYAL_MARRIAGE} <= set(counts)
    assert not DOUBLED & set(counts)


@pytest.mark.parametrize("trump", Suit)
def test_a_whole_deck_makes_every_choice_of_copies_and_each_fits_only_its_shape(trump: Suit) -> None:
    held = {
        face: [card for card in Deck().cards if card.face == face] for face in {c.face for c in Deck().cards}
    }
    for shape in shapes(trump, EVERYTHING):
        choices = list(shape.choices(held))
        assert len(choices) == (2 ** len(shape.faces) if shape.copies == 1 else 1)
        for choice in choices:
            assert list(choice) == sorted(choice, key=sort_key)
            assert [other.kind for other in shapes(trump, EVERYTHING) if other.fits(choice)] == [shape.kind]


def test_no_meld_is_made_of_tens_or_nines() -> None:
    for shape in shapes(Suit.SPADES, EVERYTHING):
        if shape.kind is not MeldKind.RUN:
            assert not {face[:-1] for face in shape.faces} & {"10", "9"}
