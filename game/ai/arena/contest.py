"""Contest: what is to be measured, and the deals that measure it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from game.ai.arena.boards import margin, seatings
from game.ai.arena.playing import dealt, decisions
from game.ai.arena.trick_play import trump_given
from game.ai.levels import Level
from game.rules.endings import REDEALT, UNPLAYED_LOSSES, Fate
from game.rules.match import new_match
from game.rules.seats import side_of
from game.rules.shuffle import first_dealer
from game.rules.state import State
from game.rules.variant import MatchFormat, Variant


@dataclass(frozen=True, slots=True)
class Contest:
    """Two levels in one game, on the deals of the match with this seed, each at a score of 0.

    With `trump_given` only the tricks are played (see `trick_play`), and count on the x1 scale.
    """

    variant: Variant
    levels: tuple[Level, Level]
    seed: int = 1
    trump_given: bool = False


@dataclass(frozen=True, slots=True)
class Contracts:
    """What became of contracts: `thrown_in` of those `set` were given up before the first lead or unplayed.

    Those in `held` were not bid but fell to the dealer or to who had to open, and are in no other number.
    """

    bid: int = 0
    made: int = 0
    set: int = 0
    thrown_in: int = 0
    held: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """One deal on all its boards: on each the points the first level is ahead, and by level what it did.

    `redealt` boards were thrown in because nobody bid, or misdealt, and count 0. `seconds` are the
    processor's for each decision.
    """

    margins: tuple[float, ...]
    redealt: int
    contracts: tuple[Contracts, Contracts]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


def play(contest: Contest, number: int) -> Played:
    """Play the deal of this number, from 1, on all its boards; the same deal whatever was played before."""
    start = _start(contest, number)
    margins, redealt = [], 0
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    seconds: tuple[list[float], list[float]] = ([], [])
    for seating in seatings(contest.variant, start.dealer):
        players = [contest.levels[player].choose for player in seating]
        end = start
        for decision in decisions(start, contest.seed, players):
            seconds[seating[decision.view.to_act or 0]].append(decision.seconds)
            end = decision.state
        margins.append(margin(contest.variant, start.dealer, seating, _points(contest, end)))
        redealt += end.result is not None and end.result.ending in REDEALT
        if end.contract is not None:
            found[seating[end.contract.seat]].update(_fate(end))
    first, second = (Contracts(**counts) for counts in found)
    return Played(tuple(margins), redealt, (first, second), (tuple(seconds[0]), tuple(seconds[1])))


def _start(contest: Contest, number: int) -> State:
    variant, seed = contest.variant, contest.seed
    dealer = (first_dealer(seed, variant.seats) + number - 1) % variant.seats
    if contest.trump_given:
        return trump_given(variant, seed, number, dealer)
    single = replace(variant, match=replace(variant.match, format=MatchFormat.SINGLE_DEAL))
    return dealt(replace(new_match(single, seed, dealer=dealer), deal_no=number))


def _points(contest: Contest, end: State) -> tuple[float, ...]:
    """Return what the deal brought each side; of stakes that is without the ante, which all have paid."""
    if end.result is None:
        raise ValueError(f"nothing is scored in {end}")
    if contest.trump_given:
        return tuple(points / contest.variant.scale.unit for points in end.result.tricks)
    return end.result.points or end.result.scores


def _fate(end: State) -> tuple[str, ...]:
    if end.contract is None or end.result is None:
        return ()
    if end.contract.held:
        return ("held",)
    if end.result.fates[side_of(end.variant, end.contract.seat)] is Fate.MADE:
        return ("bid", "made")
    return ("bid", "set", "thrown_in") if end.result.ending in UNPLAYED_LOSSES else ("bid", "set")
