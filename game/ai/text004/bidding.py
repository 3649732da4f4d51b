"""The published way to bid: simulate deals, and go as high as most of them reached."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from game.ai.text004.simulation import totals
from game.rules.cards import Hand, Suit
from game.rules.variant import Variant

DEALS = 24
"""Simulated deals for each trump."""
_REACHED = 0.83  # The share of them that a bid must have been reached in (rules 6.5).
_FEWEST = 3


@dataclass(frozen=True, slots=True)
class Willing:
    """The trump that promised most, and the highest bid it is worth, in points."""

    trump: Suit
    points: int


@lru_cache(maxsize=64)
def willing(hand: Hand, variant: Variant) -> Willing:
    """Return what a dealt hand is willing to bid; the cards themselves seed the simulated deals."""
    suits = [suit for suit in Suit if len(hand.of_suit(suit)) >= _FEWEST]
    return max((_with(hand, suit, variant) for suit in suits), key=lambda each: each.points)


def _with(hand: Hand, trump: Suit, variant: Variant) -> Willing:
    reached = totals(hand, trump, variant, DEALS, Random(f"{hand} {trump}"))
    return Willing(trump, reached[int((1 - _REACHED) * DEALS)])
