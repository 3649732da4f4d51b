"""The order in which a player sees his hand: sorted by suit, or as he has laid it himself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.cards import Card, RankOrder, Suit

_CYCLE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})


def suit_order(present: Iterable[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Return the suits from the left: trump first, then so that colours alternate as long as they can."""
    held = set(present)
    start = _CYCLE.index(trump) if trump else 0
    suits = [suit for suit in (*_CYCLE[start:], *_CYCLE[:start]) if suit in held]
    ordered = suits[:1]
    rest = suits[1:]
    while rest:
        other = [suit for suit in rest if (suit in _RED) is not (ordered[-1] in _RED)]
        ordered.append((other or rest)[0])
        rest.remove(ordered[-1])
    return tuple(ordered)


def sorted_hand(
    cards: Iterable[Card], trump: Suit | None, order: RankOrder, *, descending: bool = False
) -> tuple[Card, ...]:
    """Return the cards by suit, then by strength from the lowest (or the highest) at the left."""
    cards = tuple(cards)
    suits = suit_order((card.suit for card in cards), trump)
    turn = -1 if descending else 1
    return tuple(
        sorted(
            cards,
            key=lambda card: (suits.index(card.suit), turn * order.strength(card.rank), turn * card.copy),
        )
    )


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How a hand is laid for one deal; `own` is the player's own order, empty until he moves a card."""

    descending: bool = False
    own: tuple[Card, ...] = ()

    def apply(self, cards: Sequence[Card], trump: Suit | None, order: RankOrder) -> tuple[Card, ...]:
        """Return the hand from left to right; cards the player has not placed join the end of their suit."""
        ordered = sorted_hand(cards, trump, order, descending=self.descending)
        if not self.own:
            return ordered
        placed = [card for card in self.own if card in cards]
        for card in ordered:
            if card not in placed:
                same = [place for place, other in enumerate(placed) if other.suit is card.suit]
                placed.insert(same[-1] + 1 if same else len(placed), card)
        return tuple(placed)

    def moved(self, shown: Sequence[Card], card: Card, place: int) -> Arrangement:
        """Return the arrangement after a card of the shown hand went to a place (0 is the left end)."""
        rest = [other for other in shown if other is not card]
        rest.insert(max(0, min(place, len(rest))), card)
        return Arrangement(self.descending, tuple(rest))
