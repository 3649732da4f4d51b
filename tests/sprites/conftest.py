"""How far two pictures lie apart, for the tests of what is drawn."""

from collections.abc import Callable

import pygame
import pytest


@pytest.fixture
def apart() -> Callable[[pygame.Surface, pygame.Surface], float]:
    """The share of pixels in which two pictures of one size clearly differ."""

    def measure(first: pygame.Surface, second: pygame.Surface) -> float:
        assert first.get_size() == second.get_size()
        one, other = (pygame.image.tobytes(picture, "RGBA_PREMULT") for picture in (first, second))
        pixels = zip(*(iter(abs(a - b) for a, b in zip(one, other, strict=True)),) * 4, strict=True)
        return sum(max(pixel) > 24 for pixel in pixels) / (first.get_width() * first.get_height())

    return measure
