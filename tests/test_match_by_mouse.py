"""Whole matches in the real app with nothing but a mouse, from the menu to the hall of fame and out."""

import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path

import pytest

from game.cli.options import PlayOptions
from game.records.course import Course
from game.records.record import Record, read_record
from game.records.replay import Step, replay
from game.records.saves import Saves
from game.rules.digest import digest
from tests.accounts import account, last_states
from tests.mouse import run
from tests.mouse_player import SIDES, MousePlayer

TARGET = 1000


@dataclass(frozen=True)
class Evening:
    """A match that is over: who played it, the app's exit code, and what is on disk."""

    player: MousePlayer
    code: int
    saves: Saves

    @property
    def record(self) -> Path:
        (path,) = self.saves.finished()
        return path

    @property
    def course(self) -> Course:
        return self.player.session.course


@pytest.fixture(
    scope="module",
    params=[("random", 8.0, True, 7), ("random", inf, False, 7), ("standard", inf, True, 35)],
    ids=["random at 8 times the speed", "random without claims", "standard"],
)
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    level, speed, claims, seed = request.param
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PINOCHLE_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setattr(secrets, "randbelow", lambda _most: seed)
        patch.setattr(os, "fsync", lambda _handle: None)  # that the disk is waited for is shown elsewhere
        player = MousePlayer(level, claims=claims)
        code = run(PlayOptions(windowed=True, speed=speed), player.evening, patch)
        saves = Saves.open()
        yield Evening(player, code, saves)
        saves.close()


def test_match_leads_to_a_winner_by_the_rules(evening: Evening) -> None:
    match, claim = evening.course.match, evening.course.state.counted
    assert evening.code == 0
    assert match.won
    assert match.won.winner is not None
    assert match.scores[match.won.winner] >= match.target >= TARGET
    if claim:
        assert (claim.met, claim.seat) == (True, match.won.winner)
    else:
        assert [score >= match.target for score in match.scores].count(True) == 1
    for seat in (0, 1):
        assert match.scores[seat] == sum(deal.melds[seat] + deal.rounded[seat] for deal in match.deals)


def test_record_on_disk_replays_to_what_was_played(evening: Evening) -> None:
    record = read_record(evening.record)
    assert isinstance(record, Record)
    steps = list(replay(record))
    last = steps[-1]
    assert isinstance(last, Step), last
    assert last.advance.course == evening.course
    signed = [line.text for line in record.lines if line.text.startswith("digest")]
    assert len(signed) == len(evening.course.match.deals)
    assert signed[-1] == f"digest {digest(evening.course.state)}"


def test_every_deal_is_worth_250_points_unless_a_claim_has_cut_it(evening: Evening) -> None:
    *earlier, last = (account(state) for state in last_states(evening.record))
    assert set(earlier) == {"full"}
    assert (last == "cut") is (evening.course.state.counted is not None)


def test_hall_of_fame_shows_the_match_that_the_person_has_won(evening: Evening) -> None:
    won = evening.course.match.won
    best = evening.saves.history.best(10, assisted=False)
    assert won
    assert won.winner == 0 or evening.player.opponent != "random"
    assert [(entry.own, entry.other) for entry in best] == ([won.scores] if won.winner == 0 else [])
    assert evening.player.in_hall == (won.winner == 0)
    assert len(evening.saves.history.all()) == 1
    assert evening.saves.continuable() is None


def test_mouse_has_done_everything_in_every_way(evening: Evening) -> None:
    ways = {"card dragged", "card clicked", "draw clicked", "draw dragged", "draw button", "next deal"}
    ways |= {"meld ticket", "meld laid", "meld chosen", "meld laid by the drop itself"}
    ways |= {"nine dropped on the upcard"}
    assert ways <= set(evening.player.did)


def test_card_let_go_outside_the_window_comes_back(evening: Evening) -> None:
    assert evening.player.did["let go outside"] == len(SIDES)
