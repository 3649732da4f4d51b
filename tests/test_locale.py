"""Every sign of every text a player reads can be painted."""

from pathlib import Path

import pygame
import pytest
from babel.messages.pofile import read_po

from sprites.text import font

CATALOGUE = Path(__file__).parent.parent / "game" / "locale" / "pinochle.pot"
SUITS = "♣♦♥♠"
MISSING = "\ue000"


def _texts() -> list[str]:
    with CATALOGUE.open("rb") as file:
        found = [message.id for message in read_po(file) if message.id]
    return [text for each in found for text in ([each] if isinstance(each, str) else each)]


@pytest.mark.parametrize("style", ["regular", "bold", "italic"])
def test_every_sign_of_every_text_has_a_glyph(style: str) -> None:
    face = font(40, bold=style == "bold", italic=style == "italic")

    def painted(sign: str) -> bytes:
        return pygame.image.tobytes(face.render(sign, True, "white"), "RGBA")  # noqa: FBT003 - pygame's own

    signs = {sign for text in _texts() for sign in text if not sign.isspace()} - set(SUITS)
    assert len(signs) > 50
    assert not {sign for sign in signs if painted(sign) == painted(MISSING)}
