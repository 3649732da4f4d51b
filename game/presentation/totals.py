"""Meld totals: what one's own cards would meld, for each possible trump and without cards given away."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from game.presentation.layout import my_seat
from game.rules.cards import Card, Suit
from game.rules.counting import card_points
from game.rules.variant import Variant
from game.rules.view import View
from game.rules.whole_hands import melds_of, points_in


def suit_totals(view: View) -> dict[Suit, int]:
    """Return the points of the best melds of one's own cards for each suit as trump."""
    return {suit: _worth(_own(view), suit, view.variant) for suit in Suit}


def before_and_after(view: View, given: Collection[Card]) -> tuple[int, int]:
    """Return what one's own cards meld with the cards to be given away, and without them.

    Before trump is named it is the best of the four suits, with the same suit for both numbers.
    """
    own = _own(view)
    rest = tuple(card for card in own if card not in given)
    trump = view.trump or max(Suit, key=lambda suit: _worth(own, suit, view.variant))
    return _worth(own, trump, view.variant), _worth(rest, trump, view.variant)


def counters_in(view: View, cards: Collection[Card]) -> int:
    """Return what these cards count in tricks."""
    return sum(card_points(card, view.variant.scoring.counting) for card in cards)


def _own(view: View) -> tuple[Card, ...]:
    return (*view.hand.cards, *view.table[my_seat(view)])


@lru_cache(maxsize=256)
def _worth(cards: tuple[Card, ...], trump: Suit, variant: Variant) -> int:
    return points_in(melds_of(cards, trump, variant))
