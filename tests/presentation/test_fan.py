"""No hand leaves its box or hides an index (bugs of fans wider than the screen)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.presentation.fan import LARGE_SHARE, SHARE, STRIP, fan

SIZES = [(800, 600), (1024, 768), (1366, 768), (1280, 720), (1920, 1080), (3440, 1440), (3840, 2160)]
sizes = st.sampled_from(SIZES)


def box_of(size: tuple[int, int], room: float = 0.96) -> tuple[float, float, float, float]:
    width, height = size
    return (width * (1 - room) / 2, height * 0.68, width * (1 + room) / 2, height * 0.98)


@given(sizes, st.integers(1, 25), st.sampled_from([SHARE, LARGE_SHARE]))
def test_no_card_of_up_to_25_leaves_the_box(size: tuple[int, int], count: int, share: float) -> None:
    left, top, right, bottom = box = box_of(size)
    for pose in fan(count, box, size[1] * 0.24, share=share):
        a, b, c, d = pose.bounds()
        assert left - 0.01 <= a < c <= right + 0.01
        assert top - 0.01 <= b < d <= bottom + 0.01


@given(sizes, st.integers(2, 25), st.sampled_from([SHARE, LARGE_SHARE]))
def test_every_index_stays_visible(size: tuple[int, int], count: int, share: float) -> None:
    poses = fan(count, box_of(size), size[1] * 0.24, share=share)
    for card, neighbour in pairwise(poses):
        strip = max(STRIP, share * card.width)
        for down in (0.02, 0.2, 0.45):
            point = card.outside((-card.width / 2 + strip, card.height * (down - 0.5)))
            assert not neighbour.covers(point)


@given(sizes, st.integers(1, 25))
def test_cards_never_get_smaller_than_15_hundredths_of_the_screen(size: tuple[int, int], count: int) -> None:
    assert all(pose.height >= size[1] * 0.15 for pose in fan(count, box_of(size), size[1] * 0.24))


def test_twelve_cards_at_1080p_stand_24_hundredths_high() -> None:
    poses = fan(12, (330, 760, 1590, 1060), 1080 * 0.24)
    assert poses[0].height == pytest.approx(1080 * 0.24)


def test_the_fan_is_even_and_stands_in_the_middle() -> None:
    poses = fan(9, (0, 0, 1000, 300), 200)
    assert poses[4].x == pytest.approx(500)
    assert poses[4].angle == 0
    assert [pose.angle for pose in poses] == sorted((pose.angle for pose in poses), reverse=True)


def test_an_empty_hand_has_no_poses() -> None:
    assert fan(0, (0, 0, 10, 10), 5) == ()
