"""The three card backs; each looks the same after half a turn."""

import math
from collections.abc import Callable, Iterator

from sprites.drawing.marks import CARD_HEIGHT, CARD_WIDTH, Mark, document, half_turned, paths
from sprites.drawing.palette import BRASS, BRASS_DARK, BRASS_LIGHT, IVORY
from sprites.drawing.shapes import Point, box, clipped, ellipse, polygon, rail
from sprites.drawing.stock import blank
from sprites.drawing.suits import LEAF_SHAPE, STAR

_PANEL = (34.0, 30.0, 466.0, 670.0)
_CENTRE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
_INSIDE = [(42.0, 38.0), (458.0, 38.0), (458.0, 662.0), (42.0, 662.0)]
_CELL = 52.0
_HORIZON = 232.0
_COLUMNS, _ROWS = 4, 6
_BAND = ((11.0, ""), (9.0, IVORY), (3.6, "#D9B9A0"), (2.2, IVORY))
"""The layers of a strand, widest first: half width and colour (empty for the edge's)."""


def lattice() -> str:
    """Return the SVG of the interlaced lattice in burgundy and ivory."""
    ground, deep = "#7A1F30", "#4A0F1C"
    marks = [*_panel(ground), *_knots(), *_weave(deep)]
    return _back(paths(marks) + paths(_rim(BRASS)))


def fan() -> str:
    """Return the SVG of the fan: a pleated rosette and a quarter fan in every corner, blue and brass."""
    night, pleat, shade = "#15294A", "#2C4F86", "#203C69"
    half: list[Mark] = []
    for corner, start in (((42.0, 38.0), 0), ((458.0, 38.0), 90)):
        half += list(_pleats(corner, (30, 168), (start, start + 90), 9, (pleat, shade)))
        half.append(Mark(ellipse(*corner, 26), BRASS_DARK))
        half.append(Mark(ellipse(*corner, 18), BRASS_LIGHT))
    half += list(_pleats(_CENTRE, (40, 196), (180, 360), 18, (pleat, shade)))
    cut = [mark for mark in (mark.within(_INSIDE) for mark in half) if mark]
    heart = [
        Mark(ellipse(*_CENTRE, 44), BRASS_DARK),
        Mark(ellipse(*_CENTRE, 39), night),
        Mark(STAR.scaled(0.72).moved(*_CENTRE), BRASS),
        Mark(ellipse(*_CENTRE, 9), IVORY),
    ]
    return _back(paths(_panel(night)) + half_turned(paths(cut)) + paths(heart) + paths(_rim(BRASS)))


def arcade() -> str:
    """Return the SVG of the arcade grid: two night plains running to a brass sun."""
    sky, line, glow = "#12142B", "#2F8F9B", "#1D2147"
    half = [Mark(box(42, 38, 458, 350), glow)]
    half += [Mark(rail(f"M{250 + n * 16},{_HORIZON} L{250 + n * 74},38", 2.6), line) for n in range(-13, 14)]
    half += [Mark(box(42, y - 1.3, 458, y + 1.3), line) for y in _rungs()]
    half += [
        Mark(box(42, _HORIZON + 12 + 14 * n, 458, _HORIZON + 13.2 + 14 * n), line, opacity=0.5 - n / 20)
        for n in range(8)
    ]
    cut = [mark for mark in (mark.within(_INSIDE) for mark in half) if mark]
    return _back(paths(_panel(sky)) + half_turned(paths(cut)) + paths(_sun(sky)) + paths(_rim(line)))


BACKS: dict[str, Callable[[], str]] = {"lattice": lattice, "fan": fan, "arcade": arcade}


def _rungs() -> Iterator[float]:
    y, gap = _HORIZON, 9.0
    while y > _INSIDE[0][1]:
        yield y
        y, gap = y - gap, gap * 1.32


def _back(content: str) -> str:
    return document(blank() + content)


def _panel(colour: str) -> list[Mark]:
    return [Mark(box(*_PANEL, radius=16), colour)]


def _rim(colour: str) -> list[Mark]:
    left, top, right, bottom = _PANEL
    outer = box(left, top, right, bottom, 16)
    inner = box(left + 9, top + 9, right - 9, bottom - 9, 8)
    return [Mark(outer, "none", colour, 4), Mark(inner, "none", colour, 1.6)]


