"""What stands left of a control or fills a row: a label and its sentence, a heading, a warning."""

from __future__ import annotations

from enum import Enum

import pygame

from sprites.brass import metal
from sprites.cache import remembered
from sprites.controls import control_height, divider
from sprites.text import line_height, render_line, wrap
from sprites.theme import BRASS_LIGHT, REFUSAL, TEXT_BRASS, TEXT_MAIN, TEXT_QUIET
from sprites.vector import Drawing, blank

SMALL = 0.88
"""The size of sentences against that of labels."""


class Look(Enum):
    """How a text is set: quiet without a label, a heading, a warning, or a label with a brass stud."""

    PLAIN = "plain"
    QUIET = "quiet"
    HEADING = "heading"
    WARNING = "warning"
    MARKED = "marked"


@remembered(128)
def caption(label: str, sentence: str, px: int, width: int, look: Look = Look.PLAIN) -> pygame.Surface:
    """Return the picture of a row's text, `width` pixels wide and as high as it needs.

    A sentence with a label is quieter than one that stands alone, unless that is quiet too.
    """
    if look is Look.HEADING:
        return _heading(sentence, px, width)
    warning = look is Look.WARNING
    quiet = bool(label) or look is Look.QUIET
    inset = round(px * 0.9) if warning else 0
    # What stands alone is there to be read; a sentence below a label only explains it.
    small = round(px * SMALL) if quiet or warning else px
    lines = wrap(sentence, small, width - inset) if sentence else []
    top = control_height(px) if label else 0
    canvas = blank((width, max(1, top + len(lines) * line_height(small))))
    if label:
        left = _put_stud(canvas, px, top) if look is Look.MARKED else 0
        name = render_line(label, px, TEXT_BRASS if look is Look.MARKED else TEXT_MAIN)
        canvas.blit(name, (left, (top - name.get_height()) // 2))
    tint = TEXT_QUIET if quiet else TEXT_MAIN
    # The label's own line is higher than its letters: its sentence belongs close below.
    lift = round(px * 0.3) if label else 0
    for place, line in enumerate(lines):
        canvas.blit(render_line(line, small, tint), (inset, top - lift + place * line_height(small)))
    if warning:
        _put_mark(canvas, px)
    return canvas


def _heading(text: str, px: int, width: int) -> pygame.Surface:
    height = line_height(px)
    canvas = blank((width, height + round(px * 0.4)))
    canvas.blit(render_line(text, px, TEXT_BRASS, bold=True), (0, 0))
    canvas.blit(divider((width, max(2, px // 6))), (0, height))
    return canvas


def _put_mark(canvas: pygame.Surface, px: int) -> None:
    """A red bar beside a warning: a shape, because red letters would be hard to read."""
    bar = Drawing((round(px * 0.4), canvas.get_height()))
    width, height = bar.size
    bar.box((0, 0, width, height), radius=width / 2, fill=metal(bar, 0, height))
    bar.box((1, 1, width - 2, height - 2), radius=width / 2, fill=REFUSAL)
    canvas.blit(bar.surface(), (0, 0))


def stud_room(px: int) -> int:
    """Return how far a stud moves its label to the right."""
    return round(px * 0.75)


def _put_stud(canvas: pygame.Surface, px: int, height: int) -> int:
    """A small brass lozenge at the left of a label; return where the label begins."""
    room = stud_room(px)
    stud = Drawing((room, height))
    reach = px * 0.24
    stud.path("M0 -100 L100 0 L0 100 L-100 0 Z", at=(reach, height / 2), scale=reach / 100, fill=BRASS_LIGHT)
    canvas.blit(stud.surface(), (0, 0))
    return room
