"""Turns SVG text into pictures of an exact size, and keeps finished pictures within a byte budget."""

import io
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from sprites.drawing.palette import EDGE

_SIZE = re.compile(r'<svg ([^>]*?)width="[^"]*" height="[^"]*"')


def rasterised(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw SVG text (with width, height, viewBox) at exactly `size` pixels; pygame.error if it is none."""
    return for_display(_drawn(svg, size))


def premultiplied(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw SVG text like `rasterised`, to be reduced and turned; asks nothing of the screen."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(_drawn(svg, size).premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def _drawn(svg: str, size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    fitted = _SIZE.sub(rf'<svg \g<1>width="{width}" height="{height}"', svg, count=1)
    surface = pygame.image.load_sized_svg(io.BytesIO(fitted.encode()), size)
    if surface.get_size() != size:
        exact = pygame.Surface(size, pygame.SRCALPHA)
        exact.blit(surface, (0, 0))
        surface = exact
    return surface


def turned(large: pygame.Surface, degrees: float, detail: float = 2.0) -> pygame.Surface:
    """Turn a premultiplied card counter-clockwise, from `detail` times its shown size, its edge clean."""
    wide = pygame.transform.rotozoom(large, degrees, 1.0)
    return reduced(wide, (round(wide.get_width() / detail), round(wide.get_height() / detail)))


def reduced(large: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Bring a premultiplied picture down to shown size, its edge clean."""
    small = pygame.transform.smoothscale(large, size)
    # Clear pixels of the edge's own colour below give the soft border its true colour, not a dark fringe.
    clean = pygame.Surface(size, pygame.SRCALPHA)
    clean.fill((*pygame.Color(EDGE)[:3], 0))
    clean.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return for_display(clean)


def for_display(surface: pygame.Surface) -> pygame.Surface:
    """Return the picture in the screen's fastest pixel layout; unchanged while there is no screen."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


class Gallery:
    """A cache of pictures that forgets the least recently shown ones beyond `budget` bytes."""

    def __init__(self, budget: int) -> None:
        """Start empty."""
        self._budget = budget
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.held_bytes = 0

    def __len__(self) -> int:
        """Return how many pictures are held."""
        return len(self._pictures)

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture under `key`, drawn now if it is not held."""
        known = self._pictures.get(key)
        if known is not None:
            self._pictures.move_to_end(key)
            return known
        picture = draw()
        self._pictures[key] = picture
        self.held_bytes += _weight(picture)
        while self.held_bytes > self._budget and len(self._pictures) > 1:
            self.held_bytes -= _weight(self._pictures.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self.held_bytes = 0


def _weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
