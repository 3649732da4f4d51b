"""Computers: the players in the worker process, asked on their turn and heard when the table is ready."""

from __future__ import annotations

from game.ai.worker import Answer, Worker
from game.session.session import Question, Session


class Computers:
    """Plays every computer seat of a session; what is asked ahead of time waits until it may be played.

    `rescued` is the seat that acted last, where another level chose for it because its own had hung.
    """

    def __init__(self, session: Session, worker: Worker) -> None:
        """Take over the worker: questions of an earlier session are forgotten."""
        worker.cancel()
        self._session = session
        self._worker = worker
        self._asked: int | None = None
        self._ready: Answer | None = None
        self.rescued: int | None = None

    def poll(self, *, accept: bool) -> bool:
        """Ask what is to be asked, and play an answer that has come if `accept`; say whether one was played.

        At most one action is played a call, however long the last call was ago.
        """
        question = self._ask()
        self._hear(self._worker.poll())
        return accept and self._play(question)

    def wait(self, timeout: float) -> bool:
        """Like `poll`, but wait for the answer, `timeout` seconds at most, and play it."""
        question = self._ask()
        if question and self._ready is None:
            self._hear(self._worker.wait(timeout))
        return self._play(question)

    def _ask(self) -> Question | None:
        question = self._session.question()
        ticket = question.ticket if question else None
        if ticket == self._asked:
            return question
        self._worker.cancel()
        self._asked, self._ready = ticket, None
        if question:
            self._worker.ask(question.ticket, question.level, question.view, question.seed)
        return question

    def _hear(self, answers: tuple[Answer, ...]) -> None:
        for answer in answers:
            if answer.ticket == self._asked:
                self._ready = answer

    def _play(self, question: Question | None) -> bool:
        if question is None or self._ready is None:
            return False
        answer, self._ready = self._ready, None
        self.rescued = question.seat if answer.rescued else None
        return self._session.answer(question.ticket, answer.choice.action)
