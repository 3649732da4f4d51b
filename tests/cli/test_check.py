"""The check of a record prints it, and blames the first line that is wrong."""

from pathlib import Path

import pytest

from game.cli import main
from tests.records.games import PERSON, header, sample, written


def check(path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path.write_bytes(content)
    code = main(["replay", str(path)])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.pinochle"


def test_sound_record_is_printed_with_its_scores(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = check(path, sample(), capsys)
    assert (code, err) == (0, "")
    assert out.count("tricks ") == 4
    assert "Deal 2:" in out
    assert "The record is sound: 2 deals played to their end." in out
    assert "It stops" not in out


def test_record_cut_inside_a_deal_is_sound_as_far_as_it_goes(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = check(path, sample()[: len(sample()) // 4], capsys)
    assert code == 0
    assert "It stops inside deal 1." in out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("0 plai QS0", "plai"),
        ("0 end", "against the rules"),
        ("digest 00", "cannot come here"),
        ("0 play QQ", "QQ"),
    ],
)
def test_wrong_line_is_named_with_its_reason(
    path: Path, capsys: pytest.CaptureFixture[str], line: str, told: str
) -> None:
    lines = sample().splitlines(keepends=True)
    broken = b"".join([*lines[:20], f"{line}\n".encode(), *lines[20:]])
    code, out, err = check(path, broken, capsys)
    assert code == 1
    assert err.startswith("Line 21: ")
    assert told in err
    assert "Deal 1:" in out
    assert path.read_bytes() == broken, "a check changes nothing"


@pytest.mark.parametrize("junk", [b"", b"\0\1\2", b"pinochle-record 7\n"])
def test_file_that_is_no_record_is_told(path: Path, capsys: pytest.CaptureFixture[str], junk: bytes) -> None:
    code, out, err = check(path, junk, capsys)
    assert (code, out) == (1, "")
    assert err
    assert path.read_bytes() == junk


def test_missing_file_is_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 1
    assert str(path) in capsys.readouterr().err


def test_what_was_taken_back_is_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = header(players=PERSON)
    head = written(played, [])
    body = [line for line in sample().splitlines() if b"play" in line or b"deal 1" in line][:3]
    code, out, _ = check(path, head + b"\n".join([*body, b"undo 2", b"redo", b""]), capsys)
    assert code == 0
    assert "2 actions are taken back." in out
    assert out.count(" takes the trick") == 2
