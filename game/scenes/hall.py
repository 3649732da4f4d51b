"""The hall of fame: the best matches a person has won here, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pygame

from game.presentation.points import shown_points
from game.presentation.wording import _, ngettext
from game.presentation.wording.levels import level_names
from game.presentation.wording.presets import preset_name
from game.presentation.wording.verdicts import signed
from game.records.history import Entry
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.forms.page import Page
from game.scenes.forms.rows import Answer, Choice, Note, Picture, Row
from game.scenes.reading import display_of
from game.settings import Settings
from sprites.text import fit, line_height, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET
from sprites.vector import blank

_SHOWN = 10


class HallScene(Page):
    """The best wins of one game, those without and those with moves taken back."""

    def __init__(self, equipment: Equipment) -> None:
        """Open at the game that was played last, where it has been won, else at the first that was."""
        super().__init__(equipment)
        won = {entry.variant for entry in equipment.saves.history.all() if entry.won}
        self._games = tuple(key for key in REGISTRY if key in won)
        last = equipment.settings.last_variant
        self._game = last if last in won else next(iter(self._games), next(iter(REGISTRY)))

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
        """Return the table of a game, or what has to be done to get into it."""
        history = self.equipment.saves.history
        best = history.best(_SHOWN, assisted=self.tab == 1, variant=self._game)
        settings = self.equipment.settings
        lines = tuple(
            Picture(2.6, _Line(place, entry, settings).paint) for place, entry in enumerate(best, 1)
        )
        return (*self._choice(), *(lines or (Note(self._nothing()),)))

    def answered(self, key: str, answer: Answer) -> None:
        """Show the games of another variant, or go back."""
        if key != "game":
            self.back()
            return
        self._game = self._games[int(answer)]
        self.refresh()

    def accept(self) -> None:
        """Go back: there is nothing to confirm."""
        self.back()

    def _choice(self) -> tuple[Row, ...]:
        """Ask for the game when more than one was won."""
        if len(self._games) <= 1:
            return ()
        names = tuple(map(preset_name, self._games))
        return (Choice("game", _("Variant"), names, self._games.index(self._game)),)

    def _nothing(self) -> str:
        if self.tab == 0:
            return _("No match is listed here yet. Win one without taking anything back, and it will be.")
        return _("Matches you win after taking something back are listed here.")


class _Line:
    """One match of the table: its place, who won how, and by how much."""

    def __init__(self, place: int, entry: Entry, settings: Settings) -> None:
        self._place = place
        self._entry = entry
        self._settings = settings

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        width, height = size
        entry = self._entry
        px = round(height / 3.3)
        canvas = blank(size)
        column = px * 3
        place = render_line(str(self._place), round(px * 1.3), TEXT_BRASS, bold=True)
        canvas.blit(place, (px, (height - place.get_height()) // 2))
        points = render_line(self._score(), round(px * 1.2), TEXT_MAIN, bold=True)
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

    def _score(self) -> str:
        """Return the own score and the best of the others, or for stakes the own balance."""
        entry = self._entry
        variant = REGISTRY.get(entry.variant)
        if variant is None:
            return _("{own} : {other}").format(own=entry.own, other=entry.other)
        if variant.stakes.paid:
            return signed(entry.own)
        display = display_of(self._settings)
        own, other = (shown_points(points, variant, display) for points in (entry.own, entry.other))
        return _("{own} : {other}").format(own=own, other=other)

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