def _weave(edge: str) -> Iterator[Mark]:
    """Yield the strands: falling, rising, then falling ones again over every other crossing."""
    reach = _ROWS + _COLUMNS
    for direction in (1, -1):
        for number in range(-reach, reach + 1, 2):
            yield from _strand(direction, number, (-reach, reach), edge)
    for i in range(-_COLUMNS, _COLUMNS + 1):
        for j in range(-_ROWS, _ROWS + 1):
            if (i + j) % 2 == 0 and i % 2 == 0:
                yield from _strand(1, i - j, (i + j - 0.62, i + j + 0.62), edge)


def _strand(direction: int, number: int, span: Point, edge: str) -> Iterator[Mark]:
    """Yield one band; with x, y in cells from the centre it follows direction * x - y = number."""

    def at(along: float, aside: float) -> Point:
        off = aside / _CELL / math.sqrt(2)
        x, y = (along + number) / 2 + off, (along - number) / 2 - off
        return _CENTRE[0] + direction * x * _CELL, _CENTRE[1] + y * _CELL

    for half, colour in _BAND:
        # The cloth runs on a little beyond its dark edge, or the edge would show where a patch ends.
        start, end = (span[0], span[1]) if not colour else (span[0] - 0.03, span[1] + 0.03)
        corners = [at(start, -half), at(end, -half), at(end, half), at(start, half)]
        part = clipped(polygon(corners), _INSIDE)
        if part:
            yield Mark(part, colour or edge)


def _knots() -> Iterator[Mark]:
    for i in range(-_COLUMNS, _COLUMNS + 1):
        for j in range(-_ROWS, _ROWS + 1):
            if (i + j) % 2:
                x, y = _CENTRE[0] + i * _CELL, _CENTRE[1] + j * _CELL
                gem = clipped(polygon([(x, y - 15), (x + 15, y), (x, y + 15), (x - 15, y)]), _INSIDE)
                if gem:
                    yield Mark(gem, BRASS)


def _pleats(
    centre: Point, radii: Point, arc: tuple[int, int], count: int, cloths: tuple[str, str]
) -> Iterator[Mark]:
    def at(radius: float, turn: float) -> Point:
        angle = math.radians(turn)
        return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)

    step = (arc[1] - arc[0]) / count
    for number in range(count):
        start = arc[0] + number * step
        middle, end = start + step / 2, start + step
        inner, outer = radii
        for a, b, cloth in ((start, middle, cloths[0]), (middle, end, cloths[1])):
            peak = (at(outer, a), at(outer + 16, b)) if b == middle else (at(outer + 16, a), at(outer, b))
            yield Mark(polygon([at(inner, a), *peak, at(inner, b)]), cloth)
            rim = (0.86, 0.9) if b == middle else (0.9, 0.86)
            yield Mark(
                polygon(
                    [
                        at(outer * rim[0], a),
                        at(outer * rim[1] + 4, b),
                        at(outer * rim[1], b),
                        at(outer * rim[0] - 4, a),
                    ]
                ),
                BRASS,
            )
        yield Mark(rail(_line(at(inner, start), at(outer, start)), 2), BRASS)
        leaf = LEAF_SHAPE.scaled(outer / 420).turned(middle + 90).moved(*at(outer * 0.62, middle))
        yield Mark(leaf, BRASS_LIGHT)


def _line(start: Point, end: Point) -> str:
    return f"M{start[0]:.3f},{start[1]:.3f} L{end[0]:.3f},{end[1]:.3f}"


def _sun(sky: str) -> list[Mark]:
    x, y = _CENTRE
    disc = 112.0
    marks = [
        Mark(ellipse(x, y, disc + 12), sky),
        Mark(ellipse(x, y, disc), BRASS),
        Mark(ellipse(x, y, 84), BRASS_LIGHT),
    ]
    for number, half in enumerate((2.6, 3.6, 4.6, 5.6)):
        off = 30 + number * 21
        reach = math.sqrt((disc + 4) ** 2 - off**2)
        marks += [Mark(box(x - reach, y + s - half, x + reach, y + s + half), sky) for s in (-off, off)]
    return [*marks, Mark(STAR.scaled(0.46).moved(x, y), sky)]
