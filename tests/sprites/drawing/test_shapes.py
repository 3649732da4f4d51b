"""Outlines as values: parsed, mirrored, flattened, clipped."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprites.drawing.shapes import (
    Point,
    Shape,
    box,
    brush,
    clipped,
    ellipse,
    holds,
    polygon,
    rail,
    ring,
    shape,
    symmetric,
)

SQUARE: list[Point] = [(0, 0), (10, 0), (10, 10), (0, 10)]
numbers = st.floats(-100, 100).map(lambda value: round(value, 1))


def _area(outline: list[Point]) -> float:
    pairs = zip(outline, outline[1:] + outline[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def test_path_data_is_read_and_written_back() -> None:
    assert shape("M0,0 L10,0 10,10 C1,2 3,4 5,6 Z").data() == "M0 0L10 0L10 10C1 2 3 4 5 6Z"


@given(numbers, numbers)
def test_written_coordinates_carry_one_decimal_and_no_minus_nought(x: float, y: float) -> None:
    data = polygon([(x, y), (1, 1), (2, 2)]).data()
    assert shape(data).outlines()[0][0] == pytest.approx((x, y), abs=0.051)
    assert "-0 " not in data


def test_half_outline_closes_with_its_mirror_picture() -> None:
    whole = symmetric("M0,-50 C20,-30 40,0 30,20 L0,50")
    left, top, right, bottom = whole.bounds()
    assert (top, bottom, left) == (-50, 50, -right)
    points = whole.outlines()[0]
    assert sorted((round(-x, 6), round(y, 6)) for x, y in points) == sorted(
        (round(x, 6), round(y, 6)) for x, y in points
    )


def test_moves_scales_and_turns() -> None:
    corner = box(0, 0, 10, 20)
    assert corner.moved(5, 6).bounds() == (5, 6, 15, 26)
    assert corner.scaled(2).bounds() == (0, 0, 20, 40)
    assert corner.scaled(2, 1).bounds() == (0, 0, 20, 20)
    assert corner.mirrored().bounds() == (-10, 0, 0, 20)
    assert corner.turned(90).bounds() == pytest.approx((-20, 0, 0, 10))


def test_ellipses_rings_and_round_boxes_have_their_sizes() -> None:
    assert ellipse(5, 5, 10, 20).bounds() == pytest.approx((-5, -15, 15, 25))
    assert ellipse(0, 0, 10).bounds() == pytest.approx((-10, -10, 10, 10))
    assert ellipse(1, 2, 3, 4).bounds() == pytest.approx((-2, -2, 4, 6))
    assert _area(ellipse(0, 0, 5).outlines(32)[0]) == pytest.approx(math.pi * 25, rel=0.03)
    assert box(0, 0, 10, 20, 3).bounds() == (0, 0, 10, 20)
    outer, inner = ring(0, 0, (10, 10), (5, 5)).outlines()
    assert _area(outer) > 0 > _area(inner)


def test_brush_tapers_and_rail_stays_even() -> None:
    assert brush("M0,0 L100,0", 10).bounds()[2] == pytest.approx(100)
    swell = brush("M0,0 C30,0 60,0 100,0", 10)
    assert swell.bounds()[3] == pytest.approx(5, abs=0.4)
    assert brush("M0,0 C30,0 60,0 100,0", 10, blunt=True).outlines()[0][0] == pytest.approx((0, 5))
    assert rail("M0,0 L100,0", 8).bounds() == pytest.approx((0, -4, 100, 4))


def test_clipping_keeps_what_lies_inside() -> None:
    half = clipped(box(5, 2, 25, 8), SQUARE)
    assert half is not None
    assert half.bounds() == (5, 2, 10, 8)
    assert clipped(box(20, 20, 30, 30), SQUARE) is None


@given(st.lists(st.tuples(numbers, numbers), min_size=3, max_size=8))
def test_clipped_shapes_never_leave_the_region(points: list[Point]) -> None:
    part = clipped(polygon(points), SQUARE)
    if part is not None:
        left, top, right, bottom = part.bounds()
        assert min(left, top) >= -1e-6
        assert max(right, bottom) <= 10 + 1e-6


def test_a_polygon_knows_what_it_holds() -> None:
    assert holds(SQUARE, (5, 5))
    assert not holds(SQUARE, (15, 5))


def test_shapes_join() -> None:
    assert len(Shape(()).joined(box(0, 0, 1, 1), box(2, 2, 3, 3)).outlines()) == 2
