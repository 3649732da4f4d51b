"""Scoring: melds and tricks so far, how they are rounded, and what the end of a deal adds up to."""

from __future__ import annotations

from typing import assert_never

from game.rules.contracts import made, outcomes
from game.rules.endings import REDEALT, Ending, Fate
from game.rules.events import DealScored
from game.rules.keeping import all_points, captured, keeps_melds, meld_points, melds_by_side, trick_points
from game.rules.laying import unlaid_points
from game.rules.seats import side_of
from game.rules.settling import balances, settlement
from game.rules.state import State
from game.rules.variant import MatchFormat, Phase, Rounding, TargetCheck

__all__ = [
    "cards_left",
    "checked_at_once",
    "deal_scored",
    "meld_points",
    "reach",
    "reached",
    "reached_bid",
    "rounded",
    "standings",
    "stops_now",
    "trick_points",
]


def rounded(points: int, rounding: Rounding) -> int:
    """Return one player's trick points as the count scores them (rules 1.7)."""
    match rounding:
        case Rounding.BICYCLE:
            return (points + 3) // 10 * 10
        case Rounding.NEAREST10:
            return (points + 5) // 10 * 10
        case Rounding.NONE:
            return points
        case _:
            assert_never(rounding)


def standings(state: State) -> tuple[int, ...]:
    """Return each side's match score as it would be if play stopped now; an open trick counts for nobody."""
    return tuple(map(sum, zip(state.standing, _plain_points(state), strict=True)))


def reach(state: State) -> int:
    """Return the most the bidders can still have when nothing has been played: melds and all tricks."""
    if state.contract is None:
        return 0
    return melds_by_side(state)[side_of(state.variant, state.contract.seat)] + all_points(state.variant)


def reached_bid(state: State) -> bool:
    """Say whether the bidders have made their contract by what they have so far."""
    return made(state, melds_by_side(state), _rounded(state, captured(state)))


def cards_left(state: State) -> bool:
    """Say whether any seat still has a card to play."""
    return any(state.hands) or any(state.table)


def deal_scored(state: State) -> DealScored:
    """Return the result of the deal as it stands, `cut` when cards are left."""
    tricks = captured(state)
    counted = _rounded(state, tricks)
    melds = unlaid_points(state) if state.ending is Ending.NO_TRUMP else melds_by_side(state)
    points, fates = _points(state, melds, counted)
    paid = state.variant.stakes.paid
    settled = settlement(state, made=made(state, melds, counted)) if paid else None
    if settled is not None:
        points = balances(settled, state.variant.seats)
    plain = Phase.STOCK_TRICK in state.variant.phases
    return DealScored(
        melds=melds,
        tricks=tricks,
        rounded=counted,
        scores=_scores(state, points),
        cut=cards_left(state),
        points=() if plain else points,
        fates=() if plain else fates,
        ending=state.ending or Ending.PLAYED,
        bidder=state.contract.seat if state.contract else None,
        settlement=settled,
    )


def checked_at_once(state: State) -> bool:
    """Say whether the match ends the moment the target is reached (rules 1.8)."""
    rules = state.variant.match
    return rules.format is MatchFormat.MATCH and rules.target_check is TargetCheck.IMMEDIATE


def reached(scores: tuple[int, ...], target: int, *, strictly: bool = False) -> tuple[int, ...]:
    """Return the sides whose score is at the target or above, `strictly` only those above."""
    least = target + 1 if strictly else target
    return tuple(side for side, score in enumerate(scores) if score >= least)


def stops_now(state: State) -> bool:
    """Say whether the deal stops because a side has reached the target, where that is checked at once."""
    return checked_at_once(state) and bool(reached(standings(state), state.target))


def _rounded(state: State, tricks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(rounded(points, state.variant.scoring.rounding) for points in tricks)


def _plain_points(state: State) -> tuple[int, ...]:
    """Return what each side has without any contract: tricks, and melds where they are kept."""
    parts = zip(melds_by_side(state), _rounded(state, captured(state)), strict=True)
    return tuple(
        (meld if keeps_melds(state, side) else 0) + trick for side, (meld, trick) in enumerate(parts)
    )


def _points(
    state: State, melds: tuple[int, ...], tricks: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[Fate, ...]]:
    if state.variant.is_bid or state.ending in REDEALT:
        parts = outcomes(state, melds, tricks)
        return tuple(part.points for part in parts), tuple(part.fate for part in parts)
    lost = [not keeps_melds(state, side) for side in range(state.variant.sides)]
    return _plain_points(state), tuple(Fate.LOST_MELD if gone else Fate.SCORED for gone in lost)


def _scores(state: State, points: tuple[int, ...]) -> tuple[int, ...]:
    scores = tuple(map(sum, zip(state.standing, points, strict=True)))
    if state.variant.match.negative:
        return scores
    return tuple(max(0, score) for score in scores)
