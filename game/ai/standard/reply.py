"""Reply: how the other seat is likely to answer a lead while anything may be played."""

from __future__ import annotations

from game.ai.standard.sight import Sight
from game.rules.cards import Card

TAKEN_WITH = 6.0
"""Points of the card that takes a led card, on average."""
THROWN_ON = 1.5
"""Points of the card thrown on a led card that is not taken, on average."""

_FOLLOWS_HIGHER = 0.75  # How readily a higher card of the suit is played.
_TRUMPS_LOW, _TRUMPS_HIGH = 0.3, 0.75  # How readily a low card, or a ten or an ace, is trumped.
_HIGH_POINTS = 10


def taken_chance(sight: Sight, card: Card) -> float:
    """Return how likely the other seat takes this card when it is led."""
    readily = _TRUMPS_HIGH if sight.points(card) >= _HIGH_POINTS else _TRUMPS_LOW
    kept = 1 - _FOLLOWS_HIGHER * sight.beaten_chance(card, card.suit)
    if card.suit is not sight.trump:
        kept *= 1 - readily * sight.beaten_chance(card, sight.trump)
    return 1 - kept
