"""Number cards show as many pips as they say; aces show one."""

import re

import pytest

from sprites.drawing.palette import SUIT_COLOUR
from sprites.drawing.pips import ace, number_card, plain_face
from sprites.drawing.shapes import Shape, shape
from sprites.drawing.stock import STYLES, Index
from sprites.drawing.suits import SUITS

STYLE = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)
LETTER = pytest.mark.parametrize("letter", SUITS)


def _in_suit_colour(svg: str, letter: str) -> list[Shape]:
    """Return the shapes in the suit's colour; what is turned by half stands once for twice."""
    found = re.findall(rf'd="([^"]*)" fill="{SUIT_COLOUR[letter]}"', svg)
    return [shape(data) for data in found]


@STYLE
@LETTER
@pytest.mark.parametrize("name", ["9", "10"])
def test_number_card_has_as_many_pips_as_its_number(name: str, letter: str, style: Index) -> None:
    parts = len(SUITS[letter].outlines())
    drawn = [
        part for part in _in_suit_colour(number_card(name, letter, style), letter) for _ in part.outlines()
    ]
    rank_parts = len(drawn) - 2 * parts - int(name) * parts
    assert rank_parts > 0
    plain = [
        part for part in _in_suit_colour(plain_face(name, letter, style), letter) for _ in part.outlines()
    ]
    assert rank_parts == len(plain) - 3 * parts


@STYLE
@LETTER
def test_pips_keep_clear_of_the_index(letter: str, style: Index) -> None:
    for svg in (number_card("10", letter, style), number_card("9", letter, style), ace(letter, style)):
        art = svg[: svg.rindex("<g transform")]
        pips = [outline for part in _in_suit_colour(art, letter) for outline in part.outlines()]
        index_last = [outline for outline in pips if min(x for x, _ in outline) < style.box_width]
        for outline in index_last:
            inside = max(x for x, _ in outline) <= style.box_width
            below = min(y for _, y in outline) > style.box_height
            assert inside or below


@STYLE
def test_aces_carry_brass(style: Index) -> None:
    assert all("#C9A24B" in ace(letter, style) for letter in SUITS)


@STYLE
def test_plain_faces_differ(style: Index) -> None:
    assert len({plain_face(name, letter, style) for name in ("K", "Q", "J") for letter in SUITS}) == 12
