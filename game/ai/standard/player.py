"""The standard player's one question: what to do now, in whatever game it sits."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard import (
    auction,
    burying,
    claims,
    exits,
    handmelds,
    melding,
    naming,
    passing,
    playoff,
    sharing,
    stock,
    swap,
)
from game.ai.standard.sight import look
from game.ai.standard.tricks import play
from game.rules.actions import EXITS
from game.rules.variant import Phase
from game.rules.view import View


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the seed only decides between equals.

    The action is one of `view.legal`, or lies in `view.choices`. Raises ValueError for a view whose seat has
    nothing to decide.
    """
    if view.phase is Phase.FINISHED:
        raise ValueError(f"the deal is over in {view}")
    leaving = claims.choose(view) or exits.choose(view)
    if leaving:
        return leaving
    actions = [action for action in view.legal if not isinstance(action, EXITS)]
    if len(actions) == 1 and not view.choices and view.phase not in _ALWAYS_WEIGHED:
        return Choice(actions[0], (Valued(actions[0], 0.0),), (Because(Motive.ONLY_ACTION),))
    if Phase.STOCK_TRICK in view.variant.phases:
        return _with_stock(view, seed)
    return _whole_hands(view, seed)


_ALWAYS_WEIGHED = (Phase.MELD_WINDOW, Phase.MELDS, Phase.WIDOW, Phase.DECISION)
"""Phases whose one action is still a decision: to end a window, or not to give up."""


def _with_stock(view: View, seed: int) -> Choice:
    match view.phase:
        case Phase.STOCK_TRICK:
            return stock.choose(look(view), seed)
        case Phase.MELD_WINDOW:
            return melding.choose(look(view), seed)
        case Phase.PLAYOFF:
            return playoff.choose(look(view), seed)
        case _:
            raise ValueError(f"nobody has anything to decide in {view}")


def _whole_hands(view: View, seed: int) -> Choice:
    match view.phase:
        case Phase.PLAYOFF:
            return play.choose(view, seed)
        case Phase.WIDOW | Phase.DECISION | Phase.CONCESSION:
            return exits.choose_to_stay(view)
        case Phase.MELDS:
            return handmelds.choose(view)
        case Phase.FINISHED | Phase.STOCK_TRICK | Phase.MELD_WINDOW:
            raise ValueError(f"nobody has anything to decide in {view}")
        case _:
            return _before_the_melds(view, seed)


def _before_the_melds(view: View, seed: int) -> Choice:
    match view.phase:
        case Phase.AUCTION:
            return auction.choose(view)
        case Phase.NAME_TRUMP:
            return naming.choose(view, seed)
        case Phase.SHARING:
            return sharing.choose(view)
        case Phase.PASSING:
            return passing.choose(view)
        case Phase.BURYING:
            return burying.choose(view)
        case _:
            return swap.choose(view, seed)
