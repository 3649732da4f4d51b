"""The published preferences in passing, to the bidder and back."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.cards import Card, Hand, Rank, RankOrder, Suit, sort_key
from game.rules.scorer import best_melds, meld_total
from game.rules.tables import MeldTable

_JACK = (Rank.JACK, Suit.DIAMONDS)


def given(hand: Hand, count: int, trump: Suit | None, table: MeldTable, order: RankOrder) -> tuple[Card, ...]:
    """Return what goes to the bidder: no meld card, the highest trumps first, then the highest others."""
    melded = _melded(hand, trump, table)
    spare = [card for card in hand if card not in melded]
    spare.sort(key=lambda card: (card.suit is not trump, -order.strength(card.rank), sort_key(card)))
    return tuple([*spare, *_least(hand, melded, trump, table)][:count])


def returned(
    hand: Hand,
    count: int,
    trump: Suit | None,
    table: MeldTable,
    order: RankOrder,
    *,
    received: Collection[Card] = (),
    barred: Collection[Card] = (),
) -> tuple[Card, ...]:
    """Return what the bidder gives back: no meld card, first what makes void, then kings, queens, a jack."""
    melded = _melded(hand, trump, table)
    spare = [card for card in hand if card not in melded and card not in barred]
    chosen = _voiding(hand, spare, count, trump)
    rest = [card for card in spare if card not in chosen]
    rest.sort(key=lambda card: (_wish(card, trump, received), order.strength(card.rank), sort_key(card)))
    least = [card for card in _least(hand, melded, trump, table) if card not in barred]
    return tuple([*chosen, *rest, *least][:count])


def _voiding(hand: Hand, spare: list[Card], count: int, trump: Suit | None) -> list[Card]:
    """Return the cards of whole plain suits without an ace that can all be given, the shortest first."""
    chosen: list[Card] = []
    for suit in sorted(Suit, key=lambda each: len(hand.of_suit(each))):
        cards = hand.of_suit(suit)
        fits = cards and len(chosen) + len(cards) <= count and all(card in spare for card in cards)
        if suit is not trump and fits and not any(card.rank is Rank.ACE for card in cards):
            chosen += cards
    return chosen


def _wish(card: Card, trump: Suit | None, received: Collection[Card]) -> int:
    """Return the place of a card in the order in which they are given back, the lowest first."""
    if card.suit is trump:
        return 4
    if card.rank is Rank.KING:
        return 0
    if card.rank is Rank.QUEEN:
        return 1
    return 2 if (card.rank, card.suit) == _JACK and card not in received else 3


def _melded(hand: Hand, trump: Suit | None, table: MeldTable) -> frozenset[Card]:
    return frozenset(card for group in best_melds(hand, trump, table) for card in group.cards)


def _least(hand: Hand, melded: Collection[Card], trump: Suit | None, table: MeldTable) -> list[Card]:
    """Return the meld cards, those that contribute the fewest points first."""
    left = {card: meld_total(hand.without(card), trump, table) for card in melded}
    return sorted(melded, key=lambda card: (-left[card], sort_key(card)))
