"""The conformance suite: `python -m tests.conformance --combinations 200 --deals 50`.

Every preset and so many random combinations of switches are played, so many deals each by random and by
standard players; `--only NAME` plays one game of the plan again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial

from tests.conformance.conduct import Outcome, conduct
from tests.conformance.plan import Game, Plan


def main(arguments: list[str] | None = None) -> int:
    """Play the plan and tell how it goes; return 1 when any game broke a law."""
    asked = _parser().parse_args(arguments)
    plan = Plan(asked.combinations, asked.deals, asked.seed)
    games = [plan.game(name) for name in asked.only] or list(plan.games())
    outcomes: list[Outcome] = []
    start = time.monotonic()
    for outcome in _outcomes(plan, games, asked.jobs):
        outcomes.append(outcome)
        spent = time.monotonic() - start
        _say(f"[{len(outcomes)}/{len(games)}] {spent:4.0f} s  {_line(plan, outcome)}")
        if asked.minutes and spent > asked.minutes * 60:
            break
    return _close(plan, outcomes, len(games))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("--combinations", type=int, default=200, metavar="N", help="of switches, default 200")
    parser.add_argument("--deals", type=int, default=50, metavar="N", help="a game and kind of players")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="another seed, other combinations")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes, default 1")
    parser.add_argument("--minutes", type=float, default=0, metavar="M", help="go no further than this")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="a preset or a number")
    return parser


def _outcomes(plan: Plan, games: Iterable[Game], jobs: int) -> Iterator[Outcome]:
    names = [game.name for game in games]
    if jobs == 1:
        yield from map(partial(conduct, plan), names)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(conduct, plan), names)


def _line(plan: Plan, outcome: Outcome) -> str:
    game, failure = outcome.game, outcome.failure
    preset = "" if game.name == game.variant.key else game.variant.key
    played = " ".join(filter(None, (game.name, preset, game.switches)))
    if failure is None:
        return f"{played}: {outcome.deals} deals"
    return (
        f"FAILED {played}: {failure.players} players, match seed {failure.seed}, deal {failure.deal},"
        f" step {failure.step}: {failure.what}\n"
        f"    again: python -m tests.conformance --seed {plan.seed} --deals {plan.deals} --only {game.name}"
    )


def _close(plan: Plan, outcomes: list[Outcome], games: int) -> int:
    failed = [outcome for outcome in outcomes if outcome.failure]
    deals, matches, actions, looked = (
        sum(getattr(outcome, name) for outcome in outcomes)
        for name in ("deals", "matches", "actions", "looked")
    )
    _say(
        f"{len(outcomes)} of {games} games, {matches} matches, {deals} deals, {actions} actions,"
        f" {looked} states looked into: {len(failed)} failed"
    )
    for outcome in failed:
        _say(_line(plan, outcome))
    return 1 if failed else 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
