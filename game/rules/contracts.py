"""Contracts: what a deal with a bidder adds to each side's score (rules 2.8, 5.7, 6.3, 7.5 to 7.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from game.rules.contract_rules import Moon, MoonFails, SetCosts, SurrenderPays
from game.rules.endings import LOSSES, REDEALT, UNPLAYED_LOSSES, UNPLAYED_WINS, Ending, Fate
from game.rules.keeping import all_points
from game.rules.seats import side_of
from game.rules.state import Contract
from game.rules.sums import Sums

_FIFTY, _TWENTY_FIVE = 50, 25


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the deal adds to a side's score, and what became of the side."""

    points: int
    fate: Fate


def made(sums: Sums) -> bool:
    """Say whether the contract is fulfilled."""
    contract = sums.contract
    if contract is None or sums.ending in LOSSES:
        return False
    if sums.ending in UNPLAYED_WINS:
        return True
    side = side_of(sums.variant, contract.seat)
    if sums.moon and not sums.swept(side):
        return False
    stakes_or_kept = sums.variant.stakes.paid or sums.keeps(side)
    return stakes_or_kept and sums.melds[side] + sums.rounded()[side] >= contract.points


def outcomes(sums: Sums) -> tuple[Outcome, ...]:
    """Return each side's outcome of a deal that scores points."""
    if sums.contract is None or sums.ending in REDEALT:
        return (Outcome(0, Fate.REDEALT),) * sums.variant.sides
    return tuple(_outcomes(sums, sums.contract))


def _outcomes(sums: Sums, contract: Contract) -> Iterator[Outcome]:
    bidders = side_of(sums.variant, contract.seat)
    fulfilled = made(sums)
    for side, (meld, trick) in enumerate(zip(sums.melds, sums.rounded(), strict=True)):
        if side == bidders:
            own = meld + trick + _moon_bonus(sums) if fulfilled else -_cost(sums, contract, meld)
            yield Outcome(own, Fate.MADE if fulfilled else Fate.SET)
        elif sums.ending in UNPLAYED_LOSSES:
            yield Outcome(_given(sums, meld), Fate.SCORED)
        else:
            yield _defence(sums, side, meld, trick, fulfilled=fulfilled)


def _defence(sums: Sums, side: int, meld: int, trick: int, *, fulfilled: bool) -> Outcome:
    rules = sums.variant.contract
    given_up = sums.ending is Ending.GIVEN_UP
    if sums.keeps(side) or given_up or (rules.defenders_keep_meld and not fulfilled):
        return Outcome(meld + trick, Fate.SCORED)
    return Outcome(-meld if rules.subtract_meld else 0, Fate.LOST_MELD)


def _given(sums: Sums, meld: int) -> int:
    """Return what an opponent scores for a contract that was not played."""
    if sums.ending not in (Ending.CONCEDED, Ending.NO_TRUMP):
        return meld
    unit = sums.variant.scale.unit
    match sums.variant.contract.surrender_pays:
        case SurrenderPays.NOTHING:
            return 0
        case SurrenderPays.MELD:
            return meld
        case SurrenderPays.MELD_AND_25:
            return meld + _TWENTY_FIVE * unit
        case SurrenderPays.MELD_AND_50:
            return meld + _FIFTY * unit
        case _:
            assert_never(sums.variant.contract.surrender_pays)


def _cost(sums: Sums, contract: Contract, meld: int) -> int:
    rules = sums.variant.contract
    if sums.moon and rules.moon_fails is MoonFails.FIFTY_UNITS:
        return _FIFTY * sums.variant.scale.unit
    match rules.set_costs:
        case SetCosts.BID:
            return contract.points
        case SetCosts.BID_AND_MELD:
            return contract.points + meld
        case SetCosts.DOUBLE_WHEN_PLAYED:
            return contract.points * (1 if sums.ending in UNPLAYED_LOSSES else 2)
        case _:
            assert_never(rules.set_costs)


def _moon_bonus(sums: Sums) -> int:
    if not sums.moon:
        return 0
    match sums.variant.contract.moon:
        case Moon.OFF | Moon.WINS:
            return 0
        case Moon.BONUS:
            return all_points(sums.variant)
        case Moon.DOUBLE_BONUS:
            return 2 * all_points(sums.variant)
        case _:
            assert_never(sums.variant.contract.moon)
