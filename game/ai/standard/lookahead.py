"""Lookahead: trick play with both hands known, a few tricks deep, and exact when that reaches the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.rules.cards import Card, Suit, sort_key
from game.rules.counting import card_points
from game.rules.tricks import beats, legal_cards
from game.rules.variant import Variant

# What a card that will not be played within the lookahead is worth to its holder, in points ahead.
_TRUMP, _TRUMP_STEP, _TOP_TRUMP = 6.0, 1.0, 5.0
_MASTER, _RUFFED, _LOSER = 1.0, 0.2, 0.4  # the last two: the share of its own points lost with it
_LEAD = 2.0


class Lookahead:
    """Values of positions between two hands under the strict rules, in points ahead of the other side.

    A hand is a bit mask over `cards`. Both hands are known to both sides, as they are once the stock is gone.
    Of the copies of a face only one is tried, since they are worth the same.
    """

    def __init__(self, hands: tuple[Iterable[Card], Iterable[Card]], trump: Suit, variant: Variant) -> None:
        self.cards = tuple(sorted((*hands[0], *hands[1]), key=sort_key))
        self._trump, self._variant = trump, variant
        self._index = {card: index for index, card in enumerate(self.cards)}
        self._points = [card_points(card, variant.scoring.counting) for card in self.cards]
        self._trumps = self.mask(card for card in self.cards if card.suit is trump)
        self._suit = [
            self.mask(other for other in self.cards if other.suit is card.suit) for card in self.cards
        ]
        order = variant.rank_order
        self._beaters = [
            self.mask(other for other in self.cards if beats(other, card, trump, order))
            for card in self.cards
        ]
        self._distinct = cache(self._find_distinct)
        self._replies = cache(self._find_replies)
        self._value = cache(self._find_value)

    def mask(self, cards: Iterable[Card]) -> int:
        """Return the bit mask of these cards."""
        return sum(1 << self._index[card] for card in cards)

    def lead_values(self, lead: Card, leader: int, follower: int, depth: int) -> dict[Card, float]:
        """Return points ahead for the leader after each reply, looking `depth` tricks ahead with this one."""
        index = self._index[lead]
        replies = self._replies(follower, index)
        return {self.cards[reply]: self._trick(index, reply, leader, follower, depth) for reply in replies}

    def reply_value(self, lead: Card, reply: Card, leader: int, follower: int, depth: int) -> float:
        """Return points ahead for the follower; the masks still hold the two cards of the open trick."""
        return -self._trick(self._index[lead], self._index[reply], leader, follower, depth)

    def _trick(self, lead: int, reply: int, leader: int, follower: int, depth: int) -> float:
        points = self._points[lead] + self._points[reply]
        leader, follower = leader & ~(1 << lead), follower & ~(1 << reply)
        if not leader:
            points += self._variant.scoring.last_trick
        if self._beaters[lead] >> reply & 1:
            return -points - self._value(follower, leader, depth - 1)
        return points + self._value(leader, follower, depth - 1)

    def _find_value(self, leader: int, follower: int, depth: int) -> float:
        if not leader:
            return 0.0
        if not depth:
            return self._holding(leader, follower) - self._holding(follower, leader) + _LEAD
        return max(
            min(self._trick(lead, reply, leader, follower, depth) for reply in self._replies(follower, lead))
            for lead in self._distinct(leader)
        )

    def _find_replies(self, hand: int, lead: int) -> list[int]:
        held = [card for index, card in enumerate(self.cards) if hand >> index & 1]
        rules, order = self._variant.play, self._variant.rank_order
        return self._distinct(self.mask(legal_cards(held, (self.cards[lead],), self._trump, rules, order)))

    def _find_distinct(self, hand: int) -> list[int]:
        """Return the cards of a hand, one of each face; copies lie beside each other."""
        found: list[int] = []
        for index, card in enumerate(self.cards):
            if hand >> index & 1 and (not found or self.cards[found[-1]].face != card.face):
                found.append(index)
        return found

    def _holding(self, hand: int, other: int) -> float:
        """Return what the cards of `hand` are worth against `other`, judged card by card."""
        worth = 0.0
        for index, card in enumerate(self.cards):
            if hand >> index & 1:
                worth += self._card(index, card, other)
        return worth

    def _card(self, index: int, card: Card, other: int) -> float:
        beaten = self._beaters[index] & self._suit[index] & other
        if card.suit is self._trump:
            height = self._variant.rank_order.strength(card.rank)
            return _TRUMP + _TRUMP_STEP * height + (0.0 if beaten else _TOP_TRUMP)
        points = self._points[index]
        if beaten:
            return -_LOSER * points
        can_ruff = other & self._trumps and not other & self._suit[index]
        return -_RUFFED * points if can_ruff else points + _MASTER
