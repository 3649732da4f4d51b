"""Meld count: what the best melds of a whole hand of bits score, from small tables (rules 0.4).

Every class of melds looks at few cards: a suit's own cards, the faces that all suits share, or the pinochle
and what goes with it. The scorer of the rules is asked once for each of them, so its numbers are the rules'.
"""

from __future__ import annotations

from functools import lru_cache

from game.ai.kernel.coding import Coding, coding
from game.rules.cards import Card, Hand, Rank, Suit
from game.rules.scorer import meld_total
from game.rules.variant import Variant
from game.rules.whole_hands import meld_table


class MeldCount:
    """The melds of one variant with one trump (None: before trump is named)."""

    def __init__(self, variant: Variant, trump: Suit | None) -> None:
        self._code: Coding = coding(variant, trump)
        self._trump = trump
        self._table = meld_table(variant)
        layout = self._code.layout
        self._stride = layout.faces * layout.width
        self._mask = (1 << self._stride) - 1
        self._field = layout.field
        place = self._code.place
        self._queen = place[Card.of(Rank.QUEEN, Suit.SPADES, 0)]
        self._king = place[Card.of(Rank.KING, Suit.SPADES, 0)]
        jack = Card.of(Rank.JACK, Suit.DIAMONDS, 0)
        self._jack = place.get(jack, -1)
        kings, queens = (layout.field << place % self._stride for place in (self._king, self._queen))
        couples = kings | queens
        plain: dict[int, int] = {}  # a plain suit melds couples alone, every one the same
        self._of_suit: list[dict[int, int]] = [plain, plain, plain, {} if trump else plain]
        self._melding = [couples, couples, couples, self._mask if trump else couples]
        self._of_all: dict[int, int] = {}
        self._of_pinochle: dict[int, int] = {}

    def total(self, hand: int) -> int:
        """Return the points of the best melds of a hand."""
        return sum(self.parts(hand))

    def parts(self, hand: int) -> tuple[int, ...]:
        """Return the same by class: suit by suit as laid out, sets across the suits, pinochles."""
        stride, mask = self._stride, self._mask
        first, second = hand & mask, hand >> stride & mask
        third, last = hand >> 2 * stride & mask, hand >> 3 * stride
        shared = first & second & third & last
        return (
            self._suited(0, first),
            self._suited(1, second),
            self._suited(2, third),
            self._suited(3, last),
            self._shared(shared) if shared else 0,
            self._pinochle(hand),
        )

    def _suited(self, suit: int, cards: int) -> int:
        cards &= self._melding[suit]
        if not cards:
            return 0
        known = self._of_suit[suit]
        found = known.get(cards)
        if found is None:
            found = known[cards] = self._asked(cards << suit * self._stride)
        return found

    def _shared(self, shared: int) -> int:
        """Return what sets of a rank in every suit add, and whole roundhouses."""
        found = self._of_all.get(shared)
        if found is None:
            hand = sum(shared << suit * self._stride for suit in range(4))
            suited = sum(self._suited(suit, shared) for suit in range(4))
            found = self._of_all[shared] = self._asked(hand) - suited - self._pinochle(hand)
        return found

    def _pinochle(self, hand: int) -> int:
        if self._jack < 0:
            return 0
        queens, jacks = hand >> self._queen & self._field, hand >> self._jack & self._field
        if not queens or not jacks:
            return 0
        kings = hand >> self._king & self._field
        key = (queens << 8) | (jacks << 4) | kings
        found = self._of_pinochle.get(key)
        if found is None:
            marriage = (queens << self._queen) | (kings << self._king)
            suited = self._asked(marriage)
            found = self._of_pinochle[key] = self._asked(marriage | (jacks << self._jack)) - suited
        return found

    def _asked(self, hand: int) -> int:
        """Ask the scorer of the rules."""
        layout, cards = self._code.layout, []
        for place in self._code.places(hand):
            rank, suit = self._code.faces[place]
            copies = (hand >> place & layout.field).bit_count()
            cards += [Card.of(rank, suit, copy) for copy in range(copies)]
        return meld_total(Hand(cards), self._trump, self._table)


@lru_cache(maxsize=128)
def meld_count(variant: Variant, trump: Suit | None) -> MeldCount:
    """Return the counter of a variant's melds with this trump; its tables fill as they are used."""
    return MeldCount(variant, trump)
