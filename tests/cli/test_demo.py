"""The demo prints what happens, sums it up, and says once when it cannot be kept."""

import os
import re
from pathlib import Path

import pytest

from game.cli.demo import run
from game.cli.options import DemoOptions

RANDOM = ("random", "random")


def test_final_score_is_the_sum_of_the_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(DemoOptions("two_hand_encyclopedia", RANDOM, deals=3, seed=2)) == 0
    out = capsys.readouterr().out
    for side in ("South", "North"):
        scores = re.findall(rf"{side}: melds (\d+), tricks \d+ counted as (\d+)", out)
        assert len(scores) == 3
        total = sum(int(melds) + int(tricks) for melds, tricks in scores)
        wins = out.count(f"{side} wins the match.")
        assert f"{side}: matches won {wins}, points in all {total}." in out


def test_cut_match_tells_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    run(DemoOptions("two_hand_classic", RANDOM, deals=1, seed=2))
    out = capsys.readouterr().out
    first, second = re.findall(r"match (\d+)\.", out)
    assert out.endswith(f"The last match is not over; it stands at {first} : {second}.\n")


def test_full_disk_is_told_once_and_the_demo_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert run(DemoOptions("two_hand_classic", RANDOM, deals=1, seed=2, save=tmp_path)) == 0
    out, err = capsys.readouterr()
    assert "1 deal played." in out
    assert err.count("No space left on device") == 1


def test_folder_of_another_demo_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "match-001.pinochle").write_text("something")
    assert run(DemoOptions("two_hand_classic", RANDOM, deals=1, save=tmp_path)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "--resume" in err
