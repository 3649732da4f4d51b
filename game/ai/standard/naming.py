"""Naming trump: the suit that melds and takes most, and never one of which too few are held."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive
from game.ai.standard.estimate import Prospect, chance, led_spread, melds, short, tricks
from game.ai.standard.ranking import ranked
from game.rules.actions import NameTrump
from game.rules.cards import Card, Rank, Suit
from game.rules.settling import factor
from game.rules.view import View

MADE, LOST = 2.0, 6.0  # What a contract for stakes brings and costs, in stakes.


def choose(view: View, seed: int) -> Choice:
    """Return the trump to name, with the value of each suit that may be named."""
    suits = [action.suit for action in view.legal if isinstance(action, NameTrump)]
    cards = view.hand.cards
    action, values = ranked({NameTrump(suit): value(view, cards, suit) for suit in suits}, seed)
    return Choice(action, values, (because(view, cards, action.suit),))


def value(view: View, cards: tuple[Card, ...], suit: Suit) -> float:
    """Return what a hand is worth with this trump: points, or for stakes what the contract may bring."""
    unit = view.variant.scale.unit
    units = after_naming(view, cards, suit).total
    if not view.variant.stakes.paid or view.contract is None:
        return units * unit
    made = chance(view.contract.points / unit - units, led_spread(view.variant))
    return factor(view.variant.stakes, suit) * (MADE * made - LOST * (1 - made))


def after_naming(view: View, cards: tuple[Card, ...], suit: Suit) -> Prospect:
    """Return what the bidder's cards promise with this trump, once the widow is seen."""
    variant = view.variant
    trumps = tuple(card for card in cards if card.suit is suit)
    meld = melds(cards, suit, variant) / variant.scale.unit
    return Prospect(suit, trumps, meld, meld + tricks(cards, suit, variant) - short(trumps))


def because(view: View, cards: tuple[Card, ...], suit: Suit) -> Because:
    """Return why this suit is named."""
    points = melds(cards, suit, view.variant)
    trumps = tuple(card for card in cards if card.suit is suit)
    pair = tuple(card for card in trumps if card.rank in (Rank.KING, Rank.QUEEN))
    if len({card.rank for card in pair}) > 1:
        return Because(Motive.TRUMP_FOR_MELD, trumps, points)
    return Because(Motive.TRUMP_FOR_LENGTH, trumps, points)
