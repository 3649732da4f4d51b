"""The random player: any legal action, the lowest rung of every comparison."""

from __future__ import annotations

from random import Random

from game.ai.choice import Because, Choice, Motive, Valued
from game.rules.actions import INTERRUPTS
from game.rules.view import View


def choose(view: View, seed: int) -> Choice:
    """Return one of `view.legal`, each equally likely; claims only when there is nothing else to do.

    A claim made at random would lose nearly every match on the spot.
    """
    actions = [action for action in view.legal if not isinstance(action, INTERRUPTS)] or list(view.legal)
    action = Random(seed).choice(actions)
    return Choice(action, tuple(Valued(each, 0.0) for each in actions), (Because(Motive.AT_RANDOM),))
