"""The command tells how each game went, sums up, and says by its exit code whether all held."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import __main__ as command
from tests.conformance import watch
from tests.conformance.plan import Plan

ROOT = Path(__file__).parent.parent.parent


def test_what_holds_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--deals", "1", "--only", "kencom", "--only", "3"]) == 0
    first, second, total = capsys.readouterr().out.splitlines()
    assert first.startswith("[1/2]")
    assert first.endswith("kencom: 2 deals")
    assert second.startswith("[2/2]")
    assert total.startswith("2 of 2 games")
    assert total.endswith("0 failed")


def test_what_failed_is_named_with_all_it_takes_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "LONGEST", 3)
    assert command.main(["--seed", "5", "--deals", "2", "--only", "4", "--only", "kencom"]) == 1
    said = capsys.readouterr().out
    game = Plan(0, 2, 5).game("4")
    assert f"FAILED 4 {game.variant.key} {game.switches}: random players, match seed " in said
    assert "FAILED kencom: random players, match seed " in said
    assert ", deal 1, step 3: AssertionError in watch.py" in said
    assert "again: python -m tests.conformance --seed 5 --deals 2 --only 4\n" in said
    assert "2 of 2 games" in said
    assert "2 failed" in said


def test_a_run_ends_after_the_minutes_it_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--deals", "1", "--combinations", "5", "--minutes", "1e-9"]) == 0
    assert "1 of 20 games" in capsys.readouterr().out


def test_it_runs_in_several_processes() -> None:
    wanted = ["--deals", "1", "--jobs", "2", "--only", "kencom", "--only", "three_hand"]
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance", *wanted],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "2 of 2 games" in run.stdout
