"""Winning: how likely a card takes the open trick for the own side, given who plays after it."""

from __future__ import annotations

from math import prod

from game.ai.standard.tricks.knowledge import Knowledge, tops
from game.rules.cards import Card, Suit

_RESCUE = 0.8  # A partner's winner that nobody has been asked to beat yet may still be beaten.


def beaten(knowledge: Knowledge, seat: int, best: Card, led: Suit) -> float:
    """Return the chance that a seat yet to play beats `best` in a trick of the suit led."""
    trump = knowledge.trump
    known = (*knowledge.shown[seat], *knowledge.possible[seat])
    higher = [card for card in known if card.suit is led and knowledge.beats(card, best)]
    in_suit = knowledge.chance(seat, higher)
    if led is trump or in_suit == 1:
        return in_suit
    void = 1 - knowledge.chance(seat, [card for card in known if card.suit is led])
    ruffs = [card for card in known if card.suit is trump and knowledge.beats(card, best)]
    return min(1.0, in_suit + void * knowledge.chance(seat, ruffs))


def holds(knowledge: Knowledge, best: Card, led: Suit, after: tuple[int, ...]) -> float:
    """Return the chance that none of the rivals among the seats yet to play beats `best`."""
    return prod(1 - beaten(knowledge, seat, best, led) for seat in after if seat in knowledge.rivals)


def led_won(knowledge: Knowledge, card: Card) -> float:
    """Return the chance that the own side takes a trick that this card is led to."""
    after = knowledge.to_follow()
    own = holds(knowledge, card, card.suit, after)
    allies = [seat for seat in after if seat in knowledge.allies]
    if not allies or own == 1:
        return own
    top = tops(knowledge, card.suit)
    if not top or not knowledge.beats(top[0], card):
        return own
    saves = max(knowledge.chance(seat, top) for seat in allies)
    return own + (1 - own) * saves * holds(knowledge, top[0], card.suit, after) * _RESCUE


def followed_won(knowledge: Knowledge, card: Card) -> float:
    """Return the chance that the own side takes the open trick when this card is played to it."""
    best = knowledge.best()
    if best is None:
        return led_won(knowledge, card)
    led, after = knowledge.view.plays[0].card.suit, knowledge.to_follow()
    if knowledge.beats(card, best.card):
        return _with_allies(knowledge, card, led, after)
    if best.seat in knowledge.allies:
        return _with_allies(knowledge, best.card, led, after)
    return _rescued(knowledge, best.card, led, after)


def _with_allies(knowledge: Knowledge, best: Card, led: Suit, after: tuple[int, ...]) -> float:
    """Return the chance that the own side keeps a trick that it is winning."""
    own = holds(knowledge, best, led, after)
    return own + (1 - own) * _rescued(knowledge, best, led, after) / 2


def _rescued(knowledge: Knowledge, best: Card, led: Suit, after: tuple[int, ...]) -> float:
    """Return the chance that an ally yet to play beats `best`, and nobody after it does."""
    chances = [
        beaten(knowledge, seat, best, led) * holds(knowledge, best, led, after[place + 1 :])
        for place, seat in enumerate(after)
        if seat in knowledge.allies
    ]
    return max(chances, default=0.0)
