"""A match is taken up again whatever state its file is in, and the file is kept."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.loading import Loaded, load
from game.records.problem import Fault, Problem
from game.records.record import Record, parse_record
from tests.records.games import sample


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.pinochle"


def loaded(path: Path) -> Loaded:
    result = load(path)
    assert isinstance(result, Loaded)
    return result


def test_sound_match_stands_where_it_stood(path: Path) -> None:
    path.write_bytes(sample())
    match = loaded(path)
    assert match.problem is None
    assert len(match.course.match.deals) == 2
    assert list(path.parent.iterdir()) == [path]


def test_unfinished_line_is_dropped_without_a_word_and_written_over(path: Path) -> None:
    lines = sample().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:-3])
    match = loaded(path)
    assert match.problem is None
    match.writer.append("acknowledged")
    assert path.read_bytes() == sample()


@pytest.mark.parametrize(
    ("bad", "fault"),
    [(b"0 plai QS0\n", Fault.UNKNOWN_WORD), (b"0 end\n", Fault.REFUSED), (b"\xff\n", Fault.UNKNOWN_WORD)],
)
def test_broken_match_goes_on_from_its_last_sound_line(path: Path, bad: bytes, fault: Fault) -> None:
    lines = sample().splitlines(keepends=True)
    broken = b"".join([*lines[:30], bad, *lines[31:]])
    path.write_bytes(broken)
    match = loaded(path)
    assert match.problem
    assert (match.problem.fault, match.problem.line_no) == (fault, 31)
    assert match.problem.kept == "match.pinochle.broken-1"
    assert path.with_name(match.problem.kept).read_bytes() == broken
    assert path.read_bytes() == b"".join(lines[:30])
    match.writer.append(lines[30].decode().strip())
    assert loaded(path).problem is None


@pytest.mark.parametrize("junk", [b"", b"\0" * 99, b"pinochle-record 2\n", b"x" * 10_000_000])
def test_useless_file_is_put_aside_and_said_so(path: Path, junk: bytes) -> None:
    path.write_bytes(junk)
    problem = load(path)
    assert isinstance(problem, Problem)
    assert problem.kept == "match.pinochle.broken-1"
    assert path.with_name(problem.kept).read_bytes() == junk
    assert not path.exists()


def test_missing_file_is_a_problem_and_makes_no_other(path: Path) -> None:
    problem = load(path)
    assert isinstance(problem, Problem)
    assert problem.fault is Fault.UNREADABLE
    assert list(path.parent.iterdir()) == []


def test_repair_that_cannot_be_written_is_told_and_leaves_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = sample() + b"nonsense\n"
    path.write_bytes(broken)

    def refuse(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("game.records.loading.write_whole", refuse)
    match = loaded(path)
    assert match.problem
    assert match.problem.fault is Fault.UNWRITABLE
    assert path.read_bytes() == broken


@given(st.data())
def test_cut_anywhere_a_match_is_what_its_whole_lines_say(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    whole = parse_record(sample())
    assert isinstance(whole, Record)
    cut = data.draw(st.integers(whole.start, len(sample())))
    path = tmp_path_factory.mktemp("cut") / "match.pinochle"
    path.write_bytes(sample()[:cut])
    course = loaded(path).course
    done = [line for line in whole.lines if line.end <= cut]
    assert len(course.match.deals) == sum(line.text.startswith("digest") for line in done) or course.over
