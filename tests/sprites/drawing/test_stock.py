"""Both index styles keep to the corner box that a fan leaves in sight."""

import pytest

from sprites.drawing.glyphs import RANKS
from sprites.drawing.marks import CARD_HEIGHT, CARD_WIDTH
from sprites.drawing.stock import LARGE, STANDARD, STYLES, Index, blank, blank_card, face, index, solid
from sprites.drawing.suits import suit


@pytest.mark.parametrize(("style", "tall", "wide"), [(STANDARD, 0.17, 0.22), (LARGE, 0.28, 0.34)])
@pytest.mark.parametrize("name", RANKS)
def test_rank_and_suit_lie_within_the_stated_box(style: Index, tall: float, wide: float, name: str) -> None:
    assert style.box_width == pytest.approx(wide * CARD_WIDTH)
    for letter in "CDHS":
        figure, sign = (mark.shape.bounds() for mark in index(name, letter, style))
        assert figure[3] - figure[1] == pytest.approx(tall * CARD_HEIGHT, abs=0.1)
        assert min(figure[0], sign[0]) > 0
        assert max(figure[2], sign[2]) <= style.box_width
        assert figure[3] < sign[1] < sign[3] <= style.box_height + 1


def test_box_ends_with_the_suit_above_the_middle_of_the_card() -> None:
    assert all(style.box_height == style.suit_top + style.suit_height < CARD_HEIGHT / 2 for style in STYLES)


def test_only_the_large_index_pushes_the_art_aside() -> None:
    assert (STANDARD.shift, LARGE.shift > 0) == (0, True)


def test_face_lays_the_art_on_the_blank_card_and_the_index_over_it() -> None:
    text = face("K", "H", STANDARD, centre="<art/>")
    assert text.index(blank()) < text.index("<art/>") < text.index("rotate(180")


def test_blank_card_has_nothing_but_stock() -> None:
    assert blank_card().count("<path") == 1


def test_solid_takes_the_suit_colour() -> None:
    assert solid(suit("H", 10), "H").fill != solid(suit("S", 10), "S").fill
