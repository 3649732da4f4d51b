"""Scoring: melds and tricks so far, how they are rounded, and what the end of a deal adds up to."""

from __future__ import annotations

from game.rules.contracts import made, outcomes
from game.rules.counting import rounded
from game.rules.endings import REDEALT, Ending, Fate
from game.rules.events import DealScored
from game.rules.keeping import all_points, meld_points, melds_by_side, trick_points
from game.rules.laying import unlaid_points
from game.rules.seats import side_of
from game.rules.settling import balances, settlement
from game.rules.state import State
from game.rules.sums import Sums, summed
from game.rules.variant import MatchFormat, Phase, TargetCheck

__all__ = [
    "cards_left",
    "checked_at_once",
    "deal_scored",
    "meld_points",
    "reach",
    "reached",
    "reached_bid",
    "rounded",
    "scored",
    "standings",
    "stops_now",
    "trick_points",
]


def standings(state: State) -> tuple[int, ...]:
    """Return each side's match score as it would be if play stopped now; an open trick counts for nobody."""
    return tuple(map(sum, zip(state.standing, _plain_points(summed(state)), strict=True)))


def reach(state: State) -> int:
    """Return the most the bidders can still have when nothing has been played: melds and all tricks."""
    if state.contract is None:
        return 0
    return melds_by_side(state)[side_of(state.variant, state.contract.seat)] + all_points(state.variant)


def reached_bid(state: State) -> bool:
    """Say whether the bidders have made their contract by what they have so far."""
    return made(summed(state))


def cards_left(state: State) -> bool:
    """Say whether any seat still has a card to play."""
    return any(state.hands) or any(state.table)


def deal_scored(state: State) -> DealScored:
    """Return the result of the deal as it stands, `cut` when cards are left."""
    melds = unlaid_points(state) if state.ending is Ending.NO_TRUMP else None
    return scored(summed(state, melds), cut=cards_left(state))


def scored(sums: Sums, *, cut: bool = False) -> DealScored:
    """Return the result of a deal that has come to this, `cut` when cards are left."""
    points, fates = _points(sums)
    settled = settlement(sums) if sums.variant.stakes.paid else None
    if settled is not None:
        points = balances(settled, sums.variant.seats)
    plain = Phase.STOCK_TRICK in sums.variant.phases
    return DealScored(
        melds=sums.melds,
        tricks=sums.tricks,
        rounded=sums.rounded(),
        scores=_scores(sums, points),
        cut=cut,
        points=() if plain else points,
        fates=() if plain else fates,
        ending=sums.ending or Ending.PLAYED,
        bidder=sums.contract.seat if sums.contract else None,
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


def _plain_points(sums: Sums) -> tuple[int, ...]:
    """Return what each side has without any contract: tricks, and melds where they are kept."""
    parts = zip(sums.melds, sums.rounded(), strict=True)
    return tuple((meld if sums.keeps(side) else 0) + trick for side, (meld, trick) in enumerate(parts))


def _points(sums: Sums) -> tuple[tuple[int, ...], tuple[Fate, ...]]:
    if sums.variant.is_bid or sums.ending in REDEALT:
        parts = outcomes(sums)
        return tuple(part.points for part in parts), tuple(part.fate for part in parts)
    kept = [sums.keeps(side) for side in range(sums.variant.sides)]
    return _plain_points(sums), tuple(Fate.SCORED if each else Fate.LOST_MELD for each in kept)


def _scores(sums: Sums, points: tuple[int, ...]) -> tuple[int, ...]:
    scores = tuple(map(sum, zip(sums.standing, points, strict=True)))
    if sums.variant.match.negative:
        return scores
    return tuple(max(0, score) for score in scores)
