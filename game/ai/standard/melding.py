"""Melding: what to lay, show and exchange in a window, and in which order."""

from __future__ import annotations

from typing import assert_never

from game.ai.choice import Choice
from game.ai.standard import why_meld
from game.ai.standard.potential import hopes, nines_promise, promise
from game.ai.standard.ranking import ranked
from game.ai.standard.sight import Sight
from game.ai.standard.strength import own_strength, upcard_advantage
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, ShowDix
from game.rules.melds import Meld
from game.rules.shapes import DIX_POINTS, points_of
from game.rules.variant import MeldTiming

WindowAction = DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding

_IDLE = 5.0  # A window in which nothing is laid may be missed by a meld still to come.
_EXPOSED = 0.05  # Of melds worth the same, the one that lays the fewest fresh cards.


def choose(sight: Sight, seed: int) -> Choice:
    """Return what to do next in the open window, with the value of everything that could be done."""
    actions = [action for action in sight.view.legal if isinstance(action, WindowAction)]
    action, values = ranked({action: _value(sight, action) for action in actions}, seed)
    return Choice(action, values, why_meld.reasons(sight, action))


def _value(sight: Sight, action: WindowAction) -> float:
    """Return points ahead when this is done first and the best afterwards."""
    match action:
        case ExchangeDix(nine):
            points = DIX_POINTS if nine in sight.uncounted else 0
            return points + _worth(sight.with_swap(nine), melds=True, nines=True)
        case ShowDix(nine):
            return DIX_POINTS + _worth(sight.with_dix(nine), melds=True, nines=True)
        case DeclareMeld(kind, cards):
            points = points_of(kind, sight.view.variant.melds)
            fresh = sum(card not in sight.table for card in cards)
            laid = sight.with_meld(Meld(kind, cards, points))
            return points - _EXPOSED * fresh + _worth(laid, melds=False, nines=True)
        case Draw(upcard):
            advantage = upcard_advantage(sight) if sight.tricks == 0 else 0.0
            before = sight.view.variant.melds.timing is MeldTiming.AFTER_DRAW
            return (advantage if upcard else -advantage) - _IDLE + _worth(sight, melds=before, nines=before)
        case EndMelding():
            return _worth(sight, melds=False, nines=False) - _IDLE
        case _:
            assert_never(action)


def _worth(sight: Sight, *, melds: bool, nines: bool) -> float:
    """Return what the own cards promise; `melds`, `nines`: this window can still take one, and the nines."""
    open_still = melds and not sight.view.window_melds
    laid = promise(hopes(sight), tricks=sight.tricks, window_now=open_still)
    shown = nines_promise(sight, tricks=sight.tricks, window_now=nines)
    return laid + shown + own_strength(sight)
