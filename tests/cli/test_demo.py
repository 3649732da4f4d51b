"""The demo prints what happens, sums it up, and says once when it cannot be kept."""

import os
import re
from pathlib import Path

import pytest

from game.ai.levels import level
from game.ai.worker import Answer
from game.cli import check, main
from game.cli.demo import run
from game.cli.options import DemoOptions
from game.rules.variants import REGISTRY
from game.rules.view import View

RANDOM = ("random", "random")
ENDS = re.compile(r"(\.|[AKQJ9][CDSH]|10[CDSH])$|^$")


class Immediate:
    """A worker without a process: thinks at once, where it is asked."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def ask(self, ticket: int, key: str, view: View, seed: int) -> None:
        self._answers.append(Answer(ticket, level(key).choose(view, seed)))

    def poll(self) -> tuple[Answer, ...]:
        answers, self._answers = tuple(self._answers), []
        return answers

    def wait(self, _timeout: float) -> tuple[Answer, ...]:
        return self.poll()

    def cancel(self) -> None:
        self._answers.clear()

    def close(self) -> None:
        self.cancel()


@pytest.fixture
def immediate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the demo think without a process of its own."""
    monkeypatch.setattr("game.cli.demo.Worker", Immediate)


@pytest.mark.usefixtures("immediate")
@pytest.mark.parametrize("key", REGISTRY)
def test_demo_of_every_game_is_told_in_whole_lines_and_recorded(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ("standard", "random", "standard", "random")[: REGISTRY[key].seats]
    assert run(DemoOptions(key, seats, deals=2, seed=6, save=tmp_path)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\nDeal ") == 2
    assert [line for line in out.splitlines() if not ENDS.search(line) or "None" in line] == []
    told = []
    for record in sorted(tmp_path.glob("*.pinochle")):
        assert check.run(record) == 0
        told.append(capsys.readouterr().out.partition("\n\nThe record is sound")[0])
    assert out.startswith("\n".join(told))


@pytest.mark.usefixtures("immediate")
def test_seed_that_is_drawn_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["demo", "--headless", "--levels", "random"]) == 0
    assert len(set(re.findall(r"seed (\d+)", capsys.readouterr().out))) == 2


@pytest.mark.usefixtures("immediate")
def test_money_of_a_demo_for_stakes_is_all_there(capsys: pytest.CaptureFixture[str]) -> None:
    four = (("seats", "4"),)
    assert run(DemoOptions("auction_250", ("random",) * 4, deals=6, seed=2, switches=four)) == 0
    out = capsys.readouterr().out
    kitty = int(re.findall(r"The kitty holds (\d+)\.", out)[-1])
    balances = {side: int(units) for side, units in re.findall(r"(\w+): balance (-?\d+)\.", out)}
    assert set(balances) == {"South", "West", "North", "East"}
    assert sum(balances.values()) + kitty == 0
    for side, units in balances.items():
        assert f"{side}: matches won 0, points in all {units}." in out


@pytest.mark.usefixtures("immediate")
def test_cards_passed_and_buried_are_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    for key in ("cardgames", "auction_250"):
        run(DemoOptions(key, ("standard",) * REGISTRY[key].seats, deals=3, seed=1))
    out = capsys.readouterr().out
    secret = [line for line in out.splitlines() if " passes 4 " in line or " buries 3 " in line]
    assert secret
    assert not [line for line in secret if re.search("[♣♦♠♥]", line)]


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
