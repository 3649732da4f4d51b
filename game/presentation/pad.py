"""The score pad: one line a deal, melds and tricks apart, the current deal in pencil, total and target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Literal

import pygame

from game.presentation.wording import _
from game.presentation.wording.labels import pad_labels
from game.rules.events import DealScored
from sprites.paper import chips, chips_size, pad, pad_rows, pad_sheet
from sprites.text import fit, line_height, measure, render_line
from sprites.theme import INK, PENCIL, Colour

Style = Literal["pad", "chips_pile", "chips_down"]

Deals = tuple[tuple[tuple[int, ...], ...], ...]
"""For each finished deal, for each side, the points of melds and of tricks, or all that it scored."""

_WIDEST = (300, 250)
_LEAST = 8
_LEAST_AIR = 0.4
"""The smallest text of a pad whose names are wide, and the air left of a column in heights of its text."""

CHIP = 10
"""Points of one chip."""


@dataclass(frozen=True, slots=True)
class Score:
    """What the pad shows; tuples go by side, the player's own first.

    `deals` are (melds, tricks) of finished deals, `melds` and `tricks` those of the deal being played.
    """

    names: tuple[str, ...]
    deals: Deals
    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    standing: tuple[int, ...]
    target: int | None
    open: bool

    def converted(self, convert: Callable[[int], int]) -> Score:
        """Return the same score with every number of points changed."""
        return Score(
            self.names,
            tuple(tuple(tuple(map(convert, parts)) for parts in deal) for deal in self.deals),
            tuple(map(convert, self.melds)),
            tuple(map(convert, self.tricks)),
            tuple(map(convert, self.standing)),
            None if self.target is None else convert(self.target),
            self.open,
        )


def finished_deals(deals: Sequence[DealScored], sides: Sequence[int]) -> Deals:
    """Return each deal's parts for the sides in this order: melds and tricks, or what a contract scored."""
    return tuple(tuple(_deal_parts(deal, side) for side in sides) for deal in deals)


def _deal_parts(deal: DealScored, side: int) -> tuple[int, ...]:
    return (deal.points[side],) if deal.points else (deal.melds[side], deal.rounded[side])


@lru_cache(maxsize=4)
def score_pad(score: Score, size: tuple[int, int], px: int, style: Style = "pad") -> pygame.Surface:
    """Return the written pad as one picture of this size."""
    row = round(line_height(px) * 1.04)
    picture = pad(size, row if style == "pad" else 0).copy()
    if style == "pad":
        rows = pad_rows(size, row)
        while px > _LEAST and rows and not _fits(score.names, rows[0], px):
            px -= 1
        _write(picture, score, rows, px)
    else:
        _stack(picture, score, pad_sheet(size), px, down=style == "chips_down")
    return picture


def _write(picture: pygame.Surface, score: Score, rows: Sequence[pygame.Rect], px: int) -> None:
    total, target, deals = pad_labels()
    heads = _heads(score.names, rows[0], px) if rows else ()
    lines = [_line("", names) for names in heads[:-1]] + [_line(deals, names) for names in heads[-1:]]
    room = len(rows) - len(heads) - 1 - (score.target is not None) - score.open
    first = max(0, len(score.deals) - max(room, 1))
    for number, deal in enumerate(score.deals[first:], first + 1):
        lines.append(_line(str(number), tuple(_parts(*points) for points in deal)))
    if score.open:
        pairs = zip(score.melds, score.tricks, strict=True)
        current = tuple(_parts(*(pair if len(score.names) == len("AB") else (sum(pair),))) for pair in pairs)
        lines.append(_line(str(len(score.deals) + 1), current, pencil=True))
    lines.append(_line(total, tuple(map(str, score.standing)), bold=True))
    if score.target is not None:
        lines.append(_line(target, (str(score.target),)))
    ends = _column_ends(heads, rows[0], px) if rows else ()
    for line, place in zip(lines, rows, strict=False):
        _put(picture, line, place, px, ends)


