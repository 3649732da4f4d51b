"""The plain drawings that take the place of pictures which are missing or damaged."""

from sprites.drawing.emblem import icon
from sprites.drawing.lettering import wordmark
from sprites.drawing.pips import plain_face
from sprites.drawing.stock import STYLES, blank_card


def spare(file: str) -> str:
    """Return the SVG for a file of the card set, such as "standard-QS.svg" or "icon.svg"."""
    kind, _, which = file.removesuffix(".svg").partition("-")
    if kind == "wordmark":
        return wordmark()
    if kind == "icon":
        return icon()
    for style in STYLES:
        if kind == style.name:
            return plain_face(which[:-1], which[-1], style)
    return blank_card()
