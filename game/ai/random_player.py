"""The random player: any legal action, the lowest rung of every comparison."""

from __future__ import annotations

from random import Random

from game.ai.choice import Because, Choice, Motive, Valued
from game.rules.actions import EXITS, Action, Bid
from game.rules.choices import BidRange, Choices, ChooseMeld
from game.rules.view import View

_LOW_BIDS = 3


def choose(view: View, seed: int) -> Choice:
    """Return something legal, each listed action and each kind of choice equally likely.

    Bids are among the lowest, or every auction would end near its top. What ends a deal early is done only
    when there is nothing else: a claim made at random would lose nearly every match on the spot. No meld of
    a whole hand is missed.
    """
    chance = Random(seed)
    listed = [action for action in view.legal if not isinstance(action, EXITS)]
    if any(isinstance(choice, ChooseMeld) for choice in view.choices):
        listed = []
    actions = [*listed, *(_any(choice, chance) for choice in view.choices)] or list(view.legal)
    action = chance.choice(actions)
    weighed = (action, *(each for each in actions if each != action))
    return Choice(action, tuple(Valued(each, 0.0) for each in weighed), (Because(Motive.AT_RANDOM),))


def _any(choice: Choices, chance: Random) -> Action:
    if isinstance(choice, BidRange):
        return Bid(chance.choice(choice.bids[:_LOW_BIDS]))
    if isinstance(choice, ChooseMeld):
        return chance.choice(choice.melds)
    free = [card for card in choice.cards if card not in choice.forced]
    picked = chance.sample(free, choice.count - len(choice.forced))
    return choice.action((*choice.forced, *picked))
