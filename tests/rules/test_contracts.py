"""What contracts score: the rows of rules 8.5 about made and set ones, staged at the last trick."""

from __future__ import annotations

import pytest

from game.rules.contract_rules import MoonFails, SetCosts
from game.rules.endings import Fate
from game.rules.melds import MeldKind
from game.rules.variant import Keep
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import finish, pick, staged, winner

CARDGAMES, KENCOM, DOUBLE_DECK, BICYCLE, CARDZMANIA, ARTICLE, POINTS3 = (
    REGISTRY[key]
    for key in (
        "cardgames",
        "kencom",
        "double_deck",
        "bicycle_auction",
        "cardzmania",
        "article_20",
        "auction3_points",
    )
)
BLANKS = "9S 9H 9D 9C"
"""A last trick of four nines, which the leader wins: ten for the last trick and nothing more."""


def test_a12_a_total_equal_to_the_bid_makes_the_contract() -> None:
    table = staged(CARDGAMES, BLANKS, bid=300, melds={0: 100, 2: 40}, tricks=((0, 150), (1, 90)))
    result = finish(table)
    assert result.melds == (140, 0)
    assert result.tricks == (160, 90)
    assert result.points == (300, 90)
    assert result.fates == (Fate.MADE, Fate.SCORED)


def test_one_short_is_set_and_loses_the_bid_and_nothing_else() -> None:
    result = finish(staged(CARDGAMES, BLANKS, bid=310, melds={0: 100, 2: 40}, tricks=((0, 150), (1, 90))))
    assert result.points == (-310, 90)
    assert result.fates == (Fate.SET, Fate.SCORED)


@pytest.mark.parametrize("bidder", range(4))
def test_either_side_can_be_set(bidder: int) -> None:
    tricks = ((bidder, 120), ((bidder + 1) % 4, 110))
    table = staged(
        CARDGAMES,
        BLANKS,
        bid=300,
        bidder=bidder,
        melds={bidder: 100},
        tricks=tricks,
        leader=bidder,
        trump="SHDC"[bidder],
    )
    result = finish(table)
    assert result.points[bidder % 2] == -300
    assert result.points[1 - bidder % 2] == 110


def test_a11_a_hopeless_bid_played_on_leaves_the_opponents_nothing_without_a_point() -> None:
    result = finish(staged(CARDGAMES, BLANKS, bid=320, melds={0: 60, 1: 200}, tricks=((0, 240), (1, 0))))
    assert result.tricks == (250, 0)
    assert result.points == (-320, 0)
    assert result.fates == (Fate.SET, Fate.LOST_MELD)


def test_a13_defenders_without_a_trick_point_lose_any_meld() -> None:
    result = finish(staged(CARDGAMES, BLANKS, bid=250, melds={0: 100, 1: 1000}, tricks=((0, 240), (3, 0))))
    assert result.points == (350, 0)


def test_a14_the_last_trick_of_blanks_saves_the_meld() -> None:
    table = staged(
        CARDGAMES, BLANKS, bid=250, melds={0: 100, 1: 1000}, tricks=((0, 240),), leader=1, trump="H"
    )
    assert finish(table).points == (340, 1010)


def test_a15_a_trick_of_blanks_saves_nothing_by_points_and_everything_by_tricks() -> None:
    tricks = ((0, 240), (1, 0))
    for keep, points in ((Keep.COUNTER, 0), (Keep.TRICK, 80), (Keep.NOTHING, 80), (Keep.TWENTY, 0)):
        rules = variant(CARDGAMES, keep=keep)
        assert (
            finish(staged(rules, BLANKS, bid=250, melds={0: 100, 1: 80}, tricks=tricks)).points[1] == points
        )
    assert CARDGAMES.scoring.keep is Keep.COUNTER
    assert BICYCLE.scoring.keep is KENCOM.scoring.keep is Keep.TRICK
    assert finish(staged(BICYCLE, BLANKS, bid=250, melds={0: 100, 1: 80}, tricks=tricks)).points[1] == 80


