"""The money table of a deal for stakes: who pays whom and why, and what everybody has now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.presentation.wording import player_name
from game.presentation.wording.endings import payment
from game.presentation.wording.verdicts import money_labels, signed
from game.rules.endings import Settlement
from game.rules.events import DealScored
from game.rules.view import View
from sprites.controls import divider
from sprites.plates import plate
from sprites.text import fit, line_height, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET

_HEADS = 1
_LEAST = 9


@dataclass(frozen=True, slots=True)
class Row:
    """What one purse gained or lost in the deal, and holds now."""

    name: str
    change: int
    holds: int


def money_rows(view: View, result: DealScored, settled: Settlement) -> tuple[Row, ...]:
    """Return a row for every seat and the kitty, and one for all together, which is nothing twice."""
    seats = range(view.variant.seats)
    rows = [Row(player_name(view, seat), result.points[seat], result.scores[seat]) for seat in seats]
    _deal, _balance, kitty, together = money_labels()
    moved = sum(each.units for each in settled.payments if each.payee is None)
    moved -= sum(each.units for each in settled.payments if each.payer is None)
    rows.append(Row(kitty, moved, settled.kitty))
    return (*rows, Row(together, sum(row.change for row in rows), sum(row.holds for row in rows)))


def draw_money(surface: pygame.Surface, rect: pygame.Rect, px: int, view: View, result: DealScored) -> None:
    """Draw the payments as sentences at the left of a plate, and the purses at its right."""
    if result.settlement is None:
        return
    surface.blit(plate(rect.size), rect)
    inner = rect.inflate(-2 * px, -px)
    rows = money_rows(view, result, result.settlement)
    px = _fitting(px, inner.height, len(rows) + _HEADS)
    step = line_height(px)
    table = pygame.Rect(inner.right - 15 * px, inner.top, 15 * px, inner.height)
    for place, paid in enumerate(result.settlement.payments):
        line = fit(payment(paid, view), px, table.left - inner.left - px)
        surface.blit(render_line(line, px, TEXT_MAIN), (inner.left, inner.top + place * step))
    _draw_purses(surface, table, rows, px)


def _draw_purses(surface: pygame.Surface, table: pygame.Rect, rows: tuple[Row, ...], px: int) -> None:
    step = line_height(px)
    deal, balance, _kitty, _together = money_labels()
    ends = (table.left + round(10 * px), table.right)
    for text, right in zip((deal, balance), ends, strict=True):
        head = render_line(text, px, TEXT_QUIET)
        surface.blit(head, (right - head.get_width(), table.top))
    for place, row in enumerate(rows, _HEADS):
        last = place == len(rows)
        top = table.top + place * step
        if last:
            surface.blit(divider((table.width, max(2, px // 8))), (table.left, top))
        tint = TEXT_BRASS if last else TEXT_MAIN
        surface.blit(render_line(fit(row.name, px, 6 * px), px, tint), (table.left, top))
        for number, right in zip((signed(row.change), signed(row.holds)), ends, strict=True):
            words = render_line(number, px, tint, bold=True)
            surface.blit(words, (right - words.get_width(), top))


def _fitting(px: int, height: int, lines: int) -> int:
    """Return the size of text at which so many lines fit."""
    while px > _LEAST and lines * line_height(px) > height:
        px -= 1
    return px
