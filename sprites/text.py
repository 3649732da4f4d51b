"""Lines of text in pixels: measured, wrapped, clipped and painted, with the suits as pictures inside them."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pygame

from sprites.cache import remembered
from sprites.pips import pip
from sprites.theme import SHADOW, Colour, is_light, suit_colour
from sprites.vector import blank

Style: TypeAlias = Literal["regular", "bold", "italic"]

ELLIPSIS: Final = "…"
_SUITS: Final = re.compile("([♣♦♥♠])")
_FILES: Final = {
    "regular": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
    "italic": "NotoSans-Italic.ttf",
}
# A sign is as tall as a capital letter, and a little more because it ends in points.
_PIP_SHARE: Final = 0.81
_PIP_BELOW: Final = 0.05
_SHADOW_ALPHA: Final = 150


@remembered(4)
def font_path(style: Style = "regular") -> Path | None:
    """Where the face lies in the installed (or frozen) pygame_gui, or None where it is missing."""
    # Looked up, not imported: importing pygame_gui costs more than the first frame.
    spec = find_spec("pygame_gui")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / "data" / _FILES[style]
        if path.is_file():
            return path
    return None


@remembered(48)
def font(px: int, *, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """The face at `px` pixels to the em, bold before italic; pygame's own where ours is missing."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_path("bold" if bold else "italic" if italic else "regular"), max(1, px))


def line_height(px: int) -> int:
    """The height in pixels of every line painted at this size."""
    return font(px).get_height()


def _pip_px(px: int) -> int:
    return max(5, round(px * _PIP_SHARE))


@remembered(2048)
def measure(text: str, px: int, *, bold: bool = False, italic: bool = False) -> int:
    """The width in pixels of a line as `render_line` paints it."""
    face = font(px, bold=bold, italic=italic)
    pieces = _SUITS.split(text)
    return sum(face.size(word)[0] for word in pieces[::2]) + _pip_px(px) * (len(pieces) // 2)


@remembered(512)
def render(
    text: str, px: int, colour: Colour, *, bold: bool = False, italic: bool = False, shadow: bool = False
) -> pygame.Surface:
    """One line of text without suits; a shadow falls inside the same surface."""
    return _with_shadow(font(px, bold=bold, italic=italic).render(text, True, colour), px, shadow=shadow)  # noqa: FBT003


@remembered(512)
def render_line(
    text: str,
    px: int,
    colour: Colour,
    *,
    bold: bool = False,
    italic: bool = False,
    shadow: bool = False,
    four_colour: bool = False,
) -> pygame.Surface:
    """One line in which ♣ ♦ ♥ ♠ are painted in their own colours, lightened when the text is light."""
    face = font(px, bold=bold, italic=italic)
    canvas = blank((max(1, measure(text, px, bold=bold, italic=italic)), face.get_height()))
    size, x = _pip_px(px), 0
    top = face.get_ascent() - size + round(px * _PIP_BELOW)
    for piece in filter(None, _SUITS.split(text)):
        if _SUITS.fullmatch(piece):
            tint = suit_colour(piece, four_colour=four_colour, on_dark=is_light(colour))
            canvas.blit(pip(piece, size, tint), (x, top))
            x += size
            continue
        word = face.render(piece, True, colour)  # noqa: FBT003
        canvas.blit(word, (x, 0))
        x += word.get_width()
    return _with_shadow(canvas, px, shadow=shadow)


def _with_shadow(line: pygame.Surface, px: int, *, shadow: bool) -> pygame.Surface:
    if not shadow:
        return line
    dark = line.copy()
    dark.fill((*SHADOW, _SHADOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    canvas = blank(line.get_size())
    canvas.blit(dark, (0, max(1, round(px / 16))))
    canvas.blit(line, (0, 0))
    return canvas


def wrap(text: str, px: int, width: int, *, bold: bool = False) -> list[str]:
    """Break a text into lines no wider than `width`, at spaces, and inside a word only when it must be."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if measure(longer, px, bold=bold) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _broken(word, px, width, bold=bold)
            lines.extend(full)
        lines.append(line)
    return lines


def _broken(word: str, px: int, width: int, *, bold: bool) -> list[str]:
    parts = [""]
    for sign in word:
        if parts[-1] and measure(parts[-1] + sign, px, bold=bold) > width:
            parts.append("")
        parts[-1] += sign
    return parts


def fit(text: str, px: int, width: int, *, bold: bool = False) -> str:
    """The text if it fits into `width`, else its longest beginning that does, with an ellipsis."""
    if measure(text, px, bold=bold) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, px, bold=bold) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS
