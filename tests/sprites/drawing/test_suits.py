"""One outline per suit: 100 high, symmetrical, upright or upside down."""

import pytest

from sprites.drawing.suits import SUITS, suit


@pytest.mark.parametrize("letter", SUITS)
def test_suit_is_as_high_as_asked_and_symmetrical(letter: str) -> None:
    left, top, right, bottom = suit(letter, 100).bounds()
    assert (top, bottom) == pytest.approx((-50, 50), abs=1.5)
    assert left == pytest.approx(-right)


def test_suit_can_stand_on_its_head() -> None:
    upright, down = suit("S", 50, 10, 20), suit("S", 50, 10, 20, upside_down=True)
    assert down.bounds() == pytest.approx(upright.bounds(), abs=0.5)
    assert down != upright


def test_there_are_four_suits() -> None:
    assert sorted(SUITS) == ["C", "D", "H", "S"]
