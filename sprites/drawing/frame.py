"""The panel behind a court, notched for the index, and the sash that joins the two heads."""

import math
from dataclasses import dataclass, replace

from sprites.drawing.marks import CARD_HEIGHT, CARD_WIDTH, Mark
from sprites.drawing.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, IVORY, PANEL, PANEL_RAY, SUIT_COLOUR
from sprites.drawing.shapes import Point, ellipse, polygon, rail, ring
from sprites.drawing.suits import STAR

_INSET = 24.0
_RAYS = 28
_SASH = 38.0
_RIGHT = CARD_WIDTH - _INSET
_BOTTOM = CARD_HEIGHT - _INSET


@dataclass(frozen=True, slots=True)
class Frame:
    """A court's place on the card: notch beside the index, and where the upper figure stands."""

    notch: Point
    axis: float
    face: float
    scale: float

    @property
    def outline(self) -> list[Point]:
        """Return the panel's corners, clockwise; the same after half a turn."""
        x, y = self.notch
        upper = [(x, y), (x, _INSET), (_RIGHT, _INSET), (_RIGHT, CARD_HEIGHT - y)]
        lower = [(CARD_WIDTH - px, CARD_HEIGHT - py) for px, py in upper]
        return [*upper, *lower]

    @property
    def upper(self) -> list[Point]:
        """Return the convex region of the upper figure, above the seam."""
        x = self.notch[0]
        return [(x, _INSET), (_RIGHT, _INSET), (_RIGHT, self.seam(_RIGHT)), (x, self.seam(x))]

    def seam(self, x: float) -> float:
        """Return the seam's height at `x`; the sash over it just touches both notches."""
        drop = _SASH / 2 + 2
        slope = (CARD_HEIGHT - 2 * (self.notch[1] + drop)) / (CARD_WIDTH - 2 * _INSET)
        return CARD_HEIGHT / 2 + (x - CARD_WIDTH / 2) * slope

    def ground(self) -> list[Mark]:
        """Return the upper half's tinted ground with rays that spread from behind the head."""
        corners = self.upper
        left, right = (_INSET, self.seam(_INSET)), (self.notch[0], self.notch[1])
        parts = (corners, [left, right, corners[-1]])
        marks = [Mark(polygon(part), PANEL) for part in parts]
        for number in range(_RAYS):
            turn = math.tau * number / _RAYS
            ends = [
                (self.axis + 700 * math.sin(a), self.face - 700 * math.cos(a))
                for a in (turn - 0.045, turn + 0.045)
            ]
            ray = Mark(polygon([(self.axis, self.face), *ends]), PANEL_RAY)
            marks += [cut for cut in (ray.within(part) for part in parts) if cut]
        return marks

    def border(self, letter: str) -> list[Mark]:
        """Return the thin frame, drawn over everything."""
        edge = polygon(self.outline)
        return [Mark(edge, "none", BRASS, 5.5), Mark(edge, "none", SUIT_COLOUR[letter], 2)]

    def sash(self, ground: str, *, linked: bool) -> list[Mark]:
        """Return the band over the seam; `linked` makes it the pinochle's chain of paired rings."""
        start, end = (_INSET, self.seam(_INSET)), (_RIGHT, self.seam(_RIGHT))
        over = (end[1] - start[1]) / (end[0] - start[0]) * 20
        line = f"M{start[0] - 20},{start[1] - over:.3f} L{end[0] + 20},{end[1] + over:.3f}"
        tilt = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) / 2
        bands = [Mark(rail(line, _SASH), BRASS, INK, 2), Mark(rail(line, 27), ground, BRASS_DARK, 1.5)]
        inside = [(_INSET, 0.0), (_RIGHT, 0.0), (_RIGHT, float(CARD_HEIGHT)), (_INSET, float(CARD_HEIGHT))]
        trimmed = [mark for mark in (mark.within(inside) for mark in bands) if mark]
        worn = [*_row(reach, linked=linked), *(_rings() if linked else _medal())]
        return trimmed + [_on_sash(mark, tilt) for mark in worn]


def _row(reach: float, *, linked: bool) -> list[Mark]:
    step = 34.0 if linked else 19.0
    places = [48 + step * number for number in range(int((reach - 58) / step) + 1)]
    marks: list[Mark] = []
    for x in (sign * place for place in places for sign in (-1, 1)):
        if linked:
            marks += _pair(x, 7.4)
        else:
            marks.append(Mark(ellipse(x, 0, 4.2), BRASS_LIGHT))
    return marks


def _pair(x: float, radius: float) -> list[Mark]:
    """Return two interlaced rings: the right one passes over the left one above and under it below."""
    inner, off = radius * 0.62, radius * 0.62
    left, right = (ring(x + sign * off, 0, (radius, radius), (inner, inner)) for sign in (-1, 1))
    width = radius * 0.12
    above = [(x - radius, -radius), (x + off, -radius), (x + off, 0.0), (x - radius, 0.0)]
    over = Mark(left, BRASS_LIGHT, INK, width).within([(px, py) for px, py in above])
    marks = [Mark(left, BRASS_LIGHT, INK, width), Mark(right, BRASS, INK, width)]
    return marks if over is None else [*marks, Mark(over.shape, BRASS_LIGHT)]


def _on_sash(mark: Mark, tilt: float) -> Mark:
    turned = mark.shape.turned(tilt).moved(CARD_WIDTH / 2, CARD_HEIGHT / 2)
    return replace(mark, shape=turned)


def _medal() -> list[Mark]:
    return [
        Mark(ellipse(0, 0, 25), BRASS, INK, 2),
        Mark(ellipse(0, 0, 19), IVORY, BRASS_DARK, 1.5),
        Mark(STAR.scaled(0.3), BRASS_DARK),
        Mark(ellipse(0, 0, 3), IVORY),
    ]


def _rings() -> list[Mark]:
    return [
        Mark(ellipse(0, 0, 32, 25), BRASS, INK, 2),
        Mark(ellipse(0, 0, 26, 19), INK, BRASS_DARK, 1.5),
        *_pair(0, 13),
    ]


STANDARD_FRAME = Frame((116.0, 228.0), 291.0, 177.0, 1.19)
LARGE_FRAME = Frame((174.0, 329.0), 325.0, 149.0, 0.98)
