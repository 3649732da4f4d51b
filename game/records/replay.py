"""Replay: a record played line by line, each checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from game.records.course import Advance, Course, Moment, advance, open_course
from game.records.problem import Fault, Problem, UnreadableError
from game.records.record import Line, Record, read_record
from game.rules.reasons import IllegalAction


@dataclass(frozen=True, slots=True)
class Step:
    """One line and what it did."""

    line: Line
    advance: Advance


def replay(record: Record) -> Iterator[Step | Problem]:
    """Yield a step for each sound line, and then, when there is one, the problem that ends the record."""
    course = open_course(record.header)
    for line in record.lines:
        step = _step(course, line)
        yield step
        if isinstance(step, Problem):
            return
        course = step.advance.course
    if record.problem:
        yield record.problem


def moments_in(path: Path) -> Iterator[Moment]:
    """Yield everything that happens in a record file, as far as it is sound."""
    record = read_record(path)
    for step in replay(record) if isinstance(record, Record) else ():
        if isinstance(step, Step):
            yield from step.advance.moments


def _step(course: Course, line: Line) -> Step | Problem:
    try:
        return Step(line, advance(course, line.entry))
    except IllegalAction as error:
        return Problem(Fault.REFUSED, line.line_no, line.text, reason=error.reason)
    except UnreadableError as error:
        return replace(error.problem, line_no=line.line_no)
