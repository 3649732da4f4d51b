"""What the courts hold: a fist, and a sceptre, flower or halberd upright in it, along x = 0."""

import math

from sprites.drawing.marks import Mark, both_sides
from sprites.drawing.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    IVORY,
    LEAF,
    SKIN,
    SKIN_SHADE,
    STEEL,
    STEEL_SHADE,
    Livery,
)
from sprites.drawing.shapes import Shape, box, brush, ellipse, polygon, rail, shape, symmetric
from sprites.drawing.suits import LEAF_SHAPE, suit


def fist() -> list[Mark]:
    """Return a hand closed round something upright, its middle at (0, 0), about 36 wide and 46 high."""
    palm = shape(
        "M-19,-18 C-20,-24 -12,-26 -6,-24 L14,-22 C20,-20 22,-10 21,4 "
        "C20,18 16,26 6,26 L-10,26 C-18,22 -19,4 -19,-18 Z"
    )
    fingers = [
        Mark(box(-17, y, 17 - bend, y + 12, 6).turned(-5), SKIN, INK, 1.7)
        for y, bend in ((14, 4), (3.5, 1), (-7.5, 0))
    ]
    thumb = shape("M16,-8 C22,-16 16,-28 4,-28 L-14,-24 C-21,-22 -20,-13 -13,-13 L2,-14 C6,-12 10,-8 16,-8 Z")
    return [
        Mark(palm, SKIN, INK, 2),
        *fingers,
        Mark(thumb, SKIN, INK, 1.8),
        Mark(brush("M-18,-18 C-15,-21 -13,-19 -12,-16", 1.6), SKIN_SHADE),
    ]


def sceptre(letter: str, livery: Livery) -> list[Mark]:
    """Return a king's sceptre: a brass staff under a ring that carries the suit."""
    return [
        Mark(box(-5, -60, 5, 200), BRASS, INK, 1.8),
        Mark(box(-2.6, -58, 0, 200), BRASS_LIGHT),
        *(Mark(box(-8, y, 8, y + 7, 3), BRASS_DARK, INK, 1.5) for y in (-44, 60)),
        Mark(symmetric("M0,-62 C10,-62 15,-56 12,-48 L0,-44"), BRASS, INK, 1.8),
        Mark(ellipse(0, -90, 30), BRASS, INK, 2),
        Mark(ellipse(0, -90, 23), IVORY, BRASS_DARK, 1.6),
        Mark(suit(letter, 34, 0, -90), livery.cloth),
        *(
            Mark(ellipse(30 * math.sin(turn), -90 - 30 * math.cos(turn), 4.2), BRASS_LIGHT, INK, 1.3)
            for turn in (math.radians(step) for step in (-90, -45, 0, 45, 90))
        ),
    ]


def flower(letter: str, livery: Livery) -> list[Mark]:
    """Return a queen's flower: clover daisy, tulip, rose or lily by suit, its bloom near (0, -80)."""
    leaf = LEAF_SHAPE.scaled(0.95)
    stem = [
        Mark(rail("M0,120 C0,40 -3,0 0,-66", 5.4), LEAF, INK, 1.2),
        Mark(leaf.turned(48).moved(0, -24), LEAF, INK, 1.5),
        Mark(leaf.scaled(0.8).turned(-52).moved(0, -34), LEAF, INK, 1.5),
    ]
    bloom = {"C": _daisy, "D": _tulip, "H": _rose, "S": _lily}[letter]
    return [*stem, *(mark.placed(1, 0, -82) for mark in bloom(livery))]


def _daisy(livery: Livery) -> list[Mark]:
    petal = shape("M0,-6 C-10,-16 -9,-32 0,-36 C9,-32 10,-16 0,-6 Z")
    return [
        *(Mark(petal.turned(turn), IVORY, INK, 1.5) for turn in range(0, 360, 36)),
        Mark(ellipse(0, 0, 12), BRASS, INK, 1.6),
        Mark(ellipse(0, 0, 6.5), livery.accent),
    ]


