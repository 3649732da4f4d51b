"""Stakes: rules 5.5 and 5.6, every row of rules 8.6, and every payment summing to zero."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import (
    AnswerConcession,
    BuryCards,
    Concede,
    OfferConcession,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.contract_events import KittyAnted, KittyDivided
from game.rules.contract_rules import StakeScale, StakesRules
from game.rules.endings import Cause, Ending, Fate, Payment
from game.rules.events import DealScored
from game.rules.settling import anted, balances, divided, stake
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, finish, staged, winner

AUCTION, FROM_300 = REGISTRY["auction_250"], REGISTRY["auction_300"]
FOUR = variant(AUCTION, seats=4)
LAST = "9S 9H 9D"
RICH = "AS 10S KS QS JS AH 10H KH QH JH AD AC 10C KC QC"
PLAIN = "9S 9H 9D 9C JS JH JC JD QC QD KC KD QH 10D 9C"
"""Fifteen cards for a bidder who melds a run of 150 and aces of 100 in spades."""


def played(bid: int, trump: str, *, made: bool, kitty: int = 9, four: bool = False) -> DealScored:
    """Return the result of a contract that seat 0 made with every point, or lost with none."""
    rules = FOUR if four else AUCTION
    last = "9S 9H 9D -" if four else LAST
    before = ((0, 240),) if made else ((1, 240),)
    melds = {0: bid} if made else {}
    table = staged(
        rules, last, bid=bid, trump=trump, melds=melds, tricks=before, dealer=3 if four else 2, kitty=kitty
    )
    return finish(table)


def check(result: DealScored, *points: int, kitty: int) -> None:
    assert result.settlement is not None
    assert result.points == points
    assert result.settlement.kitty - 9 == kitty
    assert sum(points) + kitty == 0
    assert balances(result.settlement, len(points)) == points


def test_p1_300_made_in_hearts() -> None:
    result = played(300, "H", made=True)
    check(result, 2, -1, -1, kitty=0)
    assert result.fates[0] is Fate.MADE
    assert result.settlement is not None
    assert result.settlement.payments == (Payment(1, 0, 1, Cause.MADE), Payment(2, 0, 1, Cause.MADE))


def test_p2_350_made_in_spades_doubles_and_takes_the_kitty_bonus() -> None:
    result = played(350, "S", made=True)
    check(result, 12, -4, -4, kitty=-4)
    assert result.settlement is not None
    assert result.settlement.payments[-1] == Payment(None, 0, 4, Cause.KITTY_BONUS)


def test_p3_400_made_in_clubs_with_four_at_the_table_the_dealer_pays_too() -> None:
    check(played(400, "C", made=True, four=True), 16, -4, -4, -4, kitty=-4)


def test_p4_350_played_and_lost_pays_double_to_each_and_to_the_kitty() -> None:
    result = played(350, "D", made=False)
    check(result, -12, 4, 4, kitty=4)
    assert result.settlement is not None
    assert {payment.cause for payment in result.settlement.payments} == {Cause.DOUBLE_BETE}
    assert result.fates[0] is Fate.SET


def test_p6_450_lost_in_spades() -> None:
    check(played(450, "S", made=False), -96, 32, 32, kitty=32)


def test_p9_340_is_the_same_stake_as_300_without_a_bonus() -> None:
    check(played(340, "H", made=True), 2, -1, -1, kitty=0)


def test_p10_the_bonus_takes_no_more_than_the_kitty_holds() -> None:
    result = played(350, "S", made=True, kitty=3)
    assert result.points == (11, -4, -4)
    assert result.settlement is not None
    assert result.settlement.kitty == 0


def auction(bid: int, *, four: bool = False) -> Table:
    """Return a table at which seat 1 has the contract, the dealer being seat 0."""
    rules = FOUR if four else AUCTION
    hands = ("", RICH, "") if four else (PLAIN, RICH, "")
    table = Table(rules, dealer=0).deal_hands(*hands)
    return table.call(bid, 0, 0)


def test_p5_350_conceded_after_the_widow_is_a_single_bete() -> None:
    table = auction(350).do(Concede())
    assert table.result.points == (2, -6, 2)
    assert table.result.ending is Ending.CONCEDED
    assert table.result.settlement is not None
    assert {payment.cause for payment in table.result.settlement.payments} == {Cause.SINGLE_BETE}


def test_a_bidders_concession_never_carries_the_suit() -> None:
    table = auction(450).name("S").do(Concede())
    assert table.result.points == (8, -24, 8)


def test_p7_the_least_bid_thrown_in_unseen_pays_the_kitty_only() -> None:
    table = Table(FROM_300, dealer=0).deal().call(300, 0, 0).do(ThrowIn())
    assert table.result.ending is Ending.THROWN_IN_UNSEEN
    assert table.result.points == (0, -1, 0)
    assert table.result.settlement is not None
    assert table.result.settlement.payments == (Payment(1, None, 1, Cause.THROWN_IN),)


def test_p8_a_meld_that_reaches_the_bid_wins_without_play_and_carries_the_suit() -> None:
    table = auction(250).do(TakeWidow()).name("S")
    assert table.result.ending is Ending.MELD_REACHED_BID
    assert not table.state.tricks
    assert table.result.points == (-2, 4, -2)
    assert table.result.fates[1] is Fate.MADE


def bury(table: Table) -> Table:
    return table.do(BuryCards(table.state.hands[1].cards[:3]))


def test_both_opponents_must_agree_to_concede_and_the_suit_counts() -> None:
    table = bury(auction(400).name("S")).do(StartPlay())
    table.play(table.state.hands[1].cards[-1].face)
    table.do(OfferConcession(), AnswerConcession(agreed=True))
    assert table.result.ending is Ending.OPPONENTS_CONCEDED
    assert table.result.points == (-8, 16 + 8, -8)
    assert table.result.fates[1] is Fate.MADE


@pytest.mark.parametrize(
    ("bid", "doubling", "from_250", "steps", "linear", "bonus", "hoyle"),
    [
        (250, 1, 1, 1, 2, 2, 3),
        (290, 1, 1, 1, 2, 2, 3),
        (300, 1, 2, 1, 3, 3, 3),
        (340, 1, 2, 1, 3, 3, 3),
        (350, 2, 4, 2, 4, 5, 5),
        (400, 4, 8, 4, 5, 7, 10),
        (450, 8, 16, 6, 6, 10, 15),
        (500, 16, 32, 8, 7, 13, 20),
        (550, 32, 64, 10, 8, 17, 25),
        (600, 64, 128, 12, 9, 21, 30),
        (650, 128, 256, 14, 10, 25, 30),
        (700, 256, 512, 16, 11, 30, 30),
        (750, 512, 1024, 18, 11, 30, 30),
    ],
)
def test_all_five_scales_and_both_bases(
    bid: int, doubling: int, from_250: int, steps: int, linear: int, bonus: int, hoyle: int
) -> None:
    expected = dict(zip(StakeScale, (doubling, steps, linear, bonus, hoyle), strict=True))
    assert {scale: stake(StakesRules(stakes=scale), bid) for scale in StakeScale} == expected
    assert stake(StakesRules(doubling_base=250), bid) == from_250


@given(st.sampled_from(StakeScale), st.integers(25, 99))
def test_each_bid_is_in_exactly_one_tier_and_stakes_never_fall(scale: StakeScale, tens: int) -> None:
    rules = StakesRules(stakes=scale)
    assert stake(rules, 10 * tens) <= stake(rules, 10 * tens + 10)
    if tens % 5:
        assert stake(rules, 10 * tens) == stake(rules, 10 * (tens - tens % 5))


@pytest.mark.parametrize(
    ("settings", "trump", "stake_of_one"),
    [
        ({}, "H", 1),
        ({"hearts_triple": True}, "H", 3),
        ({}, "S", 2),
        ({"spades_double": False}, "S", 1),
        ({"hearts_triple": True}, "D", 1),
    ],
)
def test_suits_multiply_the_stake(settings: dict[str, bool], trump: str, stake_of_one: int) -> None:
    rules = variant(AUCTION, **settings)
    table = staged(rules, LAST, bid=300, trump=trump, melds={0: 300}, tricks=((0, 240),), dealer=2, kitty=9)
    assert finish(table).points == (2 * stake_of_one, -stake_of_one, -stake_of_one)


def test_a_loser_need_not_pay_the_kitty() -> None:
    rules = variant(AUCTION, loser_pays_kitty=False)
    table = staged(rules, LAST, bid=350, trump="D", tricks=((1, 240),), dealer=2, kitty=9)
    assert finish(table).points == (-8, 4, 4)


def test_the_kitty_bonus_may_be_fixed() -> None:
    table = staged(
        variant(AUCTION, kitty_bonus=5),
        LAST,
        bid=350,
        trump="H",
        melds={0: 350},
        tricks=((0, 240),),
        dealer=2,
        kitty=9,
    )
    assert finish(table).points == (4 + 5, -2, -2)


def test_extra_points_change_no_payment() -> None:
    for meld in (60, 100, 500):
        table = staged(
            AUCTION, LAST, bid=300, trump="H", melds={0: meld}, tricks=((0, 240),), dealer=2, kitty=9
        )
        assert finish(table).points == (2, -1, -1)


def test_everybody_antes_at_the_start_and_whenever_the_kitty_is_empty() -> None:
    table = Table(FOUR, dealer=0).deal()
    assert table.events[1] == KittyAnted(3, 12, (-3, -3, -3, -3))
    assert table.state.standing == (-3, -3, -3, -3)
    assert (table.match.kitty, table.state.kitty) == (12, 12)
    assert anted(FOUR, 1, (0, 0, 0, 0)) == ()
    assert anted(variant(FOUR, ante=0), 0, (0, 0, 0, 0)) == ()
    again = table.call(0, 0, 0).deal()
    assert not any(isinstance(event, KittyAnted) for event in again.events)


def test_the_kitty_is_divided_at_the_end_with_the_rest_to_the_last_who_made_a_contract() -> None:
    assert divided(10, (5, -5, -10), 1) == (KittyDivided((3, 4, 3), (8, -1, -7)),)
    assert divided(11, (0, 0, -11), None) == (KittyDivided((5, 3, 3), (5, 3, -8)),)
    assert divided(0, (1, -1, 0), None) == ()


def test_after_the_last_deal_the_highest_balance_wins() -> None:
    table = staged(
        AUCTION,
        LAST,
        bid=300,
        trump="H",
        melds={0: 300},
        tricks=((0, 240),),
        dealer=2,
        kitty=10,
        standing=(-6, -2, -2),
        played=11,
        last_made=2,
    )
    result = finish(table)
    assert result.scores == (-4, -3, -3)
    assert table.events[-2] == KittyDivided((4, 3, 3), (0, 0, 0))
    assert winner(table) is None
    assert table.match.kitty == 0


def test_redeals_are_no_deals_of_the_twelve() -> None:
    table = Table(AUCTION, dealer=0)
    for _ in range(12):
        table.deal().call(0, 0, 0)
    assert table.match.won is None
    assert table.match.played == 0
    assert table.match.deal_no == 13


def test_a_match_until_stopped_does_not_end_by_itself() -> None:
    rules = variant(AUCTION, rounds=0)
    table = staged(rules, LAST, bid=300, trump="H", tricks=((0, 240),), dealer=2, kitty=10, played=500)
    finish(table)
    assert winner(table) == "open"


def test_the_meld_alone_does_not_pay_a_bidder_who_falls_short() -> None:
    table = staged(AUCTION, LAST, bid=500, trump="H", melds={0: 240}, tricks=((0, 240),), dealer=2, kitty=9)
    assert finish(table).points[0] == -16 * 2 * 3
