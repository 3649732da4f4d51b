"""One outline per suit, centred on the origin and 100 units high."""

import math

from sprites.drawing.shapes import Shape, ellipse, polygon, shape, symmetric

_STEM = symmetric("M0,10 L3,20 C4,34 9,46 20,50 L0,50")

_CLUB = ellipse(0, -27, 22.5).joined(
    ellipse(-24.5, 9.5, 22.5),
    ellipse(24.5, 9.5, 22.5),
    polygon([(0, -22), (18, 6), (0, 18), (-18, 6)]),
    _STEM,
)
_DIAMOND = symmetric("M0,-50 C9,-31 22,-13 38,0 C22,13 9,31 0,50")
_HEART = symmetric("M0,-33 C5,-44 13,-49 23,-49 C37,-49 47,-38 47,-22 C47,6 12,26 0,50")
_SPADE = symmetric("M0,-50 C10,-25 45,-8 45,17 C45,31 35,40 23,40 C14,40 7,36 3,28 L0,10").joined(_STEM)

SUITS: dict[str, Shape] = {"C": _CLUB, "D": _DIAMOND, "H": _HEART, "S": _SPADE}

STAR = polygon(
    (radius * math.sin(math.tau * step / 16), -radius * math.cos(math.tau * step / 16))
    for step, radius in enumerate((50, 24) * 8)
)
LEAF_SHAPE = shape("M0,0 C-14,-12 -14,-34 0,-50 C14,-34 14,-12 0,0 Z")


def suit(letter: str, height: float, x: float = 0.0, y: float = 0.0, *, upside_down: bool = False) -> Shape:
    """Return the outline of a suit (C, D, H or S) of the given height, centred on (x, y)."""
    outline = SUITS[letter].scaled(height / 100)
    return (outline.turned(180) if upside_down else outline).moved(x, y)
