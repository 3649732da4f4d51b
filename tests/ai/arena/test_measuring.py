"""Figures: the mean, its interval, and counts, from deals that were played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.arena.contest import Contest, Contracts, Played
from game.ai.arena.measuring import Seconds, gain, measured, scale, won_share
from game.ai.levels import LEVELS
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY

CONTEST = Contest(REGISTRY["cardgames"], (LEVELS["standard"], LEVELS["random"]), seed=7)


def deal(*margins: float) -> Played:
    return Played(margins, 0, (Contracts(), Contracts()), ((), ()))


def test_the_mean_is_by_deal_with_its_interval() -> None:
    mean, half_width = gain([deal(10, 20), deal(30, 20), deal(0, 10), deal(10, 60)])
    assert mean == 20
    assert half_width == pytest.approx(1.96 * 12.91 / 2, abs=0.01)


def test_deals_that_are_all_even_are_certain() -> None:
    assert gain([deal(10, -10), deal(0, 0)]) == (0, 0)


def test_a_level_board_is_half_won() -> None:
    assert won_share([deal(10, 0), deal(-10, 20)]) == 0.625


def test_counts_are_added_up_by_level_and_times_ranked() -> None:
    first = Played((1.0, 2.0), 1, (Contracts(bid=1, made=1), Contracts(held=1)), ((0.5,) * 99, (0.25,)))
    second = replace(first, redealt=0, contracts=(Contracts(bid=1, set=1, thrown_in=1), Contracts()))
    result = measured(CONTEST, [first, replace(second, seconds=((7.5,), ()))])
    assert (result.deals, result.boards, result.redealt) == (2, 4, 1)
    assert result.contracts == (Contracts(bid=2, made=1, set=1, thrown_in=1), Contracts(held=1))
    assert result.seconds == (Seconds(0.57, 0.5), Seconds(0.25, 0.25))
    assert (result.mean, result.low, result.high, result.won) == (1.5, 1.5, 1.5, 1)


def test_a_level_that_was_never_asked_took_no_time() -> None:
    assert measured(CONTEST, [deal(0), deal(0)]).seconds == (Seconds(0, 0), Seconds(0, 0))


def test_figures_say_what_was_played() -> None:
    rules = with_switch(REGISTRY["auction_250"], "seats", 4)
    result = measured(replace(CONTEST, variant=rules), [deal(0), deal(0)])
    assert (result.variant, result.rules, result.seed) == ("auction_250", {"seats": "4"}, 7)
    assert result.levels == (LEVELS["standard"].exact, LEVELS["random"].exact)


@pytest.mark.parametrize(
    ("key", "expected"), [("cardgames", "x10"), ("kencom", "x1"), ("auction_300", "stakes")]
)
def test_a_game_counts_on_its_scale_and_tricks_alone_on_x1(key: str, expected: str) -> None:
    contest = replace(CONTEST, variant=REGISTRY[key])
    assert scale(contest) == expected
    assert scale(replace(contest, trump_given=True)) == "x1"
