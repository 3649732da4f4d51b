"""Whole hands: the best melds of all the cards that somebody holds, and their points (rules 0.4)."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.cards import Card, Hand, Suit, sort_key
from game.rules.hand_melds import table_of
from game.rules.melds import Meld
from game.rules.scorer import best_melds
from game.rules.tables import MeldTable
from game.rules.variant import Variant


def meld_table(variant: Variant) -> MeldTable:
    """Return what the melds of a whole hand score in this variant."""
    return table_of(variant.hand_melds, variant.scale, variant.deck)


def melds_of(cards: Iterable[Card], trump: Suit | None, variant: Variant) -> tuple[Meld, ...]:
    """Return the best melds of these cards, of all copies of a kind together, in `sort_key` order each."""
    groups = best_melds(Hand(cards), trump, meld_table(variant))
    return tuple(Meld(group.kind, tuple(sorted(group.cards, key=sort_key)), group.points) for group in groups)


def points_in(melds: Iterable[Meld]) -> int:
    """Return the points of these melds together."""
    return sum(meld.points for meld in melds)
