"""Buttons keep their size in every state, and every state is seen."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from sprites.buttons import STATES, brass_button, brass_button_size, round_button
from sprites.icons import ICONS, Icon

Apart = Callable[[pygame.Surface, pygame.Surface], float]


@pytest.mark.parametrize("icon", ICONS)
def test_a_round_button_has_its_size_and_four_visible_states(icon: Icon, apart: Apart) -> None:
    pictures = [round_button(icon, 40, state) for state in STATES]
    assert all(picture.get_size() == (40, 40) for picture in pictures)
    assert min(apart(first, second) for first, second in combinations(pictures, 2)) > 0.1


@pytest.mark.parametrize("px", [46, 130])
@pytest.mark.parametrize("words", ["Go", "Declare out", "Trump ♥"])
def test_a_brass_button_has_the_size_it_announces_in_every_state(words: str, px: int) -> None:
    sizes = {brass_button(words, px, state).get_size() for state in STATES}
    assert sizes == {brass_button_size(words, px)}
    assert brass_button_size(words, px)[1] == px


def test_states_of_a_brass_button_are_seen(apart: Apart) -> None:
    pictures = [brass_button("Declare out", 46, state) for state in STATES]
    assert min(apart(first, second) for first, second in combinations(pictures, 2)) > 0.05


def test_corners_of_buttons_are_clear() -> None:
    for picture in (round_button("menu", 60), brass_button("Go", 60)):
        assert picture.get_at((0, 0))[3] < 40
        assert picture.get_at((picture.get_width() - 1, 0))[3] < 40
