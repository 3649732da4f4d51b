"""Strength: what a card is worth in the playoff, in points ahead of the other side, when kept until then."""

from __future__ import annotations

from game.ai.standard.sight import Sight
from game.rules.cards import Card, Rank

_TRUMP_BASE = 6.0  # Any trump takes a plain card that cannot be followed, and may take the last trick.
_TRUMP_STEP = 1.5
_TRUMP_ACE = 6.0  # Nothing beats it.
_PLAIN = {
    Rank.ACE: 10.0,
    Rank.TEN: 3.0,
    Rank.KING: 0.0,
    Rank.QUEEN: -1.0,
    Rank.JACK: -1.5,
    Rank.NINE: -2.0,
}


def strength(sight: Sight, card: Card) -> float:
    """Return what keeping this card for the playoff is worth."""
    if card.suit is not sight.trump:
        return _PLAIN[card.rank]
    ace = _TRUMP_ACE if card.rank is Rank.ACE else 0.0
    return _TRUMP_BASE + _TRUMP_STEP * sight.height(card) + ace


def own_strength(sight: Sight) -> float:
    """Return the strength of all own cards."""
    return sum(strength(sight, card) for card in sight.own)


def upcard_advantage(sight: Sight) -> float:
    """Return how much better the upcard is than an unseen card is likely to be; 0 without an upcard."""
    hidden = sight.view.unseen()
    if sight.view.upcard is None or not len(hidden):
        return 0.0
    return strength(sight, sight.view.upcard) - sum(strength(sight, card) for card in hidden) / len(hidden)
