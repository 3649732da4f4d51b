"""The demo without a screen: computers play deal after deal, and every line of it is printed."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import closing
from itertools import zip_longest

from game.ai.worker import Worker
from game.cli.options import DemoOptions
from game.cli.report import Report
from game.cli.tours import open_tour
from game.presentation.wording import _, ngettext, side_name
from game.presentation.wording.notices import notice
from game.records.course import Moment
from game.records.problem import Problem
from game.records.replay import moments_in
from game.rules.events import DealScored, MatchWon
from game.session.computers import Computers
from game.session.session import Session

_PATIENCE = 1.0  # seconds between two looks at players that are thinking


def run(options: DemoOptions) -> int:
    """Play, print, and return 0; 2 when the records would have no place of their own."""
    with closing(Worker()) as worker:
        show = _Show(worker)
        tour = open_tour(options, show.open)
        if isinstance(tour, Problem):
            print(notice(tour), file=sys.stderr)
            return 2
        while tour.proceed():
            show.play(tour.session)
        show.close(tour.session)
    return 0


class _Show:
    """Prints the matches of a tour and adds up what they bring."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._report = Report(_print)
        self._told: Problem | None = None
        self._deals = 0
        self._points: tuple[int, ...] = ()
        self._wins: Counter[int | None] = Counter()

    def open(self, session: Session) -> None:
        """Print a match as far as it has been played, and listen to the rest."""
        self._report.begin(session.course.header)
        self._tell_problem(session)
        if session.path and session.path.exists():
            for moment in moments_in(session.path):
                self._tell(moment)
        session.witness(self._tell)
        self._computers = Computers(session, self._worker)

    def play(self, session: Session) -> None:
        """Play the deal that is begun, or the next one, to its end."""
        session.start_deal()
        while not session.deal_over:
            self._computers.wait(_PATIENCE)
            self._tell_problem(session)

    def close(self, session: Session) -> None:
        """Print the sum of it all."""
        table, match = session.view(None), session.match
        if not match.won:
            self._add(match.scores)
        _print("")
        _print(
            ngettext("{count} deal played.", "{count} deals played.", self._deals).format(count=self._deals)
        )
        for side, points in enumerate(self._points):
            _print(
                _("{side}: matches won {wins}, points in all {points}.").format(
                    side=side_name(table, side), wins=self._wins[side], points=points
                )
            )
        if not match.won:
            scores = " : ".join(map(str, match.scores))
            _print(_("The last match is not over; it stands at {scores}.").format(scores=scores))

    def _tell(self, moment: Moment) -> None:
        self._report.tell(moment)
        event = moment.event
        if isinstance(event, DealScored):
            self._deals += 1
        if isinstance(event, MatchWon):
            self._wins[event.winner] += 1
            self._add(event.scores)

    def _add(self, scores: tuple[int, ...]) -> None:
        """Add the scores of a match, which may be balances, to what all matches brought."""
        self._points = tuple(map(sum, zip_longest(self._points, scores, fillvalue=0)))

    def _tell_problem(self, session: Session) -> None:
        if session.problem and session.problem != self._told:
            print(notice(session.problem), file=sys.stderr)
        self._told = session.problem or self._told


def _print(line: str) -> None:
    print(line, flush=True)
