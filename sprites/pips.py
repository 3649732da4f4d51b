"""The four suit signs as outlines in a square of 100, painted in any colour and size."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

from sprites.cache import remembered
from sprites.drawing.suits import SUITS
from sprites.theme import Colour
from sprites.vector import Drawing, Paint

# The same shapes as on the cards, whose outlines are centred on the origin and 100 units high.
OUTLINES: Final[Mapping[str, str]] = MappingProxyType(
    {sign: SUITS[letter].moved(50, 50).data() for sign, letter in zip("♣♦♥♠", "CDHS", strict=True)}
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
