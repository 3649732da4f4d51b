"""The signs on the buttons: our own strokes on a square of 100, one list of lines and filled parts each."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

import pygame

from sprites.cache import remembered
from sprites.theme import Colour
from sprites.vector import Drawing

Icon: TypeAlias = Literal[
    "undo",
    "redo",
    "hint",
    "melds",
    "last_trick",
    "menu",
    "sound",
    "mute",
    "pause",
    "play",
    "fast",
    "fullscreen",
    "close",
    "next",
    "claim",
]


@dataclass(frozen=True, slots=True)
class Strokes:
    """A sign's drawn lines and its filled parts."""

    lines: tuple[str, ...] = ()
    filled: tuple[str, ...] = ()


_STROKE: Final = 8.5
_SPEAKER: Final = "M18 41 H31 L51 24 V76 L31 59 H18 Z"
_CARD: Final = "M32 17 H68 Q73 17 73 22 V78 Q73 83 68 83 H32 Q27 83 27 78 V22 Q27 17 32 17 Z"

_SIGNS: Final[Mapping[Icon, Strokes]] = MappingProxyType(
    {
        "undo": Strokes(("M27 39 H58 C74 39 81 49 81 59 C81 70 73 79 59 79 H40", "M43 21 L24 39 L43 57")),
        "redo": Strokes(("M73 39 H42 C26 39 19 49 19 59 C19 70 27 79 41 79 H60", "M57 21 L76 39 L57 57")),
        "hint": Strokes(
            ("M40 66 C40 56 27 52 27 36 C27 23 37 14 50 14 C63 14 73 23 73 36 C73 52 60 56 60 66 Z",),
            ("M39 73 H61 V79 H39 Z", "M42 83 H58 C58 88 54 90 50 90 C46 90 42 88 42 83 Z"),
        ),
        # The diamond runs against the card's outline, which makes it a hole.
        "melds": Strokes(
            ("M31 27 L16 32 L34 87 L48 82",),
            ("M43 17 H83 V77 H43 Z M63 31 L51 47 L63 63 L75 47 Z",),
        ),
        "last_trick": Strokes((_CARD,), ("M60 34 V66 L38 50 Z",)),
        "menu": Strokes(("M24 30 H76", "M24 50 H76", "M24 70 H76")),
        "sound": Strokes(("M62 38 C68 44 68 56 62 62", "M72 27 C84 40 84 60 72 73"), (_SPEAKER,)),
        "mute": Strokes(("M63 40 L83 60", "M83 40 L63 60"), (_SPEAKER,)),
        "pause": Strokes((), ("M30 24 H43 V76 H30 Z", "M57 24 H70 V76 H57 Z")),
        "play": Strokes((), ("M33 20 L80 50 L33 80 Z",)),
        "fast": Strokes((), ("M19 25 L52 50 L19 75 Z", "M52 25 L85 50 L52 75 Z")),
        "fullscreen": Strokes(
            ("M23 40 V23 H40", "M60 23 H77 V40", "M77 60 V77 H60", "M40 77 H23 V60"),
        ),
        "close": Strokes(("M28 28 L72 72", "M72 28 L28 72")),
        "next": Strokes(("M22 50 H76", "M55 28 L77 50 L55 72")),
        "claim": Strokes((_CARD, "M39 51 L47 60 L62 40")),
    }
)
ICONS: Final[tuple[Icon, ...]] = get_args(Icon)


def put_icon(drawing: Drawing, icon: Icon, centre: tuple[float, float], px: float, colour: Colour) -> None:
    """Add a sign of `px` pixels to a drawing."""
    x, y = centre
    corner, scale = (x - px / 2, y - px / 2), px / 100
    strokes = _SIGNS[icon]
    for outline in strokes.filled:
        drawing.path(outline, at=corner, scale=scale, fill=colour, stroke=colour, width=_STROKE / 2)
    for line in strokes.lines:
        drawing.path(line, at=corner, scale=scale, stroke=colour, width=_STROKE)


@remembered(64)
def icon(name: Icon, px: int, colour: Colour) -> pygame.Surface:
    """One sign on a clear square of `px` pixels."""
    drawing = Drawing((px, px))
    put_icon(drawing, name, (px / 2, px / 2), px, colour)
    return drawing.surface()
