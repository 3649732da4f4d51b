"""The club player's question in two-hand games with a stock: what to do now."""

from __future__ import annotations

from game.ai.choice import Choice
from game.ai.club import claiming, endgame
from game.ai.standard import exits, player
from game.ai.standard.sight import look
from game.rules.actions import PlayCard
from game.rules.variant import Phase
from game.rules.view import View


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the seed only decides between equals.

    The action is one of `view.legal`. Raises ValueError for a view whose seat has nothing to decide.
    """
    claim = claiming.choose(view) if view.phase is not Phase.FINISHED else None
    if claim:
        return claim
    if view.phase is not Phase.PLAYOFF or sum(isinstance(each, PlayCard) for each in view.legal) == 1:
        return player.choose(view, seed)
    return exits.choose(view) or endgame.choose(look(view), seed)
