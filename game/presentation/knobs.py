"""Boards and knobs: what a decision lays on the table, as values; pictures are painted in `boards`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

import pygame

from game.presentation.targets import Meaning, OnKnob
from sprites.buttons import brass_button_size


class Look(Enum):
    """How a knob is drawn: a brass button, a suit's disc, or a field with a number."""

    BUTTON = "button"
    SUIT = "suit"
    FIELD = "field"


@dataclass(frozen=True, slots=True)
class Knob:
    """Something to press: what it means, what stands on it, where it is; `note` is the line below a suit.

    An `off` knob can still be pressed, and then says why not.
    """

    meaning: Meaning
    label: str
    rect: pygame.Rect
    look: Look = Look.BUTTON
    off: bool = False
    note: str = ""

    @property
    def target(self) -> OnKnob:
        """Return what the pointer finds here."""
        return OnKnob(self.meaning)


class Tint(Enum):
    """What a line of a board is: a heading, plain, or of less weight."""

    HEAD = "head"
    MAIN = "main"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class Words:
    """A line of a board, painted around its centre."""

    text: str
    centre: tuple[int, int]
    px: int
    tint: Tint = Tint.MAIN
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table for one decision; without a `box` the knobs lie on the felt.

    `slots` are places for cards; `rules` are vertical or horizontal hairlines.
    """

    name: str
    box: pygame.Rect | None = None
    words: tuple[Words, ...] = ()
    knobs: tuple[Knob, ...] = ()
    slots: tuple[pygame.Rect, ...] = ()
    rules: tuple[pygame.Rect, ...] = ()


def button(meaning: Meaning, label: str, height: int, *, off: bool = False) -> Knob:
    """Return a brass button at the origin, to be put in its place by `in_row` or `in_rows`."""
    return Knob(meaning, label, pygame.Rect((0, 0), brass_button_size(label, height)), off=off)


def in_row(knobs: Sequence[Knob], centre: tuple[int, int], gap: int) -> tuple[Knob, ...]:
    """Return knobs beside each other, the whole row around a centre."""
    width = row_width(knobs, gap)
    left = centre[0] - width // 2
    placed = []
    for knob in knobs:
        rect = knob.rect.copy()
        rect.midleft = (left, centre[1])
        placed.append(replace(knob, rect=rect))
        left += rect.width + gap
    return tuple(placed)


def row_width(knobs: Sequence[Knob], gap: int) -> int:
    """Return how wide a row of knobs is."""
    return sum(knob.rect.width for knob in knobs) + gap * max(0, len(knobs) - 1)


def in_rows(knobs: Sequence[Knob], box: pygame.Rect, gap: int) -> tuple[Knob, ...]:
    """Return knobs from the upper left corner of a box on, in as many rows as its width needs."""
    x, y = box.topleft
    placed = []
    for knob in knobs:
        if x > box.left and x + knob.rect.width > box.right:
            x, y = box.left, y + knob.rect.height + gap
        placed.append(replace(knob, rect=knob.rect.move(x, y)))
        x += knob.rect.width + gap
    return tuple(placed)
