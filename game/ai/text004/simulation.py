"""Simulated deals: what a contract with one trump brings when four published players play it out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.text004 import tricks
from game.ai.text004.passing import given, returned
from game.rules.cards import Card, Hand, Suit
from game.rules.counting import pile_points
from game.rules.scorer import meld_total
from game.rules.tricks import legal_cards, winning
from game.rules.variant import Variant
from game.rules.whole_hands import meld_table

_SEATS = 4


def totals(hand: Hand, trump: Suit, variant: Variant, deals: int, chance: Random) -> tuple[int, ...]:
    """Return what the bidder's side would score in so many deals of the unseen cards, in rising order."""
    return tuple(sorted(_total(hand, trump, variant, chance) for _ in range(deals)))


def _total(hand: Hand, trump: Suit, variant: Variant, chance: Random) -> int:
    """Return melds and tricks of the bidder, in seat 0, and the partner, in seat 2; 0 without a counter."""
    rest = [card for card in variant.deck.cards if card not in hand]
    chance.shuffle(rest)
    size = len(hand)
    hands = [hand, *(Hand(rest[start : start + size]) for start in range(0, (_SEATS - 1) * size, size))]
    _pass(hands, trump, variant)
    table = meld_table(variant)
    melds = meld_total(hands[0], trump, table) + meld_total(hands[2], trump, table)
    taken = _played([list(each) for each in hands], trump, variant)
    return melds + taken if taken else 0


def _pass(hands: list[Hand], trump: Suit, variant: Variant) -> None:
    """Pass from seat 2 to seat 0 and back."""
    count, table, order = variant.passing.passed, meld_table(variant), variant.rank_order
    if not count:
        return
    there = given(hands[2], count, trump, table, order)
    hands[0], hands[2] = hands[0].plus(*there), hands[2].without(*there)
    back = returned(hands[0], count, trump, table, order, received=there)
    hands[0], hands[2] = hands[0].without(*back), hands[2].plus(*back)


def _played(hands: list[list[Card]], trump: Suit, variant: Variant) -> int:
    """Return the trick points of seats 0 and 2 when seat 0 leads; empties the hands."""
    leader, points = 0, 0
    while hands[leader]:
        plays: list[Card] = []
        for place in range(_SEATS):
            seat = (leader + place) % _SEATS
            card = _choice(hands, seat, plays, trump, variant)
            hands[seat].remove(card)
            plays.append(card)
        leader = (leader + winning(plays, trump, variant.rank_order)) % _SEATS
        if not leader % 2:
            last = 0 if hands[0] else variant.scoring.last_trick
            points += pile_points(plays, variant.scoring.counting) + last
    return points


def _choice(hands: list[list[Card]], seat: int, plays: Sequence[Card], trump: Suit, variant: Variant) -> Card:
    own, order = hands[seat], variant.rank_order
    if not plays:
        others = [card for other, cards in enumerate(hands) if other != seat for card in cards]
        return tricks.lead(own, trump, others, order)
    partner_winning = len(plays) > 1 and winning(plays, trump, order) == len(plays) - 2
    return tricks.follow(
        legal_cards(own, plays, trump, variant.play, order, partner_winning=partner_winning),
        plays,
        trump,
        order,
        variant.scoring.counting,
        partner_winning=partner_winning,
        last=len(plays) == _SEATS - 1,
    )
