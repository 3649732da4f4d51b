"""Each copy of the game keeps its own match, and nothing that was played is ever lost."""

import random
from pathlib import Path

import pytest

from game.records.codec import encode
from game.records.course import Course, advance, open_course
from game.records.header import Header
from game.records.problem import Fault
from game.records.record import Record, read_record
from game.records.saves import Saves
from game.rules.switches import named, with_switch
from game.rules.variants import preset
from tests.records.games import PERSON, header, random_entries

SINGLE = with_switch(preset("two_hand_classic"), "format", named("format").values[0])


def won(played: Header) -> Course:
    course = open_course(played)
    for entry in random_entries(played, deals=9, luck=random.Random(2)):
        course = advance(course, entry).course
    assert course.match.won
    return course


def play(saves: Saves, played: Header, lines: int) -> None:
    writer = saves.begin(played)
    for entry in random_entries(played, deals=1, luck=random.Random(2))[:lines]:
        writer.append(encode(entry))


def seed_in(path: Path) -> int:
    record = read_record(path)
    assert isinstance(record, Record)
    return record.header.seed


def test_first_start_has_nothing_to_continue_and_no_notice(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path / "home")
    assert (saves.continuable(), saves.finished(), saves.problem) == (None, (), None)


def test_match_that_was_begun_can_be_continued_by_the_next_start(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    play(saves, header(players=PERSON), 5)
    saves.close()
    assert Saves.open(tmp_path).continuable() == saves.current


def test_saves_lie_in_the_home_that_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path / "stick"))
    assert Saves.open().current.parent == tmp_path / "stick"


def test_new_match_keeps_the_one_it_replaces(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    for seed in (1, 2, 3):
        play(saves, header(seed=seed, players=PERSON), 5)
    abandoned = sorted((tmp_path / "abandoned").iterdir())
    assert sorted(map(seed_in, abandoned)) == [1, 2]
    assert seed_in(saves.current) == 3


def test_finished_match_leaves_and_enters_the_hall_once(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = header(SINGLE, players=PERSON)
    play(saves, played, 500)
    course = won(played)
    saves.finish(course)
    saves.finish(course)
    assert saves.continuable() is None
    assert [seed_in(path) for path in saves.finished()] == [1]
    assert len(saves.history.all()) == 1


def test_match_of_computers_is_nobodys_fame(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    saves.finish(won(header(SINGLE)))
    assert saves.history.all() == ()


def test_second_copy_says_so_and_never_touches_the_match_of_the_first(tmp_path: Path) -> None:
    first = Saves.open(tmp_path)
    play(first, header(seed=1, players=PERSON), 5)
    second = Saves.open(tmp_path)
    assert second.problem
    assert second.problem.fault is Fault.ANOTHER_COPY
    assert second.continuable() is None
    play(second, header(seed=2, players=PERSON), 5)
    assert (seed_in(first.current), seed_in(second.current)) == (1, 2)


def test_match_of_a_second_copy_is_found_when_both_are_gone(tmp_path: Path) -> None:
    first, second = Saves.open(tmp_path), Saves.open(tmp_path)
    play(second, header(seed=2, players=PERSON), 5)
    first.close()
    second.close()
    assert seed_in(Saves.open(tmp_path).current) == 2


def test_match_of_a_copy_that_is_still_running_is_left_alone(tmp_path: Path) -> None:
    first, second = Saves.open(tmp_path), Saves.open(tmp_path)
    play(second, header(seed=2, players=PERSON), 5)
    first.close()
    again = Saves.open(tmp_path)
    assert again.continuable() is None
    assert seed_in(second.current) == 2


def test_more_copies_than_anybody_runs_still_play_apart(tmp_path: Path) -> None:
    copies = [Saves.open(tmp_path) for _ in range(11)]
    names = {saves.current for saves in copies[:10]}
    assert len(names) == 10
    for saves in copies:
        saves.close()


def test_folder_that_cannot_be_made_is_one_problem_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    saves = Saves.open(tmp_path / "file" / "home")
    assert saves.problem
    assert saves.problem.fault is Fault.UNWRITABLE
    assert saves.continuable() is None
    assert saves.history.best(10, assisted=False) == ()
    saves.finish(won(header(SINGLE, players=PERSON)))


def test_match_is_kept_even_when_the_folder_for_old_ones_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "abandoned").write_text("a file of that name")
    saves = Saves.open(tmp_path)
    play(saves, header(seed=1, players=PERSON), 5)
    play(saves, header(seed=2, players=PERSON), 5)
    assert seed_in(tmp_path / "current-1.pinochle.broken-1") == 1
    assert seed_in(saves.current) == 2
