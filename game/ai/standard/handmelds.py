"""Picking the melds of a whole hand: all of the best, one after the other (rules 9)."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.rules import claiming
from game.rules.actions import EndMelding
from game.rules.choices import ChooseMeld
from game.rules.view import View


def choose(view: View) -> Choice:
    """Return the next meld, or the end when nothing adds a point any more."""
    choice = next((choice for choice in view.choices if isinstance(choice, ChooseMeld)), None)
    if choice is None:
        end = EndMelding()
        return Choice(end, (Valued(end, 0.0),), (Because(Motive.NOTHING_TO_MELD),))
    gains = {meld: claiming.gain(choice.picked, meld, view.trump, view.variant) for meld in choice.melds}
    best = max(choice.melds, key=lambda meld: gains[meld])
    because = Because(Motive.BEST_MELD, best.cards, gains[best])
    return Choice(best, (Valued(best, float(gains[best])),), (because,))
