"""The flourish rises, falls, and is over."""

import pygame
import pytest

from game.scenes.flourish import LASTS, Flourish
from tests.scenes.standins import STEP

SIZE = (640, 400)


def _drawn(flourish: Flourish) -> bytes:
    surface = pygame.Surface(SIZE)
    flourish.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.usefixtures("screen")
def test_flourish_flies_once_and_leaves_nothing_behind() -> None:
    flourish = Flourish(SIZE)
    empty, seen = bytes(SIZE[0] * SIZE[1] * 3), []
    for _ in range(round(LASTS / STEP) + 2):
        flourish.update(STEP)
        seen.append(_drawn(flourish))
    assert seen[60] not in (empty, seen[90])
    assert seen[-1] == empty
    flourish.update(STEP)
    assert not flourish.dirty
