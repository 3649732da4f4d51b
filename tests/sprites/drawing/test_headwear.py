"""Crowns, diadems and caps sit above the brow, each suit with a sign of its own."""

import pytest

from sprites.drawing import headwear
from sprites.drawing.palette import LIVERIES


@pytest.mark.parametrize("draw", [headwear.crown, headwear.diadem, headwear.cap])
def test_headwear_sits_above_the_brow_and_differs_by_suit(draw: object) -> None:
    assert callable(draw)
    worn = {letter: draw(letter, LIVERIES[letter]) for letter in LIVERIES}
    for marks in worn.values():
        assert max(mark.shape.bounds()[3] for mark in marks) < -30
        assert min(mark.shape.bounds()[1] for mark in marks) > -128
    assert len({tuple(mark.shape for mark in marks) for marks in worn.values()}) == 4
