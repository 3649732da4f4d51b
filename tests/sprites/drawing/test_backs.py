"""Three backs that stay inside the card."""

import pytest

from sprites.drawing.backs import BACKS, arcade, fan, lattice
from sprites.drawing.marks import document


def test_three_backs_can_be_chosen() -> None:
    assert list(BACKS.items()) == [("lattice", lattice), ("fan", fan), ("arcade", arcade)]


@pytest.mark.parametrize("draw", BACKS.values())
def test_back_is_a_whole_picture_and_always_the_same(draw: object) -> None:
    assert callable(draw)
    text = draw()
    assert text == draw()
    assert text.startswith(document("")[:40])
    assert text.count("<path") > 15
