"""Natural: the order in which a good human likes the cards that do equally well."""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.choice import Choice
from game.ai.standard.tricks.knowledge import Knowledge, learn
from game.ai.standard.tricks.laydown import takes_every_trick
from game.ai.standard.tricks.winning import followed_won
from game.rules.actions import PlayCard
from game.rules.view import View

_SURE = 0.97
_FULL = 1.0  # Units that a ten counts; an ace that counts more is kept all the same.


def liked(view: View, cards: Iterable[PlayCard], usual: Choice) -> list[PlayCard]:
    """Return the cards in the order in which they are liked, by rules of thumb beyond the `usual` choice.

    A hand that takes every trick is played from its trumps down. On a trick that the partner has for sure go
    counters, the lowest of those that count most first, and nothing is taken from the partner.
    """
    rank = {each.action: number for number, each in enumerate(usual.values)}
    order = sorted(cards, key=lambda action: rank.get(action, len(rank)))
    knowledge = learn(view)
    best = knowledge.best()
    if best is None:
        if takes_every_trick(knowledge):
            order.sort(key=lambda action: _from_the_top(knowledge, action))
    elif best.seat in knowledge.allies and _is_won(knowledge, order):
        order.sort(key=lambda action: _fed(knowledge, action))
    return order


def _from_the_top(knowledge: Knowledge, action: PlayCard) -> tuple[bool, int]:
    return action.card.suit is not knowledge.trump, -knowledge.height(action.card)


def _is_won(knowledge: Knowledge, order: list[PlayCard]) -> bool:
    """Say whether the partner has the trick whatever is played to it."""
    return all(followed_won(knowledge, action.card) >= _SURE for action in order)


def _fed(knowledge: Knowledge, action: PlayCard) -> tuple[bool, float, bool, int]:
    best = knowledge.best()
    takes = best is not None and knowledge.beats(action.card, best.card)
    trump = action.card.suit is knowledge.trump
    return takes, -min(_FULL, knowledge.units(action.card)), trump, knowledge.height(action.card)
