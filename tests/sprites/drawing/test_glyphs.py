"""Index outlines fill the height they are given and never outgrow their width."""

import pytest

from sprites.drawing.glyphs import RANKS, rank, serif


@pytest.mark.parametrize("name", RANKS)
@pytest.mark.parametrize("width", [82.0, 40.0])
def test_rank_fills_its_height_and_keeps_its_width(name: str, width: float) -> None:
    left, top, right, bottom = rank(name, 119, 62, 25, width).bounds()
    assert (top, bottom) == pytest.approx((25, 144), abs=1e-6)
    assert right - left <= width + 1e-6
    assert (left + right) / 2 == pytest.approx(62)


def test_all_six_ranks_are_drawn_and_differ() -> None:
    assert set(RANKS) == {"9", "J", "Q", "K", "10", "A"}
    assert len(set(RANKS.values())) == 6


def test_serif_stands_below_or_hangs_above() -> None:
    assert serif(10, 8, 12).bounds() == (-2, 83, 22, 100)
    assert serif(10, 8, 12, 0, top=True).bounds() == (-2, 0, 22, 17)
