"""The four suit signs as outlines in a square of 100, painted in any colour and size."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

from sprites.cache import remembered
from sprites.theme import Colour
from sprites.vector import Drawing, Paint

OUTLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "♣": "M50 5 A21 21 0 0 1 68.5 36 A21 21 0 1 1 54.5 70 C55.5 81 60 89 68 95 H32 C40 89 44.5 81 45.5 70"
        " A21 21 0 1 1 31.5 36 A21 21 0 0 1 50 5 Z",
        "♦": "M50 3 C58 19 71 37 86 50 C71 63 58 81 50 97 C42 81 29 63 14 50 C29 37 42 19 50 3 Z",
        "♥": "M50 95 C44 80 7 64 7 34 C7 18 18 8 30 8 C40 8 47 15 50 25 C53 15 60 8 70 8 C82 8 93 18 93 34"
        " C93 64 56 80 50 95 Z",
        "♠": "M50 4 C55 19 92 39 92 64 C92 76 83 83 73 83 C65 83 58 79 54.5 73 C55.5 82 60 90 68 96 H32"
        " C40 90 44.5 82 45.5 73 C42 79 35 83 27 83 C17 83 8 76 8 64 C8 39 45 19 50 4 Z",
    }
)


def put_pip(drawing: Drawing, suit: str, centre: tuple[float, float], px: float, fill: Paint) -> None:
    """Add one suit sign (♣ ♦ ♥ ♠) of `px` height to a drawing."""
    x, y = centre
    drawing.path(OUTLINES[suit], at=(x - px / 2, y - px / 2), scale=px / 100, fill=fill)


@remembered(128)
def pip(suit: str, px: int, colour: Colour) -> pygame.Surface:
    """One suit sign (♣ ♦ ♥ ♠) on a clear square of `px` pixels."""
    drawing = Drawing((px, px))
    put_pip(drawing, suit, (px / 2, px / 2), px, colour)
    return drawing.surface()
