"""Which sound an event makes: a pure function."""

from __future__ import annotations

from typing import assert_never

from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    ConcessionAnswered,
    ConcessionOffered,
    ContractEvent,
    ContractSet,
    DeadHandDealt,
    HandEnded,
    KittyAnted,
    KittyDivided,
    MeldPicked,
    MeldsCounted,
    MeldsLaid,
    MeldsTold,
    MoonDeclared,
    PassChosen,
    PhaseBegan,
    PickingEnded,
    RestClaimed,
    SwapDeclined,
    TrumpNamed,
    WidowDealt,
    WidowTaken,
)
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
from game.rules.melds import Meld, MeldKind
from game.rules.view import View
from sounds.cues import Cue


def cue_for(event: Event, view: View) -> tuple[Cue, int] | None:  # noqa: C901, PLR0912 - one row for each
    """Return the cue of an event and what it is worth in points, or None for a silent one."""
    if isinstance(event, ContractEvent):
        return _contract_cue(event)
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


def _contract_cue(event: ContractEvent) -> tuple[Cue, int] | None:  # noqa: C901 - one row for each
    match event:
        case DeadHandDealt() | WidowDealt():
            return Cue.DEAL, 0
        case BidMade():
            return Cue.BUTTON, 0
        case ContractSet() | MoonDeclared() | RestClaimed():
            return Cue.CLAIM, 0
        case TrumpNamed() | WidowTaken():
            return Cue.TURN_UP, 0
        case CardsPassed() | CardsBuried():
            return Cue.SLIDE, 0
        case MeldsLaid(_, melds):
            return _melds_cue(melds)
        case MeldPicked(_, meld):
            return None if meld is None else (Cue.MELD, meld.points)
        case MeldsTold(_, points):
            return (Cue.MELD, points) if points else None
        case KittyAnted(units):
            return Cue.COUNT, units
        case HandEnded() | ConcessionOffered() | ConcessionAnswered() | KittyDivided():
            return Cue.SLIDE, 0
        case BidPassed() | SwapDeclined() | PassChosen() | PhaseBegan() | PickingEnded() | MeldsCounted():
            return None
        case _:
            assert_never(event)


def _melds_cue(melds: tuple[Meld, ...]) -> tuple[Cue, int] | None:
    if not melds:
        return None
    run = any(meld.kind is MeldKind.RUN for meld in melds)
    return (Cue.RUN if run else Cue.MELD), sum(meld.points for meld in melds)
