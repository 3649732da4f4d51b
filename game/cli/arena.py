"""The arena on the command line: two levels play the same deals, and it is printed how far one is ahead."""

from __future__ import annotations

import json
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import asdict

from game.ai.arena.contest import Contest, Contracts, Played
from game.ai.arena.measuring import LEAST_DEALS, Measured, measured
from game.ai.arena.tournament import processes, tournament
from game.ai.levels import level
from game.cli.choosing import chosen
from game.cli.options import ArenaOptions
from game.presentation.wording import _, ngettext

_INTERRUPTED = 130


def run(options: ArenaOptions) -> int:
    """Play, print what was measured, and return 0; 130 after Ctrl+C, with what was measured until then."""
    first, second = map(level, options.levels)
    rules = chosen(options.variant, options.switches)
    contest = Contest(rules, (first, second), options.seed, options.trump_given)
    played: list[Played] = []
    code = 0
    try:
        with players(options.workers) as executor:
            add_deals(played, contest, options.deals, executor)
    except KeyboardInterrupt:
        code = _INTERRUPTED
    if len(played) >= LEAST_DEALS:
        result = measured(contest, played)
        print(json.dumps(asdict(result)) if options.json else "\n".join(told(result)))
    return code


def players(workers: int | None) -> AbstractContextManager[Executor | None]:
    """Return what plays: so many processes, None for one for each core, or with 1 this one alone."""
    return nullcontext() if workers == 1 else processes(workers)


def add_deals(played: list[Played], contest: Contest, deals: int, executor: Executor | None) -> None:
    """Play the deals of a contest and add each to the list, which an interrupt leaves as far as it came."""
    with closing(tournament(contest, deals, executor)) as coming:
        played.extend(coming)


def told(result: Measured) -> list[str]:
    """Return what was measured in sentences."""
    first, second = result.levels
    return [
        _("{first} against {second} in {variant}: {deals} deals on {boards} boards, seed {seed}.").format(
            first=first,
            second=second,
            variant=" ".join([result.variant, *(f"{key}={value}" for key, value in result.rules.items())]),
            deals=result.deals,
            boards=result.boards,
            seed=result.seed,
        ),
        _unit(result).format(
            level=first,
            mean=f"{result.mean:+.2f}",
            low=f"{result.low:+.2f}",
            high=f"{result.high:+.2f}",
        ),
        _("{level} won {share} % of the boards.").format(level=first, share=f"{100 * result.won:.1f}"),
        *(
            _contracts(name, contracts)
            for name, contracts in zip(result.levels, result.contracts, strict=True)
            if contracts != Contracts()
        ),
        *([] if not result.redealt else [_redealt(result.redealt)]),
        *(
            _("{level} thinks {mean} ms a decision, {p99} ms at most in 99 of 100.").format(
                level=name, mean=f"{1000 * each.mean:.2f}", p99=f"{1000 * each.p99:.2f}"
            )
            for name, each in zip(result.levels, result.seconds, strict=True)
        ),
        _("The players ran compiled.") if result.compiled else _("The players ran as Python source."),
    ]


def _unit(result: Measured) -> str:
    if result.trump_given:
        return _("{level} is ahead by {mean} trick points a deal (x1 scale), 95 % interval {low} to {high}.")
    if result.scale == "stakes":
        return _("{level} is ahead by {mean} units a deal, 95 % interval {low} to {high}.")
    return _("{level} is ahead by {mean} points a deal, 95 % interval {low} to {high}.")


def _contracts(level: str, contracts: Contracts) -> str:
    return _(
        "{level}: {bid} contracts bid, {made} made, {set} set and {thrown_in} of those thrown in; "
        "{held} held to unasked."
    ).format(level=level, **asdict(contracts))


def _redealt(boards: int) -> str:
    return ngettext(
        "Nobody bid on {count} board, or it was misdealt.",
        "Nobody bid on {count} boards, or they were misdealt.",
        boards,
    ).format(count=boards)
