"""Rows keep out of each other's way, whatever the width and the size of text."""

import pygame
import pytest

from game.scenes.forms.lines import Lines
from game.scenes.forms.manager import Manager
from game.scenes.forms.rows import Action, Choice, Dial, Entry, Flag, Note, Picture, Row

ROWS: tuple[Row, ...] = (
    Note("What this is about", heading=True),
    Choice("short", "Short", ("A", "B"), 0, "With a sentence that explains what is chosen here and why."),
    Choice("long", "Long", ("A very long choice indeed", "Another very long one", "And a third one"), 1),
    Flag("flag", "Flag", on=True, sentence="On or off."),
    Dial("dial", "Dial", 40),
    Entry("entry", "Entry", "text"),
    Choice("grid", "Grid", ("One of many", "Another", "A third", "A fourth"), 2, "All.", all_seen=True),
    Flag("changed", "Changed", on=False, changed=True),
    Entry("wide", "Wide", "text", longest=400, wide=True),
    Action("action", "Action", "Do it"),
    Picture(3, pygame.Surface),
    Note("Mind this.", warning=True),
)

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("width", [320, 500, 900])
@pytest.mark.parametrize("px", [14, 24, 40])
def test_controls_lie_inside_the_area_and_below_each_other(width: int, px: int) -> None:
    area = pygame.Rect(30, 40, width, 500)
    lines = Lines(Manager((960, 600), px), area, px, lambda _key, _answer: None)
    lines.show(ROWS)
    rects = [pygame.Rect(control.get_abs_rect()) for control in lines.focusable.values()]
    assert len(rects) == 9
    for rect in rects:
        assert area.left <= rect.left
        assert rect.right <= area.right
    tops = [rect.top for rect in rects]
    assert tops == sorted(tops)
    assert not any(rect.collidelist(rects[place + 1 :]) >= 0 for place, rect in enumerate(rects))
    assert lines.height > rects[-1].bottom - area.top


def test_scrolling_stops_at_both_ends() -> None:
    area = pygame.Rect(30, 40, 500, 120)
    lines = Lines(Manager((960, 600), 18), area, 18, lambda _key, _answer: None)
    lines.show(ROWS)
    assert not lines.scroll_to(-50)
    assert lines.scroll_to(10_000)
    assert lines.offset == lines.furthest == lines.height - area.height
    assert not lines.scroll_to(10_000)


def test_bar_is_drawn_only_when_there_is_something_to_scroll() -> None:
    manager = Manager((960, 600), 18)
    for height, drawn in ((2000, False), (100, True)):
        surface = pygame.Surface((960, 600))
        lines = Lines(manager, pygame.Rect(30, 40, 500, height), 18, lambda _key, _answer: None)
        lines.show(ROWS)
        lines.draw_bar(surface)
        assert (pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() < 960 * 600) is drawn
