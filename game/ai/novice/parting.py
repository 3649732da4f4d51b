"""Passing and burying: high cards for the bidder, the lowest that meld nothing back or away."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import melds
from game.rules.cards import Card, Hand, Rank, sort_key
from game.rules.choices import ChooseCards
from game.rules.scorer import best_melds
from game.rules.view import View
from game.rules.whole_hands import meld_table


def pass_cards(view: View) -> Choice:
    """Return the cards to pass: the highest trumps and then aces to the bidder, the lowest back."""
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    if view.contract is not None and view.contract.seat == view.seat:
        return _least(view, choice)
    order = view.variant.rank_order

    def wish(card: Card) -> tuple[object, ...]:
        return card.suit is not view.trump, -order.strength(card.rank), sort_key(card)

    cards = _picked(choice, sorted(choice.cards, key=wish))
    trumps = tuple(card for card in cards if card.suit is view.trump)
    aces = tuple(card for card in cards if card.rank is Rank.ACE and card not in trumps)
    rest = tuple(card for card in cards if card not in (*trumps, *aces))
    found = ((Motive.PASSES_TRUMPS, trumps), (Motive.PASSES_ACES, aces))
    reasons = [Because(motive, named) for motive, named in found if named]
    if rest:
        reasons.append(Because(Motive.PASSES_SPARE, rest, _left(view, cards)))
    action = choice.action(cards)
    return Choice(action, (Valued(action, float(_left(view, cards))),), tuple(reasons))


def bury(view: View) -> Choice:
    """Return the cards to bury: the lowest."""
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    return _least(view, choice)


def _least(view: View, choice: ChooseCards) -> Choice:
    """Part with the lowest cards that meld nothing, trumps last."""
    groups = best_melds(Hand(_own(view)), view.trump, meld_table(view.variant))
    melded = {card for group in groups for card in group.cards}
    order = view.variant.rank_order

    def wish(card: Card) -> tuple[object, ...]:
        return card.suit is view.trump, card in melded, order.strength(card.rank), sort_key(card)

    cards = _picked(choice, sorted(choice.cards, key=wish))
    action, left = choice.action(cards), _left(view, cards)
    return Choice(action, (Valued(action, float(left)),), (Because(Motive.PASSES_SPARE, cards, left),))


def _picked(choice: ChooseCards, ordered: list[Card]) -> tuple[Card, ...]:
    free = [card for card in ordered if card not in choice.forced]
    return (*choice.forced, *free[: choice.count - len(choice.forced)])


def _left(view: View, cards: tuple[Card, ...]) -> int:
    return melds((card for card in _own(view) if card not in cards), view.trump, view.variant)


def _own(view: View) -> tuple[Card, ...]:
    return (*view.hand, *(() if view.seat is None else view.table[view.seat]))
