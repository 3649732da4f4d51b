"""The money table of a deal for stakes: who pays whom and why, and what everybody has now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.presentation.wording import player_name
from game.presentation.wording.endings import kitty_divided, payment
from game.presentation.wording.verdicts import money_labels, signed
from game.rules.endings import Settlement
from game.rules.events import DealScored, MatchWon
from game.rules.view import View
from sprites.controls import divider
from sprites.plates import plate
from sprites.text import fit, line_height, render_line, wrap
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET

_HEADS = 1
_LEAST = 9
_TABLE = 15
"""How wide the table of the purses is, in heights of its text."""
_SUMS = 2
"""The rows below those of the seats: the kitty, and all together."""


@dataclass(frozen=True, slots=True)
class Row:
    """What one purse gained or lost in the deal, and holds now."""

    name: str
    change: int
    holds: int


def money_lines(view: View, result: DealScored) -> int:
    """Return how many lines the purses take with their heading, 0 for a deal that is not paid."""
    return 0 if result.settlement is None else _HEADS + view.variant.seats + _SUMS


def money_rows(
    view: View, result: DealScored, settled: Settlement, won: MatchWon | None = None
) -> tuple[Row, ...]:
    """Return a row for every seat and the kitty, and one for all together, which is nothing twice.

    When the match is `won` the shares of the kitty are among what the deal brought.
    """
    shares = _shares(result, won)
    rows = [
        Row(player_name(view, seat), points + share, score + share)
        for seat, (points, score, share) in enumerate(zip(result.points, result.scores, shares, strict=True))
    ]
    _deal, _balance, kitty, together = money_labels()
    moved = sum(each.units for each in settled.payments if each.payee is None)
    moved -= sum(each.units for each in settled.payments if each.payer is None)
    rows.append(Row(kitty, moved - sum(shares), settled.kitty - sum(shares)))
    return (*rows, Row(together, sum(row.change for row in rows), sum(row.holds for row in rows)))


def money_sentences(
    view: View, result: DealScored, settled: Settlement, won: MatchWon | None = None
) -> tuple[str, ...]:
    """Return who pays whom, and at the end of the match how the kitty is divided (rules 5.6b)."""
    paid = tuple(payment(each, view) for each in settled.payments)
    shares = _shares(result, won)
    return (*paid, kitty_divided(shares, view)) if any(shares) else paid


def _shares(result: DealScored, won: MatchWon | None) -> tuple[int, ...]:
    """Return what each seat gets of the kitty, which goes back between the last deal and the end."""
    scores = result.scores if won is None else won.scores
    return tuple(after - before for after, before in zip(scores, result.scores, strict=True))


def draw_money(
    surface: pygame.Surface,
    rect: pygame.Rect,
    px: int,
    view: View,
    result: DealScored,
    won: MatchWon | None,
) -> None:
    """Draw the payments as sentences at the left of a plate, and the purses at its right."""
    if result.settlement is None:
        return
    surface.blit(plate(rect.size), rect)
    inner = rect.inflate(-2 * px, -px)
    rows = money_rows(view, result, result.settlement, won)
    said = money_sentences(view, result, result.settlement, won)
    lines = _broken(said, inner.width, px)
    while px > _LEAST and max(len(lines), len(rows) + _HEADS) * line_height(px) > inner.height:
        px -= 1
        lines = _broken(said, inner.width, px)
    for place, line in enumerate(lines):
        surface.blit(render_line(line, px, TEXT_MAIN), (inner.left, inner.top + place * line_height(px)))
    table = pygame.Rect(inner.right - _TABLE * px, inner.top, _TABLE * px, inner.height)
    _draw_purses(surface, table, rows, px)


def _broken(said: tuple[str, ...], width: int, px: int) -> list[str]:
    """Return the lines of these sentences beside the table."""
    return [line for each in said for line in wrap(each, px, width - (_TABLE + 1) * px)]


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
