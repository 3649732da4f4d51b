"""Closed outlines as values: written as path data, moved, mirrored, flattened and clipped."""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[str, tuple[Point, ...]]
Outline: TypeAlias = list[Point]

_TOKEN = re.compile(r"[MLCZ]|-?\d+(?:\.\d+)?")
_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}
_ARC = 0.5522847498
_BRUSH_STEPS = 6
_BEAD = 5.6
_RAIL_STEPS = 8


@dataclass(frozen=True, slots=True)
class Shape:
    """One or more subpaths of absolute M, L, C and Z segments; overlaps count as filled (nonzero rule)."""

    segments: tuple[Segment, ...]

    def mapped(self, move: Callable[[Point], Point]) -> "Shape":
        """Return the shape with every point sent through `move` (which should be affine)."""
        return Shape(tuple((name, tuple(move(point) for point in points)) for name, points in self.segments))

    def moved(self, dx: float, dy: float) -> "Shape":
        """Return the shape shifted by (dx, dy)."""
        return self.mapped(lambda p: (p[0] + dx, p[1] + dy))

    def scaled(self, sx: float, sy: float | None = None) -> "Shape":
        """Return the shape scaled about the origin; one number scales both ways."""
        ratio = sx if sy is None else sy
        return self.mapped(lambda p: (p[0] * sx, p[1] * ratio))

    def turned(self, degrees: float) -> "Shape":
        """Return the shape turned clockwise (y points down) about the origin."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda p: (p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos))

    def mirrored(self) -> "Shape":
        """Return the mirror picture across the vertical axis."""
        return self.scaled(-1.0, 1.0)

    def joined(self, *others: "Shape") -> "Shape":
        """Return one shape made of this one and the others."""
        return Shape(self.segments + tuple(segment for other in others for segment in other.segments))

    def data(self) -> str:
        """Return the path data for an SVG `d` attribute, rounded to a tenth of a unit."""
        return "".join(name + " ".join(_pair(point) for point in points) for name, points in self.segments)

    def outlines(self, steps: int = 8) -> list[Outline]:
        """Return each subpath as a polygon, every curve cut into `steps` chords."""
        result: list[Outline] = []
        for name, points in self.segments:
            if name == "M":
                result.append([points[0]])
            elif name == "L":
                result[-1].append(points[0])
            elif name == "C":
                result[-1].extend(_curve(result[-1][-1], points, steps))
        return result

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, right, bottom of the flattened shape."""
        points = [point for outline in self.outlines() for point in outline]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)


def shape(data: str) -> Shape:
    """Parse absolute M, L, C, Z path data (a letter may be left out when it repeats)."""
    tokens = _TOKEN.findall(data)
    segments: list[Segment] = []
    name, at = "M", 0
    while at < len(tokens):
        if tokens[at] in _POINTS:
            name, at = tokens[at], at + 1
        count = _POINTS[name]
        numbers = [float(token) for token in tokens[at : at + 2 * count]]
        segments.append((name, tuple(zip(numbers[::2], numbers[1::2], strict=True))))
        at += 2 * count
        if name == "M":
            name = "L"
    return Shape(tuple(segments))


def symmetric(half: str) -> Shape:
    """Close a right half that runs from one point of the axis x = 0 to another with its mirror picture."""
    right = shape(half).segments
    back: list[Segment] = []
    for here, before in zip(reversed(right[1:]), reversed(right[:-1]), strict=True):
        points = (before[1][-1], *here[1][:-1])
        back.append((here[0], tuple((-x, y) for x, y in reversed(points))))
    return Shape((*right, *back, ("Z", ())))


def polygon(points: Iterable[Point]) -> Shape:
    """Return the closed polygon through `points`."""
    first, *rest = points
    return Shape((("M", (first,)), *(("L", (point,)) for point in rest), ("Z", ())))


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Shape:
    """Return an ellipse (a circle when `ry` is left out), clockwise; beads take two curves."""
    ry = rx if ry is None else ry
    if max(rx, ry) <= _BEAD:
        return Shape(
            (("M", ((cx + rx, cy),)), _half_bead(cx, cy, rx, ry), _half_bead(cx, cy, -rx, -ry), ("Z", ()))
        )
    kx, ky = rx * _ARC, ry * _ARC
    return Shape(
        (
            ("M", ((cx + rx, cy),)),
            ("C", ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry))),
            ("C", ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy))),
            ("C", ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry))),
            ("C", ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy))),
            ("Z", ()),
        )
    )


