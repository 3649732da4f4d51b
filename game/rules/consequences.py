"""Consequences: what the rules make follow from an event without anybody deciding anything."""

from __future__ import annotations

from typing import assert_never

from game.rules import claims, contract_consequences, flow, laydown, scoring, verdicts
from game.rules.contract_events import ContractEvent
from game.rules.counting import pile_points
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
from game.rules.evolve import evolve
from game.rules.state import State
from game.rules.tricks import winning
from game.rules.variant import Phase


def unfold(state: State, *first: Event) -> tuple[Event, ...]:
    """Return these events with everything that follows from each, in the order it happens from `state` on."""
    events: list[Event] = []
    waiting = list(first)
    while waiting:
        event = waiting.pop(0)
        events.append(event)
        state = evolve(state, event)
        waiting[:0] = _follow(state, event)
    return tuple(events)


def _follow(state: State, event: Event) -> tuple[Event, ...]:  # noqa: C901, PLR0912 - one row for each
    if isinstance(event, ContractEvent):
        return contract_consequences.follow(state, event)
    match event:
        case CardPlayed():
            open_still = len(state.plays) < state.variant.players
            return laydown.going_on(state) if open_still else (_taken(state),)
        case TrickWon():
            return _after_trick(state, event)
        case TrumpTurned() | DixExchanged() if state.phase is Phase.DIX_SWAP:
            return _stopped_at_target(state) or flow.next_swap(state, None)
        case CardDrawn() if state.phase is Phase.DIX_SWAP:
            return flow.onward(state)
        case TrumpTurned() | MeldDeclared() | DixShown() | DixExchanged():
            return _stopped_at_target(state)
        case WindowClosed():
            stock_left = state.stock or state.upcard
            return () if stock_left else (PlayoffBegan(state.leader),)
        case OutDeclared():
            return (claims.count(state, event.seat),) if claims.counted_at_once(state) else ()
        case ClaimCounted():
            return (scoring.deal_scored(state),)
        case DealScored():
            return verdicts.verdict(state, event)
        case TargetRaised():
            return verdicts.recheck(state, state.result) if state.result else ()
        case DealStarted() | CardsDealt() | CardDrawn() | PlayoffBegan() | MatchWon():
            return ()
        case _:
            assert_never(event)


def _taken(state: State) -> TrickWon:
    cards = [play.card for play in state.plays]
    winner = state.plays[winning(cards, state.trump, state.variant.rank_order)].seat
    last = not scoring.cards_left(state)
    bonus = state.variant.scoring.last_trick if last else 0
    return TrickWon(winner, pile_points(cards, state.variant.scoring.counting) + bonus, last)


def _after_trick(state: State, trick: TrickWon) -> tuple[Event, ...]:
    claimant = claims.qualifying(state, trick)
    if claimant is not None:
        return (claims.count(state, claimant),)
    if trick.last:
        return (scoring.deal_scored(state),)
    return _stopped_at_target(state) or laydown.going_on(state)


def _stopped_at_target(state: State) -> tuple[Event, ...]:
    return (scoring.deal_scored(state),) if scoring.stops_now(state) else ()
