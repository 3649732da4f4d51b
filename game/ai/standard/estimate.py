"""Estimates: what a hand is likely to bring with a trump, in melds and tricks, on the x1 scale.

The weights are rules of thumb, fitted to some thousand deals that this player played against itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import erf, sqrt

from game.rules.cards import Card, Hand, Rank, Suit
from game.rules.contract_rules import TrumpNeeds
from game.rules.scorer import meld_total
from game.rules.variant import Variant
from game.rules.whole_hands import meld_table

RUN = frozenset({Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK})
_SINGLE = 2
_PAIR = 2
ENOUGH, SHORT = 4, 6.0


NEEDED: dict[TrumpNeeds, frozenset[Rank]] = {
    TrumpNeeds.NOTHING: frozenset(),
    TrumpNeeds.MARRIAGE: frozenset({Rank.KING, Rank.QUEEN}),
    TrumpNeeds.RUN: RUN,
    TrumpNeeds.DIX: frozenset({Rank.NINE}),
}
# Where few points of melds may not be laid, a hand needs so many, or every one missing costs as much.
SAFE_MELD, TO_LAY = 8.0, 0.8


class Company(Enum):
    """Who plays with whom, with which cards: what weights are fitted to."""

    TWO = "two"
    THREE = "three"
    PARTNERS = "partners"
    PASSING_PARTNERS = "passing_partners"
    DOUBLE = "double"
    PASSING_DOUBLE = "passing_double"


@dataclass(frozen=True, slots=True)
class Weights:
    """Units for what a hand has beside its own melds; `spread` is how far totals are from the estimate.

    `base` stands for everything not seen; `ace` and `ten` are for plain ones, `trump` for every trump,
    `trump_ace` for an ace of trump beside that, `near_run` for each rank of a run held without a whole run.
    """

    base: float
    ace: float
    ten: float
    trump: float
    trump_ace: float
    near_run: float = 0.0
    spread: float = 6.0


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a hand is worth with one suit as trump: its cards, the own melds, and everything together."""

    trump: Suit
    trumps: tuple[Card, ...]
    meld: float
    total: float


_DEALT = {
    Company.TWO: Weights(-0.2, 1.0, 0.8, 1.0, 0.8, spread=2.5),
    Company.THREE: Weights(6.8, 1.9, 0.9, 0.7, 0.9, 0.5, spread=6.4),
    Company.PARTNERS: Weights(8.1, 1.3, 0.4, 1.4, 1.3, 0.1, spread=4.7),
    Company.PASSING_PARTNERS: Weights(11.0, 1.55, 0.1, 1.95, 0.7, 1.65, spread=7.3),
    Company.DOUBLE: Weights(23.2, 1.7, 1.0, 1.6, 0.5, spread=11.3),
    Company.PASSING_DOUBLE: Weights(15.0, 2.0, 0.3, 3.0, 0.5, 2.0, spread=18.0),
}
"""What melds and tricks of the own side come to, judged by the hand that was dealt."""
_LED = {
    Company.TWO: Weights(-0.3, 1.0, 0.8, 1.0, 0.8, spread=1.8),
    Company.THREE: Weights(-3.0, 1.3, 1.1, 2.0, 0.7, spread=2.1),
    Company.PARTNERS: Weights(4.5, 1.05, 0.1, 1.6, 1.25, spread=3.3),
    Company.PASSING_PARTNERS: Weights(1.8, 1.35, 0.0, 1.65, 1.1, spread=2.4),
    Company.DOUBLE: Weights(13.4, 0.95, 0.1, 1.75, 0.4, spread=5.3),
    Company.PASSING_DOUBLE: Weights(5.6, 1.1, 0.1, 2.1, 0.8, spread=4.2),
}
"""What the tricks of the own side come to, judged by the hand that the bidder leads from."""


def company(variant: Variant) -> Company:
    """Return the company that a variant's seats play in."""
    if not variant.partners:
        return Company.TWO if variant.players == _PAIR else Company.THREE
    if variant.deck.copies == _SINGLE:
        return Company.PASSING_PARTNERS if variant.passing.passed else Company.PARTNERS
    return Company.PASSING_DOUBLE if variant.passing.passed else Company.DOUBLE


def melds(cards: Iterable[Card], trump: Suit | None, variant: Variant) -> int:
    """Return what the best melds of these cards score, in the variant's scale."""
    return meld_total(Hand(cards), trump, meld_table(variant))


def prospect(cards: Sequence[Card], trump: Suit, variant: Variant) -> Prospect:
    """Return what a dealt hand promises with this trump, a widow or a partner's pass included."""
    weights = _DEALT[company(variant)]
    meld = melds(cards, trump, variant) / variant.scale.unit
    trumps = tuple(card for card in cards if card.suit is trump)
    ranks = {card.rank for card in trumps} & RUN
    near = weights.near_run * len(ranks) if len(ranks) < len(RUN) else 0.0
    too_little = TO_LAY * max(0.0, SAFE_MELD - meld) if variant.contract.min_meld else 0.0
    total = meld + near + _strength(cards, trump, weights) - short(trumps) - too_little
    return Prospect(trump, trumps, meld, total)


def short(trumps: Sequence[Card]) -> float:
    """Return what it costs to have too few trumps, because others then draw them."""
    return SHORT * max(0, ENOUGH - len(trumps))


def prospects(cards: Sequence[Card], variant: Variant) -> tuple[Prospect, ...]:
    """Return the promise of every suit, the best first, those that may be named as trump before others."""
    each = (prospect(cards, suit, variant) for suit in Suit)
    return tuple(sorted(each, key=lambda one: (not nameable(one.trumps, variant), -one.total)))


def nameable(trumps: Iterable[Card], variant: Variant) -> bool:
    """Say whether a suit with these cards may be named trump (rules 7.3)."""
    return {card.rank for card in trumps} >= NEEDED[variant.auction.trump_needs]


def tricks(cards: Sequence[Card], trump: Suit, variant: Variant) -> float:
    """Return the trick units that the side of a bidder with these cards is likely to take."""
    return _strength(cards, trump, _LED[company(variant)])


def chance(missing: float, spread: float) -> float:
    """Return how likely at least `missing` units come, where 0 is expected and `spread` the deviation."""
    return 0.5 - 0.5 * erf(missing / (spread * sqrt(2)))


def dealt_weights(variant: Variant) -> Weights:
    """Return the weights for a hand as dealt."""
    return _DEALT[company(variant)]


def led_weights(variant: Variant) -> Weights:
    """Return the weights for the tricks of a hand that leads to them."""
    return _LED[company(variant)]


def dealt_spread(variant: Variant) -> float:
    """Return how far the total of a dealt hand usually is from its estimate."""
    return _DEALT[company(variant)].spread


def led_spread(variant: Variant) -> float:
    """Return how far the tricks of a bidder's hand usually are from their estimate."""
    return _LED[company(variant)].spread


def _strength(cards: Sequence[Card], trump: Suit, weights: Weights) -> float:
    aces = sum(card.rank is Rank.ACE and card.suit is not trump for card in cards)
    tens = sum(card.rank is Rank.TEN and card.suit is not trump for card in cards)
    trumps = [card for card in cards if card.suit is trump]
    high = sum(card.rank is Rank.ACE for card in trumps)
    return (
        weights.base
        + weights.ace * aces
        + weights.ten * tens
        + weights.trump * len(trumps)
        + weights.trump_ace * high
    )
