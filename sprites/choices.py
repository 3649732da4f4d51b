"""The large choices of a menu: words on the felt, the chosen one in brass on a band of dark."""

from typing import Final

import pygame

from sprites.brass import metal
from sprites.cache import remembered
from sprites.text import fit, line_height, render_line
from sprites.theme import BRASS_LIGHT, BRASS_MID, PLATE, TEXT_BRASS, TEXT_MAIN
from sprites.vector import Drawing, sheer

_BEAD: Final = "M0 -100 L70 0 L0 100 L-70 0 Z"


def choice_height(px: int) -> int:
    """The height of a choice whose text is `px` pixels."""
    return round(line_height(px) * 1.25)


@remembered(48)
def choice(text: str, px: int, width: int, *, chosen: bool = False) -> pygame.Surface:
    """One choice, `width` pixels wide; the chosen one has a brass bead at either side of its text."""
    size = width, choice_height(px)
    drawing = Drawing(size)
    words = render_line(
        fit(text, px, width - 2 * size[1], bold=chosen),
        px,
        TEXT_BRASS if chosen else TEXT_MAIN,
        bold=chosen,
        shadow=True,
    )
    if chosen:
        _put_band(drawing, words.get_width())
    picture = drawing.surface()
    picture.blit(words, words.get_rect(center=(width // 2, size[1] // 2)))
    return picture


def _put_band(drawing: Drawing, words: int) -> None:
    width, height = drawing.size
    ends = (0, 0), (width, 0)
    dark = [(0, sheer(PLATE, 0)), (0.3, sheer(PLATE, 0.62)), (0.7, sheer(PLATE, 0.62)), (1, sheer(PLATE, 0))]
    drawing.box((0, 0, width, height), fill=drawing.fade(*ends, dark))
    line = max(1.0, height / 42)
    shine = [(0.1, sheer(BRASS_MID, 0)), (0.5, sheer(BRASS_LIGHT, 0.9)), (0.9, sheer(BRASS_MID, 0))]
    for top in (0, height - line):
        drawing.box((0, top, width, line), fill=drawing.fade(*ends, shine))
    reach = height * 0.16
    for side in (-1, 1):
        at = (width / 2 + side * (words / 2 + height * 0.5), height / 2)
        fill = metal(drawing, at[1] - reach, at[1] + reach)
        drawing.path(_BEAD, at=at, scale=reach / 100, fill=fill)
