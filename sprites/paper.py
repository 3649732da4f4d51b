"""Paper and ivory: the score pad, the meld tickets, the line between shared cards and the chips."""

from typing import Final

import pygame

from sprites.brass import metal, shade_of, shadowed
from sprites.cache import remembered
from sprites.text import line_height, measure, render_line
from sprites.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    BRASS_MID,
    BURGUNDY,
    INK,
    IVORY,
    IVORY_EDGE,
    IVORY_SHADE,
    PAPER,
    PAPER_RULE,
    PAPER_SHADE,
    SHADOW,
    SUIT_RED,
    mix,
)
from sprites.vector import Area, Drawing, Size, blank, sheer

_RING_SHARE: Final = 0.075


def pad_sheet(size: Size) -> pygame.Rect:
    """Where the writing may stand on a pad of this size: below the spiral, inside the margins."""
    left, top, width, height = _sheet(size)
    ring = _ring(size)
    inner = pygame.Rect(round(left + ring), round(top + ring * 1.5), 0, 0)
    inner.size = (round(left + width - ring) - inner.left, round(top + height - ring * 0.7) - inner.top)
    return inner


def pad_rows(size: Size, row: int) -> tuple[pygame.Rect, ...]:
    """The ruled rows of `row` pixels that fit on a pad of this size, from the top."""
    sheet = pad_sheet(size)
    return tuple(
        pygame.Rect(sheet.left, sheet.top + line * row, sheet.width, row)
        for line in range(sheet.height // row)
    )


@remembered(6)
def pad(size: Size, row: int = 0) -> pygame.Surface:
    """A spiral pad with its shadow inside `size`, ruled every `row` pixels (0 leaves it blank)."""
    sheet = _sheet(size)
    left, top, width, height = sheet
    drawing = Drawing(size)
    corner = _ring(size) * 0.22
    for under in (2, 1):
        lower = (left + under * 1.2, top + under * 1.6, width, height)
        drawing.box(lower, radius=corner, fill=mix(PAPER_SHADE, INK, 0.06 * under))
    light = drawing.fade(
        (left, top),
        (left + width * 0.4, top + height),
        [(0, PAPER), (0.4, PAPER), (1, mix(PAPER, PAPER_SHADE, 0.6))],
    )
    drawing.box(sheet, radius=corner, fill=light)
    if row:
        for ruled in pad_rows(size, row):
            rule = (left, ruled.bottom - 1, width, max(1.0, row / 36))
            drawing.box(rule, fill=sheer(PAPER_RULE, 0.65))
    _put_spiral(drawing, sheet, _ring(size))
    return shadowed(drawing.surface(), shade_of(size, sheet, corner), _ring(size) * 0.35, _ring(size) * 0.22)


def _sheet(size: Size) -> Area:
    width, height = size
    ring = _ring(size)
    return ring * 0.5, ring * 0.6, width - ring, height - ring * 1.3


def _ring(size: Size) -> float:
    return max(8.0, min(size) * _RING_SHARE)


def _put_spiral(drawing: Drawing, sheet: Area, ring: float) -> None:
    """Wire loops through punched holes along the sheet's upper edge."""
    left, top, width, _ = sheet
    count = max(4, round(width / (ring * 1.05)))
    step = width / count
    for loop in range(count):
        x = left + (loop + 0.5) * step
        hole = top + ring * 0.62
        drawing.oval((x, hole), (ring * 0.17, ring * 0.17), fill=sheer(INK, 0.8))
        wire = metal(drawing, top - ring * 0.5, hole)
        drawing.box(
            (x - ring * 0.16, top - ring * 0.42, ring * 0.17, ring * 1.04), radius=ring * 0.1, fill=wire
        )
        drawing.box(
            (x + ring * 0.04, top - ring * 0.42, ring * 0.12, ring * 0.96), radius=ring * 0.1, fill=wire
        )


@remembered(64)
def ticket(text: str, value: str, px: int, *, four_colour: bool = False) -> pygame.Surface:
    """An ivory ticket with a meld's name and, behind a perforation, its value; the text is `px` high."""
    height = round(line_height(px) * 1.3)
    space = round(px * 0.6)
    name, worth = measure(text, px), measure(value, px, bold=True)
    tear = space + name + space
    margin = max(2, round(px * 0.18))
    width = tear + space + worth + space
    size = (width + 2 * margin, height + 2 * margin)
    drawing, shape = Drawing(size), Drawing(size)
    outline = _ticket_outline((width, height), tear, height * 0.14)
    ivory = drawing.fade((0, margin), (0, margin + height), [(0, IVORY), (0.6, IVORY), (1, IVORY_SHADE)])
    drawing.path(outline, at=(margin, margin), fill=ivory, stroke=IVORY_EDGE, width=max(0.8, px / 24))
    shape.path(outline, at=(margin, margin), fill=sheer(SHADOW, 0.5))
    dots = 6
    for dot in range(dots):
        y = margin + height * (0.24 + 0.52 * dot / (dots - 1))
        drawing.oval((margin + tear, y), (px * 0.045, px * 0.045), fill=BRASS_DARK)
    picture = shadowed(drawing.surface(), shape, px * 0.08, px * 0.08)
    top = margin + (height - line_height(px)) // 2
    picture.blit(render_line(text, px, INK, four_colour=four_colour), (margin + space, top))
    picture.blit(render_line(value, px, INK, bold=True), (margin + tear + space, top))
    return picture


def _ticket_outline(size: Size, tear: float, bite: float) -> str:
    """A rounded box with a half-round bite at either end of the perforation."""
    width, height = size
    r = height * 0.16
    return (
        f"M{r} 0 H{tear - bite} A{bite} {bite} 0 0 0 {tear + bite} 0 H{width - r} Q{width} 0 {width} {r}"
        f" V{height - r} Q{width} {height} {width - r} {height} H{tear + bite}"
        f" A{bite} {bite} 0 0 0 {tear - bite} {height} H{r} Q0 {height} 0 {height - r} V{r} Q0 0 {r} 0 Z"
    )


def link_margin(px: int) -> int:
    """How far the picture of a link reaches beyond its two ends on every side, for lines `px` thick."""
    return 2 * px


@remembered(32)
def link(reach: Size, px: int) -> pygame.Surface:
    """A brass line with a bead at each end; `reach` is its end seen from its start, of any sign."""
    across, down = reach
    margin = link_margin(px)
    size = (abs(across) + 2 * margin, abs(down) + 2 * margin)
    start = (margin + max(0, -across), margin + max(0, -down))
    end = (start[0] + across, start[1] + down)
    drawing = Drawing(size)
    way = f"M{start[0]} {start[1]} L{end[0]} {end[1]}"
    drawing.path(way, stroke=sheer(SHADOW, 0.4), at=(0, px * 0.4), width=px)
    drawing.path(way, stroke=BRASS_MID, width=px)
    drawing.path(way, stroke=BRASS_LIGHT, at=(0, -px * 0.15), width=px * 0.4)
    for x, y in (start, end):
        drawing.oval((x, y), (px * 1.4, px * 1.4), fill=metal(drawing, y - px * 1.4, y + px * 1.4))
    return drawing.surface()


_STACK: Final = 10


def chips_size(count: int, px: int) -> Size:
    """The size of the picture that `chips` makes."""
    columns = max(1, -(-count // _STACK))
    rise = round(px * 0.16)
    return columns * round(px * 1.08), round(px * 0.62) + rise * min(max(count, 1), _STACK)


@remembered(48)
def chips(count: int, px: int) -> pygame.Surface:
    """`count` chips, `px` pixels across, in stacks of ten; no chip is an empty picture."""
    size = chips_size(count, px)
    if count < 1:
        return blank(size)
    drawing = Drawing(size)
    rise, step = round(px * 0.16), round(px * 1.08)
    for place in range(count):
        column, level = divmod(place, _STACK)
        # Nobody stacks chips to the hair: each sits a little aside of the one below.
        aside = px * 0.012 * (level * 7 % 5 - 2)
        centre = ((column + 0.5) * step + aside, size[1] - px * 0.31 - rise * (level + 0.6))
        _put_chip(drawing, centre, px * 0.49, rise, 0.22 * (level % 3 - 1))
    return drawing.surface()


def _put_chip(drawing: Drawing, centre: tuple[float, float], radius: float, rise: float, turn: float) -> None:
    x, y = centre
    flat = radius * 0.46
    body, dark = mix(SUIT_RED, BURGUNDY.edge, 0.35), mix(BURGUNDY.edge, SUIT_RED, 0.15)
    side = drawing.fade((x - radius, 0), (x + radius, 0), [(0, dark), (0.35, body), (1, dark)])
    drawing.path(
        f"M{x - radius} {y} V{y + rise} A{radius} {flat} 0 0 0 {x + radius} {y + rise} V{y} Z", fill=side
    )
    for place in (turn - 0.6, turn, turn + 0.6):
        edges = (place - 0.13, place + 0.13)
        (left, low), (right, high) = (
            (x + radius * edge, y + flat * (1 - edge * edge) ** 0.5) for edge in edges
        )
        mark = f"M{left} {low} L{right} {high} V{high + rise} L{left} {low + rise} Z"
        drawing.path(mark, fill=sheer(IVORY, 0.92))
    drawing.oval(centre, (radius, flat), fill=body, stroke=dark, width=max(0.7, radius / 30))
    drawing.oval(
        centre, (radius * 0.68, flat * 0.68), fill=IVORY, stroke=BRASS_MID, width=max(0.8, radius / 16)
    )
    drawing.oval(
        centre, (radius * 0.4, flat * 0.4), stroke=sheer(BRASS_DARK, 0.6), width=max(0.6, radius / 30)
    )
