"""Meld windows: melds are laid as they come, whatever would be worth waiting for."""

from __future__ import annotations

from typing import assert_never

from game.ai.choice import Because, Choice, Motive
from game.ai.standard.ranking import ranked
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, ShowDix
from game.rules.cards import Card, Rank
from game.rules.shapes import DIX_POINTS, points_of
from game.rules.view import View

WindowAction = DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding


def choose(view: View, seed: int) -> Choice:
    """Return the meld that brings most now, else a nine to swap or to show, else the end of the window."""
    actions = [action for action in view.legal if isinstance(action, WindowAction)]
    action, values = ranked({action: _value(view, action) for action in actions}, seed)
    return Choice(action, values, (_because(view, action),))


def _value(view: View, action: WindowAction) -> float:
    """Return the points an action brings at once."""
    match action:
        case DeclareMeld(kind, _):
            return float(points_of(kind, view.variant.melds))
        case ExchangeDix():
            return DIX_POINTS + 1.0
        case ShowDix():
            return float(DIX_POINTS)
        case Draw(upcard):
            return 1.0 if upcard is _wants_upcard(view) else 0.0
        case EndMelding():
            return 0.0
        case _:
            assert_never(action)


def _wants_upcard(view: View) -> bool:
    """Say whether the upcard is high or a trump; where there is no choice the answer changes nothing."""
    return view.upcard is not None and (
        view.upcard.suit is view.trump or view.upcard.rank in (Rank.ACE, Rank.TEN)
    )


def _because(view: View, action: WindowAction) -> Because:
    upcard: tuple[Card, ...] = () if view.upcard is None else (view.upcard,)
    match action:
        case DeclareMeld(kind, cards):
            return Because(Motive.BEST_MELD, cards, points_of(kind, view.variant.melds))
        case ExchangeDix():
            return Because(Motive.EXCHANGES_FOR_TRUMP, upcard)
        case ShowDix(nine):
            return Because(Motive.TAKES_DIX, (nine,), DIX_POINTS)
        case Draw(taken) if Draw(not taken) in view.legal:
            return Because(Motive.TAKES_UPCARD if taken else Motive.LEAVES_UPCARD, upcard)
        case Draw() | EndMelding():
            return Because(Motive.NOTHING_TO_MELD)
        case _:
            assert_never(action)
