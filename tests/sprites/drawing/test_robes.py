"""What the courts wear reaches below every seam and leaves the face free."""

import pytest

from sprites.drawing import robes
from sprites.drawing.marks import Mark
from sprites.drawing.palette import LIVERIES

LIVERY = LIVERIES["D"]
ROBES = {
    "king": robes.king_robe("D", LIVERY, ermine=True),
    "plain king": robes.king_robe("D", LIVERY, ermine=False),
    "queen": robes.queen_gown("D", LIVERY),
    "jack": robes.jack_doublet(LIVERY),
}


def _bounds(marks: list[Mark]) -> tuple[float, float, float, float]:
    each = [mark.shape.bounds() for mark in marks]
    return min(b[0] for b in each), min(b[1] for b in each), max(b[2] for b in each), max(b[3] for b in each)


@pytest.mark.parametrize("worn", ROBES.values(), ids=ROBES.keys())
def test_robe_reaches_below_the_seam_and_leaves_the_face_free(worn: list[Mark]) -> None:
    _, top, _, bottom = _bounds(worn)
    assert top >= 40
    assert bottom > 300
    assert {LIVERY.cloth, LIVERY.accent, "#C9A24B"} <= {mark.fill for mark in worn}


def test_ermine_has_tails_and_the_plain_cape_has_none() -> None:
    assert len(ROBES["king"]) != len(ROBES["plain king"])


def test_collar_stands_behind_the_head_on_both_sides() -> None:
    left, top, right, _ = _bounds(robes.fan_collar(LIVERY))
    assert left == pytest.approx(-right)
    assert top < 0


def test_sleeve_ends_at_the_hand() -> None:
    x, y = robes.HAND
    left, top, right, _ = _bounds(robes.sleeve(LIVERY, LIVERY.accent))
    assert left < x < right
    assert y < top < y + 20


def test_brooch_shows_the_suit_it_is_given() -> None:
    assert robes.brooch("D", "#010203", 100)[-1].fill == "#010203"
    assert robes.brooch("D", "#010203", 100) != robes.brooch("S", "#010203", 100)
