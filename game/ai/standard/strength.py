"""Strength: what a card is worth in the playoff, in points ahead of the other side, when kept until then."""

from __future__ import annotations

from game.ai.standard.sight import Sight
from game.rules.cards import Card

# How often a card takes its trick, from the lowest rank to the ace.
_PLAIN_TAKES = (0.05, 0.1, 0.2, 0.3, 0.45, 0.8)
_TRUMP_TAKES = (0.5, 0.55, 0.6, 0.65, 0.8, 1.0)
_CATCH = 6.0  # Points of the card it takes, and the lead that comes with it.
_PLAIN = -2.0  # A plain card keeps out another one, which may be better,
_TRUMP = 4.0  # while a trump stops the other side's aces and may take the last trick.


def strength(sight: Sight, card: Card) -> float:
    """Return what keeping this card for the playoff is worth."""
    trump = card.suit is sight.trump
    takes = (_TRUMP_TAKES if trump else _PLAIN_TAKES)[sight.height(card)]
    return (2 * takes - 1) * sight.points(card) + takes * _CATCH + (_TRUMP if trump else _PLAIN)


def own_strength(sight: Sight) -> float:
    """Return the strength of all own cards."""
    return sum(strength(sight, card) for card in sight.own)


def upcard_advantage(sight: Sight) -> float:
    """Return how much better the upcard is than an unseen card is likely to be; 0 without an upcard."""
    hidden = sight.view.unseen()
    if sight.view.upcard is None or not len(hidden):
        return 0.0
    return strength(sight, sight.view.upcard) - sum(strength(sight, card) for card in hidden) / len(hidden)
