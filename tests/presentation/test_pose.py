"""A pose and the points on it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.presentation.pose import Pose

turns = st.floats(-180, 180)
spots = st.floats(-500, 500)


@given(turns, spots, spots)
def test_a_point_seen_from_the_card_and_back_is_the_same_point(angle: float, x: float, y: float) -> None:
    pose = Pose(100, 50, 200, angle)
    assert pose.outside(pose.inside((x, y))) == pytest.approx((x, y), abs=1e-6)


def test_a_quarter_turn_counter_clockwise_takes_the_index_corner_to_the_lower_left() -> None:
    corner = Pose(0, 0, 140, 90).corners()[0]
    assert corner == pytest.approx((-70, 50))


def test_a_sideways_card_covers_what_an_upright_one_does_not() -> None:
    assert Pose(0, 0, 140, 90).covers((60, 0))
    assert not Pose(0, 0, 140, 0).covers((60, 0))


def test_a_raised_card_still_covers_the_strip_it_has_left() -> None:
    raised = Pose(0, -20, 140)
    assert not raised.covers((0, 60))
    assert raised.covers((0, 60), below=20)


@given(turns)
def test_the_bounds_hold_every_corner(angle: float) -> None:
    pose = Pose(3, 4, 140, angle)
    left, top, right, bottom = pose.bounds()
    assert all(left <= x <= right and top <= y <= bottom for x, y in pose.corners())
