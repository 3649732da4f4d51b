"""Brass and soft shadows: the metal and the light that every piece of table furniture shares."""

from typing import Final

import pygame

from sprites.theme import (
    BRASS_DARK,
    BRASS_GLINT,
    BRASS_LIGHT,
    BRASS_MID,
    IVORY,
    IVORY_EDGE,
    PLATE,
    SHADOW,
    mix,
)
from sprites.vector import Area, Drawing, Paint, Size, blank, sheer, softened

_SHADOW_STRENGTH: Final = 0.5


def hairline(px: float) -> float:
    """The width of a brass line on a thing `px` pixels high: never thinner than one pixel."""
    return max(1.0, px / 28)


def metal(drawing: Drawing, top: float, bottom: float, *, sunk: bool = False) -> Paint:
    """Polished brass lit from above between two heights; sunk, it is lit from below."""
    shine = [
        (0, BRASS_GLINT),
        (0.14, BRASS_LIGHT),
        (0.5, BRASS_MID),
        (0.86, mix(BRASS_MID, BRASS_DARK, 0.45)),
    ]
    ends = (bottom, top) if sunk else (top, bottom)
    return drawing.fade((0, ends[0]), (0, ends[1]), [*shine, (1, BRASS_DARK)])


def face(drawing: Drawing, top: float, bottom: float, *, sunk: bool = False) -> Paint:
    """The even, lighter brass that ink is printed on."""
    upper, lower = (BRASS_MID, BRASS_LIGHT) if sunk else (BRASS_GLINT, BRASS_MID)
    return drawing.fade((0, top), (0, bottom), [(0, upper), (0.5, BRASS_LIGHT), (1, lower)])


def put_disc(drawing: Drawing, centre: tuple[float, float], radius: float) -> None:
    """An ivory inlay in a turned brass rim, `radius` pixels to the outer edge."""
    x, y = centre
    drawing.oval(centre, (radius, radius), fill=metal(drawing, y - radius, y + radius))
    inner = radius * 0.87
    drawing.oval(centre, (inner, inner), fill=metal(drawing, y - inner, y + inner, sunk=True))
    inlay = radius * 0.78
    ivory = drawing.glow((x, y - inlay * 0.3), inlay * 1.5, [(0, IVORY), (0.6, IVORY), (1, IVORY_EDGE)])
    drawing.oval(
        centre, (inlay, inlay), fill=ivory, stroke=sheer(BRASS_DARK, 0.7), width=max(0.6, radius / 60)
    )


def put_plate(drawing: Drawing, area: Area, radius: float, *, alpha: float, line: float, lit: bool) -> None:
    """A dark translucent plate with a brass hairline; lit, the line is broad and bright."""
    left, top, width, height = area
    lip = line / 2
    inside = (left + lip, top + lip, width - line, height - line)
    drawing.box(inside, radius=radius, fill=sheer(PLATE, alpha))
    edge = metal(drawing, top, top + height) if lit else sheer(BRASS_MID, 0.75)
    drawing.box(inside, radius=radius, stroke=edge, width=line * (1 if lit else 0.75))


def shadowed(picture: pygame.Surface, shape: Drawing, blur: float, drop: float) -> pygame.Surface:
    """The picture over the soft shadow of a shape of the same size, fallen `drop` pixels down."""
    canvas = blank(picture.get_size())
    shade = softened(shape.surface(), blur)
    canvas.blit(shade, (0, round(drop)))
    canvas.blit(picture, (0, 0))
    return canvas


def shade_of(size: Size, area: Area, radius: float) -> Drawing:
    """The shadow's shape of a rounded box, for `shadowed`."""
    drawing = Drawing(size)
    drawing.box(area, radius=radius, fill=sheer(SHADOW, _SHADOW_STRENGTH))
    return drawing
