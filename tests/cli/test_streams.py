"""The game writes even where there is no console to write to."""

import io
import sys
from pathlib import Path

import pytest

from game.cli.streams import open_streams


def test_program_without_a_console_writes_into_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    open_streams()
    with sys.stdout:
        sys.stdout.write("Trumpf ♠\n")
        sys.stderr.write("trouble\n")
    assert (tmp_path / "pinochle.log").read_text(encoding="utf-8") == "Trumpf ♠\ntrouble\n"


def test_log_that_cannot_be_written_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "stdout", None)
    open_streams()
    with sys.stdout:
        sys.stdout.write("lost")


def test_letter_that_cannot_be_shown_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", narrow)
    open_streams()
    sys.stdout.write("Q♠\n")
    narrow.flush()
    assert narrow.buffer.getvalue() == b"Q?\n"
