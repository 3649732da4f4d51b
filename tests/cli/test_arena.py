"""The arena prints what it measured, as text or as one object, after an interrupt too."""

import json
from collections.abc import Generator

import pytest

from game.ai.arena.contest import Contest, Played, play
from game.ai.levels import LEVELS
from game.cli.arena import run
from game.cli.options import ArenaOptions
from game.compiled import BUILD, Build

RANDOMS = ("random", "random")


def test_one_object_says_who_is_ahead_and_on_what_deals(capsys: pytest.CaptureFixture[str]) -> None:
    options = ArenaOptions("kencom", ("standard", "random"), deals=4, seed=2, json=True, workers=1)
    assert run(options) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["low"] < told["mean"] < told["high"]
    assert (told["deals"], told["boards"], told["seed"], told["variant"]) == (4, 8, 2, "kencom")
    assert told["levels"] == [LEVELS["standard"].exact, LEVELS["random"].exact]
    assert [set(each) for each in told["seconds"]] == [{"mean", "p99"}] * 2
    assert told["compiled"] == (BUILD is Build.COMPILED)
    assert all(each["made"] + each["set"] == each["bid"] for each in told["contracts"])


def test_a_level_against_itself_prints_exactly_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(ArenaOptions("three_hand", RANDOMS, deals=2, seed=1, json=True, workers=1)) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["mean"], told["low"], told["high"], told["won"]) == (0, 0, 0, 0.5)


@pytest.mark.parametrize(
    ("options", "sentences"),
    [
        (
            ArenaOptions("cardgames", RANDOMS, deals=3, seed=1, workers=1),
            ("cardgames: 3 deals on 6 boards, seed 1.", "+0.00 points a deal", "contracts bid", "50.0 %"),
        ),
        (
            ArenaOptions("auction_250", RANDOMS, 3, 9, switches=(("seats", "4"),), workers=1),
            ("auction_250 seats=4: 3 deals on 18 boards", "+0.00 units a deal", "Nobody bid on 12 boards"),
        ),
        (
            ArenaOptions("double_deck", RANDOMS, deals=2, seed=1, trump_given=True, workers=1),
            ("+0.00 trick points a deal (x1 scale)", "ms a decision"),
        ),
    ],
)
def test_text_tells_the_same(
    options: ArenaOptions, sentences: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(options) == 0
    told = capsys.readouterr().out
    assert all(sentence in told for sentence in sentences), told
    assert ("contracts bid" in told) == (not options.trump_given)


@pytest.mark.parametrize(("build", "word"), [(Build.COMPILED, "compiled"), (Build.SOURCE, "Python source")])
def test_text_says_what_the_players_ran_as(
    build: Build, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.ai.arena.measuring.BUILD", build)
    run(ArenaOptions("kencom", RANDOMS, deals=2, seed=1, workers=1))
    assert word in capsys.readouterr().out


@pytest.mark.parametrize("deals", [0, 1, 3])
def test_an_interrupt_ends_with_what_was_measured_so_far(
    deals: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(contest: Contest, _deals: int, _executor: None) -> Generator[Played]:
        yield from (play(contest, number + 1) for number in range(deals))
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.arena.tournament", interrupted)
    assert run(ArenaOptions("kencom", RANDOMS, deals=9, seed=1, workers=1)) == 130
    assert capsys.readouterr().out.count("3 deals on 6 boards") == (deals == 3)
