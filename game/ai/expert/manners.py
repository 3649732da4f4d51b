"""Manners: what good players give to the bidder, give back and bury, on hands of bits (rules 5.3, 6.1).

Weights are in hundredths of a unit of the x1 scale.
"""

from __future__ import annotations

from functools import lru_cache

from game.ai.kernel.coding import coding
from game.ai.kernel.layout import remove
from game.ai.kernel.meld_count import meld_count
from game.rules.cards import Rank, Suit
from game.rules.counting import CARD_POINTS
from game.rules.variant import Variant

_TRUMPS = {Rank.ACE: 1300, Rank.TEN: 1200, Rank.KING: 1100, Rank.QUEEN: 1100, Rank.JACK: 1000, Rank.NINE: 250}
_SPARE = {Rank.ACE: 900, Rank.TEN: 650, Rank.KING: 500, Rank.QUEEN: 500, Rank.JACK: 400, Rank.NINE: 250}
_PLAIN = {Rank.ACE: 700, Rank.TEN: 160, Rank.KING: 140, Rank.QUEEN: 100, Rank.JACK: 60, Rank.NINE: -300}
_LEGS = ((Rank.QUEEN, Suit.SPADES), (Rank.JACK, Suit.DIAMONDS))
_LEG, _STRAY_LEG, _OWN_MELD = 600, -100, 60
_KEPT_TRUMP, _HALF_PINOCHLE = 600, 150
_KEPT = {Rank.ACE: 400, Rank.TEN: 70, Rank.KING: 10, Rank.QUEEN: 30, Rank.JACK: 40, Rank.NINE: 50}
_VOID, _SHORT_SUIT = 100, 15
_BURIED_TRUMP, _BURIED_ACE, _SAVED, _MELDED = 800, 500, 120, 40
_FULL, _NEVER = 100, 10000


class Manners:
    """Choices of cards in one variant with one trump; hands are in its coding."""

    def __init__(self, variant: Variant, trump: Suit) -> None:
        code = coding(variant, trump)
        self._layout, self._melds = code.layout, meld_count(variant, trump)
        self._unit = variant.scale.unit
        self._melded = _NEVER if variant.widow.keep_melds else _MELDED
        size = self._layout.size
        self._first, self._spare = [0] * size, [0] * size
        self._kept, self._burial = [0] * size, [0] * size
        worth = CARD_POINTS[variant.scoring.counting]
        for place, (rank, suit) in code.faces.items():
            leg = (rank, suit) in _LEGS
            if suit is trump:
                self._first[place], self._spare[place] = _TRUMPS[rank], _SPARE[rank]
                self._kept[place], self._burial[place] = _KEPT_TRUMP, _BURIED_TRUMP
                continue
            useful = trump in (Suit.SPADES, Suit.DIAMONDS)
            served = (_LEG if useful else _STRAY_LEG) if leg else _PLAIN[rank]
            self._first[place] = self._spare[place] = served
            self._kept[place] = _HALF_PINOCHLE if leg else _KEPT[rank]
            saved = _SAVED * worth[rank] // self._unit
            self._burial[place] = _BURIED_ACE if rank is Rank.ACE else -saved

    def given(self, hand: int, count: int) -> int:
        """Return what the bidder's partner gives, the own melds broken last."""
        return self._least_missed(hand, count, self._first, self._spare, -1, _OWN_MELD, 0)

    def returned(self, hand: int, count: int) -> int:
        """Return what the bidder gives back."""
        return self._least_missed(hand, count, self._kept, self._kept, 1, _FULL, _VOID)

    def buried(self, hand: int, count: int) -> int:
        """Return what the bidder lays away once the melds are counted."""
        return self._least_missed(hand, count, self._burial, self._burial, 1, self._melded, _VOID)

    def _least_missed(
        self, hand: int, count: int, first: list[int], spare: list[int], sign: int, melded: int, void: int
    ) -> int:
        """Return so many cards, one after the other whichever costs least."""
        layout, total, chosen = self._layout, self._melds.total, 0
        whole = total(hand)
        for _ in range(count):
            ranked = []
            left = hand & layout.ones
            while left:
                low = left & -left
                left ^= low
                at = low.bit_length() - 1
                cost = sign * (spare if chosen >> at & 1 else first)[at]
                if void:
                    suit = hand & layout.suit[at]
                    cost += _SHORT_SUIT * suit.bit_count() - (0 if suit & (suit - 1) else void)
                ranked.append((cost, at))
            ranked.sort()
            best, best_at, best_left = 1 << 40, -1, 0
            for cost, at in ranked:
                if cost >= best:
                    break
                rest = total(remove(layout, hand, at))
                dear = cost + melded * (whole - rest) // self._unit
                if dear < best:
                    best, best_at, best_left = dear, at, rest
            hand = remove(layout, hand, best_at)
            chosen += ((chosen >> best_at & layout.field) + 1) << best_at
            whole = best_left
        return chosen


@lru_cache(maxsize=128)
def manners(variant: Variant, trump: Suit) -> Manners:
    """Return the manners of a variant with this trump."""
    return Manners(variant, trump)
