"""Painted shapes become flat SVG, few elements, nothing covered up by joining."""

import re

from sprites.drawing.marks import Mark, both_sides, document, half_turned, mirrored, paths
from sprites.drawing.shapes import box


def test_mark_names_its_paint() -> None:
    assert Mark(box(0, 0, 1, 1), "#FFFFFF").svg() == '<path d="M0 0L1 0L1 1L0 1Z" fill="#FFFFFF"/>'
    lined = Mark(box(0, 0, 1, 1), "#FFFFFF", "#000000", 3, opacity=0.5).svg()
    assert 'stroke="#000000" stroke-width="3.00" opacity="0.50"' in lined


def test_placing_scales_the_outline_along() -> None:
    placed = Mark(box(0, 0, 10, 10), "#FFFFFF", "#000000", 2).placed(3, 100, 50)
    assert (placed.shape.bounds(), placed.width) == ((100, 50, 130, 80), 6)


def test_mark_is_cut_to_a_region_kept_whole_inside_and_dropped_outside() -> None:
    region = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    inside = Mark(box(1, 1, 2, 2), "#FFFFFF")
    assert inside.within(region) is inside
    across = Mark(box(5, 5, 20, 6), "#FFFFFF").within(region)
    assert across is not None
    assert across.shape.bounds() == (5, 5, 10, 6)
    assert Mark(box(20, 20, 30, 30), "#FFFFFF").within(region) is None


def test_mirror_pictures() -> None:
    mark = Mark(box(1, 0, 2, 1), "#FFFFFF")
    assert mirrored([mark])[0].shape.bounds() == (-2, 0, -1, 1)
    assert [one.shape.bounds()[0] for one in both_sides([mark])] == [1, -2]


def test_alike_neighbours_that_do_not_touch_share_an_element() -> None:
    near, far, over = (Mark(box(x, 0, x + 2, 2), "#FFFFFF") for x in (0, 5, 1))
    other = Mark(box(9, 0, 10, 2), "#000000")
    assert paths([near, far]).count("<path") == 1
    assert paths([near, over]).count("<path") == 2
    assert paths([near, other, far]).count("<path") == 3


def test_document_is_stretchable_and_half_turns_about_the_card_centre() -> None:
    text = document(half_turned(paths([Mark(box(0, 0, 1, 1), "#FFFFFF")])))
    assert 'width="500" height="700" viewBox="0 0 500 700" preserveAspectRatio="none"' in text
    assert 'transform="rotate(180 250 350)"' in text
    assert len(re.findall("<path", text)) == 2
