"""What follows from the events of auctions and of melds laid at once."""

from __future__ import annotations

from typing import assert_never

from game.rules import flow, laydown, scoring, verdicts
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
from game.rules.endings import Ending
from game.rules.events import Event
from game.rules.state import State
from game.rules.variant import Phase


def follow(state: State, event: ContractEvent) -> tuple[Event, ...]:  # noqa: C901, PLR0912 - a row for each
    """Return what the rules make follow at once from this event, `state` being the state after it."""
    match event:
        case SwapDeclined(seat):
            return flow.next_swap(state, seat)
        case BidMade() | BidPassed():
            return flow.after_call(state)
        case ContractSet() | TrumpNamed() | WidowTaken() | CardsBuried():
            return flow.onward(state)
        case MoonDeclared():
            return () if state.phase is Phase.AUCTION else flow.onward(state)
        case CardsPassed():
            return flow.onward(state) if state.to_act is None else ()
        case PickingEnded(seat):
            return flow.next_melder(state, seat)
        case MeldsCounted():
            return (scoring.deal_scored(state),) if scoring.stops_now(state) else flow.after_melds(state)
        case ConcessionAnswered(_, agreed):
            return (HandEnded(Ending.OPPONENTS_CONCEDED, event.seat),) if agreed else ()
        case RestClaimed():
            return laydown.going_on(state)
        case HandEnded():
            return (scoring.deal_scored(state),)
        case KittyDivided(_, scores):
            return verdicts.highest_wins(state, scores)
        case KittyAnted() | DeadHandDealt() | WidowDealt() | PhaseBegan():
            return ()
        case PassChosen() | MeldPicked() | MeldsLaid() | MeldsTold() | ConcessionOffered():
            return ()
        case _:
            assert_never(event)
