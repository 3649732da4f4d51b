"""Sceptre, flower and halberd stand upright in the fist, each suit's its own."""

import pytest

from sprites.drawing import attributes
from sprites.drawing.palette import LIVERIES


@pytest.mark.parametrize("draw", [attributes.sceptre, attributes.flower, attributes.halberd])
def test_attribute_passes_through_the_hand_and_differs_by_suit(draw: object) -> None:
    assert callable(draw)
    held = {letter: draw(letter, LIVERIES[letter]) for letter in LIVERIES}
    for marks in held.values():
        tops = [mark.shape.bounds() for mark in marks]
        assert min(one[1] for one in tops) < -90
        assert any(one[1] < -20 and one[3] > 20 and one[0] < 0 < one[2] for one in tops)
    assert len({tuple(mark.shape for mark in marks) for marks in held.values()}) == 4


def test_fist_is_about_as_large_as_told() -> None:
    left, top, right, bottom = (
        pick(mark.shape.bounds()[side] for mark in attributes.fist())
        for side, pick in ((0, min), (1, min), (2, max), (3, max))
    )
    assert 30 < right - left < 48
    assert 44 < bottom - top < 64
