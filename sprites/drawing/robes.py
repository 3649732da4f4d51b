"""What the courts wear below the chin, in the units of the head above (chin at y = 60, seam near 220)."""

import math
from collections.abc import Iterator, Sequence

from sprites.drawing.marks import Mark, both_sides
from sprites.drawing.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    IVORY,
    IVORY_SHADE,
    SKIN,
    SKIN_SHADE,
    Livery,
)
from sprites.drawing.shapes import Point, Shape, brush, ellipse, holds, polygon, rail, shape, symmetric
from sprites.drawing.suits import suit

HAND = (107.0, 132.0)
"""Where the hand closes round the attribute."""

_FLOOR = 330


def king_robe(letter: str, livery: Livery, *, ermine: bool) -> list[Mark]:
    """Return mantle, cape (ermine or embroidered), tunic with its orphrey and the chain of office."""
    mantle = symmetric(f"M0,64 C34,64 70,84 104,98 C146,116 164,150 180,{_FLOOR} L0,{_FLOOR}")
    edge = f"M38,120 C44,180 48,240 50,{_FLOOR}"
    tunic = symmetric(f"M0,100 L38,120 C44,180 48,240 50,{_FLOOR} L0,{_FLOOR}")
    cape = symmetric("M0,156 C34,154 66,138 86,112 C92,102 90,90 80,84 C64,76 50,70 40,52 L0,40")
    return [
        Mark(mantle, livery.cloth, INK, 2.4),
        *_sown(mantle, suit(letter, 13), (26, 30), BRASS, avoid=52),
        *both_sides([*_folds(livery), *_orphrey(edge)]),
        Mark(tunic, livery.accent, INK, 2.2),
        *both_sides(_orphrey(edge)),
        *_lozenges(livery),
        Mark(cape, IVORY if ermine else livery.accent_lit, INK, 2.4),
        *(_ermine() if ermine else _embroidery()),
        *_chain(),
    ]


def queen_gown(letter: str, livery: Livery) -> list[Mark]:
    """Return mantle, gown with stomacher and puffed sleeves, bare neck and pearls."""
    mantle = symmetric(f"M0,60 L40,84 C110,84 160,120 182,{_FLOOR} L0,{_FLOOR}")
    neck = symmetric("M0,40 L17,44 L17,70 C24,86 58,90 78,102 C70,140 30,152 0,152")
    bodice = symmetric(f"M0,150 C14,136 40,128 66,98 L92,104 C82,150 74,200 78,{_FLOOR} L0,{_FLOOR}")
    front = symmetric(f"M0,148 C8,140 18,135 30,130 C30,180 24,240 20,{_FLOOR} L0,{_FLOOR}")
    lace = "M0,150 C14,136 40,128 66,98"
    return [
        Mark(mantle, livery.cloth, INK, 2.4),
        *both_sides([Mark(brush(f"M150,140 C164,190 168,250 172,{_FLOOR}", 4), livery.fold)]),
        Mark(neck, SKIN, INK, 2),
        *both_sides([Mark(brush("M16,52 C16,66 14,74 6,84", 2.2), SKIN_SHADE)]),
        Mark(shape("M-16,54 C-8,66 8,66 16,54 L16,60 C8,74 -8,74 -16,60 Z"), SKIN_SHADE),
        Mark(bodice, livery.cloth, INK, 2.4),
        *_sown(bodice, suit(letter, 11), (18, 24), BRASS, avoid=34),
        Mark(front, livery.accent, INK, 2),
        *both_sides([Mark(rail(f"M30,131 C30,180 24,240 20,{_FLOOR}", 5), BRASS, INK, 1.2)]),
        *(
            Mark(polygon([(0, y), (12, y + 10), (0, y + 20), (-12, y + 10)]), BRASS)
            for y in range(158, 320, 26)
        ),
        *(Mark(ellipse(0, y, 3.4), IVORY, INK, 1) for y in range(168, 330, 26)),
        *both_sides([Mark(rail(lace, 9), IVORY, INK, 1.6), *_beads(lace, 8, 2.2, BRASS)]),
        *both_sides(_puff(livery)),
        *_necklace(),
    ]


def fan_collar(livery: Livery) -> list[Mark]:
    """Return a queen's standing lace collar, to be drawn behind her hair."""
    pleats: list[Mark] = []
    for number in range(7):
        turn = 22 + number * 11.5
        lobe = shape("M0,0 L-12,-102 C-15,-126 15,-126 12,-102 Z").turned(turn)
        pleats.append(Mark(lobe, IVORY, INK, 2))
        pleats.append(Mark(shape("M0,-40 L1,-104 C3,-112 9,-112 6,-102 Z").turned(turn), IVORY_SHADE))
        pleats.append(Mark(ellipse(0, -112, 3.6).turned(turn), BRASS, INK, 1))
    inner = [Mark(rail(_arc(74), 5), livery.accent)]
    return [mark.placed(1, 0, 84) for mark in both_sides([*pleats, *inner])]


