"""Every colour of the table, by its use, and the contrast between any two of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(value: int) -> Colour:
    """The colour written as 0xRRGGBB."""
    return value >> 16 & 255, value >> 8 & 255, value & 255


@dataclass(frozen=True, slots=True)
class Felt:
    """A table cloth: its colour under the lamp and its colour in the corners."""

    name: str
    centre: Colour
    edge: Colour


GREEN: Final = Felt("green", rgb(0x17593F), rgb(0x0B3226))
MIDNIGHT: Final = Felt("midnight", rgb(0x1B3A5C), rgb(0x0C1C30))
BURGUNDY: Final = Felt("burgundy", rgb(0x64232F), rgb(0x33101A))
SLATE: Final = Felt("slate", rgb(0x3A4450), rgb(0x1C2229))
FELTS: Final[Mapping[str, Felt]] = MappingProxyType(
    {felt.name: felt for felt in (GREEN, MIDNIGHT, BURGUNDY, SLATE)}
)

CARD_STOCK: Final = rgb(0xFBF7EC)
CARD_EDGE: Final = rgb(0xD8CFB6)
SHADOW: Final = rgb(0x000000)
SHADOW_ALPHA: Final = 89

SUIT_BLACK: Final = rgb(0x1B1B20)
SUIT_RED: Final = rgb(0xC1272D)
CLUBS_GREEN: Final = rgb(0x1A7A3C)
DIAMONDS_BLUE: Final = rgb(0x1E5FBE)

BRASS_LIGHT: Final = rgb(0xE9D08C)
BRASS_MID: Final = rgb(0xC9A24B)
BRASS_DARK: Final = rgb(0x86671F)
BRASS_GLINT: Final = rgb(0xFBEFC6)
BRASS_INK: Final = rgb(0x241A08)

TEXT_MAIN: Final = rgb(0xF4EDDD)
TEXT_QUIET: Final = rgb(0xBCD2C6)
TEXT_BRASS: Final = BRASS_LIGHT

PAPER: Final = rgb(0xF6EFD9)
PAPER_SHADE: Final = rgb(0xE6DBBC)
PAPER_RULE: Final = rgb(0xB9C3C4)
INK: Final = rgb(0x2A2A33)
PENCIL: Final = rgb(0x5E5D63)
IVORY: Final = rgb(0xFAF4E3)
IVORY_SHADE: Final = rgb(0xF5EDD7)
IVORY_EDGE: Final = rgb(0xD3C49B)

PLATE: Final = rgb(0x0F1513)
PLATE_ALPHA: Final = 205
REFUSAL: Final = rgb(0xE4573D)

# The pips on a dark ground: the card's own red, green and blue would sink into the felt.
RED_ON_DARK: Final = rgb(0xFF9C8F)
GREEN_ON_DARK: Final = rgb(0x8FDB9F)
BLUE_ON_DARK: Final = rgb(0x9CC7FF)


_LINEAR_BELOW: Final = 0.03928
_LIGHT_FROM: Final = 0.3


def luminance(colour: Colour) -> float:
    """Relative luminance from 0 (black) to 1 (white), after WCAG 2."""
    red, green, blue = (
        value / 12.92 if value <= _LINEAR_BELOW else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast of two colours after WCAG 2, from 1 (equal) to 21 (black on white)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def is_light(colour: Colour) -> bool:
    """Whether a colour is meant to stand on a dark ground."""
    return luminance(colour) > _LIGHT_FROM


def suit_colour(suit: str, *, four_colour: bool = False, on_dark: bool = False) -> Colour:
    """The colour of the pips ♣ ♦ ♥ ♠, on the card's paper or on a dark ground."""
    black, red, green, blue = (
        (TEXT_MAIN, RED_ON_DARK, GREEN_ON_DARK, BLUE_ON_DARK)
        if on_dark
        else (SUIT_BLACK, SUIT_RED, CLUBS_GREEN, DIAMONDS_BLUE)
    )
    two = {"♣": black, "♦": red, "♥": red, "♠": black}
    four = {"♣": green, "♦": blue, "♥": red, "♠": black}
    return (four if four_colour else two)[suit]


def grounds() -> Mapping[str, tuple[Colour, ...]]:
    """Each kind of ground text stands on, with the lightest and darkest colours it can show."""
    felts = tuple(colour for felt in FELTS.values() for colour in (felt.centre, felt.edge))
    plates = tuple(mix(felt, PLATE, PLATE_ALPHA / 255) for felt in felts)
    return MappingProxyType(
        {
            "felt": felts,
            "plate": (*plates, mix(CARD_STOCK, PLATE, PLATE_ALPHA / 255)),
            "paper": (PAPER, PAPER_SHADE),
            "ivory": (IVORY, IVORY_SHADE),
            "brass": (BRASS_GLINT, BRASS_LIGHT, BRASS_MID),
        }
    )


TEXT_ON: Final[Mapping[str, tuple[Colour, ...]]] = MappingProxyType(
    {
        "felt": (TEXT_MAIN, TEXT_QUIET),
        "plate": (TEXT_MAIN, TEXT_QUIET, TEXT_BRASS, RED_ON_DARK, GREEN_ON_DARK, BLUE_ON_DARK),
        "paper": (INK, PENCIL),
        "ivory": (INK, SUIT_BLACK, SUIT_RED, CLUBS_GREEN, DIAMONDS_BLUE),
        "brass": (BRASS_INK,),
    }
)
