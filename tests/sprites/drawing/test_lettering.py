"""The name of the game in our own letters."""

import pytest

from sprites.cards import WORDMARK_RATIO
from sprites.drawing.lettering import word, wordmark


def test_word_stands_on_its_line_and_is_as_wide_as_told() -> None:
    outline, width = word()
    left, top, right, bottom = outline.bounds()
    assert (left, right) == pytest.approx((0, width), abs=2)
    assert (top, bottom) == pytest.approx((0, 101), abs=1)


def test_wordmark_is_brass_with_a_margin_and_has_the_stated_ratio() -> None:
    text = wordmark()
    width, height = (float(part.split('"')[1]) for part in text.split()[2:4])
    assert width / height == pytest.approx(WORDMARK_RATIO)
    assert 'fill="url(#brass)"' in text
