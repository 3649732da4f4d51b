"""Keeping: what seats and sides have melded and captured so far (rules 0.2, 5.4)."""

from __future__ import annotations

from game.rules.counting import pile_points
from game.rules.endings import Ending
from game.rules.seats import by_side
from game.rules.state import LaidMeld, State, Trick
from game.rules.variant import Variant

_TWO = 2


def meld_points(melds: tuple[LaidMeld, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's points for melds and dix, a turned nine included."""
    points = [0] * seats
    for laid in melds:
        points[laid.seat] += laid.meld.points
    return tuple(points)


def trick_points(tricks: tuple[Trick, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's captured points, raw."""
    points = [0] * seats
    for trick in tricks:
        points[trick.winner] += trick.points
    return tuple(points)


def all_points(variant: Variant) -> int:
    """Return what all tricks of a deal are worth together, the last one's bonus included (rules 0.2)."""
    return pile_points(variant.deck.cards, variant.scoring.counting) + variant.scoring.last_trick


def melds_by_side(state: State) -> tuple[int, ...]:
    """Return each side's points for melds, kept or not."""
    return by_side(state.variant, meld_points(state.melds, state.variant.seats))


def captured(state: State) -> tuple[int, ...]:
    """Return each side's captured points, raw; buried cards are the bidder's (rules 5.4).

    A contract given up in play leaves the rest to the other side, where there is only one (rules 9).
    """
    seats = list(trick_points(state.tricks, state.variant.seats))
    if state.contract is not None:
        seats[state.contract.seat] += pile_points(state.buried, state.variant.scoring.counting)
        if state.ending is Ending.GIVEN_UP and state.variant.sides == _TWO:
            seats[(state.contract.seat + 1) % state.variant.seats] += _unplayed(state)
    return by_side(state.variant, seats)


def _unplayed(state: State) -> int:
    """Return what the cards that nobody has captured yet count, and the last trick."""
    held = (card for hand in state.hands for card in hand)
    cards = (*held, *(play.card for play in state.plays))
    return pile_points(cards, state.variant.scoring.counting) + state.variant.scoring.last_trick
