"""The four suit signs fill their square and differ in shape, not only in colour."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from sprites.pips import OUTLINES, pip

RED = (200, 30, 40)


@pytest.mark.parametrize("suit", OUTLINES)
@pytest.mark.parametrize("px", [14, 40, 200])
def test_a_sign_fills_its_square_and_is_even_on_both_sides(suit: str, px: int) -> None:
    picture = pip(suit, px, RED)
    bounds = picture.get_bounding_rect(min_alpha=64)
    assert picture.get_size() == (px, px)
    assert bounds.height >= px * 0.85
    assert bounds.centerx == pytest.approx(px / 2, abs=1)
    mirrored = pygame.transform.flip(picture, flip_x=True, flip_y=False)
    assert picture.get_at((px // 4, px // 2))[3] == pytest.approx(
        mirrored.get_at((px // 4, px // 2))[3], abs=20
    )


@pytest.mark.parametrize(("first", "second"), list(combinations(OUTLINES, 2)))
def test_signs_of_one_colour_differ_in_shape(
    first: str, second: str, apart: Callable[[pygame.Surface, pygame.Surface], float]
) -> None:
    assert apart(pip(first, 20, RED), pip(second, 20, RED)) > 0.1
