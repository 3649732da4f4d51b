"""Controls of the forms: rows of choices, a stepper, a slider, a switch, tabs and a scroll bar."""

from typing import Final, Literal, TypeAlias

import pygame

from sprites.brass import face, hairline, metal, shade_of, shadowed
from sprites.cache import remembered
from sprites.text import fit, line_height, measure, render_line
from sprites.theme import (
    BRASS_DARK,
    BRASS_INK,
    BRASS_LIGHT,
    BRASS_MID,
    IVORY,
    PLATE,
    SHADOW,
    TEXT_BRASS,
    TEXT_MAIN,
    TEXT_QUIET,
    Colour,
)
from sprites.vector import Area, Drawing, Size, blank, sheer

Side: TypeAlias = Literal["none", "left", "right"]

_PAD: Final = 0.75


def control_height(px: int) -> int:
    """The height of every control whose text is `px` pixels."""
    return round(line_height(px) * 1.5)


def segment_cells(texts: tuple[str, ...], px: int) -> tuple[pygame.Rect, ...]:
    """Where each choice lies inside the picture that `segments` makes."""
    height, left = control_height(px), 0
    cells = []
    for text in texts:
        width = max(round(height * 1.2), measure(text, px, bold=True) + round(2 * _PAD * px))
        cells.append(pygame.Rect(left, 0, width, height))
        left += width
    return tuple(cells)


@remembered(192)
def segments(texts: tuple[str, ...], chosen: int, px: int, pointed: int = -1) -> pygame.Surface:
    """A dark track with every choice on it; a brass plate lies on the chosen one (none for -1)."""
    cells = segment_cells(texts, px)
    size = cells[-1].right, cells[0].height
    drawing = Drawing(size)
    _put_track(drawing, size)
    if chosen >= 0:
        _put_plateau(drawing, cells[chosen])
    picture = drawing.surface()
    for place, (text, cell) in enumerate(zip(texts, cells, strict=True)):
        tint = BRASS_INK if place == chosen else TEXT_BRASS if place == pointed else TEXT_MAIN
        _write(picture, text, px, tint, cell, bold=place == chosen)
    return picture


def _put_track(drawing: Drawing, size: Size) -> None:
    width, height = size
    line = hairline(height)
    drawing.box(
        (line / 2, line / 2, width - line, height - line),
        radius=height * 0.24,
        fill=sheer(PLATE, 0.85),
        stroke=sheer(BRASS_MID, 0.55),
        width=line,
    )


def _put_plateau(drawing: Drawing, cell: pygame.Rect) -> None:
    inset = max(2.0, cell.height * 0.09)
    area = (cell.left + inset, cell.top + inset, cell.width - 2 * inset, cell.height - 2 * inset)
    top, bottom = area[1], area[1] + area[3]
    radius = cell.height * 0.24 - inset / 2
    drawing.box(area, radius=radius, fill=metal(drawing, top, bottom))
    lip = max(1.0, cell.height * 0.035)
    inner = (area[0] + lip, area[1] + lip, area[2] - 2 * lip, area[3] - 2 * lip)
    drawing.box(inner, radius=radius - lip, fill=face(drawing, top, bottom))


def _write(
    picture: pygame.Surface, text: str, px: int, tint: Colour, cell: pygame.Rect, *, bold: bool
) -> None:
    line = render_line(text, px, tint, bold=bold)
    picture.blit(line, line.get_rect(center=cell.center))


@remembered(96)
def stepper(text: str, size: Size, px: int, pointed: Side = "none") -> pygame.Surface:
    """One choice between two brass arrows; each arrow takes a square at its end of `size`."""
    width, height = size
    drawing = Drawing(size)
    _put_track(drawing, size)
    reach = height * 0.2
    for side, x, turn in (("left", height * 0.5, 180), ("right", width - height * 0.5, 0)):
        shine = metal(drawing, height / 2 - reach, height / 2 + reach) if side == pointed else BRASS_MID
        drawing.path("M-55 -92 L85 0 L-55 92 Z", at=(x, height / 2), scale=reach / 100, turn=turn, fill=shine)
    picture = drawing.surface()
    words = fit(text, px, width - 2 * height, bold=True)
    _write(picture, words, px, TEXT_MAIN, picture.get_rect(), bold=True)
    return picture


@remembered(96)
def slider(size: Size, steps: int, *, lit: bool = False) -> pygame.Surface:
    """A groove filled with brass up to a knob that stands `steps` hundredths of the way."""
    width, height = size
    drawing = Drawing(size)
    radius = height * 0.36
    start, end = radius * 1.1, width - radius * 1.1
    x, y = start + (end - start) * steps / 100, height / 2
    groove = height * 0.2
    line = hairline(height)
    left = start - radius * 0.5
    drawing.box(
        (left, y - groove / 2, end - start + radius, groove),
        radius=groove / 2,
        fill=sheer(PLATE, 0.9),
        stroke=sheer(BRASS_MID, 0.55),
        width=line,
    )
    drawing.box(
        (left, y - groove / 2, x - left, groove),
        radius=groove / 2,
        fill=metal(drawing, y - groove / 2, y + groove / 2),
    )
    _put_knob(drawing, (x, y), radius * (1.12 if lit else 1))
    return drawing.surface()


def _put_knob(drawing: Drawing, centre: tuple[float, float], radius: float) -> None:
    x, y = centre
    drawing.oval((x, y + radius * 0.1), (radius, radius), fill=sheer(SHADOW, 0.4))
    inner = radius * 0.94
    drawing.oval(centre, (inner, inner), fill=metal(drawing, y - inner, y + inner))
    flat = radius * 0.72
    drawing.oval(centre, (flat, flat), fill=face(drawing, y - flat, y + flat))


