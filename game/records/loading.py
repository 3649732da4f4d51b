"""Loading: a record taken up again exactly where it ends, whatever state its file is in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from game.records.course import Course, open_course
from game.records.problem import Fault, Problem
from game.records.record import Record, read_record
from game.records.replay import replay
from game.records.safely import put_aside, write_whole
from game.records.writer import RecordWriter


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match to go on with; `problem` tells what had to be left out, of which a copy is kept aside."""

    course: Course
    writer: RecordWriter
    problem: Problem | None


def load(path: Path) -> Loaded | Problem:
    """Read a match up to its first wrong line; a Problem when nothing can be used, the file put aside."""
    record = read_record(path)
    if isinstance(record, Problem):
        return record if record.fault is Fault.UNREADABLE else _kept(record, put_aside(path))
    course, size, problem = _played(record)
    if problem:
        problem = _repair(path, size, problem)
    return Loaded(course, RecordWriter(path, record.header, size=size), problem)


def _played(record: Record) -> tuple[Course, int, Problem | None]:
    course, size = open_course(record.header), record.start
    for step in replay(record):
        if isinstance(step, Problem):
            return course, size, step
        course, size = step.advance.course, step.line.end
    return course, size, None


def _repair(path: Path, size: int, problem: Problem) -> Problem:
    try:
        sound = path.read_bytes()[:size]
        problem = _kept(problem, put_aside(path, copy=True))
        write_whole(path, sound)
    except OSError as error:
        return Problem(Fault.UNWRITABLE, text=f"{path}: {error.strerror}")
    return problem


def _kept(problem: Problem, aside: Path | None) -> Problem:
    return replace(problem, kept=aside.name if aside else "")
