"""What a scored deal does to a match with contracts: targets, rounds, ruin, outright wins (rules 6, 9)."""

from __future__ import annotations

import pytest

from game.rules.contract_rules import Mercy
from game.rules.events import MatchWon, TargetRaised
from game.rules.variant import BothOver, MatchFormat, Tie, Variant
from game.rules.variants import REGISTRY
from game.rules.verdicts import has_fallen
from tests.rules.staging import variant
from tests.rules.tableside import Table, finish, staged, winner

CARDGAMES, POINTS3 = REGISTRY["cardgames"], REGISTRY["auction3_points"]
BLANKS = "9S 9H 9D 9C"
ROUNDS = variant(REGISTRY["cardzmania"], format=MatchFormat.ROUNDS, rounds=3)


def both_over(rules: Variant, standing: tuple[int, int] = (1400, 1600)) -> Table:
    """Return the table after side 0 made 250 and side 1 added 90: 1650 and 1690 unless told otherwise."""
    table = staged(rules, BLANKS, bid=250, melds={0: 90}, tricks=((0, 150), (1, 90)), standing=standing)
    finish(table)
    return table


def test_under_the_target_the_match_goes_on() -> None:
    assert winner(both_over(CARDGAMES, (0, 0))) == "open"


@pytest.mark.parametrize(
    ("rule", "won"),
    [
        (BothOver.BIDDER_WINS, 0),
        (BothOver.HIGHER_WINS, 1),
        (BothOver.RAISE_TARGET, "open"),
        (BothOver.EXTRA_DEAL, "open"),
    ],
)
def test_what_happens_when_both_are_over_is_a_switch(rule: BothOver, won: int | str) -> None:
    table = both_over(variant(CARDGAMES, both_over=rule), (1400, 1450))
    assert table.result.scores == (1650, 1540)
    assert winner(table) == (0 if won == 1 else won)
    lower = both_over(variant(CARDGAMES, both_over=rule), (1300, 1600))
    assert lower.result.scores == (1550, 1690)
    assert winner(lower) == won
    assert isinstance(lower.events[-1], TargetRaised) is (rule is BothOver.RAISE_TARGET)


def test_an_extra_deal_then_goes_to_the_higher_score() -> None:
    rules = variant(CARDGAMES, both_over=BothOver.EXTRA_DEAL)
    assert winner(both_over(rules, (1500, 1600))) == 0
    assert winner(both_over(rules, (1500, 1800))) == 1


def test_three_hands_raise_the_target_while_two_are_over() -> None:
    table = staged(
        POINTS3,
        "9S 9H 9D",
        bid=200,
        melds={0: 100},
        tricks=((0, 150), (1, 90)),
        standing=(1400, 1490, 0),
        dealer=2,
    )
    assert finish(table).scores == (1660, 1580, 0)
    assert table.events[-1] == TargetRaised(1750)


def test_a_match_of_rounds_ends_after_so_many_deals_with_the_highest_total() -> None:
    early = staged(ROUNDS, BLANKS, bid=250, tricks=((0, 240),), standing=(5000, 0), played=1)
    finish(early)
    assert winner(early) == "open"
    last = staged(ROUNDS, BLANKS, bid=250, tricks=((0, 240),), standing=(0, 300), played=2)
    finish(last)
    assert winner(last) == 1


@pytest.mark.parametrize(("tie", "won"), [(Tie.DRAW, None), (Tie.EXTRA_DEAL, "open")])
def test_a21_a_match_of_rounds_that_ends_level_is_a_draw(tie: Tie, won: int | str | None) -> None:
    table = staged(variant(ROUNDS, tie=tie), BLANKS, bid=250, tricks=((0, 240),), standing=(0, 250), played=2)
    finish(table)
    assert winner(table) == won


@pytest.mark.parametrize("rounds", [3, 5, 10])
def test_a_whole_match_of_rounds_has_exactly_so_many_deals(rounds: int) -> None:
    table = Table(variant(ROUNDS, rounds=rounds))
    while table.match.won is None:
        table.deal().play_out(seed=table.match.deal_no)
    assert table.match.played == rounds


def test_bid_and_out_lets_only_a_bidder_win_who_made_it() -> None:
    rules = variant(CARDGAMES, bid_and_out=True)
    assert winner(both_over(rules, (1400, 1600))) == 0
    table = staged(rules, BLANKS, bid=400, tricks=((1, 200),), leader=1, trump="H", standing=(0, 1400))
    assert finish(table).scores == (-400, 1610)
    assert winner(table) == "open"


def test_every_trick_may_win_the_match_whatever_the_scores() -> None:
    for tricks, won in ((((0, 240),), 0), (((0, 240), (1, 0)), "open")):
        table = staged(
            variant(CARDGAMES, all_tricks_win=True), BLANKS, bid=250, tricks=tricks, standing=(-900, 900)
        )
        finish(table)
        assert winner(table) == won


def test_a_side_a_thousand_down_may_lose() -> None:
    for down, won in ((True, 1), (False, "open")):
        rules = variant(CARDGAMES, thousand_down_loses=down)
        table = staged(rules, BLANKS, bid=500, tricks=((0, 100),), standing=(-500, 10))
        assert finish(table).scores == (-1000, 10)
        assert winner(table) == won


@pytest.mark.parametrize(
    ("rule", "before", "won"),
    [
        (Mercy.OFF, (-1400, 1300), "open"),
        (Mercy.HALF_DOWN, (-500, 0), 1),
        (Mercy.HALF_DOWN, (-490, 0), "open"),
        (Mercy.TARGET_DOWN, (-1250, 0), 1),
        (Mercy.TARGET_DOWN, (-1240, 0), "open"),
        (Mercy.TARGET_BEHIND, (-110, 1000), 1),
        (Mercy.TARGET_BEHIND, (-100, 1000), "open"),
    ],
)
def test_a_side_far_down_or_behind_may_be_spared_the_rest(
    rule: Mercy, before: tuple[int, int], won: int | str
) -> None:
    rules = variant(CARDGAMES, mercy=rule)
    table = staged(rules, BLANKS, bid=250, tricks=((0, 100), (1, 140)), standing=before)
    result = finish(table)
    assert result.points == (-250, 140)
    assert winner(table) == won
    assert has_fallen(rules, result) is (won == 1)


def test_a_single_deal_decides_at_once() -> None:
    table = staged(
        variant(CARDGAMES, format=MatchFormat.SINGLE_DEAL), BLANKS, bid=250, tricks=((0, 100), (1, 140))
    )
    finish(table)
    assert table.events[-1] == MatchWon(1, (-250, 140), by_claim=False)
