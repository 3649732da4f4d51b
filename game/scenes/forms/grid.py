"""All choices of a row at once, in columns under each other."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.forms.controls import Control, Place
from game.scenes.forms.rows import Answer
from sprites import controls
from sprites.text import measure
from sprites.vector import blank

_AROUND = 1.2


def grid_cells(texts: tuple[str, ...], px: int, width: int) -> tuple[pygame.Rect, ...]:
    """Return where each choice lies: in as many columns as fit, at most three, equal ones if those fit."""
    height = controls.control_height(px)
    longest = tuple(measure(text, px, bold=True) + round(_AROUND * px) for text in texts)
    columns = next(number for number in (3, 2, 1) if sum(_widths(longest, number)) <= width or number == 1)
    widths = _widths(longest, columns)
    if max(widths) * columns <= width:
        widths = [width // columns] * columns
    spare = (width - sum(widths)) // columns
    lefts = [sum(widths[:place]) + spare * place for place in range(columns)]
    return tuple(
        pygame.Rect(
            lefts[place % columns], place // columns * height, widths[place % columns] + spare, height
        )
        for place in range(len(texts))
    )


def _widths(longest: tuple[int, ...], columns: int) -> list[int]:
    """Return what every column needs for the longest choice in it."""
    return [max(longest[place::columns], default=0) for place in range(columns)]


class Grid(Control):
    """Choices of which one is marked; the arrows left and right go to the neighbours."""

    def __init__(
        self,
        texts: tuple[str, ...],
        chosen: int,
        px: int,
        rect: pygame.Rect,
        place: Place,
        changed: Callable[[Answer], None],
    ) -> None:
        """Stand at a rectangle, as high as `grid_cells` needs; -1 marks none."""
        self._texts, self.chosen, self._px = texts, chosen, px
        self._cells = grid_cells(texts, px, rect.width)
        self._pointed = -1
        self._painted: dict[tuple[int, int], pygame.Surface] = {}
        super().__init__(rect, place, changed)

    def paint(self) -> pygame.Surface:
        """Return the choices with the marked one on its plate."""
        pointed = self._pointed if self.hovered else -1
        state = (self.chosen, pointed)
        if state not in self._painted:
            picture = blank(self._area.size)
            for number, (text, cell) in enumerate(zip(self._texts, self._cells, strict=True)):
                chosen, lit = number == self.chosen, number == pointed
                picture.blit(controls.tab(text, cell.size, self._px, chosen=chosen, lit=lit), cell)
            self._painted[state] = picture
        return self._painted[state]

    def point(self, pos: tuple[int, int]) -> None:
        """Light the choice under the pointer."""
        self._pointed = self._at(pos)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the choice at the place."""
        self._take(self._at(pos))

    def enter(self) -> None:
        """Take the next choice, the first after the last."""
        self._take((self.chosen + 1) % len(self._texts))

    def turn(self, step: int) -> bool:
        """Take the neighbour."""
        self._take(min(len(self._texts) - 1, max(0, self.chosen + step)))
        return True

    def _at(self, pos: tuple[int, int]) -> int:
        return next((n for n, cell in enumerate(self._cells) if cell.collidepoint(pos)), -1)

    def _take(self, wanted: int) -> None:
        if wanted in (-1, self.chosen):
            return
        self.chosen = wanted
        self._changed(wanted)
