"""The program's icon: the two cards of a pinochle on green felt."""

from sprites.drawing.marks import Mark, document, paths
from sprites.drawing.palette import BRASS, BRASS_DARK, EDGE, STOCK, SUIT_BLACK, SUIT_RED
from sprites.drawing.shapes import box
from sprites.drawing.suits import suit

SIDE = 256


def icon() -> str:
    """Return the SVG of the square icon."""
    marks = [
        Mark(box(6, 6, 250, 250, 54), "#17593F", BRASS_DARK, 8),
        Mark(box(13, 13, 243, 243, 47), "none", BRASS, 4),
        *_card("S", SUIT_BLACK, -13, 91, -13),
        *_card("D", SUIT_RED, 13, 165, 3),
    ]
    return document(paths(marks), SIDE, SIDE)


def _card(letter: str, colour: str, turn: float, x: float, aside: float) -> list[Mark]:
    sheet = box(-54, -78, 54, 78, 10).turned(turn).moved(x, 130)
    return [
        Mark(sheet.moved(3, 5), "#06180F", opacity=0.4),
        Mark(sheet, STOCK, EDGE, 2.5),
        Mark(suit(letter, 86, aside).turned(turn).moved(x, 130), colour),
    ]
