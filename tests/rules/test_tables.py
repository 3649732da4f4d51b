"""Meld tables: the two scales and the two ways of doubling agree with each other."""

from __future__ import annotations

from dataclasses import asdict

from game.rules.cards import Rank
from game.rules.tables import CLASSIC_ONES, CLASSIC_TENS, DOUBLE_DECK_ONES, SINGLE_ONES, SINGLE_TENS


def test_the_x10_scale_is_ten_times_the_x1_scale() -> None:
    for ones, tens in ((SINGLE_ONES, SINGLE_TENS), (CLASSIC_ONES, CLASSIC_TENS)):
        for name, row in asdict(ones).items():
            if name not in ("run_extras", "roundhouse_bonus"):
                bigger = asdict(tens)[name]
                assert bigger == (10 * row if isinstance(row, int) else tuple(10 * points for points in row))


def test_doubled_melds_score_twice_in_the_classic_table() -> None:
    assert CLASSIC_TENS.run == (150, 300)
    assert CLASSIC_TENS.pinochle == (40, 80)
    assert CLASSIC_TENS.aces == (100, 200)


def test_doubled_melds_score_tenfold_in_the_single_deck_table_but_for_marriages_and_pinochle() -> None:
    assert SINGLE_TENS.jacks == (40, 400)
    assert SINGLE_TENS.pinochle == (40, 300)
    assert SINGLE_TENS.royal_marriage == (40, 80)


def test_four_jacks_around_score_eighty_in_the_double_deck() -> None:
    assert DOUBLE_DECK_ONES.jacks == (4, 40, 60, 80)


def test_tens_and_nines_make_no_around() -> None:
    assert SINGLE_TENS.around(Rank.TEN) == (0, 0)
    assert SINGLE_TENS.around(Rank.NINE) == (0, 0)
