"""Playing cards in any game without a stock: every legal card weighed, the best one played."""

from __future__ import annotations

from game.ai.choice import Because, Choice
from game.ai.standard.ranking import ranked
from game.ai.standard.tricks import following, leading
from game.ai.standard.tricks.knowledge import Knowledge, learn
from game.rules.actions import PlayCard
from game.rules.cards import Card
from game.rules.view import View


def choose(view: View, seed: int) -> Choice:
    """Return the card to play, with the value of each that may be played, in points of the scale."""
    knowledge, unit = learn(view), view.variant.scale.unit
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    weighed = {card: _weighed(knowledge, card) for card in cards}
    action, values = ranked({PlayCard(card): worth * unit for card, (worth, _) in weighed.items()}, seed)
    return Choice(action, values, (weighed[action.card][1],))


def _weighed(knowledge: Knowledge, card: Card) -> tuple[float, Because]:
    best = knowledge.best()
    return leading.value(knowledge, card) if best is None else following.value(knowledge, card, best)
