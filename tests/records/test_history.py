"""The hall of fame keeps every finished match once, whatever happens to its file."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.records.course import advance, open_course
from game.records.history import Entry, History, entry_of
from game.records.problem import Fault
from game.rules.switches import named, with_switch
from game.rules.variants import preset
from tests.records.games import PERSON, header, random_entries

WIN = Entry(
    "a", "2026-01-31", "two_hand_classic", "", "Ann", "standard", 1010, 800, 5, won=True, assisted=False
)
JUNK = {
    "binary": bytes(range(256)) * 64,
    "text": b"this is no database\n" * 99,
    "ten megabytes": b"x" * 10_000_000,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "hall.sqlite3"


def hall_of(path: Path, *entries: Entry) -> History:
    hall = History(path)
    for entry in entries:
        hall.add_match(entry)
    return hall


def test_empty_hall_makes_no_file(path: Path) -> None:
    assert History(path).best(10, assisted=False) == ()
    assert not path.exists()


def test_what_went_in_comes_out(path: Path) -> None:
    odd = replace(WIN, match_id="b", name='Ann "Q"\n🂱', won=None, assisted=True)
    assert hall_of(path, WIN, odd).all() == (WIN, odd)


def test_the_widest_margin_is_best_then_the_fewest_deals_then_the_earliest(path: Path) -> None:
    wide = replace(WIN, match_id="wide", own=1500)
    quick = replace(WIN, match_id="quick", deals=4)
    later = replace(WIN, match_id="later", ended="2027-01-01")
    hall = hall_of(path, later, WIN, quick, wide)
    assert [entry.match_id for entry in hall.best(3, assisted=False)] == ["wide", "quick", "a"]


def test_lost_and_drawn_matches_are_no_fame(path: Path) -> None:
    hall = hall_of(path, replace(WIN, won=False), replace(WIN, match_id="b", won=None))
    assert hall.best(10, assisted=False) == ()


def test_assisted_matches_stand_apart(path: Path) -> None:
    helped = replace(WIN, match_id="helped", assisted=True)
    hall = hall_of(path, WIN, helped)
    assert hall.best(10, assisted=False) == (WIN,)
    assert hall.best(10, assisted=True) == (helped,)


def test_same_match_enters_once(path: Path) -> None:
    assert hall_of(path, WIN, replace(WIN, own=2000)).all() == (WIN,)


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
def test_broken_hall_is_kept_aside_and_a_new_one_begun(path: Path, junk: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(junk)
    hall = hall_of(path, WIN)
    assert hall.problem
    assert (hall.problem.fault, hall.problem.kept) == (Fault.HALL_BROKEN, "hall.sqlite3.broken-1")
    assert path.with_name(hall.problem.kept).read_bytes() == junk
    assert History(path).all() == (WIN,)


def test_cut_hall_never_stops_the_game(path: Path) -> None:
    hall_of(path, *(replace(WIN, match_id=str(number)) for number in range(99)))
    path.write_bytes(path.read_bytes()[:5000])
    hall = hall_of(path, WIN)
    assert hall.problem
    assert WIN in History(path).all()


def test_hall_of_a_newer_game_is_kept_aside(path: Path) -> None:
    hall_of(path, WIN)
    with closing(sqlite3.connect(path)) as newer, newer:
        newer.execute("PRAGMA user_version = 99")
    hall = hall_of(path, WIN)
    assert hall.problem
    assert hall.problem.fault is Fault.HALL_BROKEN


def test_empty_file_is_an_empty_hall(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"")
    hall = hall_of(path, WIN)
    assert hall.problem is None
    assert hall.all() == (WIN,)


def test_hall_that_cannot_be_written_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    hall = hall_of(path, WIN)
    assert hall.problem
    assert hall.problem.fault is Fault.UNWRITABLE
    assert hall.best(10, assisted=False) == ()


def test_two_copies_of_the_game_write_into_the_same_hall(path: Path) -> None:
    one, other = History(path), History(path)
    one.add_match(WIN)
    other.add_match(replace(WIN, match_id="b"))
    assert len(one.all()) == 2


def test_entry_is_the_match_as_the_person_sees_it() -> None:
    single = with_switch(preset("two_hand_classic"), "format", named("format").values[0])
    course = open_course(header(single, players=(PERSON[1], PERSON[0])))
    for entry in random_entries(course.header, deals=1, luck=random.Random(5)):
        course = advance(course, entry).course
    told = entry_of(course, "2026-01-31")
    assert (told.own, told.other) == (course.match.scores[1], course.match.scores[0])
    assert told.won is (told.own > told.other)
    assert (told.name, told.level, told.switches) == ("Ann", "standard", "format=single_deal")
