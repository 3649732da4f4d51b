"""Seating: tables of every game for the policy, and deals at random on them."""

from __future__ import annotations

from random import Random

from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.table import Table
from game.rules.cards import Card, Suit
from game.rules.seats import partner_of
from game.rules.variant import Variant


def seated(variant: Variant, *, trump: Suit = Suit.SPADES, bidder: int = 0) -> tuple[Coding, Table]:
    """Return a table of all the players of a game, partners being friends, or all against the bidder."""
    code = coding(variant, trump)
    seats = range(variant.players)
    friends = [1 << seat for seat in seats]
    table_of_stakes = variant.stakes.paid
    for seat in seats:
        partner = partner_of(variant, seat)
        if partner is not None:
            friends[seat] |= 1 << partner
        elif table_of_stakes and seat != bidder:
            friends[seat] = sum(1 << each for each in seats if each != bidder)
    table = Table(code.layout, list(seats), friends, friends[bidder] if variant.is_bid else 0)
    if variant.partners:
        table.spared = [friends[seat] ^ 1 << seat for seat in seats]
    table.leads_trump = variant.play.lead_trump_first
    return code, table


def dealt(variant: Variant, code: Coding, chance: Random, size: int = 0) -> list[int]:
    """Return a hand for every player, and what is left as one more."""
    cards = list(variant.deck.cards)
    chance.shuffle(cards)
    size = size or variant.deal.hand_size
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(variant.players)]
    return [bits(code, hand) for hand in (*hands, cards[size * variant.players :])]


def bits(code: Coding, cards: list[Card]) -> int:
    """Return cards with a bit of its own for every copy."""
    return sum(1 << code.place[card] + card.copy for card in cards)