def _arc(radius: float) -> str:
    turns = [math.radians(20 + step * 7.5) for step in range(11)]
    points = [f"{radius * math.sin(turn):.2f},{-radius * math.cos(turn):.2f}" for turn in turns]
    return f"M{points[0]} L{' '.join(points[1:])}"


def jack_doublet(livery: Livery) -> list[Mark]:
    """Return doublet with slashes, shoulder wings, buttons and a pointed collar."""
    body = symmetric(f"M0,64 C40,74 84,84 116,104 C144,122 152,160 156,{_FLOOR} L0,{_FLOOR}")
    neck = symmetric("M0,44 L18,46 L19,70 L0,86")
    collar = shape("M0,92 L4,80 C10,72 18,66 22,58 C44,64 62,76 72,92 L44,124 Z")
    slashes = [
        Mark(
            shape(
                f"M{x},{y} C{x + 9},{y + 14} {x + 9},{y + 34} {x},{y + 46} "
                f"C{x - 9},{y + 34} {x - 9},{y + 14} {x},{y} Z"
            ),
            livery.accent,
            BRASS,
            2,
        )
        for x, y in ((44, 128), (76, 118), (46, 184), (78, 176), (46, 240), (80, 234))
    ]
    return [
        Mark(body, livery.cloth, INK, 2.4),
        *both_sides(slashes),
        *both_sides([Mark(rail(f"M16,100 L18,{_FLOOR}", 5), BRASS, INK, 1.2)]),
        *(Mark(ellipse(0, y, 5.6), BRASS_LIGHT, INK, 1.5) for y in range(132, 330, 24)),
        *both_sides(_wing(livery)),
        Mark(neck, SKIN, INK, 2),
        Mark(shape("M-17,56 C-8,70 8,70 17,56 L17,62 C8,78 -8,78 -17,62 Z"), SKIN_SHADE),
        *both_sides([Mark(collar, IVORY, INK, 2.2), Mark(brush("M10,88 L44,114 L66,92", 2.4), BRASS)]),
    ]


def sleeve(livery: Livery, cloth: str) -> list[Mark]:
    """Return the bent forearm that rises from the seam to the hand, with its cuff."""
    x, y = HAND
    arm = shape(
        f"M{x - 22},{y + 40} C{x - 44},{y + 80} {x - 66},{y + 120} {x - 70},{_FLOOR} L{x + 64},{_FLOOR} "
        f"C{x + 60},{y + 110} {x + 40},{y + 70} {x + 24},{y + 40} Z"
    )
    cuff = shape(
        f"M{x - 27},{y + 48} L{x - 24},{y + 24} C{x - 8},{y + 18} {x + 10},{y + 18} {x + 25},{y + 24} "
        f"L{x + 30},{y + 48} C{x + 10},{y + 56} {x - 10},{y + 56} {x - 27},{y + 48} Z"
    )
    frill = shape(
        f"M{x - 24},{y + 26} C{x - 28},{y + 14} {x - 16},{y + 16} {x - 14},{y + 16} "
        f"C{x - 8},{y + 10} {x + 8},{y + 10} "
        f"{x + 14},{y + 16} C{x + 18},{y + 14} {x + 28},{y + 16} {x + 25},{y + 26} Z"
    )
    folds = (
        f"M{x - 6},{y + 54} C{x - 14},{y + 90} {x - 26},{y + 120} {x - 30},{y + 160}",
        f"M{x + 10},{y + 54} C{x + 16},{y + 90} {x + 20},{y + 120} {x + 22},{y + 160}",
    )
    return [
        Mark(arm, cloth, INK, 2.4),
        *(
            Mark(brush(line, 3.4), livery.accent_lit if cloth == livery.accent else livery.fold)
            for line in folds
        ),
        Mark(frill, IVORY, INK, 1.8),
        Mark(cuff, BRASS, INK, 2),
        Mark(
            brush(f"M{x - 22},{y + 31} C{x - 8},{y + 26} {x + 10},{y + 26} {x + 22},{y + 31}", 3), BRASS_LIGHT
        ),
        *(Mark(ellipse(x + dx, y + 41, 3.2), IVORY, BRASS_DARK, 1) for dx in (-15, 0, 16)),
    ]


def _folds(livery: Livery) -> list[Mark]:
    lines = (f"M112,128 C134,180 142,250 148,{_FLOOR}", f"M84,150 C98,200 104,260 108,{_FLOOR}")
    return [Mark(brush(line, 5), livery.fold) for line in lines]


