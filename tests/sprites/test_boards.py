"""Pieces of the boards have the size they are asked for, and their states differ."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from sprites.boards import card_slot, number_field, rule, suit_knob
from sprites.buttons import STATES

Apart = Callable[[pygame.Surface, pygame.Surface], float]
SIZES = pytest.mark.parametrize("size", [(60, 84), (140, 196)])


@SIZES
def test_slot_is_open_in_the_middle_and_edged(size: tuple[int, int]) -> None:
    picture = card_slot(size)
    assert picture.get_size() == size
    assert picture.get_at((size[0] // 2, size[1] // 2))[3] < 120
    assert max(picture.get_at((x, size[1] // 2))[3] for x in range(size[0] // 8)) > 120


def test_rule_fills_its_size() -> None:
    assert rule((200, 1)).get_size() == (200, 1)
    assert rule((1, 30)).get_at((0, 15))[3] > 0


def test_field_shows_its_number_and_whether_it_is_typed(apart: Apart) -> None:
    size = (160, 60)
    pictures = [
        number_field("250", size, typing=False),
        number_field("260", size, typing=False),
        number_field("250", size, typing=True),
    ]
    assert all(picture.get_size() == size for picture in pictures)
    for first, second in combinations(pictures, 2):
        assert apart(first, second) > 0.001


def test_suits_totals_and_states_can_be_told_apart(apart: Apart) -> None:
    size = (150, 180)
    pictures = [suit_knob(sign, "120", size, "idle", four_colour=True) for sign in "♣♦♥♠"]
    pictures += [suit_knob("♠", "120", size, state, four_colour=True) for state in STATES if state != "idle"]
    pictures.append(suit_knob("♠", "", size, "idle", four_colour=True))
    assert all(picture.get_size() == size for picture in pictures)
    for first, second in combinations(pictures, 2):
        assert apart(first, second) > 0.0005
