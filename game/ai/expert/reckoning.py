"""Reckoning: what hands of bits promise by the estimates of `standard`, quick enough for sampled hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.meld_count import MeldCount, meld_count
from game.ai.standard.estimate import (
    ENOUGH,
    NEEDED,
    RUN,
    SAFE_MELD,
    SHORT,
    TO_LAY,
    Weights,
    chance,
    dealt_weights,
    led_weights,
)
from game.ai.standard.naming import LOST, MADE
from game.rules.cards import SUITS, Card, Rank, Suit
from game.rules.settling import factor
from game.rules.variant import Variant

_FOR_STAKES = Weights(-3.94, 1.48, 0.67, 1.68, 1.34, spread=1.85)
"""What the tricks of a bidder for stakes come to, who alone melds and has buried: fitted to rollouts."""


class Reckoner:
    """Estimates for hands of one variant, given in the coding without a trump unless said otherwise."""

    def __init__(self, variant: Variant) -> None:
        self.variant, self._unit = variant, variant.scale.unit
        self.plain = coding(variant, None)
        self.codes: dict[Suit, Coding] = {suit: coding(variant, suit) for suit in Suit}
        self.melds: dict[Suit, MeldCount] = {suit: meld_count(variant, suit) for suit in Suit}
        self._dealt = dealt_weights(variant)
        self._led = _FOR_STAKES if variant.stakes.paid else led_weights(variant)
        layout = self.plain.layout
        self._stride = layout.faces * layout.width
        self._mask = (1 << self._stride) - 1
        self._moves = {suit: self._steps(suit) for suit in Suit}
        self._aces = self._rank(Rank.ACE)
        self._tens = self._rank(Rank.TEN)
        self._needed = [self._face(rank) for rank in NEEDED[variant.auction.trump_needs]]
        self._run = [self._face(rank) for rank in RUN if self._has(rank)]

    def recoded(self, hand: int, trump: Suit) -> int:
        """Return a hand in the coding with this trump."""
        found, mask = 0, self._mask
        for here, there in self._moves[trump]:
            found |= (hand >> here & mask) << there
        return found

    def nameable(self, hand: int) -> bool:
        """Say whether a hand, trumps last, may name that suit (rules 7.3)."""
        trumps = hand >> 3 * self._stride
        return all(trumps & field for field in self._needed)

    def dealt(self, hand: int, trump: Suit) -> float:
        """Return the units a dealt hand, in the coding with this trump, promises its side as the bidder's."""
        weights, trumps = self._dealt, hand >> 3 * self._stride
        meld = self.melds[trump].total(hand) / self._unit
        ranks = sum(1 for field in self._run if trumps & field)
        near = weights.near_run * ranks if ranks < len(RUN) else 0.0
        too_little = TO_LAY * max(0.0, SAFE_MELD - meld) if self.variant.contract.min_meld else 0.0
        short = SHORT * max(0, ENOUGH - trumps.bit_count())
        return meld + near + self._strength(hand, weights) - short - too_little

    def led(self, hand: int) -> float:
        """Return the trick units that the side of a bidder with this hand, trumps last, is likely to take."""
        return self._strength(hand, self._led)

    def best(self, hand: int) -> tuple[Suit, float]:
        """Return the trump that promises a dealt hand most, and those units; suits it may name come first."""
        able, units, suit = self._first(hand, self.dealt)
        return suit, units if able else 0.0

    def named(self, hand: int, points: int) -> Suit:
        """Return the trump that a bidder with this hand, the widow in it, names for so many points."""

        def promised(cards: int, suit: Suit) -> float:
            short = SHORT * max(0, ENOUGH - (cards >> 3 * self._stride).bit_count())
            units = self.melds[suit].total(cards) / self._unit + self.led(cards) - short
            if not self.variant.stakes.paid:
                return units
            made = chance(points / self._unit - units, self._led.spread)
            return factor(self.variant.stakes, suit) * (MADE * made - LOST * (1 - made))

        return self._first(hand, promised)[2]

    def _first(self, hand: int, worth: Callable[[int, Suit], float]) -> tuple[bool, float, Suit]:
        """Return whether the best suit may be named, its worth, and the suit; those that may come first."""
        found = []
        for suit in SUITS:
            cards = self.recoded(hand, suit)
            found.append((self.nameable(cards), worth(cards, suit), suit))
        return max(found, key=lambda each: each[:2])

    def aces_lacking(self, hand: int) -> int:
        """Return of how many suits a hand has no ace."""
        ace = self._face(Rank.ACE)
        return sum([1 for suit in range(len(SUITS)) if not hand >> suit * self._stride & ace])

    def run_lacking(self, hand: int) -> int:
        """Return how many cards of a run a hand lacks in the suit where it lacks the fewest."""
        suits = [hand >> suit * self._stride for suit in range(len(SUITS))]
        return min([sum([1 for field in self._run if not cards & field]) for cards in suits])

    def most_melds(self, hand: int) -> int:
        """Return what a hand melds with the trump that melds most, in points."""
        return max([self.melds[suit].total(self.recoded(hand, suit)) for suit in SUITS])

    @property
    def spread(self) -> float:
        """Return how far the total of a dealt hand usually is from its estimate, in units."""
        return self._dealt.spread

    @property
    def led_spread(self) -> float:
        """Return how far the tricks of a bidder's hand usually are from what `led` says, in units."""
        return self._led.spread

    def _strength(self, hand: int, weights: Weights) -> float:
        base = 3 * self._stride
        plain, trumps = hand & ((1 << base) - 1), hand >> base
        return (
            weights.base
            + weights.ace * (plain & self._aces).bit_count()
            + weights.ten * (plain & self._tens).bit_count()
            + weights.trump * trumps.bit_count()
            + weights.trump_ace * (trumps & self._aces).bit_count()
        )

    def _steps(self, trump: Suit) -> list[tuple[int, int]]:
        """Return for each suit where its cards lie without a trump, and where with this one."""
        steps = []
        for suit in Suit:
            card = Card.of(Rank.ACE, suit, 0)
            here, there = self.plain.place[card], self.codes[trump].place[card]
            steps.append((here - here % self._stride, there - there % self._stride))
        return steps

    def _has(self, rank: Rank) -> bool:
        return Card.of(rank, Suit.SPADES, 0) in self.plain.place

    def _face(self, rank: Rank) -> int:
        """Return the field of a rank inside a suit."""
        return self.plain.layout.field << self.plain.place[Card.of(rank, Suit.SPADES, 0)] % self._stride

    def _rank(self, rank: Rank) -> int:
        """Return the fields of a rank in all suits."""
        return sum(self._face(rank) << suit * self._stride for suit in range(len(SUITS)))


@lru_cache(maxsize=32)
def reckoner(variant: Variant) -> Reckoner:
    """Return the reckoner of a variant."""
    return Reckoner(variant)
