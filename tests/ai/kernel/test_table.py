"""A table knows who is whose friend, who plays behind whom, and how the open trick stands."""

from math import comb

import pytest

from game.ai.kernel.table import none_of
from game.rules.variants import REGISTRY
from tests.ai.kernel.seating import seated
from tests.ai.kernel.thinking import at


def test_partners_are_friends_and_only_the_side_of_the_bidder_has_the_contract() -> None:
    _, table = seated(REGISTRY["cardgames"], bidder=1)
    assert table.foes == [0b1010, 0b0101, 0b1010, 0b0101]
    assert table.mates == [0b0100, 0b1000, 0b0001, 0b0010]
    assert table.contract == [-1, 1, -1, 1]


def test_nobody_has_a_contract_in_a_game_without_one() -> None:
    _, table = seated(REGISTRY["three_hand"])
    assert table.contract == [0, 0, 0]
    assert table.foes == [0b110, 0b101, 0b011]


def test_the_seats_behind_are_those_still_to_play() -> None:
    _, table = seated(REGISTRY["cardgames"])
    assert table.orders[2] == [2, 3, 0, 1]
    assert table.behind[2] == [0b1011, 0b0011, 0b0010, 0]


@pytest.mark.parametrize(
    ("plays", "winner", "pile"), [("KH AH AH", 2, 30), ("KH 9S AH", 2, 20), ("JH", 1, 0)]
)
def test_the_open_trick_knows_who_wins_it_and_what_is_in_it(plays: str, winner: int, pile: int) -> None:
    code, table = seated(REGISTRY["cardgames"])
    table.open_trick(1, [at(code, word) for word in plays.split()])
    assert (table.winner, table.pile, table.played) == (winner, pile, len(plays.split()))


def test_the_chance_of_having_none_is_counted_exactly() -> None:
    row = none_of(11, 33)
    exact = [1000 * comb(33 - wanted, 11) / comb(33, 11) for wanted in range(23)]
    assert row[:23] == pytest.approx(exact, abs=len(row))
    assert none_of(12, 12)[:3] == [1000, 0, 0]
