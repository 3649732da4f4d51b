"""Quitting: a hand thrown in as a misdeal, and a contract given up in play, weighed against going on.

Going on is worth what the deals sampled for it have brought; a deal that is dealt again is worth nothing.
"""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.expert.facts import learned
from game.ai.expert.tricks import Tricks
from game.ai.expert.worth import Played
from game.ai.standard import exits
from game.rules.actions import Action, CallMisdeal, Concede, PlayCard
from game.rules.endings import Ending
from game.rules.variant import Phase
from game.rules.view import View

_CLEARLY = 0.5  # Units by which giving up must be better unless all is lost: no contract is lightly left.
_MORE = 0.01  # Points by which a new deal must be better.


def weighed(view: View, staying: Choice) -> Choice:
    """Return what is better: going on like this, or leaving where the rules allow it.

    Where going on was chosen without sampled deals, the rules of thumb for leaving decide.
    """
    if CallMisdeal() in view.legal:
        if not _valued(view, staying):
            return _by_thumb(view, staying)
        promised = exits.promised(view)
        return _better(staying, CallMisdeal(), 0.0, _MORE, (Because(Motive.CALLS_MISDEAL, points=promised),))
    if view.phase is Phase.PLAYOFF and Concede() in view.legal and exits.others_lose_tricks(view):
        if not _valued(view, staying):
            return _by_thumb(view, staying)
        left = _given_up(view)
        gained = max(0, round(left - staying.values[0].value))
        certain = exits.lost_in_play(view)
        if certain is not None:
            return _better(staying, Concede(), left, 0.0, certain.reasons)
        why = (Because(Motive.GIVING_UP_SAVES, points=gained),)
        return _better(staying, Concede(), left, _CLEARLY * view.variant.scale.unit, why)
    return staying


def _valued(view: View, staying: Choice) -> bool:
    """Say whether the values of a choice come from sampled deals: there was more than one way to go on."""
    if view.phase is Phase.NAME_TRUMP:
        return True
    if view.phase is Phase.PLAYOFF:
        cards = {action.card.face for action in view.legal if isinstance(action, PlayCard)}
        return len(cards) > 1
    return len(staying.values) > 1


def _by_thumb(view: View, staying: Choice) -> Choice:
    leaving = exits.choose(view)
    return leaving if leaving is not None and isinstance(leaving.action, CallMisdeal | Concede) else staying


def _better(
    staying: Choice, leaving: Action, worth: float, clearly: float, why: tuple[Because, ...]
) -> Choice:
    """Return the choice with leaving among its values, and made where it is so much better."""
    left = Valued(leaving, round(worth, 2))
    first, *others = staying.values
    if worth - first.value >= clearly:
        return Choice(leaving, (left, *sorted(staying.values, key=_worst)), why)
    return Choice(staying.action, (first, *sorted((*others, left), key=_worst)), staying.reasons)


def _worst(valued: Valued) -> float:
    return -valued.value


def _given_up(view: View) -> float:
    """Return what it is worth to give the contract up now, with what everybody has taken so far."""
    tricks = Tricks(learned(view))
    taken, won = tuple(tricks.taken), tuple(tricks.tricks)
    ended = Played(view.contract, view.trump, view.meld_points, taken, won, view.moon, Ending.GIVEN_UP)
    return tricks.worth(ended)
