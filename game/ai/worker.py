"""Worker: the process in which computer players think, so that the screen never waits for them."""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from time import monotonic

from game.ai.choice import Choice
from game.ai.levels import Level, level
from game.rules.view import View

_PATIENCE = 3  # A process that dies this often without one answer is broken, not unlucky.
_FAREWELL = 0.3  # Seconds the process gets to end by itself.
_LIMIT = 60.0  # Seconds over one question that no level ever needs: whoever takes longer hangs.
_RESCUER = "standard"  # The level that answers in place of one that hangs.


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player chose, with the ticket of the question; `rescued` when the level asked had hung.

    A rescued choice is another level's, and depends on the clock: nothing that must come out the same
    every time may use it.
    """

    ticket: int
    choice: Choice
    rescued: bool = False


@dataclass(frozen=True, slots=True)
class _Question:
    ticket: int
    level: str
    view: View
    seed: int
    rescued: bool = False


@dataclass(frozen=True, slots=True)
class _Failure:
    text: str


class ThinkingFailedError(RuntimeError):
    """A player raised or its process cannot live: a fault in the program; the text names view and seed."""


class Worker:
    """One process that answers questions in the order they are asked; it starts, warm, with the object.

    `find` turns a level's key into the level inside the process, so it must be a function of a module.
    A process that dies is replaced, and what it had not answered is asked again. One that is busy with a
    question for a minute hangs: it is replaced too, and the standard level answers that question. `clock`
    counts the seconds of that minute.
    """

    def __init__(
        self, find: Callable[[str], Level] = level, *, clock: Callable[[], float] = monotonic
    ) -> None:
        self._find = find
        self._clock = clock
        self._since = 0.0
        self._asked: dict[int, _Question] = {}
        self._serial = 0
        self._deaths = 0
        self._start()

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    def ask(self, ticket: int, level: str, view: View, seed: int) -> None:
        """Put a question; its answer comes from `poll` or `wait` with the same ticket."""
        # Tickets are the caller's and may come again after `cancel`; serial numbers never do.
        if self._pipe.closed:
            raise ValueError("the worker is closed")
        if not self._asked:
            self._since = self._clock()
        self._serial += 1
        self._asked[self._serial] = _Question(ticket, level, view, seed)
        self._send(self._serial)

    def poll(self) -> tuple[Answer, ...]:
        """Return the answers that have arrived, without waiting; ThinkingFailedError for one that failed."""
        answers = []
        while (message := self._receive()) is not None:
            serial, reply = message
            self._since = self._clock()
            question = self._asked.pop(serial, None)
            if question is None:
                continue  # cancelled
            if isinstance(reply, _Failure):
                raise ThinkingFailedError(reply.text)
            self._deaths = 0
            answers.append(Answer(question.ticket, reply, rescued=question.rescued))
        if self._asked and self._left() <= 0:
            self._rescue()
        return tuple(answers)

    def wait(self, timeout: float) -> tuple[Answer, ...]:
        """Return the next answers, waiting `timeout` seconds at most; empty when none came or none is due."""
        deadline = monotonic() + timeout
        while not (answers := self.poll()) and self._asked and (left := deadline - monotonic()) > 0:
            multiprocessing.connection.wait([self._pipe], max(0.0, min(left, self._left())))
        return answers

    def cancel(self) -> None:
        """Forget every open question: answers still to come are dropped."""
        self._asked.clear()

    def close(self) -> None:
        """End the process, within a second whatever it is doing; nothing can be asked afterwards."""
        self._asked.clear()
        if not self._pipe.closed:
            self._end()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, self._find), name="pinochle-player", daemon=True
        )
        self._process.start()
        theirs.close()  # So that the end of the process is the end of the pipe.

    def _end(self) -> None:
        self._pipe.close()
        self._process.join(_FAREWELL)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()

    def _send(self, serial: int) -> None:
        try:
            self._pipe.send((serial, self._asked[serial]))
        except OSError:
            self._restart()

    def _receive(self) -> tuple[int, Choice | _Failure] | None:
        if self._pipe.closed:
            return None
        try:
            return self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            self._restart()
            return None

    def _left(self) -> float:
        """Return the seconds that the process may still take over the question it is at."""
        return self._since + _LIMIT - self._clock()

    def _rescue(self) -> None:
        """Replace a process that hangs, and let another level answer what it was asked first."""
        serial = min(self._asked)
        self._asked[serial] = replace(self._asked[serial], level=_RESCUER, rescued=True)
        self._restart()

    def _restart(self) -> None:
        self._deaths += 1
        if self._deaths > _PATIENCE:
            asked = list(self._asked.values())
            self._asked.clear()
            raise ThinkingFailedError(
                f"the players' process died or hung {self._deaths} times in a row over {asked}"
            )
        self._end()
        self._start()
        self._since = self._clock()
        for serial in self._asked:
            self._send(serial)


def _serve(pipe: Connection, find: Callable[[str], Level]) -> None:
    """Answer questions until the other end of the pipe closes, as it does when the game ends or is killed."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C in a terminal is for the game, which closes the pipe.
    while True:
        try:
            serial, question = pipe.recv()
            pipe.send((serial, _think(question, find)))
        except (EOFError, OSError):
            return


def _think(question: _Question, find: Callable[[str], Level]) -> Choice | _Failure:
    try:
        return find(question.level).choose(question.view, question.seed)
    except Exception:  # noqa: BLE001 -- whatever a player raises is raised again where it was asked
        asked = f"{question.level} could not answer with seed {question.seed} for {question.view}"
        return _Failure(f"{asked}\n{traceback.format_exc()}")
