"""The novice's one question: what to do now, in whatever game it sits."""

from __future__ import annotations

from game.ai.choice import Choice
from game.ai.novice import contract, parting, tricks, window
from game.ai.standard import claims, exits
from game.ai.standard import player as standard
from game.rules.variant import Phase
from game.rules.view import View


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the seed only decides between equals.

    When to declare out, to give a contract up or to swap the nine for the upcard is left to the standard
    player, as it has nothing to do with playing cards well; but a widow that was bid for is always turned.
    Raises ValueError for a view whose seat has nothing to decide.
    """
    leaving = claims.choose(view) or (None if view.phase is Phase.WIDOW else exits.choose(view))
    if leaving:
        return leaving
    match view.phase:
        case Phase.AUCTION:
            return contract.bid(view)
        case Phase.NAME_TRUMP:
            return contract.name(view, seed)
        case Phase.PASSING:
            return parting.pass_cards(view)
        case Phase.BURYING:
            return parting.bury(view)
        case Phase.MELD_WINDOW:
            return window.choose(view, seed)
        case Phase.STOCK_TRICK | Phase.PLAYOFF:
            return tricks.play(view, seed)
        case Phase.WIDOW:
            return exits.choose_to_stay(view)
        case _:
            return standard.choose(view, seed)
