"""Shapes: which faces make each kind of meld that is laid card by card, and what it scores (rules 1.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, product

from game.rules.cards import Card, Rank, Suit, sort_key
from game.rules.melds import MeldKind
from game.rules.tables import CLASSIC_TENS, SINGLE_TENS
from game.rules.variant import DoublePinochle, Eights, MeldRules

_RUN = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
_MARRIAGE = (Rank.KING, Rank.QUEEN)
_PINOCHLE = ((Rank.QUEEN, Suit.SPADES), (Rank.JACK, Suit.DIAMONDS))
_FOURS = {
    MeldKind.ACES: Rank.ACE,
    MeldKind.KINGS: Rank.KING,
    MeldKind.QUEENS: Rank.QUEEN,
    MeldKind.JACKS: Rank.JACK,
}
_EIGHTS = {
    MeldKind.EIGHT_ACES: Rank.ACE,
    MeldKind.EIGHT_KINGS: Rank.KING,
    MeldKind.EIGHT_QUEENS: Rank.QUEEN,
    MeldKind.EIGHT_JACKS: Rank.JACK,
}
# Neither text lists points for doubled melds; the switches take them from the doubled columns of two tables.
_EIGHTS_TABLE = {Eights.DOUBLED: CLASSIC_TENS, Eights.TENFOLD: SINGLE_TENS}
_PINOCHLE_TABLE = {DoublePinochle.EIGHTY: CLASSIC_TENS, DoublePinochle.THREE_HUNDRED: SINGLE_TENS}

DIX_POINTS = CLASSIC_TENS.dix
DOUBLED = frozenset({MeldKind.DOUBLE_PINOCHLE, *_EIGHTS})
"""The kinds that only a switch puts into the game."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A kind, its faces (`QS`) in `sort_key` order, and how many copies of each face it takes."""

    kind: MeldKind
    faces: tuple[str, ...]
    copies: int = 1

    def choices(self, held: dict[str, list[Card]]) -> Iterator[tuple[Card, ...]]:
        """Yield every way to make the shape from held cards, sorted and listed by face."""
        picks = [combinations(held.get(face, ()), self.copies) for face in self.faces]
        return (tuple(chain(*choice)) for choice in product(*picks))

    def fits(self, cards: tuple[Card, ...]) -> bool:
        """Say whether these cards, in `sort_key` order, are exactly this shape and each comes once."""
        needed = [face for face in self.faces for _ in range(self.copies)]
        return len(set(cards)) == len(cards) and [card.face for card in cards] == needed


@cache
def shapes(trump: Suit, rules: MeldRules) -> tuple[Shape, ...]:
    """Return the shapes that can be laid with this trump under these rules."""
    every = [Shape(MeldKind.RUN, _faces(_RUN, trump))]
    for suit in Suit:
        kind = MeldKind.ROYAL_MARRIAGE if suit is trump else MeldKind.MARRIAGE
        every.append(Shape(kind, _faces(_MARRIAGE, suit)))
    every += [Shape(kind, _around(rank)) for kind, rank in _FOURS.items()]
    every += [Shape(kind, _around(rank), 2) for kind, rank in _EIGHTS.items()]
    pinochle = _in_order(_PINOCHLE)
    every += [Shape(MeldKind.PINOCHLE, pinochle), Shape(MeldKind.DOUBLE_PINOCHLE, pinochle, 2)]
    return tuple(shape for shape in every if points_of(shape.kind, rules))


def points_of(kind: MeldKind, rules: MeldRules) -> int:
    """Return what a meld of this kind scores under these rules; 0 where it is off or cannot be laid."""
    return _points(rules).get(kind, 0)


@cache
def _points(rules: MeldRules) -> dict[MeldKind, int]:
    table = CLASSIC_TENS
    points = {
        MeldKind.RUN: table.run[0],
        MeldKind.ROYAL_MARRIAGE: table.royal_marriage[0],
        MeldKind.MARRIAGE: table.marriage[0],
        MeldKind.PINOCHLE: table.pinochle[0],
    }
    points |= {kind: table.around(rank)[0] for kind, rank in _FOURS.items()}
    if rules.eights in _EIGHTS_TABLE:
        doubled = _EIGHTS_TABLE[rules.eights]
        points |= {kind: doubled.around(rank)[1] for kind, rank in _EIGHTS.items()}
    if rules.double_pinochle in _PINOCHLE_TABLE:
        points[MeldKind.DOUBLE_PINOCHLE] = _PINOCHLE_TABLE[rules.double_pinochle].pinochle[1]
    return points


def _faces(ranks: tuple[Rank, ...], suit: Suit) -> tuple[str, ...]:
    return _in_order((rank, suit) for rank in ranks)


def _around(rank: Rank) -> tuple[str, ...]:
    return _in_order((rank, suit) for suit in Suit)


def _in_order(faces: Iterable[tuple[Rank, Suit]]) -> tuple[str, ...]:
    cards = sorted((Card.of(rank, suit, 0) for rank, suit in faces), key=sort_key)
    return tuple(card.face for card in cards)
