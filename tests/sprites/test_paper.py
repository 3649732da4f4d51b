"""The pad has room to write on, tickets grow with their words, chips with their number."""

import itertools

import pygame
import pytest

from sprites.paper import chips, chips_size, link, link_margin, pad, pad_rows, pad_sheet, ticket
from sprites.theme import INK, contrast


@pytest.mark.parametrize("size", [(180, 240), (300, 420), (700, 950)])
def test_a_pad_has_its_size_and_its_rows_lie_on_the_sheet(size: tuple[int, int]) -> None:
    row = size[1] // 12
    picture, sheet = pad(size, row), pad_sheet(size)
    rows = pad_rows(size, row)
    assert picture.get_size() == size
    assert pygame.Rect((0, 0), size).contains(sheet)
    assert len(rows) >= 8
    assert all(sheet.contains(line) and line.height == row for line in rows)
    assert all(upper.bottom == lower.top for upper, lower in itertools.pairwise(rows))


def test_ink_can_be_read_all_over_the_sheet() -> None:
    picture, sheet = pad((240, 320)), pad_sheet((240, 320))
    for x in range(sheet.left, sheet.right, 8):
        for y in range(sheet.top, sheet.bottom, 8):
            colour = picture.get_at((x, y))
            assert contrast(INK, (colour.r, colour.g, colour.b)) >= 4.5


def test_rules_are_drawn_only_when_asked_for() -> None:
    assert pygame.image.tobytes(pad((180, 240)), "RGBA") != pygame.image.tobytes(pad((180, 240), 24), "RGBA")


def test_a_ticket_grows_with_its_words_and_keeps_its_height() -> None:
    dix, royal = ticket("Dix", "10", 18), ticket("Royal marriage ♥", "40", 18)
    assert royal.get_width() > dix.get_width() + 60
    assert royal.get_height() == dix.get_height()
    assert ticket("Dix", "10", 36).get_height() > dix.get_height() * 1.7


@pytest.mark.parametrize("reach", [(120, 0), (0, 80), (-60, 40), (50, -30), (-20, -20)])
def test_a_link_joins_its_two_ends(reach: tuple[int, int]) -> None:
    picture, margin = link(reach, 4), link_margin(4)
    assert picture.get_size() == (abs(reach[0]) + 2 * margin, abs(reach[1]) + 2 * margin)
    start = (margin + max(0, -reach[0]), margin + max(0, -reach[1]))
    end = (start[0] + reach[0], start[1] + reach[1])
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    assert all(picture.get_at(point)[3] > 200 for point in (start, middle, end))


@pytest.mark.parametrize("count", [0, 1, 5, 10, 11, 37])
def test_chips_have_the_size_they_announce(count: int) -> None:
    assert chips(count, 50).get_size() == chips_size(count, 50)


def test_every_chip_can_be_seen() -> None:
    covered = [pygame.mask.from_surface(chips(count, 60)).count() for count in range(25)]
    assert covered[0] == 0
    assert all(more > fewer for fewer, more in itertools.pairwise(covered))


@pytest.mark.parametrize("count", [1, 10, 23])
def test_no_chip_is_cut_off(count: int) -> None:
    picture = chips(count, 80)
    width, height = picture.get_size()
    sides = [picture.get_at((x, y))[3] for x in (0, width - 1) for y in range(height)]
    ends = [picture.get_at((x, y))[3] for y in (0, height - 1) for x in range(width)]
    assert max(sides) < 128
    assert max(ends) < 128
