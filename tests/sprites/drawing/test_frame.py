"""The panel is notched for the index, looks the same after half a turn, and its sash meets both notches."""

import pytest

from sprites.drawing.frame import LARGE_FRAME, STANDARD_FRAME, Frame
from sprites.drawing.shapes import holds
from sprites.drawing.stock import LARGE, STANDARD, Index

FRAMES = pytest.mark.parametrize(("frame", "style"), [(STANDARD_FRAME, STANDARD), (LARGE_FRAME, LARGE)])


@FRAMES
def test_notch_leaves_the_whole_index_box_free(frame: Frame, style: Index) -> None:
    line = 3
    assert frame.notch[0] - line >= style.box_width
    assert frame.notch[1] - line >= style.box_height
    assert not holds(frame.outline, (style.box_width, style.box_height))


@FRAMES
def test_panel_looks_the_same_after_half_a_turn(frame: Frame, style: Index) -> None:
    assert style.box_width < frame.axis
    assert {(500 - x, 700 - y) for x, y in frame.outline} == set(frame.outline)


@FRAMES
def test_seam_runs_through_the_centre_and_both_halves_meet_on_it(frame: Frame, style: Index) -> None:
    assert frame.seam(250) == 350
    assert frame.seam(24) + frame.seam(476) == pytest.approx(700)
    assert frame.seam(24) >= style.box_height


@FRAMES
@pytest.mark.parametrize("linked", [True, False])
def test_everything_stays_within_the_panel(frame: Frame, style: Index, *, linked: bool) -> None:
    del style
    for mark in [*frame.ground(), *frame.sash("#123456", linked=linked), *frame.border("S")]:
        left, top, right, bottom = mark.shape.bounds()
        assert min(left, top) >= 24 - 1e-6
        assert right <= 476 + 1e-6
        assert bottom <= 676 + 1e-6


def test_only_the_pinochle_wears_linked_rings() -> None:
    plain, linked = (STANDARD_FRAME.sash("#123456", linked=linked) for linked in (False, True))
    rings = [sum(len(mark.shape.outlines()) > 1 for mark in sash) for sash in (plain, linked)]
    assert rings[0] == 0 < rings[1]
