"""Crowns, diadems and caps, in the units of the head they sit on."""

from sprites.drawing.marks import Mark, both_sides
from sprites.drawing.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, IVORY, IVORY_SHADE, RUBY, Livery
from sprites.drawing.shapes import Shape, brush, ellipse, polygon, shape, symmetric
from sprites.drawing.suits import suit


def crown(letter: str, livery: Livery) -> list[Mark]:
    """Return a king's crown: lining, five peaks with the suit's finials, jewelled band."""
    lining = symmetric("M0,-104 C26,-106 48,-96 54,-62 L0,-48")
    peaks = [(0.0, -112.0), (30.0, -107.0), (60.0, -97.0)]
    body = symmetric(
        "M0,-112 C3,-94 8,-84 14,-78 C20,-84 27,-94 30,-106 C33,-92 37,-82 43,-76 C49,-80 56,-88 60,-96 "
        "C60,-80 57,-66 54,-52 C36,-42 16,-40 0,-40"
    )
    inner = symmetric(
        "M0,-96 C4,-84 9,-76 15,-71 C21,-76 26,-84 29,-92 C33,-80 38,-72 44,-68 C49,-71 53,-76 56,-81 "
        "C55,-74 54,-68 53,-64 C36,-56 16,-54 0,-54"
    )
    finials = [Mark(_finial(letter).moved(x, y), BRASS_LIGHT, INK, 1.6) for x, y in peaks[1:]]
    return [
        Mark(lining, livery.cloth, INK, 1.8),
        *both_sides([Mark(brush("M14,-50 C18,-70 16,-90 8,-102", 2.4), livery.fold)]),
        Mark(body, BRASS, INK, 2.2),
        Mark(inner, BRASS_LIGHT),
        *both_sides(finials),
        Mark(_finial(letter).scaled(1.1).moved(*peaks[0]), BRASS_LIGHT, INK, 1.6),
        *_band(livery),
    ]


def _band(livery: Livery) -> list[Mark]:
    band = symmetric("M0,-58 C20,-58 40,-61 55,-68 L53,-49 C38,-41 18,-38 0,-38")
    pearls = [Mark(ellipse(x, y, 2.6), IVORY, BRASS_DARK, 1) for x, y in ((12, -48), (36, -51.5))]
    stones = [
        Mark(ellipse(24, -49.5, 5.6, 5), livery.accent, INK, 1.2),
        Mark(ellipse(47, -55, 4, 4.4), RUBY, INK, 1.2),
    ]
    glints = [Mark(ellipse(22.6, -51, 1.6, 1.2), IVORY, opacity=0.8)]
    return [
        Mark(band, BRASS, INK, 2),
        Mark(brush("M-50,-63 C-30,-55 30,-55 50,-63", 2.4), BRASS_LIGHT),
        *both_sides([*pearls, *stones, *glints]),
        Mark(polygon([(0, -57), (8, -48), (0, -39), (-8, -48)]), RUBY, INK, 1.4),
        Mark(polygon([(0, -54), (-5, -48), (0, -48)]), "#E2808A"),
    ]


def _finial(letter: str) -> Shape:
    match letter:
        case "C":
            return ellipse(0, -7, 4.6).joined(ellipse(-5, 0, 4.6), ellipse(5, 0, 4.6), ellipse(0, 0, 3.4))
        case "D":
            return polygon([(0, -12), (6.4, -2), (0, 8), (-6.4, -2)])
        case "H":
            return suit("H", 15, 0, -3)
        case _:
            return ellipse(0, -3, 6)


def diadem(letter: str, livery: Livery) -> list[Mark]:
    """Return a queen's diadem: an arched band rising to one plume, pearls along its edge."""
    body = symmetric(
        "M0,-112 C6,-100 12,-94 18,-88 C22,-94 25,-97 28,-98 C30,-88 34,-80 40,-76 C45,-78 49,-80 53,-80 "
        "C52,-68 51,-60 50,-50 C34,-58 16,-62 0,-62"
    )
    ground = symmetric(
        "M0,-96 C6,-88 12,-83 19,-78 C23,-82 25,-84 26,-85 C29,-78 34,-70 40,-67 "
        "L47,-69 L46,-60 C32,-66 16,-70 0,-70"
    )
    pearls = [Mark(ellipse(x, y, r), IVORY, INK, 1.3) for x, y, r in ((28, -101, 4.6), (53, -83, 4.2))]
    row = [
        Mark(ellipse(x, y, 2.5), IVORY, BRASS_DARK, 0.9)
        for x, y in ((11, -64), (22, -62), (33, -59), (43, -55))
    ]
    return [
        Mark(body, BRASS, INK, 2.2),
        Mark(ground, livery.accent),
        *both_sides([*pearls, *row, Mark(ellipse(32, -71, 3.4), BRASS_LIGHT)]),
        Mark(ellipse(0, -115, 6), IVORY, INK, 1.5),
        Mark(suit(letter, 20, 0, -80), BRASS_LIGHT),
        Mark(ellipse(0, -64, 3), IVORY, BRASS_DARK, 0.9),
    ]


def cap(letter: str, livery: Livery) -> list[Mark]:
    """Return a jack's cap: a soft crown over a turned-up brim, a badge and a feather."""
    crown_of_cap = shape("M-52,-58 C-66,-88 -44,-112 -6,-112 C40,-114 72,-96 58,-58 Z")
    brim = shape(
        "M-64,-56 C-40,-44 40,-44 64,-56 C68,-64 66,-74 60,-76 "
        "C36,-64 -36,-64 -60,-76 C-66,-74 -68,-64 -64,-56 Z"
    )
    feather = shape(
        "M34,-62 C52,-74 60,-100 84,-116 C92,-122 104,-118 100,-106 "
        "C106,-100 102,-92 94,-90 C96,-82 88,-76 80,-78 "
        "C78,-68 66,-64 58,-68 C50,-62 42,-58 34,-62 Z"
    )
    return [
        Mark(crown_of_cap, livery.cloth, INK, 2.2),
        Mark(brush("M-34,-66 C-44,-84 -34,-100 -16,-106", 3), livery.fold),
        Mark(brush("M-6,-64 C-12,-84 -4,-100 10,-106", 3), livery.fold),
        Mark(brush("M24,-66 C26,-84 28,-96 22,-104", 3), livery.fold),
        Mark(brim, livery.accent, INK, 2.2),
        Mark(brush("M-58,-70 C-34,-58 34,-58 58,-70", 3.4), BRASS),
        Mark(brush("M-60,-59 C-36,-49 36,-49 60,-59", 2.6), BRASS_LIGHT),
        Mark(feather, IVORY, INK, 2),
        Mark(brush("M36,-62 C58,-74 68,-94 92,-110", 2.6, blunt=True), BRASS_DARK),
        *(
            Mark(brush(line, 1.8), IVORY_SHADE)
            for line in ("M62,-80 L80,-80", "M70,-90 L92,-92", "M56,-74 L62,-68")
        ),
        Mark(ellipse(34, -62, 10), BRASS, INK, 1.8),
        Mark(ellipse(34, -62, 7), IVORY),
        Mark(suit(letter, 10, 34, -62), livery.cloth),
    ]
