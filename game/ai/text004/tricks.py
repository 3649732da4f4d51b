"""The published rules of play: lead sure trumps, else high; take tricks high; feed a winning partner."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.rules.cards import Card, RankOrder, Suit, sort_key
from game.rules.counting import CARD_POINTS
from game.rules.tricks import beats, winning
from game.rules.variant import Counting


def lead(cards: Sequence[Card], trump: Suit, out: Collection[Card], order: RankOrder) -> Card:
    """Return the highest trump that nothing in `out` beats, else the highest other card, else a trump."""
    ranked = sorted(cards, key=lambda card: (-order.strength(card.rank), sort_key(card)))
    for card in ranked:
        if card.suit is trump and is_sure(card, out, order):
            return card
    return next((card for card in ranked if card.suit is not trump), ranked[0])


def is_sure(trump: Card, out: Collection[Card], order: RankOrder) -> bool:
    """Say whether no higher trump is among the cards that others may hold."""
    height = order.strength(trump.rank)
    return not any(card.suit is trump.suit and order.strength(card.rank) > height for card in out)


def follow(
    legal: Sequence[Card],
    plays: Sequence[Card],
    trump: Suit,
    order: RankOrder,
    counting: Counting,
    *,
    partner_winning: bool,
    last: bool,
) -> Card:
    """Return the highest card that beats the trick, the lowest when playing last; else the lowest there is.

    When the partner is winning and cannot be beaten, that is the lowest counter.
    """
    best = plays[winning(plays, trump, order)]
    ranked = sorted(legal, key=lambda card: (card.suit is trump, order.strength(card.rank), sort_key(card)))
    winners = [card for card in ranked if beats(card, best, trump, order)]
    if winners:
        return winners[0] if last else winners[-1]
    counters = [card for card in ranked if CARD_POINTS[counting][card.rank]]
    return counters[0] if partner_winning and counters else ranked[0]
