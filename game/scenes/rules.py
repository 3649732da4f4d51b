"""The rules of the game as it is played here, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import pygame

from game.presentation.wording import _
from game.presentation.wording.presets import preset_name
from game.presentation.wording.rules_page import chapters
from game.presentation.wording.rules_parts import Block, Example, Ladder, Table, Words
from game.rules.variant import Variant
from game.scenes.equipment import Equipment
from game.scenes.forms.page import Page
from game.scenes.forms.rows import Answer, Note, Picture, Row
from game.scenes.reading import shown_in
from sprites.controls import divider
from sprites.text import fit, measure, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN
from sprites.vector import blank

_CARD_LINES = 4.4
_LADDER_LINES = 6.5
_LINE = 1.36
_TABLE_LINE = 1.15
_AFTER_TABLE = 0.6
_NAME_SHARE = 0.34
_LEAST_STEP = 0.3


class RulesScene(Page):
    """The chapters of a variant's rules, one at a time."""

    def __init__(self, equipment: Equipment, variant: Variant) -> None:
        """Open at the first chapter."""
        super().__init__(equipment)
        self._variant = variant
        self._chapters = chapters(variant, shown_in(variant, equipment.settings))

    def title(self) -> str:
        """Return which rules these are."""
        return _("Rules: {variant}").format(variant=preset_name(self._variant.key))

    def tabs(self) -> Sequence[str]:
        """Return the chapters."""
        return [chapter.title for chapter in self._chapters]

    def buttons(self) -> dict[str, str]:
        """Return the way out."""
        return {"leave": _("Back")}

    def rows(self) -> Sequence[Row]:
        """Return the chapter that is open."""
        return [self._row(block) for block in self._chapters[self.tab].blocks]

    def answered(self, key: str, answer: Answer) -> None:
        """Go back."""
        del key, answer
        self.back()

    def accept(self) -> None:
        """Go back: there is nothing to confirm."""
        self.back()

    def _row(self, block: Block) -> Row:
        match block:
            case Words(text):
                return Note(text)
            case Ladder(steps):
                return Picture(_LADDER_LINES, lambda size: self._paint_ladder(steps, size))
            case Example():
                return Picture(_CARD_LINES, lambda size: self._paint_example(block, size))
            case Table(heads, rows):
                lines = _TABLE_LINE * (len(rows) + 1) + _AFTER_TABLE
                return Picture(lines, lambda size: _paint_table((heads, *rows), size, lines))
            case _:
                assert_never(block)

    def _paint_example(self, example: Example, size: tuple[int, int]) -> pygame.Surface:
        """Paint the cards of a meld side by side, with its name and value to their right."""
        width, height = size
        canvas, art = blank(size), self.equipment.art
        px = round(height / _CARD_LINES / _LINE)
        while px > 1 and measure(example.name, px, bold=True) > width * 0.45:
            px -= 1
        column = measure(example.name, px, bold=True) + 2 * px
        count = len(example.faces)
        tall = round(min(height * 0.88, (width - column) / (1 + _LEAST_STEP * (count - 1)) * 1.4))
        wide = art.size(tall)[0]
        step = min(wide + wide // 10, (width - column - wide) // max(1, count - 1))
        for place, face in enumerate(example.faces):
            canvas.blit(art.face(face, tall), (place * step, 0))
        name = render_line(example.name, px, TEXT_MAIN, bold=True)
        points = render_line(example.points, round(px * 1.4), TEXT_BRASS, bold=True)
        left = (
            max(width - 11 * px, (count - 1) * step + wide + px) if column <= 11 * px else width - column + px
        )
        canvas.blit(name, (left, tall // 2 - name.get_height()))
        canvas.blit(points, (left, tall // 2))
        return canvas

    def _paint_ladder(self, steps: tuple[tuple[str, str], ...], size: tuple[int, int]) -> pygame.Surface:
        """Paint cards side by side, each with its points below."""
        canvas, art = blank(size), self.equipment.art
        px = round(size[1] / _LADDER_LINES / _LINE)
        tall = round(size[1] * 0.7)
        wide = art.size(tall)[0]
        step = min(round(wide * 1.25), (size[0] - wide) // max(1, len(steps) - 1))
        for place, (face, count) in enumerate(steps):
            canvas.blit(art.face(face, tall), (place * step, 0))
            number = render_line(count, round(px * 1.2), TEXT_BRASS, bold=True)
            canvas.blit(number, number.get_rect(midtop=(place * step + wide // 2, tall + px // 4)))
        return canvas


def _paint_table(rows: tuple[tuple[str, ...], ...], size: tuple[int, int], lines: float) -> pygame.Surface:
    """Paint rows of texts, the first as headings over a brass line, numbers flush right in their columns."""
    canvas = blank(size)
    step = round(size[1] / lines * _TABLE_LINE)
    px = round(size[1] / lines / _LINE)
    first = round(size[0] * _NAME_SHARE)
    column = min(8 * px, (size[0] - first) // max(1, len(rows[0]) - 1))
    canvas.blit(divider((first + column * (len(rows[0]) - 1), max(2, px // 6))), (0, step))
    for place, row in enumerate(rows):
        tint = TEXT_BRASS if place == 0 else TEXT_MAIN
        top = place * step + (px // 4 if place else 0)
        name = render_line(fit(row[0], px, first), px, tint, bold=place == 0)
        canvas.blit(name, (0, top))
        for at, text in enumerate(row[1:], 1):
            number = render_line(text, px, tint, bold=True)
            canvas.blit(number, (first + at * column - number.get_width(), top))
    return canvas