def _orphrey(edge: str) -> list[Mark]:
    return [Mark(rail(edge, 11), BRASS, INK, 1.6), *_beads(edge, 13, 2.4, IVORY)]


def _beads(line: str, count: int, radius: float, colour: str) -> list[Mark]:
    points = shape(line).outlines(count)[0]
    return [Mark(ellipse(x, y, radius), colour) for x, y in points[1:-1]]


def _lozenges(livery: Livery) -> list[Mark]:
    marks: list[Mark] = []
    for y in range(186, 330, 34):
        marks.append(
            Mark(polygon([(0, y), (15, y + 17), (0, y + 34), (-15, y + 17)]), livery.accent_lit, BRASS, 2.2)
        )
        marks.append(Mark(ellipse(0, y + 17, 4.4), BRASS_LIGHT))
    return marks


def _ermine() -> list[Mark]:
    tail = shape("M0,-8 C5,-2 5,5 0,10 C-5,5 -5,-2 0,-8 Z")
    spots = ((76, 94), (60, 86), (68, 112), (50, 104), (52, 128), (36, 122), (28, 138), (12, 142))
    return both_sides([Mark(tail.scaled(0.8).moved(x, y), INK) for x, y in spots])


def _embroidery() -> list[Mark]:
    border = "M0,150 C32,148 62,133 81,108 C85,101 84,94 78,90"
    return both_sides([Mark(rail(border, 8), BRASS, INK, 1.4), *_beads(border, 8, 2.4, IVORY)])


def _chain() -> list[Mark]:
    line = "M46,66 C56,98 38,134 0,140"
    return [
        *both_sides([Mark(rail(line, 5), BRASS, INK, 1.4), *_beads(line, 9, 4, BRASS_LIGHT)]),
    ]


def _puff(livery: Livery) -> list[Mark]:
    puff = shape("M76,98 C108,84 152,100 158,146 C162,182 134,200 104,194 C78,186 68,140 76,98 Z")
    folds = (
        "M88,102 C92,132 98,160 112,186",
        "M104,98 C116,128 122,160 124,188",
        "M122,100 C140,128 144,156 138,180",
    )
    return [
        Mark(puff, livery.accent, INK, 2.4),
        *(Mark(brush(line, 6), livery.accent_lit) for line in folds),
        Mark(rail("M88,184 C104,198 130,202 152,182", 9), BRASS, INK, 1.6),
    ]


def _necklace() -> list[Mark]:
    line = "M20,72 C24,90 14,100 0,104"
    return [
        *both_sides([Mark(ellipse(x, y, 3.4), IVORY, INK, 1.1) for x, y in shape(line).outlines(7)[0]]),
    ]


def _wing(livery: Livery) -> list[Mark]:
    wing = shape("M70,90 C104,84 148,98 162,136 C156,156 128,158 110,148 C90,134 76,112 70,90 Z")
    bars = (
        "M92,92 C94,108 102,126 116,146",
        "M112,92 C120,108 126,126 134,150",
        "M132,102 C140,114 146,128 150,144",
    )
    return [
        Mark(wing, livery.accent, INK, 2.4),
        *(Mark(rail(line, 5), BRASS_LIGHT) for line in bars),
        Mark(rail("M76,96 C86,118 98,134 114,146 C130,154 150,152 160,138", 5), BRASS, INK, 1.2),
    ]


def brooch(letter: str, colour: str, y: float) -> list[Mark]:
    """Return a round brooch on the breast that shows a suit."""
    return [
        Mark(ellipse(0, y, 14), BRASS, INK, 1.8),
        Mark(ellipse(0, y, 10.5), IVORY, BRASS_DARK, 1),
        Mark(suit(letter, 14.5, 0, y), colour),
    ]


def _sown(cloth: Shape, motif: Shape, step: Point, colour: str, avoid: float) -> Iterator[Mark]:
    """Sow a motif over cloth in staggered rows, only where it fits whole and outside |x| < avoid."""
    outline = cloth.outlines()[0]
    left, top, right, bottom = cloth.bounds()
    row, y = 0, top + step[1]
    while y < bottom:
        column = -int(right / step[0]) - 1
        while column * step[0] < right:
            x = (column + (row % 2) / 2) * step[0]
            if abs(x) >= avoid + 6 and x > left and _fits(outline, x, y, 9):
                yield Mark(motif.moved(x, y), colour)
            column += 1
        row, y = row + 1, y + step[1]


def _fits(outline: Sequence[Point], x: float, y: float, reach: float) -> bool:
    return all(holds(outline, (x + dx, y + dy)) for dx in (-reach, reach) for dy in (-reach, reach))
