"""Thinking: positions for the policy in the signs of cards, and the face it plays."""

from __future__ import annotations

from game.ai.kernel.coding import Coding
from game.ai.kernel.policy import follow, lead
from game.ai.kernel.table import none_of
from game.rules.cards import Card, Suit
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.ai.kernel.seating import seated

CARDGAMES = REGISTRY["cardgames"]


def at(code: Coding, face: str) -> int:
    """Return the place of a face."""
    return code.place[Card.parse(face)]


def leads(
    own: str,
    out: str = "",
    *,
    rules: Variant = CARDGAMES,
    bidder: int = 0,
    voids: dict[int, str] | None = None,
    seat: int = 0,
) -> str:
    """Return the face led from `own` with spades trump; `out` are the cards of the others, all by default.

    `voids` are suits by seat that it is known to have none of.
    """
    code, table = seated(rules, bidder=bidder)
    held = code.bits(_cards(own))
    rest = code.layout.full ^ held if not out else code.bits(_cards(out))
    known = [0] * code.layout.suits
    for each, suits in (voids or {}).items():
        for letter in suits:
            known[_suit(code, letter)] |= 1 << each
    count = held.bit_count()
    return face(code, lead(table, seat, held, rest, known, none_of(count, max(count, rest.bit_count()))))


def follows(
    moves: str, out: str, best: str, *, ours: bool = False, foes: int = 1, ruffs: bool = False
) -> str:
    """Return the face played out of the legal `moves` with spades trump to a trick that `best` is winning."""
    code, table = seated(CARDGAMES)
    legal, rest = code.bits(_cards(moves)), code.bits(_cards(out))
    rivals = (0, 0b0010, 0b1010)[foes]
    return face(code, follow(table, legal, rest, at(code, best), rivals, ours, ruffs))


def face(code: Coding, card: int) -> str:
    """Return the sign of a card named by any bit of its face."""
    rank, suit = code.faces[card - card % code.layout.width]
    return f"{rank.value}{suit.value}"


def _suit(code: Coding, letter: str) -> int:
    suit = Suit(letter)
    return next(
        at // (code.layout.faces * code.layout.width) for at, face in code.faces.items() if face[1] is suit
    )


def _cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]
