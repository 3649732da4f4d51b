"""Sharing a widow: the best card stays, the partner gets the next best, opponents what helps least."""

from __future__ import annotations

from itertools import permutations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import prospect, prospects
from game.rules.actions import PassCards
from game.rules.cards import Card, Rank, Suit
from game.rules.choices import ChooseCards
from game.rules.seats import partner_of
from game.rules.view import View

_STRENGTH = {Rank.ACE: 2.0, Rank.TEN: 1.0, Rank.KING: 0.7, Rank.QUEEN: 0.6, Rank.JACK: 0.4, Rank.NINE: 0.0}
_TRUMP = 1.5  # What a trump is worth to whoever gets it, beside its rank.


def choose(view: View) -> Choice:
    """Return the card of the widow for the seat whose turn it is to get one."""
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    card = _given(view, choice)
    action = PassCards((card,))
    others = tuple(each for each in view.hand if each is not card)
    total = prospects(others, view.variant)[0].meld if view.trump is None else _own(view, others, view.trump)
    points = round(total * view.variant.scale.unit)
    return Choice(action, (Valued(action, float(points)),), (Because(Motive.PASSES_SPARE, (card,), points),))


def _given(view: View, choice: ChooseCards) -> Card:
    """Return the card that the receiver gets in the best way to hand all of them out."""
    held = tuple(card for card in view.hand if card not in choice.cards)
    trump = view.trump or prospects(view.hand.cards, view.variant)[0].trump
    seats = _waiting(view, choice)

    def worth(order: tuple[Card, ...]) -> float:
        kept, *given = order
        gained = prospect((*held, kept), trump, view.variant).total
        return gained + sum(
            (1 if _is_partner(view, seat) else -1) * _value(card, trump)
            for seat, card in zip(seats, given, strict=True)
        )

    return max(permutations(choice.cards), key=worth)[1]


def _waiting(view: View, choice: ChooseCards) -> list[int]:
    """Return the seats that still get a card, in turn, the one to get it now first."""
    if choice.receiver is None:
        raise ValueError(f"nobody gets a card in {view}")
    seats = view.variant.seats
    order = [(choice.receiver + turn) % seats for turn in range(seats)]
    return [seat for seat in order if seat != view.sitting_out][: len(choice.cards) - 1]


def _is_partner(view: View, seat: int) -> bool:
    return view.seat is not None and partner_of(view.variant, view.seat) == seat


def _value(card: Card, trump: Suit) -> float:
    return _STRENGTH[card.rank] + (_TRUMP if card.suit is trump else 0.0)


def _own(view: View, cards: tuple[Card, ...], trump: Suit) -> float:
    return prospect(cards, trump, view.variant).meld
