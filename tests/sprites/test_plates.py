"""Plates keep their size whatever they say, and say it in shape as well as in colour."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from sprites.plates import Tail, banner, bubble, count_roundel, dealer_button, name_plate, plate, trump_disc

Apart = Callable[[pygame.Surface, pygame.Surface], float]


@pytest.mark.parametrize("px", [34, 80, 240])
def test_square_pictures_have_their_size(px: int) -> None:
    for picture in (trump_disc("♠", px), count_roundel(24, px), dealer_button(px)):
        assert picture.get_size() == (px, px)


@pytest.mark.parametrize(("first", "second"), list(combinations("♣♦♥♠", 2)))
def test_trump_discs_differ_by_suit(first: str, second: str, apart: Apart) -> None:
    assert apart(trump_disc(first, 80), trump_disc(second, 80)) > 0.03


def test_four_colours_reach_the_trump_disc(apart: Apart) -> None:
    assert apart(trump_disc("♦", 80), trump_disc("♦", 80, four_colour=True)) > 0.03


@pytest.mark.parametrize("size", [(300, 40), (120, 200)])
def test_plates_and_banners_have_their_size_and_let_the_felt_through(size: tuple[int, int]) -> None:
    for picture in (plate(size), plate(size, lit=True), banner(size)):
        assert picture.get_size() == size
        assert 128 < picture.get_at((size[0] // 2, size[1] // 2))[3] < 255


def test_a_lit_plate_is_seen_to_be_lit(apart: Apart) -> None:
    assert apart(plate((300, 40)), plate((300, 40), lit=True)) > 0.02


def test_a_banner_fades_out_at_both_ends() -> None:
    picture = banner((400, 60))
    assert picture.get_at((1, 30))[3] < 20
    assert picture.get_at((398, 30))[3] < 20


def test_turn_and_deal_do_not_move_a_name() -> None:
    marks = [(active, dealer) for active in (False, True) for dealer in (False, True)]
    plates = [name_plate("Margaret", 18, active=active, dealer=dealer) for active, dealer in marks]
    assert len({picture.get_size() for picture in plates}) == 1
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in plates}) == 4


def test_the_turn_shows_as_a_shape_and_not_only_as_a_colour() -> None:
    quiet, active = name_plate("Margaret", 24), name_plate("Margaret", 24, active=True)
    arrow = pygame.Rect(6, 6, quiet.get_height() - 12, quiet.get_height() - 12)
    flat = pygame.transform.average_color(quiet, arrow)
    lit = pygame.transform.average_color(active, arrow)
    assert sum(lit[:3]) > sum(flat[:3]) + 60


@pytest.mark.parametrize("count", [0, 7, 24, 108])
def test_a_count_stays_inside_its_roundel(count: int) -> None:
    picture = count_roundel(count, 60)
    assert picture.get_at((0, 0))[3] == 0
    assert picture.get_at((30, 4))[3] > 128


def test_a_bubble_wraps_its_words_and_points_where_it_is_told() -> None:
    tails: tuple[Tail, ...] = ("down", "up", "left", "right")
    short = [bubble("Pass", 18, tail=tail) for tail in tails]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in short}) == 4
    long = bubble("I will take it for three hundred and twenty", 18, max_width=160)
    assert long.get_width() < 260
    assert long.get_height() > 2 * short[0].get_height() * 0.7
