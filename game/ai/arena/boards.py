"""Boards: who sits where each time a deal is played, and how far ahead that leaves the first player."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.rules.seats import in_play, side_of
from game.rules.variant import Variant

Seating = tuple[int, ...]
"""By seat, 0 where the first of two players sits and 1 where the second does."""


def seatings(variant: Variant, dealer: int) -> tuple[Seating, ...]:
    """Return the boards of a deal: each seating is followed by the one with the players swapped.

    Two sides are two boards. Where three or more play for themselves, each seat that holds cards is once the
    only one of the first player, and once the only one of the second.
    """
    if variant.sides == len(_BOTH):
        return tuple(tuple(side_of(variant, seat) ^ swap for seat in range(variant.seats)) for swap in _BOTH)
    return tuple(
        tuple((seat != alone) ^ swap for seat in range(variant.seats))
        for alone in in_play(variant, dealer)
        for swap in _BOTH
    )


def margin(variant: Variant, dealer: int, seating: Seating, points: Sequence[float]) -> float:
    """Return how far the first player's sides are ahead of the second's; points are by side."""
    first, second = (
        {side_of(variant, seat) for seat in in_play(variant, dealer) if seating[seat] == player}
        for player in _BOTH
    )
    return fmean(points[side] for side in first) - fmean(points[side] for side in second)


_BOTH = (0, 1)
