"""Contracts: what a deal with a bidder adds to each side's score (rules 2.8, 5.7, 6.3, 7.5 to 7.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from game.rules.contract_rules import Moon, MoonFails, SetCosts, SurrenderPays
from game.rules.endings import LOSSES, REDEALT, UNPLAYED_LOSSES, UNPLAYED_WINS, Ending, Fate
from game.rules.keeping import all_points, keeps_melds, took_every_trick
from game.rules.seats import side_of
from game.rules.state import Contract, State

_FIFTY, _TWENTY_FIVE = 50, 25


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the deal adds to a side's score, and what became of the side."""

    points: int
    fate: Fate


def made(state: State, melds: tuple[int, ...], tricks: tuple[int, ...]) -> bool:
    """Say whether the contract is fulfilled; melds and rounded tricks are by side."""
    contract = state.contract
    if contract is None or state.ending in LOSSES:
        return False
    if state.ending in UNPLAYED_WINS:
        return True
    side = side_of(state.variant, contract.seat)
    if state.moon and not took_every_trick(state, side):
        return False
    stakes_or_kept = state.variant.stakes.paid or keeps_melds(state, side)
    return stakes_or_kept and melds[side] + tricks[side] >= contract.points


def outcomes(state: State, melds: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[Outcome, ...]:
    """Return each side's outcome of a deal that scores points; melds and rounded tricks are by side."""
    if state.contract is None or state.ending in REDEALT:
        return (Outcome(0, Fate.REDEALT),) * state.variant.sides
    return tuple(_outcomes(state, state.contract, melds, tricks))


def _outcomes(
    state: State, contract: Contract, melds: tuple[int, ...], tricks: tuple[int, ...]
) -> Iterator[Outcome]:
    bidders = side_of(state.variant, contract.seat)
    fulfilled = made(state, melds, tricks)
    for side, (meld, trick) in enumerate(zip(melds, tricks, strict=True)):
        if side == bidders:
            own = meld + trick + _moon_bonus(state) if fulfilled else -_cost(state, contract, meld)
            yield Outcome(own, Fate.MADE if fulfilled else Fate.SET)
        elif state.ending in UNPLAYED_LOSSES:
            yield Outcome(_given(state, meld), Fate.SCORED)
        else:
            yield _defence(state, side, meld, trick, fulfilled=fulfilled)


def _defence(state: State, side: int, meld: int, trick: int, *, fulfilled: bool) -> Outcome:
    rules = state.variant.contract
    given_up = state.ending is Ending.GIVEN_UP
    if keeps_melds(state, side) or given_up or (rules.defenders_keep_meld and not fulfilled):
        return Outcome(meld + trick, Fate.SCORED)
    return Outcome(-meld if rules.subtract_meld else 0, Fate.LOST_MELD)


def _given(state: State, meld: int) -> int:
    """Return what an opponent scores for a contract that was not played."""
    if state.ending not in (Ending.CONCEDED, Ending.NO_TRUMP):
        return meld
    unit = state.variant.scale.unit
    match state.variant.contract.surrender_pays:
        case SurrenderPays.NOTHING:
            return 0
        case SurrenderPays.MELD:
            return meld
        case SurrenderPays.MELD_AND_25:
            return meld + _TWENTY_FIVE * unit
        case SurrenderPays.MELD_AND_50:
            return meld + _FIFTY * unit
        case _:
            assert_never(state.variant.contract.surrender_pays)


def _cost(state: State, contract: Contract, meld: int) -> int:
    rules = state.variant.contract
    if state.moon and rules.moon_fails is MoonFails.FIFTY_UNITS:
        return _FIFTY * state.variant.scale.unit
    match rules.set_costs:
        case SetCosts.BID:
            return contract.points
        case SetCosts.BID_AND_MELD:
            return contract.points + meld
        case SetCosts.DOUBLE_WHEN_PLAYED:
            return contract.points * (1 if state.ending in UNPLAYED_LOSSES else 2)
        case _:
            assert_never(rules.set_costs)


def _moon_bonus(state: State) -> int:
    if not state.moon:
        return 0
    match state.variant.contract.moon:
        case Moon.OFF | Moon.WINS:
            return 0
        case Moon.BONUS:
            return all_points(state.variant)
        case Moon.DOUBLE_BONUS:
            return 2 * all_points(state.variant)
        case _:
            assert_never(state.variant.contract.moon)