def test_a16_a_meld_of_one_nine_is_kept_only_where_that_is_the_rule() -> None:
    for kept, points in ((False, 0), (True, 10)):
        rules = variant(CARDGAMES, dix_is_kept=kept)
        table = staged(rules, BLANKS, bid=250, melds={1: 10}, tricks=((0, 240),), kinds=MeldKind.DIX)
        assert finish(table).points[1] == points
    more = staged(variant(CARDGAMES, dix_is_kept=True), BLANKS, bid=250, melds={1: 40}, tricks=((0, 240),))
    assert finish(more).points[1] == 0


def test_a17_bidders_without_a_trick_point_are_set_whatever_they_melded() -> None:
    table = staged(CARDGAMES, BLANKS, bid=250, melds={0: 300}, tricks=((1, 240),), leader=1, trump="H")
    assert finish(table).points == (-250, 250)


def test_a18_when_both_reach_the_target_the_bidding_side_wins_with_fewer_points() -> None:
    table = staged(
        CARDGAMES,
        BLANKS,
        bid=250,
        bidder=3,
        melds={3: 100},
        tricks=((1, 150), (0, 90)),
        leader=1,
        trump="H",
        standing=(1520, 1270),
    )
    assert finish(table).scores == (1610, 1530)
    assert winner(table) == 1


def test_a19_only_the_defenders_reach_the_target_while_the_bidders_are_set() -> None:
    table = staged(CARDGAMES, BLANKS, bid=400, tricks=((1, 200),), leader=1, trump="H", standing=(1600, 1400))
    assert finish(table).scores == (1200, 1610)
    assert winner(table) == 1


def test_a20_bidders_set_back_under_the_target_have_not_won() -> None:
    table = staged(CARDGAMES, BLANKS, bid=400, tricks=((0, 200),), standing=(1600, 0))
    assert finish(table).scores == (1200, 0)
    assert winner(table) == "open"


def test_a22_kencom_without_a_trick_a_bidder_is_set_whatever_the_meld() -> None:
    table = staged(KENCOM, "9H 9S", bid=20, melds={0: 25, 1: 4}, tricks=((1, 20),), leader=1)
    assert finish(table).points == (-20, 25)


def test_kencom_without_a_trick_the_other_forfeits_or_subtracts_the_meld() -> None:
    for subtract, points in ((False, 0), (True, -48)):
        table = staged(
            variant(KENCOM, subtract_meld=subtract), "9S 9H", bid=20, melds={0: 10, 1: 48}, tricks=((0, 20),)
        )
        assert finish(table).points == (31, points)


def test_kencom_the_other_always_adds_meld_and_tricks() -> None:
    table = staged(KENCOM, "9S 9H", bid=40, melds={0: 10, 1: 12}, tricks=((0, 9), (1, 10)))
    assert finish(table).points == (-40, 22)


def test_a27_double_deck_bidders_need_twenty_in_tricks() -> None:
    table = staged(DOUBLE_DECK, "JS JH JD JC", bid=50, melds={0: 40}, tricks=((0, 16), (1, 32)))
    assert finish(table).tricks == (18, 32)
    assert table.result.points == (-50, 32)


def test_a28_double_deck_defenders_with_nineteen_in_tricks_score_nothing() -> None:
    table = staged(DOUBLE_DECK, "JS JH JD JC", bid=50, melds={0: 40, 1: 30}, tricks=((0, 29), (1, 19)))
    assert finish(table).points == (71, 0)
    twenty = staged(DOUBLE_DECK, "JS JH JD JC", bid=50, melds={0: 40, 1: 30}, tricks=((0, 28), (1, 20)))
    assert finish(twenty).points == (70, 50)


def test_the_article_asks_nothing_for_melds() -> None:
    table = staged(ARTICLE, BLANKS, bid=20, melds={0: 15, 1: 10}, tricks=((0, 24),))
    assert finish(table).points == (40, 10)


