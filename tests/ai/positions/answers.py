"""Answers: predicates over a chosen action that tell a mistake from good play."""

from __future__ import annotations

from collections import Counter

from game.rules.actions import Action, Bid, BuryCards, NameTrump, PassCards, PlayCard
from game.rules.cards import Hand, Suit
from game.rules.scorer import meld_total
from game.rules.view import View
from game.rules.whole_hands import meld_table
from tests.ai.positions.mistakes import Right


def plays(*faces: str) -> Right:
    """Hold that one of these cards is played."""
    return lambda _, action: _face(action) in faces


def avoids(*faces: str) -> Right:
    """Hold that none of these cards is played."""
    return lambda _, action: _face(action) not in faces


def plays_of(suit: str) -> Right:
    """Hold that a card of this suit is played."""
    return lambda _, action: _face(action)[-1] == suit


def does(*actions: Action) -> Right:
    """Hold that it is one of these actions."""
    return lambda _, action: action in actions


def does_not(*actions: Action) -> Right:
    """Hold that it is none of these actions."""
    return lambda _, action: action not in actions


def bids() -> Right:
    """Hold that the next bid is made, or a higher one."""
    return lambda _, action: isinstance(action, Bid)


def names(suit: str) -> Right:
    """Hold that this suit becomes trump."""
    return does(NameTrump(Suit(suit)))


def gives(*faces: str) -> Right:
    """Hold that all of these cards are passed or buried; a face twice is two copies."""
    return lambda _, action: Counter(faces) <= Counter(_faces(action))


def keeps(*faces: str) -> Right:
    """Hold that no card of these faces is passed or buried."""
    return lambda _, action: not set(faces) & set(_faces(action))


def gives_all_or_none(*faces: str) -> Right:
    """Hold that these cards stay together, on whichever side."""
    return lambda _, action: sum(face in faces for face in _faces(action)) in (0, len(faces))


def still_melds(points: int) -> Right:
    """Hold that what is left after passing melds at least so much, in the scale of the game."""

    def right(view: View, action: Action) -> bool:
        assert isinstance(action, PassCards | BuryCards), action
        left = Hand(card for card in view.hand if card not in action.cards)
        return meld_total(left, view.trump, meld_table(view.variant)) >= points

    return right


def _faces(action: Action) -> list[str]:
    assert isinstance(action, PassCards | BuryCards), action
    return [card.face for card in action.cards]


def _face(action: Action) -> str:
    assert isinstance(action, PlayCard), action
    return action.card.face
