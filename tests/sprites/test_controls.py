"""Controls have the size they say, and every state of theirs can be told from the others."""

from collections.abc import Callable
from itertools import combinations, pairwise

import pygame
import pytest

from sprites import controls

TEXTS = ("Two", "Four", "A longer one")
Apart = Callable[[pygame.Surface, pygame.Surface], float]


def test_cells_lie_side_by_side_and_fill_the_picture() -> None:
    cells = controls.segment_cells(TEXTS, 20)
    assert cells[0].left == 0
    assert all(left.right == right.left for left, right in pairwise(cells))
    picture = controls.segments(TEXTS, 1, 20)
    assert picture.get_size() == (cells[-1].right, cells[0].height)
    assert cells[0].height == controls.control_height(20)


def test_each_choice_and_none_look_different(apart: Apart) -> None:
    pictures = [controls.segments(TEXTS, chosen, 20) for chosen in (-1, 0, 1, 2)]
    pictures.append(controls.segments(TEXTS, 0, 20, pointed=1))
    for first, second in combinations(pictures, 2):
        assert apart(first, second) > 0.002


def test_stepper_shows_its_text_and_the_arrow_that_is_pointed_at(apart: Apart) -> None:
    size = (300, 40)
    pictures = [controls.stepper("One", size, 20), controls.stepper("Two", size, 20)]
    pictures += [controls.stepper("One", size, 20, "left"), controls.stepper("One", size, 20, "right")]
    assert all(picture.get_size() == size for picture in pictures)
    for first, second in combinations(pictures, 2):
        assert apart(first, second) > 0.001


@pytest.mark.parametrize("size", [(200, 30), (400, 60)])
def test_knob_moves_from_one_end_to_the_other_inside_the_picture(size: tuple[int, int]) -> None:
    middles = []
    for hundredths in (0, 50, 100):
        picture = controls.slider(size, hundredths)
        assert picture.get_size() == size
        solid = pygame.mask.from_surface(picture, 250)
        above = [x for x in range(size[0]) if solid.get_at((x, size[1] // 4))]
        middles.append((above[0] + above[-1]) / 2)
    assert middles[0] < size[1]
    assert abs(middles[1] - size[0] / 2) <= 1
    assert middles[2] > size[0] - size[1]


def test_switch_on_differs_from_off_by_shape(apart: Apart) -> None:
    on, off = controls.switch(20, on=True), controls.switch(20, on=False)
    assert on.get_size() == off.get_size()
    half = on.get_width() // 2
    ivory = [
        pygame.mask.from_threshold(picture, (250, 244, 227), (8, 8, 8, 255)).centroid()[0]
        for picture in (on, off)
    ]
    assert ivory[0] > half > ivory[1]
    assert apart(on, controls.switch(20, on=True, lit=True)) > 0


def test_tab_shows_whether_it_is_chosen_or_pointed_at(apart: Apart) -> None:
    size = (200, 40)
    pictures = [
        controls.tab("Melds", size, 20, chosen=chosen, lit=lit)
        for chosen, lit in ((False, False), (True, False), (False, True))
    ]
    for first, second in combinations(pictures, 2):
        assert apart(first, second) > 0.01
    assert controls.tab("A name that is too long for it", size, 20).get_size() == size


def test_thumb_of_the_scroll_bar_is_where_it_should_be() -> None:
    upper, lower = controls.scroll_bar((12, 200), 0, 50), controls.scroll_bar((12, 200), 150, 50)
    assert upper.get_at((6, 25)) == lower.get_at((6, 175))
    assert upper.get_at((6, 175)) == lower.get_at((6, 25))
    assert upper.get_at((6, 25)) != upper.get_at((6, 175))


def test_sheet_has_its_lines_along_all_four_edges_and_nothing_in_between() -> None:
    width, height = size = 700, 400
    picture = controls.sheet(size)
    across = [picture.get_at((x, height // 2)) for x in range(width)]
    down = [picture.get_at((width // 2, y)) for y in range(height)]
    for row in (across, down):
        brass = [place for place, colour in enumerate(row) if colour.r > 90 and colour.a > 100]
        assert brass
        assert all(place < 20 or place > len(row) - 20 for place in brass)
        assert len({tuple(colour) for colour in row[60:-60]}) == 1
    assert picture.get_at((0, 0)).a < 40


def test_sheet_and_divider_have_the_size_asked_for() -> None:
    assert controls.sheet((500, 300)).get_size() == (500, 300)
    line = controls.divider((200, 6))
    assert line.get_at((2, 3)).a > 100
    assert line.get_at((198, 3)).a < 20
