"""Dealing: which cards go where, in packets, the seat at the dealer's left first (rules 1.1, 2.1, 5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.cards import Card, Rank
from game.rules.contract_events import DeadHandDealt, PhaseBegan, WidowDealt
from game.rules.events import CardsDealt, Event, TrumpTurned
from game.rules.seats import in_play
from game.rules.shapes import DIX_POINTS
from game.rules.variant import Phase, Variant


def dealt(variant: Variant, dealer: int, deck: tuple[Card, ...]) -> tuple[Event, ...]:
    """Return the packets of a deal and what opens it: the turned card, or the beginning of the auction."""
    order = in_play(variant, dealer)
    turning = 0 if variant.is_bid or variant.phases[0] is Phase.STOCK_TRICK else 1
    places: tuple[int | None, ...] = (*order, None) if variant.deal.dead_hand else order
    packets = tuple(_packets(variant, places, deck, turning))
    if variant.is_bid:
        return (*packets, PhaseBegan(Phase.AUCTION, order[0]))
    upcard = deck[variant.deal.hand_size * len(order) - turning]
    return (*packets, TrumpTurned(upcard, dealer, _turned_points(variant, upcard)))


def _turned_points(variant: Variant, upcard: Card) -> int:
    if upcard.rank is not Rank.NINE:
        return 0
    return DIX_POINTS if variant.hand_melds.dix else 0


def _packets(
    variant: Variant, places: tuple[int | None, ...], deck: tuple[Card, ...], turning: int
) -> Iterator[Event]:
    """Yield each round of packets, with the widow after the first; None is the dead hand's place.

    The dealer's last card is turned instead of dealt in games that turn one.
    """
    start, left = 0, variant.deal.hand_size
    while left:
        size = min(variant.deal.packet, left)
        for place in places:
            last = left == size and place == places[-1]
            cards = deck[start : start + size - (turning if last else 0)]
            if cards:
                yield DeadHandDealt(cards) if place is None else CardsDealt(place, cards)
            start += size
        if left == variant.deal.hand_size and variant.widow.widow:
            yield WidowDealt(deck[start : start + variant.widow.widow])
            start += variant.widow.widow
        left -= size
