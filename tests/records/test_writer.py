"""What was appended is on disk, whole, whatever happened before."""

import os
from pathlib import Path

import pytest

from game.records.header import encode_header
from game.records.problem import Fault, SaveError
from game.records.writer import RecordWriter
from tests.records.games import header


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "match.pinochle"


def body(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    head = encode_header(header())
    assert lines[: len(head)] == list(head)
    return lines[len(head) :]


def fail(monkeypatch: pytest.MonkeyPatch, *, how: int = 28) -> None:
    def full(_handle: int) -> None:
        raise OSError(how, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)


def test_nothing_is_written_before_the_first_line(path: Path) -> None:
    RecordWriter(path, header())
    assert not path.exists()


def test_each_line_is_on_disk_when_append_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []

    def sync(handle: int) -> None:
        synced.append(os.fstat(handle).st_size)

    monkeypatch.setattr(os, "fsync", sync)
    writer = RecordWriter(path, header())
    writer.append("deal 1")
    assert path.stat().st_size in synced
    writer.append("0 play QS0")
    assert synced[-1] == path.stat().st_size
    assert body(path) == ["deal 1", "0 play QS0"]


def test_new_record_replaces_what_had_its_name(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("old")
    RecordWriter(path, header()).append("deal 1")
    assert body(path) == ["deal 1"]


def test_record_goes_on_where_the_sound_part_ends(path: Path) -> None:
    RecordWriter(path, header()).append("deal 1")
    size = path.stat().st_size
    with path.open("a") as file:
        file.write("0 pl")
    RecordWriter(path, header(), size=size).append("0 play QS0")
    assert body(path) == ["deal 1", "0 play QS0"]


@pytest.mark.parametrize("before", [0, 1, 3])
def test_failed_lines_come_with_the_next_and_leave_no_gap(
    path: Path, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    writer = RecordWriter(path, header())
    for number in range(before):
        writer.append(f"line {number}")
    with monkeypatch.context() as full_disk:
        fail(full_disk)
        for number in (before, before + 1):
            with pytest.raises(SaveError) as caught:
                writer.append(f"line {number}")
            assert caught.value.problem.fault is Fault.UNWRITABLE
    writer.append("last line")
    assert body(path) == [*(f"line {number}" for number in range(before + 2)), "last line"]


def test_half_written_line_is_written_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = RecordWriter(path, header())
    writer.append("deal 1")
    with monkeypatch.context() as full_disk:
        fail(full_disk)
        with pytest.raises(SaveError):
            writer.append("x" * 100)
    assert path.read_bytes().endswith(b"x\n"), "the failure came after the bytes"
    writer.append("y")
    assert body(path) == ["deal 1", "x" * 100, "y"]


def test_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    writer = RecordWriter(tmp_path / "file" / "match.pinochle", header())
    with pytest.raises(SaveError) as caught:
        writer.append("deal 1")
    assert str(tmp_path / "file") in caught.value.problem.text
