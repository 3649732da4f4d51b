"""Burying: counters in danger go, whole suits if possible; strength and melds stay (rules 5.3)."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import melds
from game.ai.standard.picking import least_missed
from game.ai.standard.tricks.knowledge import holds_all_aces
from game.rules.actions import BuryCards
from game.rules.cards import Card, Rank
from game.rules.choices import ChooseCards
from game.rules.counting import card_points, pile_points
from game.rules.view import View

_TRUMP, _ACE, _MASTER = 8.0, 5.0, 4.0
_SAVED = 1.2  # What a counter gains by lying safe, for each unit it counts.
_VOID = 0.8
_WHOLE_SUIT = 0.1
_MELDED = 0.4  # A card everybody has seen goes last among equals, for each unit of meld that it breaks.


def choose(view: View) -> Choice:
    """Return the cards to bury."""
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    cards = buried(view, choice)
    action = BuryCards(cards)
    return Choice(action, (Valued(action, float(_points(view, cards))),), reasons(view, cards))


def buried(view: View, choice: ChooseCards) -> tuple[Card, ...]:
    """Return the cards that are worth more buried than played."""
    laid = () if view.seat is None else view.table[view.seat]
    own, unit = (*view.hand.cards, *laid), view.variant.scale.unit
    whole = melds(own, view.trump, view.variant)

    def cost(cards: tuple[Card, ...]) -> float:
        rest = tuple(card for card in own if card not in cards)
        broken = (whole - melds(rest, view.trump, view.variant)) / unit
        gone = {card.suit for card in own} - {card.suit for card in rest}
        return _MELDED * broken + sum(_kept(view, own, card) for card in cards) - _VOID * len(gone)

    return least_missed(choice.cards, choice.count, cost, choice.forced)


def _kept(view: View, own: tuple[Card, ...], card: Card) -> float:
    """Return what a card is worth in play, less what it gains by being buried."""
    saved = _SAVED * card_points(card, view.variant.scoring.counting) / view.variant.scale.unit
    length = _WHOLE_SUIT * sum(held.suit is card.suit for held in own)
    if card.suit is view.trump:
        return _TRUMP
    if card.rank is Rank.ACE:
        return _ACE
    if card.rank is Rank.TEN and holds_all_aces(own, card.suit, view.variant.deck.copies):
        return _MASTER
    return length - saved


def _points(view: View, cards: tuple[Card, ...]) -> int:
    return pile_points(cards, view.variant.scoring.counting)


def reasons(view: View, cards: tuple[Card, ...]) -> tuple[Because, ...]:
    """Return why these cards are buried."""
    laid = () if view.seat is None else view.table[view.seat]
    left = {card.suit for card in (*view.hand, *laid) if card not in cards}
    void = tuple(card for card in cards if card.suit not in left)
    counters = tuple(card for card in cards if _points(view, (card,)))
    found = []
    if counters:
        found.append(Because(Motive.BURIES_COUNTERS, counters, _points(view, counters)))
    if void:
        found.append(Because(Motive.MAKES_VOID, void))
    return tuple(found) or (Because(Motive.PASSES_SPARE, cards, view.meld_points[view.seat or 0]),)
