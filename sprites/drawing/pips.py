"""Number cards and aces: pips on the classic grid, and one fine pip with a brass ornament."""

from dataclasses import dataclass

from sprites.drawing.marks import CARD_HEIGHT, CARD_WIDTH, Mark, both_sides, half_turned, paths
from sprites.drawing.palette import BRASS, BRASS_DARK, BRASS_LIGHT, IVORY, SUIT_COLOUR
from sprites.drawing.shapes import Shape, brush, ellipse, rail, shape
from sprites.drawing.stock import Index, face, solid
from sprites.drawing.suits import LEAF_SHAPE, STAR, suit


@dataclass(frozen=True, slots=True)
class Grid:
    """The classic pip grid of the upper half: pip height, column distance, the two rows, the row between."""

    pip: float
    side: float
    rows: tuple[float, float]
    between: float


_STANDARD_GRID = Grid(84, 86, (112, 270), 191)
_LARGE_GRID = Grid(72, 90, (96, 238), 167)


def number_card(name: str, letter: str, style: Index) -> str:
    """Return the SVG of a 9 or 10; with a large index the upper and lower pips step aside from it."""
    grid = _LARGE_GRID if style.shift else _STANDARD_GRID
    axis = CARD_WIDTH / 2 + style.shift
    spots = [(axis + sign * grid.side, row) for row in grid.rows for sign in (-1, 1)]
    if name == "10":
        spots.append((axis, grid.between))
    pips = half_turned(paths(solid(suit(letter, grid.pip, x, y), letter) for x, y in spots))
    if name == "9":
        pips += paths([solid(suit(letter, grid.pip, CARD_WIDTH / 2, CARD_HEIGHT / 2), letter)])
    return face(name, letter, style, centre=pips)


def ace(letter: str, style: Index) -> str:
    """Return the SVG of an ace: one big pip inlaid with brass between two sprays."""
    height = 268.0 if not style.shift else 168.0
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    big = solid(suit(letter, height, x, y), letter)
    inlay = [
        mark.placed(height / 268 * _INLAY_SCALE[letter], x, y + _INLAY_AT[letter] * height)
        for mark in _inlay(letter)
    ]
    reach = 1.3 if not style.shift else 0.72
    spray = [mark.placed(reach, x, y - height / 2 - 28 * reach) for mark in _spray()]
    centre = half_turned(paths(spray)) + paths([big, *inlay])
    return face("A", letter, style, centre=centre)


def plain_face(name: str, letter: str, style: Index) -> str:
    """Return the SVG of an undecorated face (index and one pip) for any rank."""
    pip = solid(suit(letter, 120, CARD_WIDTH / 2, CARD_HEIGHT / 2), letter)
    return face(name, letter, style, centre=paths([pip]))


_INLAY_AT = {"C": -0.04, "D": 0.0, "H": -0.09, "S": 0.07}
_INLAY_SCALE = {"C": 1.3, "D": 1.2, "H": 1.6, "S": 1.55}


def _inlay(letter: str) -> list[Mark]:
    petals = [
        Mark(LEAF_SHAPE.scaled(0.62).moved(0, -9).turned(turn), BRASS if turn % 90 else BRASS_LIGHT)
        for turn in range(0, 360, 45)
    ]
    heart = suit(letter, 26)
    return [
        *petals,
        Mark(ellipse(0, 0, 21), SUIT_COLOUR[letter], BRASS, 2.4),
        Mark(ellipse(0, 0, 17.5), IVORY),
        Mark(heart, SUIT_COLOUR[letter]),
    ]


def _spray() -> list[Mark]:
    curl = rail("M5,0 C22,4 44,2 58,-10 C68,-20 62,-34 50,-32 C42,-30 42,-20 50,-19", 3.4)
    tip = brush("M5,4 C26,16 62,14 96,-2", 6, blunt=True)
    leaves: list[Shape] = [
        LEAF_SHAPE.scaled(0.4).turned(turn).moved(x, y)
        for x, y, turn in ((26, 1, 20), (60, 8, 50), (48, 10, 130))
    ]
    half = [Mark(curl, BRASS), Mark(tip, BRASS_DARK), *(Mark(leaf, BRASS) for leaf in leaves)]
    return [*both_sides(half), Mark(STAR.scaled(0.34).moved(0, -4), BRASS), Mark(_DROP, BRASS_DARK)]


_DROP = shape("M0,16 C-7,26 -6,34 0,38 C6,34 7,26 0,16 Z").moved(0, -52)
