"""Measuring: what the deals of a contest say, as figures with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import chain
from math import ceil, sqrt
from statistics import fmean, stdev

from game.ai.arena.contest import Contest, Contracts, Played
from game.compiled import BUILD, Build
from game.rules.switches import differences, encode
from game.rules.variants import REGISTRY

_SURE = 1.96
"""Standard errors to either side that hold the true mean 95 times in 100."""
LEAST_DEALS = 2
"""One deal alone says nothing about how far deals differ."""


@dataclass(frozen=True, slots=True)
class Seconds:
    """The processor's time for a decision: on average, and at most but for one in a hundred."""

    mean: float
    p99: float


@dataclass(frozen=True, slots=True)
class Measured:
    """What a contest measured: the first level is `mean` ahead a deal, `low` to `high` with 95 % confidence.

    Points a deal are those of the `scale`: `x1`, `x10` or `stakes`. `won` is the share of boards on which the
    first level was ahead, level ones counting half; `contracts` and `seconds` are by level. `rules` are the
    switches that differ from the preset, as key and text of the value. `compiled`: the players' hot files ran
    compiled, which makes a difference to `seconds` alone.
    """

    variant: str
    rules: dict[str, str]
    trump_given: bool
    levels: tuple[str, str]
    seed: int
    deals: int
    boards: int
    scale: str
    mean: float
    low: float
    high: float
    won: float
    redealt: int
    contracts: tuple[Contracts, Contracts]
    seconds: tuple[Seconds, Seconds]
    compiled: bool = False


def gain(played: Sequence[Played]) -> tuple[float, float]:
    """Return the first level's mean points ahead a deal, and the half width of its 95 % interval."""
    means = [fmean(deal.margins) for deal in played]
    return fmean(means), _SURE * stdev(means) / sqrt(len(means))


def won_share(played: Sequence[Played]) -> float:
    """Return the share of boards on which the first level was ahead; a draw counts half."""
    margins = [margin for deal in played for margin in deal.margins]
    return fmean((margin > 0) + 0.5 * (margin == 0) for margin in margins)


def measured(contest: Contest, played: Sequence[Played]) -> Measured:
    """Return what these deals of the contest say; at least two are needed."""
    variant, (first, second) = contest.variant, contest.levels
    mean, half_width = gain(played)
    return Measured(
        variant=variant.key,
        rules={switch.key: encode(value) for switch, value in differences(variant, REGISTRY[variant.key])},
        trump_given=contest.trump_given,
        levels=(first.exact, second.exact),
        seed=contest.seed,
        deals=len(played),
        boards=sum(len(deal.margins) for deal in played),
        scale=scale(contest),
        mean=mean,
        low=mean - half_width,
        high=mean + half_width,
        won=won_share(played),
        redealt=sum(deal.redealt for deal in played),
        contracts=(_contracts(played, 0), _contracts(played, 1)),
        seconds=(_seconds(played, 0), _seconds(played, 1)),
        compiled=BUILD is Build.COMPILED,
    )


def scale(contest: Contest) -> str:
    """Return the scale in which a contest counts."""
    if contest.trump_given:
        return "x1"
    return "stakes" if contest.variant.stakes.paid else f"x{contest.variant.scale.unit}"


def _contracts(played: Sequence[Played], level: int) -> Contracts:
    names = [field.name for field in fields(Contracts)]
    return Contracts(*(sum(getattr(deal.contracts[level], name) for deal in played) for name in names))


def _seconds(played: Sequence[Played], level: int) -> Seconds:
    times = sorted(chain.from_iterable(deal.seconds[level] for deal in played))
    if not times:
        return Seconds(0.0, 0.0)
    return Seconds(fmean(times), times[ceil(0.99 * len(times)) - 1])
