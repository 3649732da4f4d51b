"""Picking: what is wrong with a choice of cards to pass or bury, whatever the cards are."""

from __future__ import annotations

from game.rules.cards import Card
from game.rules.reasons import Reason, Refusal


def why_not_cards(cards: tuple[Card, ...], held: tuple[Card, ...], count: int) -> Reason | None:
    """Return why these are not `count` different cards out of those held, or None."""
    missing = tuple(card for card in cards if card not in held)
    if missing:
        return Reason(Refusal.NOT_HELD, missing)
    twice = tuple(card for card in dict.fromkeys(cards) if cards.count(card) > 1)
    if twice:
        return Reason(Refusal.CARD_TWICE, twice)
    return None if len(cards) == count else Reason(Refusal.WRONG_COUNT, points=count)