def _heads(names: tuple[str, ...], row: pygame.Rect, px: int) -> tuple[tuple[str, ...], ...]:
    """Return the names in one row, or in two, broken between words, where they are too wide for one."""
    if _air((names,), row, px) >= px * _LEAST_AIR:
        return (names,)
    broken = [name.rpartition(" ")[::2] for name in names]
    return tuple(zip(*broken, strict=True)) if any(first for first, _last in broken) else (names,)


def _fits(names: tuple[str, ...], row: pygame.Rect, px: int) -> bool:
    return _air(_heads(names, row, px), row, px) >= px * _LEAST_AIR


def _air(heads: Sequence[Sequence[str]], row: pygame.Rect, px: int) -> float:
    """Return how much room is left of each column."""
    return (row.width - _label_width(px) - sum(_needs(heads, px))) / len(heads[0])


def _needs(heads: Sequence[Sequence[str]], px: int) -> list[int]:
    """Return how wide each column is with the widest points, under these rows of names."""
    widest = measure(_parts(*(_WIDEST if len(heads[0]) == len("AB") else _WIDEST[:1])), px)
    return [max(widest, *(measure(name, px) for name in column)) for column in zip(*heads, strict=True)]


def _label_width(px: int) -> int:
    return max(measure(text, px) for text in pad_labels())


def _column_ends(heads: Sequence[Sequence[str]], row: pygame.Rect, px: int) -> tuple[int, ...]:
    """Return the right edge of each column, with equal air between them whatever the names are."""
    air, label = _air(heads, row, px), _label_width(px)
    edges = accumulate(need + air for need in _needs(heads, px))
    return tuple(round(row.left + label + edge) for edge in edges)


def _parts(melds: int, tricks: int | None = None) -> str:
    if tricks is None:
        return str(melds)
    return _("{melds}+{tricks}").format(melds=melds, tricks=tricks)


@dataclass(frozen=True, slots=True)
class _Line:
    label: str
    cells: tuple[str, ...]
    colour: Colour
    bold: bool
    italic: bool


def _line(label: str, cells: tuple[str, ...], *, bold: bool = False, pencil: bool = False) -> _Line:
    return _Line(label, cells, PENCIL if pencil else INK, bold, pencil)


def _put(picture: pygame.Surface, line: _Line, place: pygame.Rect, px: int, ends: Sequence[int]) -> None:
    """Write the label at the left and each cell up to the end of its column."""
    label = render_line(line.label, px, line.colour, bold=line.bold, italic=line.italic)
    picture.blit(label, (place.left, place.bottom - label.get_height()))
    left = place.left
    for cell, end in zip(line.cells, ends, strict=False):
        shown = fit(cell, px, end - left, bold=line.bold)
        words = render_line(shown, px, line.colour, bold=line.bold, italic=line.italic)
        picture.blit(words, (end - words.get_width(), place.bottom - words.get_height()))
        left = end


def _stack(picture: pygame.Surface, score: Score, sheet: pygame.Rect, px: int, *, down: bool) -> None:
    """Draw each side's chips: those won from the pile, or those still to be given away."""
    goal = score.target or max(score.standing)
    part = sheet.height // len(score.names)
    across = max(8, min(round(px * 1.35), round(sheet.width / 11)))
    for at, (name, standing, meld) in enumerate(zip(score.names, score.standing, score.melds, strict=True)):
        points = max(0, goal - standing - meld) if down else standing + meld
        top = sheet.top + at * part
        picture.blit(
            render_line(fit(name, px, sheet.width // 2, bold=True), px, INK, bold=True), (sheet.left, top)
        )
        number = str(points)
        left = sheet.right - measure(number, px, bold=True)
        picture.blit(render_line(number, px, INK, bold=True), (left, top))
        count = -(-points // CHIP)
        size = chips_size(count, across)
        picture.blit(chips(count, across), (sheet.left, top + part - size[1] - round(px * 0.3)))