def _half_bead(cx: float, cy: float, rx: float, ry: float) -> Segment:
    """Return one cubic for half an ellipse, true to a fiftieth of its radius."""
    low = cy + ry * 4 / 3
    return ("C", ((cx + rx, low), (cx - rx, low), (cx - rx, cy)))


def ring(cx: float, cy: float, outer: Point, inner: Point) -> Shape:
    """Return an elliptic ring with outer and inner radii (rx, ry)."""
    hole = ellipse(0, 0, *inner).mirrored().moved(cx, cy)
    return ellipse(cx, cy, *outer).joined(hole)


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Shape:
    """Return a rectangle, with round corners when `radius` is given."""
    if not radius:
        return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
    k = radius * (1 - _ARC)
    r = radius
    return Shape(
        (
            ("M", ((left + r, top),)),
            ("L", ((right - r, top),)),
            ("C", ((right - k, top), (right, top + k), (right, top + r))),
            ("L", ((right, bottom - r),)),
            ("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
            ("L", ((left + r, bottom),)),
            ("C", ((left + k, bottom), (left, bottom - k), (left, bottom - r))),
            ("L", ((left, top + r),)),
            ("C", ((left, top + k), (left + k, top), (left + r, top))),
            ("Z", ()),
        )
    )


def brush(data: str, width: float, *, blunt: bool = False) -> Shape:
    """Return a stroke along open path data that swells to `width` and tapers (`blunt`: starts wide)."""
    line = shape(data).outlines(_BRUSH_STEPS)[0]
    left: Outline = []
    right: Outline = []
    for number, (x, y) in enumerate(line):
        before, after = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        t = number / (len(line) - 1)
        half = width / 2 * (math.cos(t * math.pi / 2) if blunt else math.sin(t * math.pi))
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return polygon(left + right[::-1])


def rail(data: str, width: float) -> Shape:
    """Return an even band of `width` along open path data."""
    line = shape(data).outlines(_RAIL_STEPS)[0]
    sides: tuple[Outline, Outline] = ([], [])
    for number, (x, y) in enumerate(line):
        before, after = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        for side, sign in zip(sides, (1, -1), strict=True):
            side.append((x - sign * dy / length * width / 2, y + sign * dx / length * width / 2))
    return polygon(sides[0] + sides[1][::-1])


def clipped(subject: Shape, region: Sequence[Point]) -> Shape | None:
    """Return the part of `subject` inside a convex clockwise polygon, None when nothing is left."""
    kept: list[Segment] = []
    for outline in subject.outlines():
        for start, end in zip(region, (*region[1:], region[0]), strict=True):
            outline = _cut(outline, start, end)  # noqa: PLW2901 - each edge cuts what the last one left
        if outline:
            kept.extend(polygon(outline).segments)
    return Shape(tuple(kept)) if kept else None


def holds(outline: Sequence[Point], point: Point) -> bool:
    """Say whether a polygon contains a point (even-odd)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _cut(outline: Outline, start: Point, end: Point) -> Outline:
    def side(point: Point) -> float:
        return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])

    result: Outline = []
    for here, following in zip(outline, outline[1:] + outline[:1], strict=True):
        a, b = side(here), side(following)
        if a >= 0:
            result.append(here)
        if (a > 0 > b) or (a < 0 < b):
            t = a / (a - b)
            result.append((here[0] + t * (following[0] - here[0]), here[1] + t * (following[1] - here[1])))
    return result


def _curve(start: Point, points: tuple[Point, ...], steps: int) -> Outline:
    (ax, ay), (bx, by), (cx, cy) = points
    result: Outline = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        result.append(
            (k0 * start[0] + k1 * ax + k2 * bx + k3 * cx, k0 * start[1] + k1 * ay + k2 * by + k3 * cy)
        )
    return result


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    # Two roundings: a last bit that differs between machines must not decide which way a half goes.
    text = f"{round(value, 6):.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")
