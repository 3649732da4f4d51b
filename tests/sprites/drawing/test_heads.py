"""Faces and hair: symmetrical where a face is, different where people are."""

import pytest

from sprites.drawing import heads
from sprites.drawing.heads import COPPER, GOLD, RAVEN
from sprites.drawing.marks import Mark


def _reach(marks: list[Mark]) -> tuple[float, float]:
    bounds = [mark.shape.bounds() for mark in marks]
    return min(one[0] for one in bounds), max(one[2] for one in bounds)


@pytest.mark.parametrize("woman", [True, False])
def test_face_is_as_wide_to_the_left_as_to_the_right(*, woman: bool) -> None:
    left, right = _reach(heads.face("#123456", "#654321", woman=woman))
    assert left == pytest.approx(-right, abs=0.5)


def test_both_eyes_have_their_colour_and_the_faces_differ() -> None:
    man, woman = (heads.face("#123456", "#654321", woman=woman) for woman in (False, True))
    for one in (man, woman):
        middles = [sum(mark.shape.bounds()[::2]) for mark in one if mark.fill == "#123456"]
        assert middles[0] == pytest.approx(-middles[1])
    assert man != woman


@pytest.mark.parametrize(
    "draw", [heads.curls, heads.bob, heads.fringe, heads.tresses, heads.braids, heads.parting]
)
def test_hair_is_symmetrical_and_takes_its_colour(draw: object) -> None:
    assert callable(draw)
    left, right = _reach(draw(GOLD))
    assert left == pytest.approx(-right, abs=0.5)
    assert {GOLD.body, GOLD.strand} <= {mark.fill for mark in draw(GOLD)}
    assert RAVEN.body in {mark.fill for mark in draw(RAVEN)}


def test_moustache_lies_between_nose_and_mouth() -> None:
    bounds = [mark.shape.bounds() for mark in heads.moustache(COPPER)]
    assert all(24 < top < bottom < 40 for _, top, _, bottom in bounds)


def test_four_beards_differ_and_hang_below_the_chin() -> None:
    beards = [heads.beard(COPPER, cut) for cut in ("forked", "round", "pointed", "square")]
    outlines = [beard[0].shape for beard in beards]
    assert len(set(outlines)) == 4
    assert all(outline.bounds()[3] > 100 for outline in outlines)
