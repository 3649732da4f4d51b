"""Tournament: the deals of a contest, played in this process or by any executor."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager

from game.ai.arena.contest import Contest, Played, play

_CHUNK = 4
"""Deals a task: few enough that an interrupt need not wait, and that all cores end about together."""
_MOST_PROCESSES = 61  # Windows cannot wait for more.


def tournament(contest: Contest, deals: int, executor: Executor | None = None) -> Generator[Played]:
    """Yield the deals 1 to `deals` of the contest in their order, whoever plays them.

    Without an executor they are played here. Any executor of `concurrent.futures` will do, or one that is
    like it. What has not begun is cancelled when the iterator is closed.
    """
    numbers = range(1, deals + 1)
    if executor is None:
        yield from (play(contest, number) for number in numbers)
        return
    chunks = [numbers[start : start + _CHUNK] for start in range(0, deals, _CHUNK)]
    tasks: list[Future[list[Played]]] = []
    try:
        with _interrupts_wait():
            # One by one: starting processes lets interrupts through, and then those handed out are cancelled.
            tasks.extend(executor.submit(play_all, contest, chunk) for chunk in chunks)
        for task in tasks:
            yield from task.result()
    finally:
        for task in tasks:
            task.cancel()


def play_all(contest: Contest, numbers: range) -> list[Played]:
    """Play the deals of these numbers."""
    return [play(contest, number) for number in numbers]


def processes(workers: int | None = None) -> Executor:
    """Return an executor of so many processes, one for each core when not told; they never load pygame."""
    return ProcessPoolExecutor(
        min(workers or os.cpu_count() or 1, _MOST_PROCESSES),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_ignore_interrupts,
    )


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Put an interrupt off; processes started meanwhile never get one, not even before they are ready."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the process that asks.
