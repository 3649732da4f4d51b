"""A contest: the same deals for both levels, and a count of what each of them did."""

from __future__ import annotations

from statistics import fmean

import pytest

from game.ai.arena.contest import Contest, Contracts, Played, play
from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.levels import LEVELS, Level
from game.ai.random_player import choose
from game.rules.actions import PassBid
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY
from game.rules.view import View

RANDOM, STANDARD = LEVELS["random"], LEVELS["standard"]
GAMES = {**REGISTRY, "auction_250 with four seats": with_switch(REGISTRY["auction_250"], "seats", 4)}


def passes(view: View, seed: int) -> Choice:
    """Never bid unless forced to, and else play at random."""
    if PassBid() not in view.legal:
        return choose(view, seed)
    return Choice(PassBid(), (Valued(PassBid(), 0.0),), (Because(Motive.AT_RANDOM),))


PASSER = Level("passer", 1, passes)


def timeless(deal: Played) -> tuple[object, ...]:
    return deal.margins, deal.redealt, deal.contracts, tuple(map(len, deal.seconds))


@pytest.mark.parametrize("key", GAMES)
def test_a_level_against_itself_is_exactly_even_by_chance_too(key: str) -> None:
    for trump_given in (False, True):
        deal = play(Contest(GAMES[key], (RANDOM, RANDOM), seed=3, trump_given=trump_given), 1)
        assert any(deal.margins) or deal.redealt
        assert fmean(deal.margins) == 0
        assert deal.contracts[0] == deal.contracts[1]


def test_a_deal_is_the_same_whatever_was_played_before_and_another_by_seed_and_number() -> None:
    deals = [
        timeless(play(Contest(REGISTRY["kencom"], (STANDARD, RANDOM), seed), number))
        for seed, number in ((1, 1), (1, 2), (2, 1), (1, 1))
    ]
    assert deals[0] == deals[3]
    assert len({deal[0] for deal in deals}) == 3


def test_swapping_the_levels_turns_the_sign() -> None:
    contest = Contest(REGISTRY["three_hand"], (STANDARD, RANDOM))
    there, back = play(contest, 1), play(Contest(contest.variant, (RANDOM, STANDARD)), 1)
    assert fmean(there.margins) == -fmean(back.margins)


def test_contracts_are_counted_for_whoever_bid_them() -> None:
    for number in range(1, 4):
        deal = play(Contest(REGISTRY["classic_500"], (STANDARD, PASSER)), number)
        bidder, passer = deal.contracts
        assert bidder.bid == 2
        assert bidder.made + bidder.set == bidder.bid
        assert passer == Contracts()


def test_a_dealer_held_to_the_bid_has_not_bid() -> None:
    deal = play(Contest(REGISTRY["cardgames"], (PASSER, PASSER)), 1)
    assert deal.contracts == (Contracts(held=1), Contracts(held=1))


def test_a_deal_that_nobody_bids_for_is_even() -> None:
    deal = play(Contest(REGISTRY["auction_250"], (PASSER, PASSER)), 1)
    assert deal.redealt == len(deal.margins) == 6
    assert not any(deal.margins)


def test_the_ante_is_paid_by_all_and_is_no_loss() -> None:
    for key in ("auction_250", "auction_250 with four seats"):
        deal = play(Contest(GAMES[key], (PASSER, PASSER)), 1)
        assert deal.margins == (0,) * 6


def test_tricks_alone_count_on_the_x1_scale_in_every_game() -> None:
    for key in ("cardgames", "classic_500"):
        deal = play(Contest(REGISTRY[key], (STANDARD, RANDOM), trump_given=True), 1)
        assert all(-25 <= margin <= 25 and (margin - 25) % 2 == 0 for margin in deal.margins)


def test_every_decision_is_timed_for_its_level() -> None:
    deal = play(Contest(REGISTRY["cardgames"], (STANDARD, RANDOM), trump_given=True), 1)
    assert list(map(len, deal.seconds)) == [48, 48]
    assert sum(deal.seconds[0]) > sum(deal.seconds[1])