def _tulip(livery: Livery) -> list[Mark]:
    side = shape("M0,22 C-24,20 -30,-6 -22,-34 C-12,-26 -4,-10 0,22 Z")
    middle = symmetric("M0,-36 C14,-22 18,6 0,24")
    return [
        *both_sides([Mark(side, livery.cloth, INK, 1.8)]),
        Mark(middle, livery.cloth, INK, 1.8),
        Mark(brush("M0,-28 C3,-10 3,8 0,20", 3), BRASS_LIGHT),
        *both_sides([Mark(brush("M-19,-26 C-20,-8 -14,8 -6,16", 2.2), livery.fold)]),
    ]


def _rose(livery: Livery) -> list[Mark]:
    petal = shape("M0,0 C-20,-4 -24,-30 0,-34 C24,-30 20,-4 0,0 Z")
    return [
        *(Mark(petal.turned(turn), livery.cloth, INK, 1.6) for turn in (36, 108, 180, 252, 324)),
        *(Mark(petal.scaled(0.66).turned(turn), "#D8474A", INK, 1.3) for turn in (0, 72, 144, 216, 288)),
        Mark(ellipse(0, 0, 8), BRASS, INK, 1.3),
        Mark(ellipse(0, 0, 4), BRASS_LIGHT),
    ]


def _lily(livery: Livery) -> list[Mark]:
    wing = shape("M-2,20 C-16,10 -40,6 -40,-20 C-22,-22 -6,-6 -2,20 Z")
    return [
        *both_sides(
            [Mark(wing, IVORY, INK, 1.8), Mark(brush("M-4,14 C-14,4 -26,-6 -34,-14", 2), livery.accent_lit)]
        ),
        Mark(symmetric("M0,-42 C16,-24 16,4 0,22"), IVORY, INK, 1.8),
        Mark(brush("M0,-32 C2,-14 2,4 0,16", 2.4), livery.accent_lit),
        Mark(symmetric("M0,16 C8,14 12,18 10,26 L0,28"), BRASS, INK, 1.5),
    ]


def halberd(letter: str, livery: Livery) -> list[Mark]:
    """Return a jack's halberd; the blade's cut goes with the suit, its edge away from the head."""
    blade, glint = _BLADES[letter]
    return [
        Mark(box(-5, -70, 5, 200), "#8A5A33", INK, 1.8),
        Mark(box(-2.6, -60, 0, 200), "#B98452"),
        Mark(blade, STEEL, INK, 2),
        Mark(glint, STEEL_SHADE),
        Mark(symmetric("M0,-128 C7,-112 9,-96 7,-62 L0,-58"), STEEL, INK, 1.8),
        Mark(shape("M0,-124 C-5,-110 -7,-94 -5,-62 L0,-60 Z"), STEEL_SHADE),
        Mark(box(-8, -46, 8, -36, 3), BRASS, INK, 1.6),
        Mark(symmetric("M0,-36 L9,-36 C10,-24 14,-14 10,-4 L4,-14 L0,-2"), livery.cloth, INK, 1.5),
    ]


_BACK_SPIKE = polygon([(0, -88), (-27, -76), (0, -64)])


def _blade(edge: str, glint: str) -> tuple[Shape, Shape]:
    return shape(edge).joined(_BACK_SPIKE), shape(glint)


_BLADES = {
    "S": _blade(
        "M0,-86 C14,-88 24,-100 32,-112 C46,-90 46,-58 32,-38 C24,-50 14,-62 0,-64 Z",
        "M32,-112 C46,-90 46,-58 32,-38 C38,-60 38,-90 32,-112 Z",
    ),
    "H": _blade(
        "M0,-86 C12,-90 18,-106 12,-124 C34,-116 46,-92 42,-70 C38,-50 20,-48 0,-62 Z",
        "M12,-124 C34,-116 46,-92 42,-70 C40,-62 36,-57 30,-55 C38,-76 32,-104 12,-124 Z",
    ),
    "D": _blade(
        "M0,-88 C12,-90 24,-100 36,-110 L44,-75 L36,-40 C24,-50 12,-60 0,-62 Z",
        "M36,-110 L44,-75 L36,-40 L38,-75 Z",
    ),
    "C": _blade(
        "M0,-92 C10,-110 30,-114 40,-96 C46,-70 32,-38 2,-30 C14,-46 16,-66 0,-68 Z",
        "M40,-96 C46,-70 32,-38 2,-30 C28,-46 38,-70 40,-96 Z",
    ),
}
