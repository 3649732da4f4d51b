"""What every face shares: the blank card and the index in its two corners, in both index styles."""

from dataclasses import dataclass

from sprites.drawing.glyphs import rank
from sprites.drawing.marks import CARD_HEIGHT, CARD_WIDTH, Mark, document, half_turned, paths
from sprites.drawing.palette import EDGE, STOCK, SUIT_COLOUR
from sprites.drawing.shapes import Shape, box
from sprites.drawing.suits import suit

CORNER = 30.0


@dataclass(frozen=True, slots=True)
class Index:
    """Where an index style puts rank and suit (card units), and the corner box that it never leaves."""

    name: str
    centre: float
    top: float
    rank_height: float
    rank_width: float
    suit_top: float
    suit_height: float
    box_width: float

    @property
    def box_height(self) -> float:
        """Return the bottom of the suit."""
        return self.suit_top + self.suit_height

    @property
    def shift(self) -> float:
        """Return how far centre art steps aside, to the right above and to the left below."""
        return 0.0 if self.name == "standard" else 75.0


STANDARD = Index("standard", 62, 25, 119, 82, 158, 62, 110)
LARGE = Index("large", 90, 25, 196, 130, 234, 87, 170)
STYLES = (STANDARD, LARGE)


def blank() -> str:
    """Return the bare card: stock with a hairline edge."""
    return Mark(box(1, 1, CARD_WIDTH - 1, CARD_HEIGHT - 1, CORNER - 1), STOCK, EDGE, 2).svg() + "\n"


def blank_card() -> str:
    """Return the SVG of a card with nothing on it."""
    return document(blank())


def index(name: str, letter: str, style: Index) -> list[Mark]:
    """Return rank over suit for the upper left corner."""
    middle = style.suit_top + style.suit_height / 2
    colour = SUIT_COLOUR[letter]
    figure = rank(name, style.rank_height, style.centre, style.top, style.rank_width)
    return [Mark(figure, colour), Mark(suit(letter, style.suit_height, style.centre, middle), colour)]


def face(name: str, letter: str, style: Index, *, centre: str) -> str:
    """Return a whole face: blank card, centre art, and the index in two opposite corners."""
    return document(blank() + centre + half_turned(paths(index(name, letter, style))))


def solid(outline: Shape, letter: str) -> Mark:
    """Return a shape filled in a suit's own colour."""
    return Mark(outline, SUIT_COLOUR[letter])
