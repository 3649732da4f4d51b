"""The hall of fame: the best matches a person has won here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pygame

from game.presentation.wording import _, level_names, ngettext
from game.presentation.wording.presets import preset_name
from game.records.history import Entry
from game.scenes.forms.page import Page
from game.scenes.forms.rows import Answer, Note, Picture, Row
from sprites.text import fit, line_height, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET
from sprites.vector import blank

_SHOWN = 10


class HallScene(Page):
    """The best wins, those without and those with moves taken back."""

    def title(self) -> str:
        """Return the name of the page."""
        return _("Hall of fame")

    def tabs(self) -> Sequence[str]:
        """Return the two tables."""
        return (_("Unassisted"), _("With undo"))

    def buttons(self) -> dict[str, str]:
        """Return the way out."""
        return {"leave": _("Back")}

    def rows(self) -> Sequence[Row]:
        """Return the table, or what has to be done to get into it."""
        history = self.equipment.saves.history
        best = history.best(_SHOWN, assisted=self.tab == 1)
        if best:
            return tuple(Picture(2.6, _Line(place, entry).paint) for place, entry in enumerate(best, 1))
        empty = (
            _("No match is listed here yet. Win one without taking anything back, and it will be.")
            if self.tab == 0
            else _("Matches you win after taking something back are listed here.")
        )
        return (Note(empty),)

    def answered(self, key: str, answer: Answer) -> None:
        """Go back."""
        del key, answer
        self.back()

    def accept(self) -> None:
        """Go back: there is nothing to confirm."""
        self.back()


class _Line:
    """One match of the table: its place, who won how, and by how much."""

    def __init__(self, place: int, entry: Entry) -> None:
        self._place = place
        self._entry = entry

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        width, height = size
        entry = self._entry
        px = round(height / 3.3)
        canvas = blank(size)
        column = px * 3
        place = render_line(str(self._place), round(px * 1.3), TEXT_BRASS, bold=True)
        canvas.blit(place, (px, (height - place.get_height()) // 2))
        score = _("{own} : {other}").format(own=entry.own, other=entry.other)
        points = render_line(score, round(px * 1.2), TEXT_MAIN, bold=True)
        canvas.blit(points, (width - points.get_width() - px, (height - points.get_height()) // 2))
        room = width - column - points.get_width() - 3 * px
        name = fit(entry.name or _("Nobody in particular"), px, room, bold=True)
        top = (height - 2 * line_height(px)) // 2
        canvas.blit(render_line(name, px, TEXT_MAIN, bold=True), (column, top))
        small = round(px * 0.88)
        canvas.blit(
            render_line(fit(self._story(), small, room), small, TEXT_QUIET), (column, top + line_height(px))
        )
        return canvas

    def _story(self) -> str:
        entry = self._entry
        deals = ngettext("{number} deal", "{number} deals", entry.deals).format(number=entry.deals)
        return _("{variant}, {deals}, against {level}, {date}").format(
            variant=preset_name(entry.variant),
            deals=deals,
            level=level_names(entry.level),
            date=_date(entry.ended),
        )


def _date(text: str) -> str:
    try:
        return datetime.fromisoformat(text).date().isoformat()
    except ValueError:
        return text
