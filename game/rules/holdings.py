"""Holdings: how cards go into a hand, out of it and onto the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from game.rules.cards import Card
from game.rules.state import State

_T = TypeVar("_T")


def put(items: tuple[_T, ...], seat: int, item: _T) -> tuple[_T, ...]:
    """Return what the seats have, with one seat's replaced."""
    return (*items[:seat], item, *items[seat + 1 :])


def seen_only(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    """Return the cards that are named."""
    return tuple(card for card in cards if card is not None)


def with_cards(state: State, seat: int, cards: Iterable[Card], *, known: bool = False) -> State:
    """Return the state with cards added to a hand; `known`: everybody knows that they are there."""
    new = tuple(cards)
    told = put(state.known, seat, (*state.known[seat], *new)) if known else state.known
    return replace(state, hands=put(state.hands, seat, state.hands[seat].plus(*new)), known=told)


def without_cards(state: State, seat: int, cards: Iterable[Card]) -> State:
    """Return the state with cards gone from a seat's hand or table, and no longer known to be there."""
    gone = set(cards)
    hand, table = state.hands[seat], state.table[seat]
    return replace(
        state,
        hands=put(state.hands, seat, hand.without(*(gone - set(table)))),
        table=put(state.table, seat, tuple(card for card in table if card not in gone)),
        known=put(state.known, seat, tuple(card for card in state.known[seat] if card not in gone)),
    )


def with_laid(state: State, seat: int, cards: Iterable[Card]) -> State:
    """Return the state with cards put on the table where they are not there already."""
    fresh = tuple(dict.fromkeys(card for card in cards if card not in state.table[seat]))
    left = without_cards(state, seat, fresh)
    return replace(left, table=put(left.table, seat, (*left.table[seat], *fresh)))
