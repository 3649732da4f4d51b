"""Everybody sits everywhere: what one deal brings a level, the swapped board brings the other."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.arena.boards import margin, seatings
from game.rules.seats import in_play
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY

FOUR_SEATS = with_switch(REGISTRY["auction_250"], "seats", 4)
GAMES = {**REGISTRY, "auction_250 with four seats": FOUR_SEATS}


def test_partners_sit_together_on_two_boards() -> None:
    assert seatings(REGISTRY["cardgames"], 1) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_two_hands_are_swapped() -> None:
    assert seatings(REGISTRY["kencom"], 0) == ((0, 1), (1, 0))


def test_each_of_three_seats_is_once_alone_for_either_level() -> None:
    assert seatings(REGISTRY["three_hand"], 2) == (
        ((0, 1, 1), (1, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 0), (0, 0, 1))
    )


def test_who_sits_out_is_on_no_board_of_its_own_and_counts_for_nobody() -> None:
    boards = seatings(FOUR_SEATS, 3)
    assert [board[:3] for board in boards] == list(seatings(REGISTRY["three_hand"], 2))
    assert margin(FOUR_SEATS, 3, boards[0], (6, 2, 2, 900)) == 4


@pytest.mark.parametrize("key", GAMES)
def test_every_seat_holds_its_cards_as_often_for_either_level(key: str) -> None:
    boards = seatings(GAMES[key], 0)
    for seat in in_play(GAMES[key], 0):
        assert len(set(Counter(board[seat] for board in boards).values())) == 1


@pytest.mark.parametrize("key", GAMES)
def test_same_scores_on_swapped_boards_cancel_exactly(key: str) -> None:
    scores = (7, 0, 1, 3)[: GAMES[key].sides]
    ahead = [margin(GAMES[key], 0, board, scores) for board in seatings(GAMES[key], 0)]
    assert any(ahead)
    assert [sum(pair) for pair in zip(ahead[::2], ahead[1::2], strict=True)] == [0] * (len(ahead) // 2)


def test_a_player_alone_is_compared_with_the_mean_of_the_others() -> None:
    rules = REGISTRY["three_hand"]
    assert margin(rules, 0, (0, 1, 1), (100, 20, 50)) == 65
    assert margin(rules, 0, (1, 0, 0), (100, 20, 50)) == -65