@remembered(24)
def switch(px: int, *, on: bool, lit: bool = False) -> pygame.Surface:
    """A switch as high as a control of this text: on, its knob lies right and a tick stands beside it."""
    height = control_height(px)
    size = (round(height * 1.9), height)
    drawing = Drawing(size)
    inset = height * 0.12
    area: Area = (inset, inset, size[0] - 2 * inset, height - 2 * inset)
    line = hairline(height) * (1.6 if lit else 1)
    fill = metal(drawing, inset, height - inset, sunk=True) if on else sheer(PLATE, 0.85)
    edge = BRASS_LIGHT if lit else sheer(BRASS_MID, 0.7)
    drawing.box(area, radius=height, fill=fill, stroke=edge, width=line)
    radius = height * 0.3
    x = size[0] - height / 2 if on else height / 2
    if on:
        drawing.path(
            "M-50 0 L-12 40 L56 -44",
            at=(height * 0.62, height / 2),
            scale=height * 0.0036,
            stroke=BRASS_INK,
            width=26,
        )
    drawing.oval((x, height * 0.52), (radius, radius), fill=sheer(SHADOW, 0.4))
    drawing.oval(
        (x, height / 2), (radius, radius), fill=IVORY, stroke=BRASS_DARK, width=max(1.0, height / 30)
    )
    return drawing.surface()


@remembered(96)
def tab(text: str, size: Size, px: int, *, chosen: bool = False, lit: bool = False) -> pygame.Surface:
    """An entry of a list of pages: the chosen one lies on a dark plate behind a brass bar."""
    width, height = size
    drawing = Drawing(size)
    if chosen or lit:
        drawing.box((0, 0, width, height), radius=height * 0.18, fill=sheer(PLATE, 0.6 if chosen else 0.3))
    if chosen:
        bar = height * 0.56
        top = (height - bar) / 2
        drawing.box(
            (height * 0.16, top, height * 0.1, bar),
            radius=height * 0.05,
            fill=metal(drawing, top, top + bar),
        )
    picture = drawing.surface()
    tint = TEXT_BRASS if chosen else TEXT_MAIN if lit else TEXT_QUIET
    left = round(height * 0.5)
    line = render_line(fit(text, px, width - left, bold=chosen), px, tint, bold=chosen)
    picture.blit(line, (left, (height - line.get_height()) // 2))
    return picture


@remembered(3)
def sheet(size: Size) -> pygame.Surface:
    """A large dark plate with a double brass line, the ground of a form, with its shadow inside `size`."""
    short = min(size)
    margin = max(3.0, short * 0.012)
    radius = short * 0.03
    # Painted whole, a sheet for a very fine screen takes most of a second; only its corners need painting.
    corner = min(short // 2, round(margin * 2 + radius * 1.5))
    small = (2 * corner + 2, 2 * corner + 2)
    area = (margin, margin, small[0] - 2 * margin, small[1] - 2 * margin)
    drawing = Drawing(small)
    line = max(1.0, short / 520)
    drawing.box(area, radius=radius, fill=sheer(PLATE, 0.55), stroke=sheer(BRASS_MID, 0.8), width=line)
    gap = line * 4
    inner = (area[0] + gap, area[1] + gap, area[2] - 2 * gap, area[3] - 2 * gap)
    drawing.box(inner, radius=radius - gap, stroke=sheer(BRASS_MID, 0.25), width=line)
    picture = shadowed(drawing.surface(), shade_of(small, area, radius), margin * 0.8, margin * 0.4)
    return _stretched(picture, size, corner)


def _stretched(picture: pygame.Surface, size: Size, corner: int) -> pygame.Surface:
    """A picture with its four corners kept and what lies between them pulled out to another size."""
    canvas = blank(size)
    columns, rows = (
        (
            (0, corner, 0, corner),
            (corner, length - 2 * corner, corner, full - 2 * corner),
            (length - corner, corner, full - corner, corner),
        )
        for length, full in zip(picture.get_size(), size, strict=True)
    )
    for left, width, x, across in columns:
        for top, height, y, down in rows:
            part = picture.subsurface((left, top, width, height))
            if (width, height) != (across, down):
                part = pygame.transform.scale(part, (across, down))
            canvas.blit(part, (x, y))
    return canvas


@remembered(24)
def scroll_bar(size: Size, top: int, length: int) -> pygame.Surface:
    """A thin groove with a brass thumb from `top` on, `length` pixels long."""
    width, height = size
    drawing = Drawing(size)
    thin = width * 0.5
    left = (width - thin) / 2
    drawing.box((left, 0, thin, height), radius=thin / 2, fill=sheer(PLATE, 0.7))
    drawing.box(
        (left, top, thin, length),
        radius=thin / 2,
        fill=drawing.fade((left, 0), (left + thin, 0), [(0, BRASS_LIGHT), (1, BRASS_MID)]),
    )
    return drawing.surface()


@remembered(24)
def divider(size: Size) -> pygame.Surface:
    """A brass hairline that fades out to the right."""
    width, height = size
    drawing = Drawing(size)
    fade = drawing.fade((0, 0), (width, 0), [(0, sheer(BRASS_MID, 0.8)), (1, sheer(BRASS_MID, 0))])
    line = max(1.0, height / 3)
    drawing.box((0, (height - line) / 2, width, line), fill=fade)
    return drawing.surface()
