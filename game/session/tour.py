"""A tour: computers play one match after another, in the window or without, and can be interrupted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from game.records.course import open_course
from game.records.header import Header, Player
from game.records.lock import lock
from game.records.problem import Fault, Problem
from game.records.record import Record, read_record
from game.records.saves import SUFFIX
from game.records.writer import RecordWriter
from game.rules.shuffle import stream
from game.rules.variant import MatchFormat, Variant
from game.session.session import Session


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: with the same plan a tour always goes the same way. `deals` None goes on for ever."""

    variant: Variant
    levels: tuple[str, ...]
    seed: int
    deals: int | None = None

    def header(self, number: int, dealer: int | None = None) -> Header:
        """Return the header of match `number`, from 1; the first has the seed of the plan itself."""
        seed = self.seed if number == 1 else next(stream(f"match/{self.seed}/{number}"))
        return Header(self.variant, seed, tuple(map(Player, self.levels)), dealer=dealer)


Opened = Callable[[Session], None]


class Tour:
    """A run through a plan; `session` is the match being played.

    Use it as `while tour.proceed():` start the session's deal when it is between deals, and play to its end.
    """

    def __init__(self, plan: Plan, folder: Path | None = None, *, opened: Opened | None = None) -> None:
        """Begin with the first match, or with the one in the folder, which `check_folder` must have passed.

        `opened` is told of every match as it is taken up, also of finished ones.
        """
        self.plan = plan
        self._folder = folder
        self._opened = opened
        self._number = 0
        self._earlier = 0
        self.session = self._take_up(None)

    @property
    def deals(self) -> int:
        """How many deals have their result."""
        return self._earlier + len(self.session.match.deals)

    def proceed(self) -> bool:
        """Take the last result as seen, and the next match when this one is won; False when all is played."""
        self.session.acknowledge()
        while self.plan.deals is None or self.deals < self.plan.deals:
            if not self.session.match.won:
                return True
            self._earlier = self.deals
            self.session = self._take_up(self.session)
        return False

    def _take_up(self, last: Session | None) -> Session:
        self._number += 1
        single = self.plan.variant.match.format is MatchFormat.SINGLE_DEAL
        header = self.plan.header(self._number, last.match.dealer if last and single else None)
        session = self._session(header)
        if self._opened:
            self._opened(session)
        return session

    def _session(self, header: Header) -> Session:
        if self._folder is None:
            return Session(open_course(header), None)
        path = record_path(self._folder, self._number)
        found = Session.resume(path) if path.exists() else None
        if isinstance(found, Session):
            return found
        return Session(open_course(header), RecordWriter(path, header), problem=found)


def check_folder(plan: Plan, folder: Path, *, resume: bool) -> Problem | None:
    """Make a tour's folder and keep other tours out of it; a Problem when its records are not this plan's."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if lock(folder / ".lock") is None:
            return Problem(Fault.FOLDER_BUSY, text=str(folder))
    except OSError as error:
        return Problem(Fault.UNWRITABLE, text=f"{folder}: {error.strerror}")
    number = 1
    while (path := record_path(folder, number)).exists():
        record = read_record(path)
        if not resume:
            return Problem(Fault.FOLDER_USED, text=str(folder))
        if isinstance(record, Record) and replace(record.header, dealer=None) != plan.header(number):
            return Problem(Fault.OTHER_PLAN, text=str(path))
        number += 1
    return None


def first_seed(folder: Path) -> int | None:
    """Return the seed of the tour whose records are in the folder; None when there is no such tour."""
    record = read_record(record_path(folder, 1))
    return record.header.seed if isinstance(record, Record) else None


def record_path(folder: Path, number: int) -> Path:
    """Return where a tour keeps match `number`, from 1."""
    return folder / f"match-{number:03}{SUFFIX}"
