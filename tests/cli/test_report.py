"""The report tells a match in whole lines."""

import random

from game.cli.report import Report
from game.records.course import advance, open_course
from game.records.entries import Acted, Dealt
from game.records.header import Header, Player
from game.rules.engine import view
from game.rules.variants import preset
from tests.records.games import PERSON, header, random_entries


def told(played: Header, deals: int = 1) -> list[str]:
    lines: list[str] = []
    report = Report(lines.append)
    report.begin(played)
    course = open_course(played)
    for entry in random_entries(played, deals=deals, luck=random.Random(3)):
        step = advance(course, entry)
        course = step.course
        for moment in step.moments:
            report.tell(moment)
    report.end_line()
    return lines


def test_report_begins_with_what_is_played_and_by_whom() -> None:
    lines = told(header(preset("two_hand_encyclopedia"), players=(Player("human"), Player("random")), seed=7))
    assert lines[1] == "Match: two_hand_encyclopedia, seed 7."
    assert lines[2] == "South is a person."
    assert lines[3] == "North is Random."


def test_person_is_called_by_name() -> None:
    assert "South is Ann." in told(header(players=PERSON))


def test_each_trick_is_one_line_with_both_cards_and_the_winner() -> None:
    tricks = [line for line in told(header()) if " plays " in line]
    assert len(tricks) == 24
    assert all(line.count(" plays ") == 2 and " takes the " in line for line in tricks)


def test_hands_and_hidden_draws_are_told() -> None:
    lines = told(header())
    holds = [line for line in lines if " holds " in line]
    assert [len(line.split()) for line in holds] == [2 + 12, 2 + 12]
    assert not [line for line in lines if "draws a card" in line]
    assert sum(line.count(" draws ") for line in lines) == 24


def test_scores_are_told_as_they_were_counted() -> None:
    played = header()
    course = open_course(played)
    for entry in random_entries(played, deals=1, luck=random.Random(3)):
        course = advance(course, entry).course
    (scored,) = course.match.deals
    lines = told(played)
    expected = (
        f"South: melds {scored.melds[0]}, tricks {scored.tricks[0]} counted as {scored.rounded[0]}, "
        f"match {scored.scores[0]}."
    )
    assert expected in lines


def test_every_deal_begins_after_an_empty_line() -> None:
    lines = told(header(), deals=2)
    starts = [number for number, line in enumerate(lines) if line.startswith("Deal ")]
    assert len(starts) == 2
    assert all(lines[number - 1] == "" for number in starts)


def test_unfinished_line_is_written_when_the_report_ends() -> None:
    played = header()
    course = advance(open_course(played), Dealt(1)).course
    seat = course.state.to_act
    assert seat is not None
    action = view(course.state, seat).legal[0]
    lines: list[str] = []
    report = Report(lines.append)
    for moment in advance(course, Acted(seat, action)).moments:
        report.tell(moment)
    assert lines == []
    report.end_line()
    assert len(lines) == 1
