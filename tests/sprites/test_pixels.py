"""Pictures of an exact size from SVG text, and a cache that keeps its budget."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprites.pixels import Gallery, rasterised, turned

RED = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="70" viewBox="0 0 50 70" '
    'preserveAspectRatio="none"><path d="M0 0L50 0L50 70L0 70Z" fill="#FF0000"/></svg>'
)


@given(st.tuples(st.integers(1, 200), st.integers(1, 200)))
def test_picture_fills_any_size_asked_for(size: tuple[int, int]) -> None:
    picture = rasterised(RED, size)
    assert picture.get_size() == size
    corners = [picture.get_at((0, 0)), picture.get_at((size[0] - 1, size[1] - 1))]
    assert [tuple(colour) for colour in corners] == [(255, 0, 0, 255)] * 2


def test_text_that_is_no_picture_is_refused() -> None:
    with pytest.raises(pygame.error):
        rasterised("no picture", (10, 10))


def test_turned_picture_is_half_the_size_of_the_double() -> None:
    assert turned(rasterised(RED, (100, 140)).premul_alpha(), 90).get_size() == pytest.approx((70, 50), abs=1)


def _square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


class Painter:
    """Draws squares and counts them."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self) -> pygame.Surface:
        self.drawn += 1
        return _square(10)


def test_gallery_draws_each_picture_once() -> None:
    gallery, painter = Gallery(10_000), Painter()
    for _ in range(3):
        gallery.get("key", painter)
    assert painter.drawn == 1


def test_gallery_forgets_the_least_recently_shown_beyond_its_budget() -> None:
    gallery, painter = Gallery(3 * 400), Painter()
    for key in ("a", "b", "c", "a", "d"):
        gallery.get(key, painter)
    assert (painter.drawn, len(gallery), gallery.held_bytes) == (4, 3, 1200)
    for key in ("a", "c", "d"):
        gallery.get(key, painter)
    assert painter.drawn == 4
    gallery.get("b", painter)
    assert painter.drawn == 5


def test_gallery_keeps_a_single_picture_larger_than_its_budget() -> None:
    gallery = Gallery(10)
    big = gallery.get("big", lambda: _square(50))
    assert gallery.get("big", lambda: _square(1)) is big
    gallery.clear()
    assert (len(gallery), gallery.held_bytes) == (0, 0)
