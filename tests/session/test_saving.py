"""Every step is on disk before it is shown, and a match goes on at its exact card."""

import random
from pathlib import Path

import pytest

from game.records.problem import Fault, Problem
from game.records.record import Record, read_record
from game.records.saves import Saves
from game.rules.actions import DeclareOut
from game.session.session import Session
from tests.session.players import CLASSIC, play_deal, play_match, session, step


def resumed(path: Path, saves: Saves | None = None) -> Session:
    found = Session.resume(path, saves)
    assert isinstance(found, Session)
    return found


def test_record_is_on_disk_before_anybody_hears_of_it(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    lines: list[int] = []

    def look(_change: object) -> None:
        record = read_record(saves.current)
        assert isinstance(record, Record)
        lines.append(len(record.lines))
        assert len([line for line in record.lines if "play" in line.text]) >= len(played.view(None).plays)

    played.listen(0, look)
    played.start_deal()
    for number in range(2, 8):
        step(played)
        assert lines[-1] == number


def test_every_step_can_be_continued_from(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    played.start_deal()
    luck = random.Random(2)
    for number in range(45):
        step(played, luck)
        if number % 7 == 0:
            played.undo()
        if number % 14 == 0:
            played.redo()
        assert resumed(saves.current).course == played.course


def test_continued_match_goes_on_as_if_never_left(tmp_path: Path) -> None:
    straight = session(saves=Saves.open(tmp_path / "straight"))
    play_deal(straight, random.Random(6))
    luck = random.Random(6)
    saves = Saves.open(tmp_path / "broken")
    played = session(saves=saves)
    played.start_deal()
    while not played.deal_over:
        step(played, luck)
        played = resumed(saves.current, saves)
    assert played.course.state == straight.course.state


def test_acknowledged_match_enters_the_hall_and_leaves_the_desk(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = Session.new(CLASSIC, ("human", "standard"), 1, saves, name="Ann")
    play_match(played)
    (entry,) = saves.history.all()
    assert (entry.name, entry.level, entry.assisted) == ("Ann", "standard", False)
    assert entry.deals == len(played.match.deals)
    assert saves.continuable() is None
    assert len(saves.finished()) == 1


def test_match_that_is_won_but_not_acknowledged_is_not_in_the_hall(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    played.start_deal()
    played.submit(0, DeclareOut())
    assert played.match.won
    assert saves.history.all() == ()
    assert resumed(saves.current).can_undo


def test_assisted_match_is_marked_in_the_hall(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    play_deal(played)
    played.undo()
    played.redo()
    played.acknowledge()
    again = resumed(saves.current, saves)
    play_match(again)
    assert [entry.assisted for entry in saves.history.all()] == [True]


def test_kill_between_acknowledgement_and_hall_is_made_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    with monkeypatch.context() as killed:
        killed.setattr(Saves, "finish", lambda *_: None)
        play_match(played)
    assert saves.continuable()
    again = resumed(saves.current, saves)
    assert again.match.won
    assert again.acknowledged
    assert len(saves.history.all()) == 1
    assert saves.continuable() is None


def test_record_without_its_last_digest_is_completed(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    play_deal(played)
    whole = saves.current.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert lines[-1].startswith(b"digest")
    saves.current.write_bytes(b"".join(lines[:-1]))
    assert resumed(saves.current).deal_over
    assert saves.current.read_bytes() == whole


def test_full_disk_is_a_problem_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    played = session(saves=Saves.open(tmp_path / "file"))
    play_match(played)
    assert played.match.won
    assert played.problem
    assert played.problem.fault is Fault.UNWRITABLE


def test_broken_record_goes_on_with_its_sound_part_and_says_so(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    played = session(saves=saves)
    play_deal(played)
    lines = saves.current.read_bytes().splitlines(keepends=True)
    saves.current.write_bytes(b"".join([*lines[:15], b"nonsense\n", *lines[15:]]))
    again = resumed(saves.current, saves)
    assert again.problem
    assert again.problem.line_no == 16
    play_match(again)
    assert again.match.won


def test_match_with_one_version_of_a_level_goes_on(tmp_path: Path) -> None:
    saves = Saves.open(tmp_path)
    session("human", "standard@1", saves=saves).start_deal()
    assert resumed(saves.current).players == ("human", "standard@1")


@pytest.mark.parametrize("name", ["grandmaster", "standard@99"])
def test_player_of_another_version_is_named(tmp_path: Path, name: str) -> None:
    saves = Saves.open(tmp_path)
    session("human", name, saves=saves).start_deal()
    problem = Session.resume(saves.current)
    assert isinstance(problem, Problem)
    assert (problem.fault, problem.text) == (Fault.UNKNOWN_PLAYER, name)
    assert "standard" in problem.valid


def test_useless_record_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "x.pinochle").write_bytes(b"\0" * 50)
    assert isinstance(Session.resume(tmp_path / "x.pinochle"), Problem)