def test_three_hands_for_points_score_each_for_himself() -> None:
    melds, tricks = {0: 100, 1: 60, 2: 40}, ((0, 100), (1, 140))
    result = finish(staged(POINTS3, "9S 9H 9D", bid=210, melds=melds, tricks=tricks, dealer=2))
    assert result.points == (210, 200, 0)
    assert result.fates == (Fate.MADE, Fate.SCORED, Fate.LOST_MELD)
    result = finish(staged(POINTS3, "9S 9H 9D", bid=220, melds=melds, tricks=tricks, dealer=2))
    assert result.points == (-220, 200, 0)


def test_p11_buried_cards_count_for_the_bidder_as_tricks() -> None:
    rules = REGISTRY["auction_250"]
    buried = pick(rules.deck.cards, "AH 10H 9H")
    result = finish(staged(rules, "9S 9H 9D", bid=250, tricks=((1, 219),), dealer=2, buried=buried))
    assert result.tricks == (31, 219, 0)


@pytest.mark.parametrize(
    ("costs", "points"),
    [(SetCosts.BID, -310), (SetCosts.BID_AND_MELD, -450), (SetCosts.DOUBLE_WHEN_PLAYED, -620)],
)
def test_what_a_failed_contract_costs_is_a_switch(costs: SetCosts, points: int) -> None:
    rules = variant(CARDGAMES, set_costs=costs)
    result = finish(staged(rules, BLANKS, bid=310, melds={0: 100, 2: 40}, tricks=((0, 150), (1, 90))))
    assert result.points == (points, 90)


def test_defenders_may_keep_their_meld_when_the_bidders_are_set() -> None:
    rules = variant(CARDGAMES, defenders_keep_meld=True)
    assert finish(staged(rules, BLANKS, bid=600, melds={1: 80}, tricks=((0, 240),))).points == (-600, 80)
    assert finish(staged(rules, BLANKS, bid=250, melds={1: 80}, tricks=((0, 240),))).points == (250, 0)


def test_a_moon_that_is_made_pays_all_trick_points_again() -> None:
    for copies, bonus, blanks, others in ((2, 250, BLANKS, 240), (4, 500, "JS JH JD JC", 480)):
        rules = variant(CARDZMANIA, copies=copies)
        table = staged(
            rules, blanks, bid=500, melds={0: 300}, tricks=((0, others - 100), (2, 100)), moon=True
        )
        assert finish(table).points[0] == 300 + bonus + bonus


def test_a_moon_that_fails_is_set_even_when_meld_and_tricks_reach_the_bid() -> None:
    for fails, points in ((MoonFails.SET, -300), (MoonFails.FIFTY_UNITS, -500)):
        rules = variant(CARDZMANIA, moon_fails=fails)
        table = staged(rules, BLANKS, bid=300, melds={0: 300, 1: 20}, tricks=((0, 240), (3, 0)), moon=True)
        assert finish(table).points == (points, 0)


def test_all_trick_points_are_no_moon_without_all_tricks() -> None:
    made = staged(CARDZMANIA, BLANKS, bid=250, melds={0: 300}, tricks=((0, 240),), moon=True)
    failed = staged(CARDZMANIA, BLANKS, bid=250, melds={0: 300}, tricks=((0, 240), (1, 0)), moon=True)
    unsaid = staged(CARDZMANIA, BLANKS, bid=250, melds={0: 300}, tricks=((0, 240),))
    assert [finish(table).points[0] for table in (made, failed, unsaid)] == [800, -250, 550]


def test_scores_may_go_below_nothing_unless_that_is_off() -> None:
    for negative, score in ((True, -200), (False, 0)):
        table = staged(variant(CARDGAMES, negative=negative), BLANKS, bid=300, standing=(100, 0))
        assert finish(table).scores[0] == score
