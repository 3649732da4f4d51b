"""Seats and sides: who plays, whose turn follows, and which seats share a score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.contract_rules import SitOut
from game.rules.engine import begin
from game.rules.seats import by_side, following, in_play, opponents, partner_of, players, side_of, sitting_out
from game.rules.state import Contract
from game.rules.variants import REGISTRY
from tests.rules.staging import variant

CARDGAMES, THREE, AUCTION = (REGISTRY[key] for key in ("cardgames", "three_hand", "auction_250"))
FOUR = variant(AUCTION, seats=4)


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_comes_first_and_whoever_sits_out_is_left_out(dealer: int) -> None:
    assert in_play(CARDGAMES, dealer) == tuple((dealer + place) % 4 for place in (1, 2, 3, 4))
    assert in_play(FOUR, dealer) == tuple((dealer + place) % 4 for place in (1, 2, 3))
    assert sitting_out(FOUR, dealer) == dealer
    right = variant(FOUR, sit_out=SitOut.DEALERS_RIGHT)
    assert sitting_out(right, dealer) == (dealer - 1) % 4
    assert in_play(right, dealer) == tuple((dealer + place) % 4 for place in (1, 2, 4))
    assert sitting_out(CARDGAMES, dealer) is None


def test_the_turn_goes_round_past_the_empty_place() -> None:
    state = replace(begin(FOUR), dealer=2)
    assert players(state) == (3, 0, 1)
    assert [following(state, seat) for seat in (3, 0, 1)] == [0, 1, 3]


def test_partners_sit_across_and_share_a_score() -> None:
    assert [partner_of(CARDGAMES, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [side_of(CARDGAMES, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert by_side(CARDGAMES, (1, 2, 30, 40)) == (31, 42)
    assert partner_of(THREE, 1) is None
    assert by_side(THREE, (1, 2, 3)) == (1, 2, 3)


def test_opponents_are_those_in_play_on_another_side() -> None:
    assert opponents(begin(CARDGAMES)) == ()
    assert opponents(replace(begin(CARDGAMES), contract=Contract(1, 250), dealer=3)) == (0, 2)
    assert opponents(replace(begin(FOUR), contract=Contract(1, 250), dealer=3)) == (0, 2)
