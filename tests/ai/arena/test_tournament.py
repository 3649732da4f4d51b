"""A tournament is the same deals in the same order, whoever plays them."""

from __future__ import annotations

import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace

import pytest

from game.ai.arena.contest import Contest, Played
from game.ai.arena.tournament import play_all, processes, tournament
from game.ai.levels import LEVELS
from game.rules.variants import REGISTRY

CONTEST = Contest(REGISTRY["kencom"], (LEVELS["standard"], LEVELS["random"]), trump_given=True)


def timeless(deals: list[Played]) -> list[Played]:
    return [replace(deal, seconds=((), ())) for deal in deals]


def top_packages() -> set[str]:
    return {name.partition(".")[0] for name in sys.modules}


def test_processes_play_what_is_played_here_and_never_load_the_screen() -> None:
    here = timeless(list(tournament(CONTEST, 6)))
    with processes(2) as executor:
        assert timeless(list(tournament(CONTEST, 6, executor))) == here
        assert "pygame" not in executor.submit(top_packages).result()


def test_any_executor_will_do_and_every_deal_is_played_once() -> None:
    with ThreadPoolExecutor(2) as executor:
        elsewhere = timeless(list(tournament(CONTEST, 9, executor)))
    assert elsewhere == timeless(play_all(CONTEST, range(1, 10)))
    assert len({deal.margins for deal in elsewhere}) > 4


class Idle(Executor):
    """Plays the first task it gets and never comes to the others; after so many it is interrupted."""

    def __init__(self, most: int) -> None:
        self.tasks: list[Future[object]] = []
        self._most = most

    def submit(self, work, /, *arguments, **named):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN201, ANN002, ANN003 - as the base has it
        if len(self.tasks) == self._most:
            raise KeyboardInterrupt
        self.tasks.append(Future())
        if len(self.tasks) == 1:
            self.tasks[0].set_result(work(*arguments, **named))
        return self.tasks[-1]


def test_what_has_not_begun_is_cancelled_when_nobody_wants_more() -> None:
    idle = Idle(3)
    deals = tournament(CONTEST, 12, idle)
    next(deals)
    deals.close()
    assert [task.cancelled() for task in idle.tasks] == [False, True, True]


def test_what_has_not_begun_is_cancelled_when_an_interrupt_comes_while_deals_are_handed_out() -> None:
    idle = Idle(2)
    with pytest.raises(KeyboardInterrupt):
        next(tournament(CONTEST, 12, idle))
    assert [task.cancelled() for task in idle.tasks] == [False, True]
