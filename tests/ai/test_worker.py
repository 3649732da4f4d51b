"""The worker: answers by ticket, survives the death of its process, and leaves nothing behind."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.ai.levels import Level, level
from game.ai.worker import ThinkingFailedError, Worker
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variants.two_hand import CLASSIC
from game.rules.view import View
from tests.ai import players
from tests.rules.playing import started

ROOT = Path(__file__).parent.parent.parent
LONG = 100.0

OWNER = """
import sys, time
from game.ai.worker import Worker

if __name__ == "__main__":
    worker = Worker()
    print(worker.pid, flush=True)
    time.sleep(600)
"""


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="kills, and looks into /proc")


@pytest.fixture
def position() -> View:
    """The first decision of a deal."""
    state = started(new_match(CLASSIC, 1))
    return view(state, state.to_act)


@pytest.fixture
def hire() -> Iterator[Callable[[Callable[[str], Level]], Worker]]:
    """Make workers that are closed after the test."""
    workers: list[Worker] = []

    def make(find: Callable[[str], Level], clock: Callable[[], float] = time.monotonic) -> Worker:
        workers.append(Worker(find, clock=clock))
        return workers[-1]

    yield make
    for worker in workers:
        worker.close()


def gone(pid: int | None) -> bool:
    """Say whether no process with this id runs; one that waits for its parent to notice has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.01)  # the test's own timeout ends a wait in vain


def test_a_worker_answers_as_the_level_does_here(position: View) -> None:
    worker = Worker()
    try:
        worker.ask(7, "standard", position, 5)
        (answer,) = worker.wait(LONG)
    finally:
        worker.close()
    assert answer.ticket == 7
    assert answer.choice == level("standard").choose(position, 5)


def test_a_view_comes_out_of_the_pipe_as_it_went_in(position: View) -> None:
    again: View = pickle.loads(pickle.dumps(position))  # noqa: S301 - our own bytes
    assert again == position
    assert again.hand.cards[0] is position.hand.cards[0]


def test_questions_are_answered_in_turn(position: View, hire: Callable[..., Worker]) -> None:
    worker = hire(players.quick)
    for ticket in (3, 1, 2):
        worker.ask(ticket, "any", position, 0)
    answers: list[int] = []
    while len(answers) < 3:
        answers += [answer.ticket for answer in worker.wait(LONG)]
    assert answers == [3, 1, 2]


def test_nothing_asked_is_nothing_answered(hire: Callable[..., Worker]) -> None:
    worker = hire(players.quick)
    assert worker.poll() == ()
    assert worker.wait(LONG) == ()


def test_cancelled_questions_stay_unanswered_even_when_their_ticket_comes_again(
    position: View, hire: Callable[..., Worker]
) -> None:
    worker = hire(level)
    worker.ask(1, "standard", position, 0)
    worker.cancel()
    worker.ask(1, "random", position, 3)
    (answer,) = worker.wait(LONG)
    assert answer.choice == level("random").choose(position, 3)
    assert worker.wait(0.0) == ()


@on_linux
def test_a_killed_process_is_replaced_and_asked_again(
    position: View, hire: Callable[..., Worker], tmp_path: Path
) -> None:
    worker, flag = hire(players.hangs_once), tmp_path / "asked"
    worker.ask(4, str(flag), position, 0)
    wait_until(flag.exists)
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    (answer,) = worker.wait(LONG)
    assert answer.ticket == 4
    assert worker.pid != first
    assert gone(first)


@on_linux
def test_a_process_killed_between_questions_is_missed_by_nobody(
    position: View, hire: Callable[..., Worker]
) -> None:
    worker = hire(players.quick)
    for ticket in (1, 2):
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        wait_until(lambda: gone(worker.pid))
        worker.ask(ticket, "any", position, 0)
        assert [answer.ticket for answer in worker.wait(LONG)] == [ticket]


def test_a_process_that_cannot_live_is_an_error_and_no_endless_loop(
    position: View, hire: Callable[..., Worker]
) -> None:
    worker = hire(players.dies)
    worker.ask(1, "any", position, 0)
    with pytest.raises(ThinkingFailedError, match="died"):
        wait_until(lambda: worker.wait(LONG) != ())


def test_a_question_that_hangs_is_answered_by_the_standard_level_in_a_new_process(
    position: View, hire: Callable[..., Worker]
) -> None:
    now = [0.0]
    worker = hire(players.hangs, clock=lambda: now[0])
    first = worker.pid
    for ticket, key in ((1, "standard"), (2, "expert"), (3, "standard")):
        worker.ask(ticket, key, position, 0)
    answers = list(worker.wait(LONG))
    now[0] += 59
    answers += worker.poll()
    assert worker.pid == first
    now[0] += 2
    answers += worker.poll()
    assert worker.pid != first
    while len(answers) < 3:
        answers += worker.wait(LONG)
    assert [(answer.ticket, answer.rescued) for answer in answers] == [(1, False), (2, True), (3, False)]


def test_a_process_that_hangs_over_everything_is_an_error_and_no_endless_loop(
    position: View, hire: Callable[..., Worker]
) -> None:
    minutes = count()
    worker = hire(players.hangs_always, clock=lambda: 61.0 * next(minutes))
    worker.ask(1, "any", position, 0)
    with pytest.raises(ThinkingFailedError, match="hung"):
        wait_until(lambda: worker.wait(LONG) != ())


def test_a_player_that_raises_is_an_error_that_names_the_view(
    position: View, hire: Callable[..., Worker]
) -> None:
    worker = hire(level)
    worker.ask(1, "grandmaster", position, 0)
    with pytest.raises(ThinkingFailedError) as raised:
        worker.wait(LONG)
    assert repr(position) in str(raised.value)
    assert "'grandmaster' is no level" in str(raised.value)
    worker.ask(2, "random", position, 0)
    assert [answer.ticket for answer in worker.wait(LONG)] == [2]


def test_the_process_never_loads_pygame(position: View, hire: Callable[..., Worker]) -> None:
    assert pygame.__name__ in sys.modules
    worker = hire(players.names_modules)
    worker.ask(1, "any", position, 0)
    with pytest.raises(ThinkingFailedError, match="loaded: ") as raised:
        worker.wait(LONG)
    loaded = str(raised.value).rpartition("loaded: ")[2].split()
    assert "game" in loaded
    assert not {"pygame", "pygame_gui", "msgspec"} & set(loaded)


@on_linux
def test_closing_ends_a_process_that_is_busy(
    position: View, hire: Callable[..., Worker], tmp_path: Path
) -> None:
    worker, flag = hire(players.hangs_once), tmp_path / "asked"
    pid = worker.pid
    worker.ask(1, str(flag), position, 0)
    wait_until(flag.exists)
    worker.close()
    assert gone(pid)


def test_a_closed_worker_says_nothing_and_takes_no_question(position: View) -> None:
    worker = Worker(players.quick)
    worker.close()
    worker.close()
    assert worker.poll() == worker.wait(LONG) == ()
    with pytest.raises(ValueError, match="closed"):
        worker.ask(1, "any", position, 0)


@on_linux
def test_no_process_is_left_when_the_game_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "owner.py"
    script.write_text(OWNER, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as owner:
        assert owner.stdout is not None
        pid = int(owner.stdout.readline())
        assert not gone(pid)
        owner.kill()
    wait_until(lambda: gone(pid))
