"""Worth: what a card is good for later in the deal, and what a trick brings beside its cards; x1 scale."""

from __future__ import annotations

from game.ai.standard.safety import melds_are_safe, side_seats
from game.ai.standard.tricks.knowledge import Knowledge, tops
from game.rules.cards import Card, Rank

_TRUMP = {Rank.ACE: 2.2, Rank.TEN: 1.7, Rank.KING: 1.1, Rank.QUEEN: 0.95, Rank.JACK: 0.9, Rank.NINE: 0.85}
_PLAIN = {Rank.ACE: 1.3, Rank.TEN: 0.5, Rank.KING: 0.15, Rank.QUEEN: 0.06, Rank.JACK: 0.03, Rank.NINE: 0.0}
_PLAIN_WINNER = 1.2
_SURE_WINNER = 0.7  # What a card that nothing can beat brings beside what it counts.
_LOWER_FIRST = 0.02  # Of cards as good as each other the lower one is the more natural to play.
_MOST_SAVED = 4.0


def kept(knowledge: Knowledge, card: Card) -> float:
    """Return what it is worth to hold this card a trick longer."""
    unbeaten = 0.0 if knowledge.trumps_out() else knowledge.units(card) + _SURE_WINNER
    unbeaten += _LOWER_FIRST * knowledge.height(card)
    if card.suit is knowledge.trump:
        return max(_TRUMP[card.rank], unbeaten)
    if is_top(knowledge, card):
        return max(_PLAIN[card.rank], _PLAIN_WINNER, unbeaten)
    return _PLAIN[card.rank]


def is_top(knowledge: Knowledge, card: Card) -> bool:
    """Say whether nobody else can hold a higher card of this suit."""
    out = tops(knowledge, card.suit)
    return not out or not knowledge.beats(out[0], card)


def side_winners(knowledge: Knowledge) -> tuple[Card, ...]:
    """Return the own plain cards that nothing but a trump can beat."""
    return tuple(
        card for card in knowledge.own if card.suit is not knowledge.trump and is_top(knowledge, card)
    )


def trick_stake(knowledge: Knowledge) -> float:
    """Return what a trick of the own side means beside its cards: its melds may hang on it, and the last."""
    view, left = knowledge.view, max(1, len(knowledge.own))
    last = view.variant.scoring.last_trick / view.variant.scale.unit if left == 1 else 0.0
    own = side_seats(view, knowledge.me)
    melds = sum(view.meld_points[seat] for seat in own) / view.variant.scale.unit
    if not melds or melds_are_safe(view, knowledge.me):
        return last
    return last + min(_MOST_SAVED, melds / left)
