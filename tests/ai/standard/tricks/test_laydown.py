"""Laydown: certain hands, whatever the others hold, and hands that only look it."""

from __future__ import annotations

import pytest

from game.ai.standard.tricks.laydown import takes_every_trick
from tests.ai.sitting import knows


@pytest.mark.parametrize(
    ("hand", "gone", "held", "certain"),
    [
        ("AS AS 10S 10S KS KS QS AH AH AD AD AC", "", "", True),
        ("AS AS 10S 10S KS KS QS AH AH 10H AD AD", "", "", True),
        ("AS AS 10S 10S KS KS QS AH 10H AD AD AC", "", "", False),
        ("AS AS 10S 10S KS KS QS AH AH AD AD 10C", "", "", False),
        ("AS AS 10S 10S AH AH AD AD AC AC 10C 10D", "", "", False),
        ("AS KS", "AS 10S 10S KS", "", True),
        ("AS QS", "AS 10S 10S", "KS", False),
        ("AH 10H", "AH AS AS 10S 10S KS KS QS QS JS JS 9S 9S", "", True),
        ("10H KH", "AH AS AS 10S 10S KS KS QS QS JS JS 9S 9S", "AH", False),
    ],
)
def test_every_trick_is_certain_or_not(hand: str, gone: str, held: str, *, certain: bool) -> None:
    assert takes_every_trick(knows(hand, gone=gone, shown={1: held})) is certain
