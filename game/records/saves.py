"""Saves: the match to continue, the records of earlier ones, and the hall of fame, in one folder."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from game.records.course import Course
from game.records.folders import data_folder
from game.records.header import Header
from game.records.history import History, entry_of
from game.records.lock import lock, unlock
from game.records.problem import Fault, Problem
from game.records.safely import move, put_aside
from game.records.writer import RecordWriter

SUFFIX = ".pinochle"
_COPIES = 9


class Saves:
    """What one running copy of the game keeps; each copy has a match to continue of its own.

    `problem` tells, for one notice, that the folder cannot be written or that another copy is running.
    """

    def __init__(self, folder: Path, copy: int, handle: int | None, problem: Problem | None = None) -> None:
        """Use `Saves.open`."""
        self.folder = folder
        self.current = _current(folder, copy)
        self.history = History(folder / "hall.sqlite3")
        self.problem = problem
        self._handle = handle

    @classmethod
    def open(cls, folder: Path | None = None) -> Saves:
        """Return the saves of this copy of the game, in the player's own folder unless told otherwise."""
        folder = folder or data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            copy, handle = _place(folder)
        except OSError as error:
            return cls(folder, 1, None, Problem(Fault.UNWRITABLE, text=f"{folder}: {error.strerror}"))
        saves = cls(folder, copy, handle, Problem(Fault.ANOTHER_COPY) if copy > 1 else None)
        saves._adopt()
        return saves

    def close(self) -> None:
        """Let another copy have this one's place."""
        if self._handle is not None:
            unlock(self._handle)
            self._handle = None

    def continuable(self) -> Path | None:
        """Return the record of the match to continue."""
        return self.current if self.current.is_file() else None

    def begin(self, header: Header) -> RecordWriter:
        """Return the writer of a new match; one that could still be continued goes to the abandoned ones."""
        if self.continuable():
            self._file("abandoned")
        return RecordWriter(self.current, header)

    def finish(self, course: Course) -> None:
        """Put the current match, which is won and acknowledged, among the finished ones and into the hall."""
        if course.header.humans:
            self.history.add_match(entry_of(course, datetime.now(UTC).isoformat(timespec="seconds")))
        if self.continuable():
            self._file("matches")

    def finished(self) -> tuple[Path, ...]:
        """Return the records of finished matches, the latest first."""
        return tuple(sorted((self.folder / "matches").glob(f"*{SUFFIX}"), reverse=True))

    def _file(self, name: str) -> None:
        try:
            moment = datetime.fromtimestamp(self.current.stat().st_mtime, UTC)
            move(self.current, _free(self.folder / name, f"{moment:%Y-%m-%d-%H%M%S}"))
        except OSError:
            # Whatever stands in the way of that folder: a record is never replaced by the next one.
            put_aside(self.current)

    def _adopt(self) -> None:
        """Take over a match that another copy left behind, when this one has none."""
        for copy in range(1, _COPIES + 1):
            left = _current(self.folder, copy)
            if self.current.exists() or not left.exists():
                continue
            handle = lock(_lock(self.folder, copy))
            if handle is not None:
                move(left, self.current)
                unlock(handle)


def _place(folder: Path) -> tuple[int, int | None]:
    """Return the first number no running copy has, with the handle of its lock; raises OSError."""
    for copy in range(1, _COPIES + 1):
        handle = lock(_lock(folder, copy))
        if handle is not None:
            return copy, handle
    return os.getpid(), None


def _current(folder: Path, copy: int) -> Path:
    return folder / f"current-{copy}{SUFFIX}"


def _lock(folder: Path, copy: int) -> Path:
    return folder / f"copy-{copy}.lock"


def _free(folder: Path, name: str) -> Path:
    number = 1
    while (path := folder / f"{name}-{number}{SUFFIX}").exists():
        number += 1
    return path
