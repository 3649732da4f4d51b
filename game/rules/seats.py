"""Seats and sides: who plays, who sits out, whose turn follows, and which seats share a score."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.contract_rules import SitOut
from game.rules.state import State
from game.rules.variant import Variant


def sitting_out(variant: Variant, dealer: int) -> int | None:
    """Return the seat that gets no cards in this dealer's deal, if one more sits at the table (rules 5.1)."""
    if variant.seats == variant.players:
        return None
    return dealer if variant.widow.sit_out is SitOut.DEALER else (dealer - 1) % variant.seats


def in_play(variant: Variant, dealer: int) -> tuple[int, ...]:
    """Return the seats that hold cards, the one at the dealer's left first."""
    out = sitting_out(variant, dealer)
    order = ((dealer + place) % variant.seats for place in range(1, variant.seats + 1))
    return tuple(seat for seat in order if seat != out)


def players(state: State) -> tuple[int, ...]:
    """Return the seats that hold cards in this deal, the one at the dealer's left first."""
    return in_play(state.variant, state.dealer)


def following(state: State, seat: int) -> int:
    """Return the seat whose turn comes after this one's."""
    order = players(state)
    return order[(order.index(seat) + 1) % len(order)]


def partner_of(variant: Variant, seat: int) -> int | None:
    """Return the seat across, in a partnership."""
    return (seat + variant.sides) % variant.seats if variant.partners else None


def side_of(variant: Variant, seat: int) -> int:
    """Return the index of the score that this seat's points go to."""
    return seat % variant.sides


def by_side(variant: Variant, points: Iterable[int]) -> tuple[int, ...]:
    """Return points given by seat added up by side."""
    sums = [0] * variant.sides
    for seat, own in enumerate(points):
        sums[side_of(variant, seat)] += own
    return tuple(sums)


def opponents(state: State) -> tuple[int, ...]:
    """Return the seats in play that are not on the bidder's side; none before there is a contract."""
    if state.contract is None:
        return ()
    side = side_of(state.variant, state.contract.seat)
    return tuple(seat for seat in players(state) if side_of(state.variant, seat) != side)
