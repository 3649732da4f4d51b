"""A record file gives everything up to its first bad line, and says what is wrong with that."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.entries import Acted, Dealt
from game.records.problem import Fault, Problem
from game.records.record import LARGEST, Record, parse_record, presentable, read_record
from tests.records.games import sample

JUNK = {
    "nothing": (b"", Fault.EMPTY),
    "binary": (bytes(range(256)) * 9, Fault.NOT_A_RECORD),
    "one long line": (b"x" * 100_000, Fault.NOT_A_RECORD),
    "zeros, as after a power cut": (b"\0" * 4096, Fault.NOT_A_RECORD),
    "half a title": (b"pinochle-rec", Fault.NOT_A_RECORD),
    "half a header": (b"pinochle-record 1\nengine 1\nvari", Fault.INCOMPLETE_HEADER),
    "a newer version": (b"pinochle-record 9\nanything\n", Fault.FOREIGN_VERSION),
}


def parsed(content: bytes) -> Record:
    record = parse_record(content)
    assert isinstance(record, Record)
    return record


def test_sound_record_is_read_to_its_end() -> None:
    record = parsed(sample())
    assert record.problem is None
    assert record.size == len(sample())
    assert record.lines[0].entry == Dealt(1)
    assert isinstance(record.lines[1].entry, Acted)


@pytest.mark.parametrize(("junk", "fault"), JUNK.values(), ids=JUNK)
def test_file_that_is_no_record_says_so(junk: bytes, fault: Fault) -> None:
    problem = parse_record(junk)
    assert isinstance(problem, Problem)
    assert problem.fault is fault


def test_ten_megabytes_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "big.pinochle"
    path.write_bytes(sample() + b"x" * 10_000_000)
    problem = read_record(path)
    assert isinstance(problem, Problem)
    assert problem.fault is Fault.TOO_BIG
    assert LARGEST < 10_000_000


@pytest.mark.parametrize("name", ["missing.pinochle", "."])
def test_what_cannot_be_opened_is_a_problem(tmp_path: Path, name: str) -> None:
    problem = read_record(tmp_path / name)
    assert isinstance(problem, Problem)
    assert problem.fault is Fault.UNREADABLE


@given(st.data())
def test_record_cut_anywhere_gives_its_whole_lines(data: st.DataObject) -> None:
    whole = parsed(sample())
    cut = data.draw(st.integers(whole.start, len(sample())))
    record = parsed(sample()[:cut])
    assert record.problem is None
    assert record.lines == tuple(line for line in whole.lines if line.end <= cut)


@pytest.mark.parametrize("bad", [b"0 plai QS0", b"\xff\xfe\x00", b"", b"0 play XX", b"\x1b[31mred"])
def test_bad_line_is_named_and_what_stands_before_it_is_kept(bad: bytes) -> None:
    lines = sample().split(b"\n")
    record = parsed(b"\n".join([*lines[:20], bad, *lines[20:]]))
    assert record.problem
    assert record.problem.line_no == 21
    assert record.problem.text.isprintable()
    assert record.lines[-1].line_no == 20
    assert sample()[: record.size] == b"\n".join(lines[:20]) + b"\n"


def test_line_ends_of_another_system_are_read_too() -> None:
    unix, windows = parsed(sample()), parsed(sample().replace(b"\n", b"\r\n"))
    assert windows.problem is None
    assert [line.entry for line in windows.lines] == [line.entry for line in unix.lines]
    assert windows.size == len(sample().replace(b"\n", b"\r\n"))


@given(st.binary())
def test_any_bytes_are_a_record_or_a_problem(content: bytes) -> None:
    assert isinstance(parse_record(content), Record | Problem)


@given(st.data())
def test_any_damage_leaves_a_record_or_a_problem(data: st.DataObject) -> None:
    content = bytearray(sample())
    for place in data.draw(st.lists(st.integers(0, len(content) - 1), max_size=4)):
        content[place] = data.draw(st.integers(0, 255))
    assert isinstance(parse_record(bytes(content)), Record | Problem)


def test_long_and_unprintable_text_is_clipped_and_cleaned() -> None:
    assert presentable("a\x07b") == "a�b"
    assert len(presentable("x" * 500)) == 81
