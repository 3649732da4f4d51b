"""The table of strength: a row for every game and pair of neighbours, the newest in place of an older one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.arena.contest import Contest, Contracts, Played
from game.ai.arena.measuring import measured
from game.ai.arena.table import Row, contests, from_lines, holds, markdown, renewed, to_lines
from game.ai.levels import LEVELS
from game.rules.variants import REGISTRY


def contest(game: str = "kencom", first: str = "standard", second: str = "random") -> Contest:
    return Contest(REGISTRY[game], (LEVELS[first], LEVELS[second]), seed=4)


def row(of: Contest, ahead: float = 10.0, date: str = "2026-02-03") -> Row:
    first, second = (
        Played((ahead + more,), 0, (Contracts(bid=1, made=1), Contracts(held=1)), ((0.001,), (0.5,)))
        for more in (-1, 1)
    )
    return Row(replace(measured(of, [first, second]), compiled=False), date, "0.1.0")


def test_each_level_is_measured_against_the_one_before_it_in_every_game() -> None:
    found = contests(["kencom", "cardgames"], ["random", "text004", "standard"], 3, trump_given=True)
    assert [(each.variant.key, each.levels[0].key, each.levels[1].key) for each in found] == [
        ("kencom", "text004", "random"),
        ("cardgames", "text004", "random"),
        ("kencom", "standard", "text004"),
        ("cardgames", "standard", "text004"),
    ]
    assert all(each.seed == 3 and each.trump_given for each in found)


def test_rows_come_back_from_their_lines() -> None:
    rows = [row(contest()), row(replace(contest("auction_250"), trump_given=True))]
    assert from_lines(to_lines(rows)) == rows


@pytest.mark.parametrize("line", ["[]", "7", "{}", "no JSON", '{"date": 1}'])
def test_a_line_that_is_no_row_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="line 2 "):
        from_lines(to_lines([row(contest())]) + line + "\n")


def test_only_the_very_same_need_not_be_measured_again() -> None:
    rows = [row(contest())]
    assert holds(rows, contest(), deals=2)
    other_version = replace(LEVELS["random"], version=99)
    for another in (
        contest("three_hand"),
        contest(second="text004"),
        replace(contest(), seed=5),
        replace(contest(), trump_given=True),
        replace(contest(), levels=(LEVELS["standard"], other_version)),
    ):
        assert not holds(rows, another, deals=2)
    assert not holds(rows, contest(), deals=3)


def test_a_row_replaces_what_was_measured_before_of_any_version() -> None:
    old = replace(contest(), levels=(replace(LEVELS["standard"], version=99), LEVELS["random"]))
    beside = row(contest("three_hand"))
    assert renewed([row(old), beside], row(contest(), ahead=7)) == [row(contest(), ahead=7), beside]


def test_rows_stand_by_level_and_then_in_the_order_of_the_games() -> None:
    rows: list[Row] = []
    for each in (
        contest("cardgames"),
        contest("kencom", "text004"),
        replace(contest("kencom"), trump_given=True),
        contest("kencom"),
    ):
        rows = renewed(rows, row(each))
    told = [line for line in markdown(rows).splitlines() if line.startswith(("##", "| `"))]
    assert [line.partition("` |")[0] for line in told] == [
        "## text004 against random",
        "| `kencom",
        "## standard against random",
        "| `kencom",
        "| `cardgames",
        "## standard against random, the tricks alone",
        "| `kencom",
    ]


def test_a_row_tells_its_figures_and_what_they_are_of() -> None:
    exact = ", ".join(level.exact for level in contest().levels)
    assert markdown([row(contest("cardgames"))]).endswith(
        f"| `cardgames` | 2 | +10.00 points (x10) | +8.04 to +11.96 | 100.0 % | 1.00, 1.00 "
        f"| {exact}, 0.1.0, 2026-02-03 |\n"
    )


def test_a_row_says_that_its_times_are_those_of_compiled_players() -> None:
    interpreted = row(contest())
    compiled = replace(interpreted, measured=replace(interpreted.measured, compiled=True))
    assert markdown([compiled]) == markdown([interpreted]).replace(", 0.1.0,", ", 0.1.0, compiled,")
