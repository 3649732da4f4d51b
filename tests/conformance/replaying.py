"""Replaying: the law that a match's record, written and read again, is the same match."""

from __future__ import annotations

from collections.abc import Sequence

from game.records.course import Course, open_course
from game.records.entries import Entry
from game.records.header import Header, Player
from game.records.problem import Problem
from game.records.record import Record, parse_record
from game.records.replay import replay
from game.rules.match import Match
from game.rules.state import State
from game.rules.variant import Variant
from tests.records.games import written


def record_is_the_match(
    variant: Variant, seed: int, entries: Sequence[Entry], match: Match, state: State
) -> None:
    """Hold what the record of a match leads to, every digest on the way included, against the match."""
    header = Header(variant, seed, (Player("standard"),) * variant.seats)
    record = parse_record(written(header, list(entries)))
    assert isinstance(record, Record), f"the header cannot be read: {record}"
    assert record.header == header, f"the header came back as {record.header}"
    came_back = [line.entry for line in record.lines]
    assert came_back == list(entries), "the lines came back as other entries"
    course = _replayed(record)
    assert course.match == match, f"the replayed match is {course.match}"
    assert course.state == state, "the replayed deal is another"


def _replayed(record: Record) -> Course:
    course = open_course(record.header)
    for step in replay(record):
        assert not isinstance(step, Problem), f"the record cannot be replayed: {step}"
        course = step.advance.course
    return course
