"""Files are written whole or not at all, and broken ones are kept."""

import os
from pathlib import Path

import pytest

from game.records.safely import move, put_aside, write_whole


def test_file_appears_whole_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    write_whole(tmp_path / "a" / "b" / "file", b"content")
    assert (tmp_path / "a" / "b" / "file").read_bytes() == b"content"
    assert len(list((tmp_path / "a" / "b").iterdir())) == 1


def test_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_moved_file_has_its_new_name_only(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    move(tmp_path / "file", tmp_path / "deep" / "other")
    assert (tmp_path / "deep" / "other").read_bytes() == b"x"
    assert not (tmp_path / "file").exists()


@pytest.mark.parametrize("copy", [True, False])
def test_broken_files_get_one_number_after_another(tmp_path: Path, copy: bool) -> None:  # noqa: FBT001 - a case
    path = tmp_path / "save"
    for number in (1, 2, 3):
        path.write_bytes(b"%d" % number)
        aside = put_aside(path, copy=copy)
        assert aside == tmp_path / f"save.broken-{number}"
        assert aside.read_bytes() == b"%d" % number
        assert path.exists() is copy


def test_what_cannot_be_put_aside_is_no_further_trouble(tmp_path: Path) -> None:
    assert put_aside(tmp_path / "missing") is None
    assert put_aside(tmp_path / "missing", copy=True) is None
