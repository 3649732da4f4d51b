"""Which sound an event makes: a pure function."""

from __future__ import annotations

from typing import assert_never

from game.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    ClaimCounted,
    DealScored,
    DealStarted,
    DixExchanged,
    DixShown,
    Event,
    MatchWon,
    MeldDeclared,
    OutDeclared,
    PlayoffBegan,
    TargetRaised,
    TrickWon,
    TrumpTurned,
    WindowClosed,
)
from game.rules.melds import MeldKind
from game.rules.view import View
from sounds.cues import Cue


def cue_for(event: Event, view: View) -> tuple[Cue, int] | None:  # noqa: C901 - one row for each event
    """Return the cue of an event and what it is worth in points, or None for a silent one."""
    match event:
        case CardsDealt():
            return Cue.DEAL, 0
        case TrumpTurned(_, _, points):
            return (Cue.DIX, points) if points else (Cue.TURN_UP, 0)
        case CardPlayed():
            return Cue.CARD_DOWN, 0
        case TrickWon(_, points, last):
            return (Cue.LAST_TRICK if last else Cue.TRICK), points
        case MeldDeclared(_, meld):
            return (Cue.RUN if meld.kind is MeldKind.RUN else Cue.MELD), meld.points
        case DixShown(_, _, points) | DixExchanged(_, _, _, points):
            return Cue.DIX, points
        case CardDrawn():
            return Cue.DRAW, 0
        case PlayoffBegan():
            return Cue.SLIDE, 0
        case OutDeclared():
            return Cue.CLAIM, 0
        case ClaimCounted(seat, _, _, met):
            return (Cue.WIN if met is (seat == view.seat) else Cue.LOSS), 0
        case DealStarted() | WindowClosed() | DealScored() | TargetRaised() | MatchWon():
            return None
        case _:
            assert_never(event)
