"""Laying melds all at once: each seat's best, and when a side may not lay them (rules 3.4, 7.5)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add

from game.rules.cards import Card, Hand, Suit, sort_key
from game.rules.contract_events import MeldsCounted, MeldsLaid, MeldsTold
from game.rules.events import Event
from game.rules.hand_melds import table_of
from game.rules.keeping import melds_by_side
from game.rules.melds import Meld
from game.rules.scorer import best_melds
from game.rules.seats import by_side, players, side_of
from game.rules.state import State
from game.rules.tables import MeldTable
from game.rules.variant import Variant


def meld_table(variant: Variant) -> MeldTable:
    """Return what the melds of a whole hand score in this variant."""
    return table_of(variant.hand_melds, variant.scale, variant.deck)


def melds_of(cards: Iterable[Card], trump: Suit | None, variant: Variant) -> tuple[Meld, ...]:
    """Return the best melds of these cards, of all copies of a kind together, in `sort_key` order each."""
    groups = best_melds(Hand(cards), trump, meld_table(variant))
    return tuple(Meld(group.kind, tuple(sorted(group.cards, key=sort_key)), group.points) for group in groups)


def points_in(melds: Iterable[Meld]) -> int:
    """Return the points of these melds together."""
    return sum(meld.points for meld in melds)


def laid(state: State) -> tuple[Event, ...]:
    """Return everybody's melds, laid or told, from the dealer's left on, and what all melds count by side.

    A nine that has scored already is counted with them, and it and one received for the turned card score
    nothing more (rules 3.3).
    """
    melds = {seat: _own(state, seat) for seat in _melders(state)}
    least = state.variant.contract.min_meld
    totals = by_side(state.variant, (points_in(melds.get(seat, ())) for seat in range(state.variant.seats)))
    counted = tuple(points if points >= least else 0 for points in totals)
    kept = {seat: own if counted[side_of(state.variant, seat)] else () for seat, own in melds.items()}
    shown = state.variant.melds.melds_shown
    events = (
        MeldsLaid(seat, own) if shown else MeldsTold(seat, points_in(own), own) for seat, own in kept.items()
    )
    earlier = melds_by_side(state)
    return (*events, MeldsCounted(tuple(map(add, earlier, counted))))


def unlaid_points(state: State) -> tuple[int, ...]:
    """Return by side what melds would score before trump is named, too small ones left out (rules 7.3)."""
    own = (points_in(melds_of(hand, state.trump, state.variant)) for hand in state.hands)
    least = state.variant.contract.min_meld
    return tuple(points if points >= least else 0 for points in by_side(state.variant, own))


def _melders(state: State) -> tuple[int, ...]:
    alone = state.variant.contract.only_bidder_melds and state.contract is not None
    return (state.contract.seat,) if alone and state.contract else players(state)


def _own(state: State, seat: int) -> tuple[Meld, ...]:
    cards = (card for card in state.hands[seat] if card not in state.counted_dix)
    return melds_of(cards, state.trump, state.variant)
