"""Every colour of the card pictures, and the livery each suit's courts wear."""

from dataclasses import dataclass

STOCK = "#FBF7EC"
EDGE = "#D8CFB6"
PANEL = "#F7EFDC"
PANEL_RAY = "#EFE3C6"
PINOCHLE = "#28365C"
INK = "#1D191C"
IVORY = "#FFFBF0"
IVORY_SHADE = "#E6DBC0"
SKIN = "#F9E4CB"
SKIN_SHADE = "#E8C4A2"
BLUSH = "#E7A48D"
LIP = "#B14A45"
BRASS_LIGHT = "#E9D08C"
BRASS = "#C9A24B"
BRASS_DARK = "#86671F"
RUBY = "#A81F33"
STEEL = "#DDE0DE"
STEEL_SHADE = "#A4ABAD"
LEAF = "#4E7146"

SUIT_BLACK = "#1B1B20"
SUIT_RED = "#C1272D"
SUIT_COLOUR = {"C": SUIT_BLACK, "D": SUIT_RED, "H": SUIT_RED, "S": SUIT_BLACK}


@dataclass(frozen=True, slots=True)
class Livery:
    """The cloth of one suit's courts: main cloth, its fold shade, accent and the accent's lit side."""

    cloth: str
    fold: str
    accent: str
    accent_lit: str


LIVERIES = {
    "C": Livery(SUIT_BLACK, "#3C3D47", "#2C5A47", "#4B8068"),
    "D": Livery(SUIT_RED, "#8F1A20", "#27406B", "#4A689B"),
    "H": Livery(SUIT_RED, "#8F1A20", "#64172A", "#8E3146"),
    "S": Livery(SUIT_BLACK, "#3C3D47", "#2A4A7D", "#5378AE"),
}

FOUR_COLOUR = {
    "C": {
        SUIT_BLACK: "#1A7A3C",
        LIVERIES["C"].fold: "#0F5528",
        LIVERIES["C"].accent: "#4A3320",
        LIVERIES["C"].accent_lit: "#80603C",
    },
    "D": {
        SUIT_RED: "#1E5FBE",
        LIVERIES["D"].fold: "#154488",
        LIVERIES["D"].accent: "#2C2452",
        LIVERIES["D"].accent_lit: "#5B4F92",
    },
}
"""What the four-colour deck replaces in the pictures of clubs and diamonds: old to new."""
