"""The icon shows the pinochle: a spade and a diamond."""

from sprites.drawing.emblem import SIDE, icon
from sprites.drawing.palette import SUIT_BLACK, SUIT_RED


def test_icon_is_square_and_shows_both_suits() -> None:
    text = icon()
    assert f'width="{SIDE}" height="{SIDE}"' in text
    assert f'fill="{SUIT_BLACK}"' in text
    assert f'fill="{SUIT_RED}"' in text
