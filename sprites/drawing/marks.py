"""Painted shapes and the flat SVG they become (paths only, so that every rasteriser draws them alike)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from sprites.drawing.shapes import Point, Shape, clipped

Box: TypeAlias = tuple[float, float, float, float]

CARD_WIDTH = 500
CARD_HEIGHT = 700


@dataclass(frozen=True, slots=True)
class Mark:
    """One filled shape, with an outline of `width` card units when `line` names its colour."""

    shape: Shape
    fill: str
    line: str | None = None
    width: float = 2.0
    opacity: float = 1.0

    def placed(self, scale: float, dx: float, dy: float, *, flip: bool = False) -> "Mark":
        """Return the mark scaled (and mirrored when `flip`), then moved; its outline scales along."""
        sx = -scale if flip else scale
        return replace(self, shape=self.shape.scaled(sx, scale).moved(dx, dy), width=self.width * scale)

    def within(self, region: Sequence[Point]) -> "Mark | None":
        """Return the mark cut to a convex clockwise polygon; None when it lies outside."""
        left, top, right, bottom = self.shape.bounds()
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        if all(_inside(corner, region) for corner in corners):
            return self
        rest = clipped(self.shape, region)
        return None if rest is None else replace(self, shape=rest)

    def svg(self) -> str:
        """Return the mark as one SVG path element."""
        line = "" if self.line is None else f' stroke="{self.line}" stroke-width="{self.width:.2f}"'
        fade = "" if self.opacity >= 1 else f' opacity="{self.opacity:.2f}"'
        return f'<path d="{self.shape.data()}" fill="{self.fill}"{line}{fade}/>'


def mirrored(marks: Iterable[Mark]) -> list[Mark]:
    """Return the marks mirrored across the vertical axis."""
    return [replace(mark, shape=mark.shape.mirrored()) for mark in marks]


def both_sides(marks: Sequence[Mark]) -> list[Mark]:
    """Return the marks together with their mirror pictures."""
    return [one for mark in marks for one in (mark, *mirrored([mark]))]


def paths(marks: Iterable[Mark]) -> str:
    """Return the marks as SVG elements, one a line, first at the bottom; alike neighbours share one."""
    return "".join(f"{mark.svg()}\n" for mark in _gathered(marks))


def _gathered(marks: Iterable[Mark]) -> list[Mark]:
    """Join runs of marks of one paint that do not touch: fewer elements are quicker to draw."""
    result: list[Mark] = []
    taken: list[Box] = []
    for mark in marks:
        bounds = mark.shape.bounds()
        last = result[-1] if result else None
        if last and _paint(last) == _paint(mark) and not any(_meet(bounds, other) for other in taken):
            result[-1] = replace(last, shape=last.shape.joined(mark.shape))
            taken.append(bounds)
        else:
            result.append(mark)
            taken = [bounds]
    return result


def _paint(mark: Mark) -> tuple[str, str | None, float, float]:
    return mark.fill, mark.line, mark.width, mark.opacity


def _meet(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def half_turned(content: str) -> str:
    """Return SVG elements together with themselves turned by 180 degrees about the card's centre."""
    centre = f"{CARD_WIDTH // 2} {CARD_HEIGHT // 2}"
    return f'{content}<g transform="rotate(180 {centre})">\n{content}</g>\n'


def document(content: str, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    """Return a whole SVG file of the given size around SVG elements."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}"'
    join = 'stroke-linejoin="round" stroke-linecap="round"'
    box = f'viewBox="0 0 {width:g} {height:g}" preserveAspectRatio="none"'
    return f"{head} {box}>\n<g {join}>\n{content}</g>\n</svg>\n"


def _inside(point: Point, region: Sequence[Point]) -> bool:
    edges = zip(region, (*region[1:], region[0]), strict=True)
    return all((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) >= 0 for (ax, ay), (bx, by) in edges)
