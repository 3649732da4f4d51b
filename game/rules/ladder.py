"""The ladder of bids: which are allowed next, and why another is not (rules 5.2, 6.2, 7.2)."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from game.rules.contract_rules import AllPass, AuctionRules, Scale, Step
from game.rules.reasons import Reason, Refusal
from game.rules.state import State

_FIVE, _COARSE_FROM = 5, 60
_FIFTY, _FORTY = 50, 40


def highest(state: State) -> int:
    """Return the highest bid so far, 0 before the first."""
    return max((call.points or 0 for call in state.calls), default=0)


def allowed(state: State) -> tuple[int, ...]:
    """Return every bid that the seat to act may make, in rising order; none at the top of the ladder."""
    rules, scale = state.variant.auction, state.variant.scale
    if rules.all_pass is AllPass.OPENER_AT_MINIMUM and not state.calls:
        return (rules.minimum,)
    high = highest(state)
    if _dealer_may_take(state):
        return (rules.minimum - scale.unit, *rungs(rules, scale))
    above = tuple(points for points in rungs(rules, scale) if points > high)
    if rules.step is not Step.UP_TO_FIVE:
        return above
    top = (high or rules.minimum) + _FIVE * scale.unit
    return tuple(points for points in above if points <= top)


def least(state: State) -> int:
    """Return the least bid that is allowed now, at the top of the ladder the highest there is."""
    open_to = allowed(state)
    return open_to[0] if open_to else highest(state)


def why_no_bid(state: State, points: int) -> Reason | None:
    """Return why the seat to act may not bid this, or None."""
    open_to = allowed(state)
    if points in open_to:
        return None
    if not open_to or points > open_to[-1]:
        return Reason(Refusal.BID_TOO_HIGH, points=open_to[-1] if open_to else highest(state))
    if points <= highest(state) or points < min(open_to[0], state.variant.auction.minimum):
        return Reason(Refusal.BID_TOO_LOW, points=open_to[0])
    following = next(rung for rung in open_to if rung > points)
    barred = state.variant.auction.no_40_90 and points % _FIFTY == _FORTY
    return Reason(Refusal.BID_BARRED if barred else Refusal.BID_OFF_LADDER, points=following)


def _dealer_may_take(state: State) -> bool:
    """Say whether the last to speak may have the contract for a unit less than the least bid (rules 9)."""
    rules = state.variant.auction
    alone = len(state.calls) == state.variant.players - 1 and not highest(state)
    return rules.all_pass is AllPass.DEALER_MAY_TAKE and alone and rules.minimum > state.variant.scale.unit


@cache
def rungs(rules: AuctionRules, scale: Scale) -> tuple[int, ...]:
    """Return every bid on the ladder, from the minimum to the maximum."""
    every = range(rules.minimum, rules.maximum + 1)
    return tuple(points for points in every if _on_ladder(points, rules, scale.unit))


def _on_ladder(points: int, rules: AuctionRules, unit: int) -> bool:
    if rules.no_40_90 and points % _FIFTY == _FORTY:
        return False
    match rules.step:
        case Step.UNIT | Step.UP_TO_FIVE:
            return (points - rules.minimum) % unit == 0
        case Step.FIVE_UNITS:
            return (points - rules.minimum) % (_FIVE * unit) == 0
        case Step.RISING:
            step = unit if points <= _COARSE_FROM * unit else _FIVE * unit
            return points % step == 0 or points == rules.minimum
        case _:
            assert_never(rules.step)
