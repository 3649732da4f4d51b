"""The hall of fame: every match a person has played to its end, in one small database."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import Any

from game.records.course import Course
from game.records.header import encode_header
from game.records.problem import Fault, Problem
from game.records.safely import put_aside
from game.rules import switches
from game.rules.seats import side_of
from game.rules.variants import REGISTRY

_VERSION = 1
_COMPANIONS = ("-wal", "-shm")
_PATIENCE = 1.0  # seconds to wait for another copy of the game that is writing


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished match of one person; `ended` is ISO 8601 text, `switches` what differed from the preset.

    `match_id` is the same for the same match, so that it enters the hall once. `won` is None for a draw.
    """

    match_id: str
    ended: str
    variant: str
    switches: str
    name: str
    level: str
    own: int
    other: int
    deals: int
    won: bool | None
    assisted: bool


# The columns stand in the order of the fields above.
_CREATE = """
    CREATE TABLE IF NOT EXISTS matches (
        match_id TEXT PRIMARY KEY, ended TEXT, variant TEXT, switches TEXT, name TEXT, level TEXT,
        own INTEGER, other INTEGER, deals INTEGER, won INTEGER, assisted INTEGER
    )
"""
_ADD = "INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ALL = "SELECT * FROM matches ORDER BY ended, match_id"
_BEST = """
    SELECT * FROM matches WHERE won = 1 AND assisted = ? AND variant = COALESCE(?, variant)
    ORDER BY own - other DESC, deals, ended LIMIT ?
"""


def entry_of(course: Course, ended: str) -> Entry:
    """Return what the hall keeps of a match that is won, as the first person at the table sees it.

    `own` is the score of that person's side, in units where the game is paid, and `other` the best of the
    others; `level` names each level among the opponents once.
    """
    header, won = course.header, course.match.won
    seat = header.humans[0]
    own = side_of(header.variant, seat)
    others = [side for side in range(header.variant.sides) if side != own]
    opponents = (
        player.kind for place, player in enumerate(header.players) if side_of(header.variant, place) != own
    )
    differs = switches.differences(header.variant, REGISTRY[header.variant.key])
    return Entry(
        match_id=hashlib.sha256("\n".join(encode_header(header)).encode()).hexdigest()[:16],
        ended=ended,
        variant=header.variant.key,
        switches=" ".join(f"{switch.key}={switches.encode(value)}" for switch, value in differs),
        name=header.players[seat].name,
        level=" ".join(dict.fromkeys(opponents)),
        own=course.match.scores[own],
        other=max(course.match.scores[other] for other in others),
        deals=len(course.match.deals),
        won=None if won is None or won.winner is None else won.winner == own,
        assisted=course.assisted,
    )


class History:
    """The database at `path`, opened for each call only; `problem` is what was wrong with it last."""

    def __init__(self, path: Path) -> None:
        """Touch nothing yet."""
        self._path = path
        self.problem: Problem | None = None

    def add_match(self, entry: Entry) -> None:
        """Write down a match, unless it is there already; a failure becomes the problem."""
        self._run(_ADD, astuple(entry))

    def all(self) -> tuple[Entry, ...]:
        """Return every match, the earliest first."""
        return self._entries(_ALL, ())

    def best(self, limit: int, *, assisted: bool, variant: str | None = None) -> tuple[Entry, ...]:
        """Return the best wins, of one variant if it is named, as margins of different games do not compare.

        The widest margin comes first, then the fewest deals, then the earliest.
        """
        return self._entries(_BEST, (assisted, variant, limit))

    def _entries(self, statement: str, values: tuple[object, ...]) -> tuple[Entry, ...]:
        if not self._path.exists():
            return ()
        return tuple(map(_entry, self._run(statement, values)))

    def _run(self, statement: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        for _ in range(2):
            try:
                return self._execute(statement, values)
            except (sqlite3.OperationalError, OSError) as error:
                self.problem = Problem(Fault.UNWRITABLE, text=f"{self._path}: {error}")
                return []
            except sqlite3.DatabaseError:
                self._put_aside()
        return []

    def _execute(self, statement: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self._path, timeout=_PATIENCE)) as hall, hall:
            (version,) = hall.execute("PRAGMA user_version").fetchone()
            if version > _VERSION:
                raise sqlite3.DatabaseError(f"version {version} is newer than this game")
            hall.execute("PRAGMA journal_mode = WAL")
            hall.execute(_CREATE)
            hall.execute(f"PRAGMA user_version = {_VERSION}")
            return hall.execute(statement, values).fetchall()

    def _put_aside(self) -> None:
        for companion in _COMPANIONS:
            put_aside(self._path.with_name(f"{self._path.name}{companion}"))
        aside = put_aside(self._path)
        self.problem = Problem(Fault.HALL_BROKEN, text=str(self._path), kept=aside.name if aside else "")


def _entry(row: tuple[Any, ...]) -> Entry:
    entry = Entry(*row)
    return replace(entry, won=None if entry.won is None else bool(entry.won), assisted=bool(entry.assisted))
