"""Passing: what serves the bidder most, and what the bidder can do without (rules 6.1, 6.3)."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import melds
from game.ai.standard.picking import least_missed
from game.ai.standard.tricks.knowledge import holds_all_aces
from game.rules.actions import PassCards
from game.rules.cards import Card, Rank, Suit
from game.rules.choices import ChooseCards
from game.rules.view import View

_TRUMPS = {Rank.ACE: 13.0, Rank.TEN: 12.0, Rank.KING: 11.0, Rank.QUEEN: 11.0, Rank.JACK: 10.0, Rank.NINE: 2.5}
_SPARE_TRUMPS = {
    Rank.ACE: 9.0,
    Rank.TEN: 6.5,
    Rank.KING: 5.0,
    Rank.QUEEN: 5.0,
    Rank.JACK: 4.0,
    Rank.NINE: 2.5,
}
_PLAIN = {Rank.ACE: 7.0, Rank.TEN: 1.6, Rank.KING: 1.4, Rank.QUEEN: 1.0, Rank.JACK: 0.6, Rank.NINE: -3.0}
_LEG, _STRAY_LEG = 6.0, -1.0
_OWN_MELD = 0.6  # What a point of the own melds is worth against a card for the bidder.
_KEPT_TRUMP, _KEPT_ACE, _KEPT_TEN, _KEPT_MASTER = 6.0, 4.0, 0.7, 3.0
_KEPT = {Rank.KING: 0.1, Rank.QUEEN: 0.3, Rank.JACK: 0.4, Rank.NINE: 0.5}
_VOID = 1.0
_HALF_PINOCHLE = 1.5
_LEGS = ((Rank.QUEEN, Suit.SPADES), (Rank.JACK, Suit.DIAMONDS))


def choose(view: View) -> Choice:
    """Return the cards to pass: to the bidder, or from the bidder back to the partner."""
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    bidding = view.contract is not None and view.contract.seat == view.seat
    cards = given_back(view, choice) if bidding else given(view, choice)
    action = PassCards(cards)
    return Choice(action, (Valued(action, float(_left(view, cards))),), reasons(view, cards))


def given(view: View, choice: ChooseCards) -> tuple[Card, ...]:
    """Return what serves the bidder most: trumps, aces and legs of a pinochle, own melds broken last."""
    own, unit = view.hand.cards, view.variant.scale.unit
    whole = melds(own, view.trump, view.variant)

    def cost(cards: tuple[Card, ...]) -> float:
        left = melds((card for card in own if card not in cards), view.trump, view.variant)
        return _OWN_MELD * (whole - left) / unit - _served(view, cards)

    return least_missed(choice.cards, choice.count, cost, choice.forced)


def _served(view: View, cards: tuple[Card, ...]) -> float:
    """Return what the bidder gains by these cards; a second copy of a trump is worth less than the first."""
    sums, trumps = 0.0, set()
    for card in cards:
        if card.suit is not view.trump:
            sums += _plain(view, card)
        elif card.face in trumps:
            sums += _SPARE_TRUMPS[card.rank]
        else:
            trumps.add(card.face)
            sums += _TRUMPS[card.rank]
    return sums


def _plain(view: View, card: Card) -> float:
    if (card.rank, card.suit) in _LEGS and view.trump is not None:
        return _LEG if view.trump in (Suit.SPADES, Suit.DIAMONDS) else _STRAY_LEG
    return _PLAIN[card.rank]


def given_back(view: View, choice: ChooseCards) -> tuple[Card, ...]:
    """Return what the bidder misses least: nothing of melds, no trumps, aces or tens that are as good."""
    own, unit = view.hand.cards, view.variant.scale.unit
    whole = melds(own, view.trump, view.variant)

    def cost(cards: tuple[Card, ...]) -> float:
        rest = tuple(card for card in own if card not in cards)
        lost = (whole - melds(rest, view.trump, view.variant)) / unit
        return lost + sum(_kept(view, card) for card in cards) - _voids(view, own, rest)

    return least_missed(choice.cards, choice.count, cost, choice.forced)


def _kept(view: View, card: Card) -> float:
    """Return what a card is worth to the bidder beside melds."""
    if card.suit is view.trump:
        return _KEPT_TRUMP
    if (card.rank, card.suit) in _LEGS:
        return _HALF_PINOCHLE
    match card.rank:
        case Rank.ACE:
            return _KEPT_ACE
        case Rank.TEN:
            master = holds_all_aces(view.hand, card.suit, view.variant.deck.copies)
            return _KEPT_MASTER if master else _KEPT_TEN
        case _:
            return _KEPT[card.rank]


def _voids(view: View, own: tuple[Card, ...], rest: tuple[Card, ...]) -> float:
    """Return what it is worth to have nothing left of plain suits, so that trumps take their tricks."""
    gone = {card.suit for card in own} - {card.suit for card in rest} - {view.trump}
    return _VOID * len(gone)


def _left(view: View, cards: tuple[Card, ...]) -> int:
    return melds((card for card in view.hand if card not in cards), view.trump, view.variant)


def reasons(view: View, cards: tuple[Card, ...]) -> tuple[Because, ...]:
    """Return why these cards are passed, each named once."""
    left = _left(view, cards)
    trumps = tuple(card for card in cards if card.suit is view.trump)
    aces = tuple(card for card in cards if card.rank is Rank.ACE and card not in trumps)
    legs = tuple(card for card in cards if (card.rank, card.suit) in _LEGS and card not in trumps)
    rest = tuple(card for card in cards if card not in (*trumps, *aces, *legs))
    found = (
        (Motive.PASSES_TRUMPS, trumps, 0),
        (Motive.PASSES_ACES, aces, 0),
        (Motive.PASSES_PINOCHLE, legs, 0),
        (Motive.PASSES_SPARE, rest, left),
    )
    return tuple(Because(code, named, points) for code, named, points in found if named)
