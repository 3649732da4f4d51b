"""Laydown: whether a hand with the lead takes every trick, however the other cards lie."""

from __future__ import annotations

from game.ai.standard.tricks.knowledge import Knowledge
from game.rules.cards import Card, Suit


def takes_every_trick(knowledge: Knowledge) -> bool:
    """Say whether leading trumps and then everything else wins all tricks without any help.

    Certain whatever the rivals hold: all that they may have of a suit is taken to be in one hand.
    """
    if not _runs(knowledge, knowledge.trump):
        return False
    trumps = sum(card.suit is knowledge.trump for card in knowledge.own)
    if trumps < len(_out(knowledge, knowledge.trump)):
        return False
    return all(_runs(knowledge, suit) for suit in Suit)


def _runs(knowledge: Knowledge, suit: Suit) -> bool:
    """Say whether the own cards of a suit, led from the top, are never beaten in it."""
    out = _out(knowledge, suit)
    held = sorted((card for card in knowledge.own if card.suit is suit), key=knowledge.height, reverse=True)
    highest = max(map(knowledge.height, out), default=-1)
    return all(knowledge.height(card) >= highest for card in held[: len(out)])


def _out(knowledge: Knowledge, suit: Suit) -> list[Card]:
    """Return the cards of a suit that may be with the rivals."""
    return [card for card in knowledge.outside(knowledge.rivals) if card.suit is suit]
