"""Laydown: whether a hand on lead takes every trick that is left, and how it then takes them (rules 9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.rules.cards import Card, RankOrder, Suit
from game.rules.events import Event
from game.rules.phases import playoff
from game.rules.state import State


def takes_all(own: Iterable[Card], out: Collection[Card], trump: Suit, order: RankOrder) -> bool:
    """Say whether leading trumps and then everything else, from the top, wins all tricks without any help.

    Certain however the cards that are `out` lie: all of a suit are taken to be in one hand.
    """
    held = tuple(own)
    if sum(card.suit is trump for card in held) < sum(card.suit is trump for card in out):
        return False
    return all(_runs(held, out, suit, order) for suit in Suit)


def takes_the_rest(state: State, seat: int) -> bool:
    """Say whether this seat, on lead, takes every trick that is left, by what the seat itself can see."""
    own = state.hands[seat]
    if state.trump is None:
        return False
    gone = {play.card for trick in state.tricks for play in trick.plays}
    if state.contract is not None and state.contract.seat == seat:
        gone |= set(state.buried)
    out = [card for card in state.variant.deck.cards if card not in own and card not in gone]
    return takes_all(own, out, state.trump, state.variant.rank_order)


def going_on(state: State) -> tuple[Event, ...]:
    """Return the next card of the tricks that were claimed, nothing where none were (rules 9).

    Who claimed leads trumps and then everything else, from the top; the others follow with their lowest.
    """
    seat = state.to_act
    if state.rest is None or seat is None:
        return ()
    plays = playoff.legal(state, seat)
    if seat == state.rest:
        best = max(plays, key=lambda play: (play.card.suit is state.trump, _height(state, play.card)))
        return playoff.decide(state, seat, best)
    return playoff.decide(state, seat, min(plays, key=lambda play: _height(state, play.card)))


def _runs(held: tuple[Card, ...], out: Collection[Card], suit: Suit, order: RankOrder) -> bool:
    """Say whether the held cards of a suit, led from the top, are never beaten in it."""
    others = [order.strength(card.rank) for card in out if card.suit is suit]
    own = sorted((order.strength(card.rank) for card in held if card.suit is suit), reverse=True)
    return all(height >= max(others) for height in own[: len(others)])


def _height(state: State, card: Card) -> int:
    return state.variant.rank_order.strength(card.rank)
