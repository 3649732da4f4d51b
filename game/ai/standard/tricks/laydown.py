"""Laydown: whether a hand with the lead takes every trick, however the other cards lie."""

from __future__ import annotations

from game.ai.standard.tricks.knowledge import Knowledge
from game.rules.laydown import takes_all


def takes_every_trick(knowledge: Knowledge) -> bool:
    """Say whether leading trumps and then everything else wins all tricks, whatever the rivals hold."""
    out = knowledge.outside(knowledge.rivals)
    return takes_all(knowledge.own, out, knowledge.trump, knowledge.view.variant.rank_order)
