"""Every sign has its own shape, inside its square, at any size."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from sprites.icons import ICONS, Icon, icon
from sprites.theme import BRASS_LIGHT


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("px", [20, 44, 130])
def test_a_sign_stays_inside_its_square_and_fills_it(name: Icon, px: int) -> None:
    picture = icon(name, px, BRASS_LIGHT)
    bounds = picture.get_bounding_rect(min_alpha=40)
    assert picture.get_size() == (px, px)
    assert bounds.left > 0
    assert bounds.top > 0
    assert bounds.right < px
    assert bounds.bottom < px
    assert max(bounds.size) >= px * 0.5


def test_no_two_signs_look_alike(apart: Callable[[pygame.Surface, pygame.Surface], float]) -> None:
    pictures = [icon(name, 24, BRASS_LIGHT) for name in ICONS]
    assert min(apart(first, second) for first, second in combinations(pictures, 2)) > 0.03
