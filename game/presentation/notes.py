"""Texts that come and go: tooltips, what is said about a card, and the banner of a great moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.presentation.advice import advice
from game.presentation.canvas import Item, centred
from game.presentation.furniture import NOTES, Table
from game.presentation.layout import my_seat
from game.presentation.panels import button_rect
from game.presentation.targets import OnButton
from game.presentation.wording.labels import tooltips
from sprites.plates import banner, plate
from sprites.text import line_height, measure, render_line, wrap
from sprites.theme import REFUSAL, TEXT_BRASS, TEXT_MAIN, Colour
from sprites.vector import Drawing


def notes(table: Table) -> Iterator[Item]:
    """Yield every text that is shown for a while now."""
    yield from _tooltip(table)
    yield from _notice(table)
    yield from _banner(table)


def _tooltip(table: Table) -> Iterator[Item]:
    hover = table.attention.hover
    if not isinstance(hover, OnButton):
        return
    text = tooltips()[hover.button.value]
    rect = button_rect(table.areas, hover.button)
    px, step = table.areas.text, line_height(table.areas.text)
    box = pygame.Rect(0, 0, measure(text, px) + px * 2, round(step * 1.4))
    box.midbottom = (rect.centerx, rect.top - px // 3)
    if box.top < 0:
        box.topleft = (rect.left, rect.bottom + px // 3)
    box.clamp_ip(pygame.Rect((0, 0), table.areas.size).inflate(-px, -px))
    yield Item("tooltip", plate(box.size), box.left, box.top, NOTES)
    yield centred("tooltip text", render_line(text, px, TEXT_MAIN), box.center, NOTES + 0.1)


def _notice(table: Table) -> Iterator[Item]:
    """Yield what is said: a refusal on a dark plate with a mark, or advice on ivory."""
    notice = table.effects.notice
    if notice is None:
        return
    if notice.kind == "hint":
        yield from advice(table, notice)
        return
    areas, px = table.areas, table.areas.text
    at = notice.at or (areas.trick.centerx, areas.hand.top)
    screen = pygame.Rect((0, 0), areas.size).inflate(-2 * px, -2 * px)
    yield from _refusal(table, notice.lines, at, screen)


def _refusal(
    table: Table, lines: Sequence[str], at: tuple[float, float], screen: pygame.Rect
) -> Iterator[Item]:
    px = round(table.areas.text * 1.1)
    step = line_height(px)
    rows = [row for line in lines for row in wrap(line, px, table.areas.u(56), bold=True)]
    mark = round(step * 0.9)
    width = max(measure(row, px, bold=True) for row in rows)
    box = pygame.Rect(0, 0, width + mark + round(px * 2.6), step * len(rows) + px)
    box.midbottom = (round(at[0]), round(at[1]))
    box.clamp_ip(screen)
    yield Item("notice back", plate(box.size), box.left, box.top, NOTES - 0.1)
    yield Item("notice", plate(box.size), box.left, box.top, NOTES)
    yield centred("notice mark", _stop_mark(mark), (box.left + px + mark // 2, box.centery), NOTES + 0.1)
    for place, row in enumerate(rows):
        words = render_line(row, px, TEXT_MAIN, bold=True, four_colour=table.four_colour)
        left = box.left + round(px * 1.6) + mark
        yield Item(("notice", place), words, left, box.top + px // 2 + place * step, NOTES + 0.1)


def _stop_mark(size: int) -> pygame.Surface:
    """Return a ring with a bar: not allowed, told by its shape as well as by its colour."""
    drawing = Drawing((size, size))
    line = max(2.0, size / 8)
    middle, radius = size / 2, size / 2 - line
    drawing.oval((middle, middle), (radius, radius), stroke=REFUSAL, width=line)
    reach = radius * 0.7
    way = f"M{middle - reach} {middle + reach} L{middle + reach} {middle - reach}"
    drawing.path(way, stroke=REFUSAL, width=line)
    return drawing.surface()


def _banner(table: Table) -> Iterator[Item]:
    """Yield the banner of a great moment where nothing lies: over the melds' place, or the trick's."""
    notice = table.effects.banner
    if notice is None:
        return
    areas = table.areas
    width = areas.seats[0].melds.width
    if areas.pad.left > areas.trick.right:
        width = min(width, 2 * (areas.pad.left - areas.trick.centerx))
    sizes = [
        _at_most(line, round(areas.text * (1.9 if place == 0 else 1.1)), width - areas.u(8))
        for place, line in enumerate(notice.lines)
    ]
    heights = [line_height(px) for px in sizes]
    box = pygame.Rect(0, 0, width, sum(heights) + areas.u(3))
    free = areas.trick if table.view.table[my_seat(table.view)] else areas.seats[0].melds
    box.center = (areas.trick.centerx, free.centery)
    box = _beside_boards(table, box)
    yield Item("banner", banner(box.size), box.left, box.top, NOTES - 1)
    y = box.top + areas.u(1.5)
    tints: tuple[Colour, Colour] = (TEXT_BRASS, TEXT_MAIN)
    for place, (line, px, height) in enumerate(zip(notice.lines, sizes, heights, strict=True)):
        words = render_line(line, px, tints[min(place, 1)], bold=place == 0, four_colour=table.four_colour)
        yield centred(("banner", place), words, (box.centerx, y + height / 2), NOTES - 0.5)
        y += height


def _at_most(line: str, px: int, width: int) -> int:
    """Return the size of a heading, or a smaller one at which it is no wider than this."""
    return min(px, px * width // measure(line, px, bold=True))


def _beside_boards(table: Table, box: pygame.Rect) -> pygame.Rect:
    """Return where a banner covers no board: where it is, else between the boards and the hand, or above."""
    boards = [board.box for board in table.attention.boards if board.box]
    if box.collidelist(boards) < 0:
        return box
    gap, over = table.areas.u(1), boards[0].unionall(boards[1:])
    above, below = box.copy(), box.copy()
    above.bottom, below.top = over.top - gap, over.bottom + gap
    return below if below.bottom <= table.areas.hand.top else above
