"""The club player: the rules of thumb of `standard`, every card tried in a handful of possible deals."""

from __future__ import annotations

from game.ai.choice import Choice
from game.ai.club import two_hand
from game.ai.expert import play
from game.ai.standard import player as standard
from game.rules.actions import PlayCard
from game.rules.variant import Phase
from game.rules.view import View

DEPTH = play.Depth(worlds=6, cards=0)
"""So few deals, each played on by rules of thumb and none searched."""


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the same view and seed give the same choice."""
    if Phase.STOCK_TRICK in view.variant.phases:
        return two_hand.choose(view, seed)
    usual = standard.choose(view, seed)
    if view.phase is Phase.PLAYOFF and isinstance(usual.action, PlayCard):
        return play.choose(view, seed, DEPTH)
    return usual
