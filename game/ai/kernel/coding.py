"""Coding: from the cards and rules of a variant to bits, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.ai.kernel.layout import ALWAYS, NEVER, OVERTRUMP, TRUMP_LED_ONLY, Layout, add
from game.rules.cards import Card, Rank, Suit
from game.rules.counting import CARD_POINTS
from game.rules.variant import Heading, Variant

_HEADINGS = {
    Heading.NEVER: NEVER,
    Heading.TRUMP_LED_ONLY: TRUMP_LED_ONLY,
    Heading.OVERTRUMP: OVERTRUMP,
    Heading.ALWAYS: ALWAYS,
}


@dataclass(frozen=True, slots=True)
class Coding:
    """The layout of a variant with one trump; `place` gives the place of every card, copies alike."""

    layout: Layout
    place: dict[Card, int]
    faces: dict[int, tuple[Rank, Suit]]

    def bits(self, cards: Iterable[Card]) -> int:
        """Return these cards as a hand of bits."""
        hand = 0
        for card in cards:
            hand = add(self.layout, hand, self.place[card])
        return hand

    def places(self, hand: int) -> list[int]:
        """Return the place of every face in a hand of bits, the lowest first."""
        found, left = [], hand & self.layout.ones
        while left:
            low = left & -left
            found.append(low.bit_length() - 1)
            left ^= low
        return found


@lru_cache(maxsize=128)
def coding(variant: Variant, trump: Suit | None) -> Coding:
    """Return the coding of a variant with this trump; without one it serves to count melds, not to play."""
    ranks = [rank for rank in variant.rank_order.ascending if _has(variant, rank)]
    suits = [suit for suit in Suit if suit is not trump] + ([trump] if trump else [])
    width, worth = variant.deck.copies, CARD_POINTS[variant.scoring.counting]
    points = [worth[rank] for rank in ranks]
    layout = Layout(len(suits), len(ranks), width, points, variant.scoring.last_trick)
    layout.heading = _HEADINGS[variant.play.heading]
    layout.must_trump = variant.play.must_trump
    layout.partner_exempt = variant.play.partner_exempt and variant.partners
    faces = {
        (at * len(ranks) + height) * width: (rank, suit)
        for at, suit in enumerate(suits)
        for height, rank in enumerate(ranks)
    }
    of = {face: place for place, face in faces.items()}
    return Coding(layout, {card: of[card.rank, card.suit] for card in variant.deck.cards}, faces)


def _has(variant: Variant, rank: Rank) -> bool:
    return any(card.rank is rank for card in variant.deck.cards)
