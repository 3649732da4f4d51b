"""Antialiased drawing: shapes and gradients described once in pixels and painted in one go."""

import io
from collections.abc import Sequence
from typing import TypeAlias

import pygame

from sprites.theme import Colour

Size: TypeAlias = tuple[int, int]
# Left, top, width, height.
Area: TypeAlias = tuple[float, float, float, float]
Sheer: TypeAlias = tuple[int, int, int, int]
Stop: TypeAlias = tuple[float, Colour | Sheer]
# A colour, a colour with its alpha, or the name of a gradient of the same drawing.
Paint: TypeAlias = Colour | Sheer | str


def sheer(colour: Colour, alpha: float) -> Sheer:
    """The colour at an alpha from 0 (clear) to 1 (solid)."""
    red, green, blue = colour
    return red, green, blue, round(255 * alpha)


def smooth(share: float) -> float:
    """A share from 0 to 1 that starts and ends gently."""
    return share * share * (3 - 2 * share)


def tinted(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The picture's transparency in one colour: a blur mixes its light with the black of what is clear."""
    canvas = blank(surface.get_size())
    canvas.fill((*colour, 255))
    canvas.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return canvas


def blank(size: Size) -> pygame.Surface:
    """A clear surface in the pixel format of all our pictures."""
    return pygame.Surface(size, pygame.SRCALPHA, 32)


def softened(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """The picture blurred by a radius in pixels; large radii are blurred small and scaled up."""
    shrink = max(1, int(radius // 4))
    if shrink == 1:
        return pygame.transform.gaussian_blur(surface, max(1, round(radius)))
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // shrink), max(1, height // shrink)))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / shrink)))
    return pygame.transform.smoothscale(small, (width, height))


def _hex(colour: Colour | Sheer) -> tuple[str, float]:
    alpha = colour[3] / 255 if len(colour) == 4 else 1.0  # noqa: PLR2004
    return "#{:02x}{:02x}{:02x}".format(*colour[:3]), alpha


def _painted(use: str, paint: Paint) -> str:
    if isinstance(paint, str):
        return f'{use}="{paint}"'
    value, alpha = _hex(paint)
    return f'{use}="{value}" {use}-opacity="{alpha:.4f}"'


class Drawing:
    """Shapes in paint order on a clear ground of `size` pixels; the origin is the top left corner."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self._gradients: list[str] = []
        self._shapes: list[str] = []

    def fade(self, start: tuple[float, float], end: tuple[float, float], stops: Sequence[Stop]) -> Paint:
        """A linear gradient between two points, to fill or stroke with."""
        (x1, y1), (x2, y2) = start, end
        return self._gradient("linearGradient", f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"', stops)

    def glow(self, centre: tuple[float, float], radius: float, stops: Sequence[Stop]) -> Paint:
        """A radial gradient from a centre outwards, to fill or stroke with."""
        x, y = centre
        return self._gradient("radialGradient", f'cx="{x}" cy="{y}" r="{radius}"', stops)

    def box(
        self,
        area: Area,
        *,
        radius: float = 0,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1,
    ) -> None:
        """A rectangle (left, top, width, height) with round corners; the stroke lies on its outline."""
        left, top, across, down = area
        round_ = max(0.0, min(radius, across / 2, down / 2))
        where = f'x="{left}" y="{top}" width="{across}" height="{down}" rx="{round_}" ry="{round_}"'
        self._shapes.append(f"<rect {where} {_style(fill, stroke, width)}/>")

    def oval(
        self,
        centre: tuple[float, float],
        radii: tuple[float, float],
        *,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1,
    ) -> None:
        """An ellipse by its centre and its two radii."""
        (x, y), (across, down) = centre, radii
        where = f'cx="{x}" cy="{y}" rx="{across}" ry="{down}"'
        self._shapes.append(f"<ellipse {where} {_style(fill, stroke, width)}/>")

    def path(
        self,
        outline: str,
        *,
        at: tuple[float, float] = (0, 0),
        scale: float = 1,
        turn: float = 0,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1,
    ) -> None:
        """An outline in path notation, scaled, turned (degrees clockwise), moved; width in its own units."""
        x, y = at
        style = _style(fill, stroke, width)
        move = f"translate({x} {y}) rotate({turn}) scale({scale})"
        self._shapes.append(f'<path transform="{move}" d="{outline}" {style}/>')

    def surface(self) -> pygame.Surface:
        """Paint the shapes on a new clear surface of exactly the drawing's size."""
        width, height = self.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        view = f'viewBox="0 0 {width} {height}" preserveAspectRatio="none">'
        body = "".join((f"<defs>{''.join(self._gradients)}</defs>", *self._shapes))
        text = f"{head} {view}{body}</svg>".encode()
        return pygame.image.load_sized_svg(io.BytesIO(text), self.size).convert(blank((1, 1)))

    def _gradient(self, kind: str, where: str, stops: Sequence[Stop]) -> Paint:
        name = f"g{len(self._gradients)}"
        rows = []
        for offset, colour in stops:
            value, alpha = _hex(colour)
            rows.append(f'<stop offset="{offset:.4f}" stop-color="{value}" stop-opacity="{alpha:.4f}"/>')
        units = 'gradientUnits="userSpaceOnUse"'
        self._gradients.append(f'<{kind} id="{name}" {units} {where}>{"".join(rows)}</{kind}>')
        return f"url(#{name})"


def _style(fill: Paint | None, stroke: Paint | None, width: float) -> str:
    inside = 'fill="none"' if fill is None else _painted("fill", fill)
    if stroke is None:
        return inside
    line = f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f"{inside} {_painted('stroke', stroke)} {line}"
