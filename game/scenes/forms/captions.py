"""What stands left of a control or fills a row: a label and its sentence, a heading, a warning."""

from __future__ import annotations

import pygame

from sprites.brass import metal
from sprites.cache import remembered
from sprites.controls import control_height, divider
from sprites.text import line_height, render_line, wrap
from sprites.theme import REFUSAL, TEXT_BRASS, TEXT_MAIN, TEXT_QUIET
from sprites.vector import Drawing, blank

SMALL = 0.88
"""The size of sentences against that of labels."""


@remembered(128)
def caption(
    label: str,
    sentence: str,
    px: int,
    width: int,
    *,
    heading: bool = False,
    warning: bool = False,
    quiet: bool = False,
) -> pygame.Surface:
    """Return the picture of a row's text, `width` pixels wide and as high as it needs.

    A sentence with a label is quieter than one that stands alone, unless that is `quiet` too.
    """
    if heading:
        return _heading(sentence, px, width)
    inset = round(px * 0.9) if warning else 0
    # What stands alone is there to be read; a sentence below a label only explains it.
    small = round(px * SMALL) if label or quiet or warning else px
    lines = wrap(sentence, small, width - inset) if sentence else []
    top = control_height(px) if label else 0
    canvas = blank((width, max(1, top + len(lines) * line_height(small))))
    if label:
        name = render_line(label, px, TEXT_MAIN)
        canvas.blit(name, (0, (top - name.get_height()) // 2))
    tint = TEXT_QUIET if label or quiet else TEXT_MAIN
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
