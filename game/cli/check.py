"""The check of a record: every line against the rules, every deal printed with its scores."""

from __future__ import annotations

import sys
from pathlib import Path

from game.cli.report import Report
from game.presentation.wording import _, ngettext
from game.presentation.wording.notices import notice
from game.records.course import Course, open_course
from game.records.entries import TookBack
from game.records.problem import Problem
from game.records.record import read_record
from game.records.replay import replay


def run(path: Path) -> int:
    """Print the record and return 0, or 1 when a line is wrong, which is then named with its reason."""
    record = read_record(path)
    if isinstance(record, Problem):
        return _blame(record)
    report = Report(print)
    report.begin(record.header)
    course = open_course(record.header)
    for step in replay(record):
        if isinstance(step, Problem):
            report.end_line()
            return _blame(step)
        course = step.advance.course
        if isinstance(step.line.entry, TookBack):
            report.take_back(step.line.entry.count)
        for moment in step.advance.moments:
            report.tell(moment)
    report.end_line()
    _conclude(course)
    return 0


def _blame(problem: Problem) -> int:
    sys.stdout.flush()
    print(notice(problem), file=sys.stderr)
    return 1


def _conclude(course: Course) -> None:
    deals = len(course.match.deals)
    print()
    print(
        ngettext(
            "The record is sound: {count} deal played to its end.",
            "The record is sound: {count} deals played to their end.",
            deals,
        ).format(count=deals)
    )
    if not course.over:
        print(_("It stops inside deal {number}.").format(number=course.match.deal_no))
