"""The standard player's one question: what to do now."""

from __future__ import annotations

from typing import assert_never

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard import claims, melding, playoff, stock
from game.ai.standard.sight import look
from game.rules.actions import INTERRUPTS
from game.rules.variant import Phase
from game.rules.view import View


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do in a two-hand deal; the seed only decides between equals.

    Raises ValueError for a view whose seat has nothing to decide.
    """
    claim = claims.choose(view)
    if claim:
        return claim
    actions = [action for action in view.legal if not isinstance(action, INTERRUPTS)]
    if len(actions) == 1 and view.phase is not Phase.MELD_WINDOW:
        return Choice(actions[0], (Valued(actions[0], 0.0),), (Because(Motive.ONLY_ACTION),))
    match view.phase:
        case Phase.STOCK_TRICK:
            return stock.choose(look(view), seed)
        case Phase.MELD_WINDOW:
            return melding.choose(look(view), seed)
        case Phase.PLAYOFF:
            return playoff.choose(look(view), seed)
        case Phase.FINISHED:
            raise ValueError(f"the deal is over in {view}")
        case _:
            assert_never(view.phase)
