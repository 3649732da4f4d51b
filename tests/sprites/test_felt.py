"""The cloth fills the screen, lies in the lamp's light and shows no bands."""

import itertools
from collections.abc import Callable
from statistics import fmean

import pygame
import pytest

from sprites.felt import felt, trick_area
from sprites.theme import FELTS, Felt

ALL = pytest.mark.parametrize("theme", FELTS.values(), ids=FELTS)


def patch(cloth: pygame.Surface, left: int, top: int) -> pygame.Color:
    return pygame.Color(pygame.transform.average_color(cloth, pygame.Rect(left, top, 24, 24)))


@ALL
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (501, 333)])
def test_the_cloth_has_its_size_and_the_theme_s_two_colours(theme: Felt, size: tuple[int, int]) -> None:
    cloth = felt(size, theme)
    assert cloth.get_size() == size
    centre = patch(cloth, size[0] // 2 - 12, round(size[1] * 0.46) - 12)
    corner = patch(cloth, 0, size[1] - 24)
    assert all(abs(a - b) <= 2 for a, b in zip(centre, theme.centre, strict=False))
    assert all(abs(a - b) <= 2 for a, b in zip(corner, theme.edge, strict=False))


@ALL
def test_no_step_of_colour_shows_as_a_band(theme: Felt) -> None:
    """Averaged over columns, the light falls in fractions of a step: a band would fall by a whole one."""
    cloth = felt((1920, 1080), theme)
    brightest = max(range(3), key=lambda channel: theme.centre[channel])
    columns = [
        fmean(cloth.get_at((x + dx, y))[brightest] for y in range(484, 508) for dx in range(24))
        for x in range(960, 1896, 24)
    ]
    falls = [before - after for before, after in itertools.pairwise(columns)]
    assert max(falls) < 1.9
    assert sum(0.02 < abs(fall % 1) < 0.98 for fall in falls) > len(falls) * 0.8


def test_the_cloth_is_the_same_every_time() -> None:
    first = pygame.image.tobytes(felt((300, 200), FELTS["slate"]), "RGB")
    felt.forget()
    assert pygame.image.tobytes(felt((300, 200), FELTS["slate"]), "RGB") == first


def test_the_lit_place_for_the_trick_differs_from_the_quiet_one(
    apart: Callable[[pygame.Surface, pygame.Surface], float],
) -> None:
    quiet, lit = trick_area((300, 120)), trick_area((300, 120), lit=True)
    assert quiet.get_size() == (300, 120)
    assert apart(quiet, lit) > 0.1
    assert quiet.get_at((150, 60))[3] == 0
