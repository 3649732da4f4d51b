"""Staging: positions set up card by card, and what acting in them does."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import Any

from game.rules.actions import Action, DeclareMeld
from game.rules.cards import Card, Hand, Suit
from game.rules.engine import begin, decide, evolve, why_not
from game.rules.events import Event
from game.rules.melds import MeldKind
from game.rules.reasons import Refusal
from game.rules.state import State, Trick
from game.rules.switches import with_switch
from game.rules.variant import Phase, Variant
from game.rules.variants.two_hand import CLASSIC


def cards(text: str) -> tuple[Card, ...]:
    """Read cards; `QS QS` are both copies, and the order is `sort_key` order."""
    return Hand.parse(text).cards


def meld(kind: str, text: str) -> DeclareMeld:
    """Read a meld to lay."""
    return DeclareMeld(MeldKind(kind), cards(text))


def variant(base: Variant = CLASSIC, **settings: Any) -> Variant:  # noqa: ANN401 - any switch's value
    """Return the preset with switches set by key."""
    return reduce(lambda made, item: with_switch(made, *item), settings.items(), base)


def position(  # noqa: PLR0913 - a position is many things
    hand: str,
    other: str = "9C 9C 9D",
    *,
    rules: Variant = CLASSIC,
    table: str = "",
    other_table: str = "",
    phase: Phase = Phase.MELD_WINDOW,
    trump: str = "S",
    upcard: str = "",
    stock: str = "",
    standing: tuple[int, int] = (0, 0),
    target: int | None = None,
    to_act: int = 0,
) -> State:
    """Return a deal in which seat 0 holds `hand` and `table`, and seat 1 the rest that is named.

    With no stock named there are four clubs in it; the upcard is the ace of trump unless named, and in the
    playoff there is neither.
    """
    playoff = phase is Phase.PLAYOFF
    return replace(
        begin(rules),
        deal_no=1,
        dealer=1,
        standing=standing,
        target=rules.match.target if target is None else target,
        phase=phase,
        to_act=to_act,
        leader=to_act,
        hands=(Hand.parse(hand), Hand.parse(other)),
        table=(cards(table), cards(other_table)),
        stock=() if playoff else tuple(map(Card.parse, (stock or "JC0 JC1 QC0 QC1").split())),
        upcard=None if playoff else Card.parse(upcard or f"A{trump}1"),
        trump=Suit(trump),
    )


def next_window(state: State, seat: int = 0) -> State:
    """Return the state as if this seat had just taken another trick, without anything drawn or played."""
    return replace(
        state,
        phase=Phase.MELD_WINDOW,
        to_act=seat,
        leader=seat,
        tricks=(*state.tricks, Trick((), seat, 0)),
        window_melds=0,
        window_dix=0,
    )


def captured(state: State, *points: int) -> State:
    """Return the state with a trick of so many points taken by seat 0, seat 1, ..."""
    tricks = tuple(Trick((), seat, worth) for seat, worth in enumerate(points))
    return replace(state, tricks=(*state.tricks, *tricks))


def happens(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the action, and its events."""
    events = decide(state, seat, action)
    return reduce(evolve, events, state), events


def after(state: State, *steps: tuple[int, Action]) -> State:
    """Return the state after these actions of these seats."""
    for seat, action in steps:
        state, _ = happens(state, seat, action)
    return state


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Return the rule that refuses the action, or None."""
    reason = why_not(state, seat, action)
    return reason.code if reason else None
