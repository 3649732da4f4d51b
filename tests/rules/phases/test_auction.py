"""Auctions: who may bid what, who may pass, and who holds the contract (rules 2.4, 5.2, 6.2, 7.2, 8.5)."""

from __future__ import annotations

import pytest

from game.rules.actions import Bid, NameTrump, PassBid, PlayCard, ShootMoon
from game.rules.cards import Suit
from game.rules.choices import BidRange
from game.rules.contract_events import BidMade, BidPassed, ContractSet, HandEnded, MoonDeclared, PhaseBegan
from game.rules.contract_rules import AllPass, Moon, MoonFails, MoonWhen
from game.rules.endings import Ending
from game.rules.engine import legal_actions, legal_choices
from game.rules.reasons import Reason, Refusal
from game.rules.state import Contract
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

CARDGAMES, KENCOM, DOUBLE_DECK = (REGISTRY[key] for key in ("cardgames", "kencom", "double_deck"))
CLASSIC, WIDOW = REGISTRY["classic_500"], REGISTRY["auction_250"]
BIDDING = [key for key, rules in REGISTRY.items() if rules.is_bid]


def bids(table: Table) -> tuple[int, ...]:
    """Return the bids that are open to the seat to act."""
    assert table.state.to_act is not None
    (choice,) = legal_choices(table.state, table.state.to_act)
    assert isinstance(choice, BidRange)
    return choice.bids


@pytest.mark.parametrize("key", BIDDING)
def test_the_auction_starts_at_the_dealers_left(key: str) -> None:
    for dealer in range(REGISTRY[key].seats):
        table = Table(REGISTRY[key], dealer=dealer).deal()
        assert table.state.phase is Phase.AUCTION
        assert table.state.to_act == (dealer + 1) % REGISTRY[key].seats


def test_bids_go_round_and_the_last_who_has_not_passed_holds_the_contract() -> None:
    table = Table(CARDGAMES, dealer=0).deal()
    assert table.call(250, 0, 270).events == (BidMade(3, 270),)
    assert table.call(0).events == (BidPassed(0),)
    assert table.state.to_act == 1
    table.call(0)
    assert table.events == (BidPassed(1), ContractSet(3, 270, held=False), PhaseBegan(Phase.NAME_TRUMP, 3))
    assert table.state.contract == Contract(3, 270)


def test_a1_an_equal_bid_is_illegal() -> None:
    table = Table(CARDGAMES).deal().call(260)
    assert table.refused(Bid(260)) == Reason(Refusal.BID_TOO_LOW, points=270)
    assert table.refused(Bid(250)) == Reason(Refusal.BID_TOO_LOW, points=270)


def test_a2_bids_are_multiples_of_ten() -> None:
    table = Table(CARDGAMES).deal()
    assert table.refused(Bid(255)) == Reason(Refusal.BID_OFF_LADDER, points=260)
    assert bids(table) == tuple(range(250, 1000, 10))
    assert table.refused(Bid(1000)) == Reason(Refusal.BID_TOO_HIGH, points=990)


def test_a3_a_pass_is_final() -> None:
    table = Table(CARDGAMES, dealer=0).deal().call(0, 250)
    assert table.refused(Bid(300), seat=1) == Reason(Refusal.PASS_IS_FINAL)
    assert table.refused(PassBid(), seat=1) == Reason(Refusal.PASS_IS_FINAL)
    assert table.refused(Bid(300), seat=0) == Reason(Refusal.NOT_YOUR_TURN)


@pytest.mark.parametrize(
    ("key", "points"),
    [("cardgames", 250), ("cardzmania", 250), ("article_20", 20), ("double_deck", 50)],
)
def test_a4_a7_the_dealer_holds_the_least_bid_unasked_after_three_passes(key: str, points: int) -> None:
    table = Table(REGISTRY[key], dealer=2).deal().call(0, 0, 0)
    assert ContractSet(2, points, held=True) in table.events
    assert table.state.contract == Contract(2, points, held=True)


def test_three_hands_for_points_hold_the_dealer_at_190() -> None:
    table = Table(REGISTRY["auction3_points"], dealer=1).deal().call(0, 0)
    assert table.state.contract == Contract(1, 190, held=True)


def test_the_forced_bid_does_not_move_with_the_minimum() -> None:
    rules = variant(CARDGAMES, minimum=300)
    table = Table(rules, dealer=2).deal()
    assert bids(table)[0] == 300
    assert table.call(0, 0, 0).state.contract == Contract(2, 250, held=True)


@pytest.mark.parametrize(
    ("key", "passes", "less"), [("cardgames", 3, 240), ("auction_250", 2, 240), ("kencom", 1, 2)]
)
def test_a_dealer_to_whom_all_passed_may_take_the_contract_for_less_or_pass(
    key: str, passes: int, less: int
) -> None:
    rules = variant(REGISTRY[key], all_pass=AllPass.DEALER_MAY_TAKE)
    table = Table(rules, dealer=0).deal()
    assert table.refused(Bid(less)) == Reason(Refusal.BID_TOO_LOW, points=rules.auction.minimum)
    table.call(*[0] * passes)
    assert bids(table)[:2] == (less, rules.auction.minimum)
    assert table.call(less).state.contract == Contract(0, less)
    again = Table(rules, dealer=0).deal().call(*[0] * (passes + 1))
    assert again.result.ending is Ending.ALL_PASSED


def test_the_dealer_takes_for_less_only_what_nobody_has_bid_on() -> None:
    rules = variant(CARDGAMES, all_pass=AllPass.DEALER_MAY_TAKE)
    assert bids(Table(rules, dealer=0).deal().call(0, 0, 250))[0] == 260
    barred = Table(variant(rules, no_40_90=True), dealer=0).deal().call(0, 0, 0)
    assert bids(barred)[:2] == (240, 250)
    least = variant(REGISTRY["classic_500"], all_pass=AllPass.DEALER_MAY_TAKE, minimum=1)
    assert bids(Table(least, dealer=0).deal().call(0, 0, 0))[0] == 1


def test_a_dealer_who_is_left_with_a_bid_before_him_is_asked() -> None:
    table = Table(CARDGAMES, dealer=2).deal().call(0, 0, 250)
    assert table.state.to_act == 2
    assert bids(table)[0] == 260


@pytest.mark.parametrize("key", ["kencom", "auction_250", "auction_300", "bicycle_auction"])
def test_a5_all_pass_is_a_redeal_without_score(key: str) -> None:
    rules = REGISTRY[key]
    table = Table(rules, dealer=0).deal().call(*(0,) * rules.players)
    assert HandEnded(Ending.ALL_PASSED, 0) in table.events
    assert set(table.result.points) == {0}
    assert table.match.dealer == 1
    assert table.match.deal_no == 2
    assert table.match.played == 0
    assert table.match.won is None


def test_kencom_the_other_may_bid_after_the_opener_passed() -> None:
    table = Table(KENCOM, dealer=0).deal().call(0)
    assert bids(table) == tuple(range(3, 100))
    assert table.call(3).state.contract == Contract(0, 3)


def test_kencom_ends_at_the_first_pass_after_a_bid_and_the_opener_alternates() -> None:
    table = Table(KENCOM, dealer=0).deal().call(3, 4, 17, 0)
    assert table.state.contract == Contract(1, 17)
    assert table.state.phase is Phase.NAME_TRUMP
    again = Table(KENCOM, dealer=0).deal().call(0, 0)
    assert again.deal().state.to_act == 0


@pytest.mark.parametrize(("points", "least"), [(2, 3), (0, 3), (-1, 3)])
def test_kencom_bids_start_at_three(points: int, least: int) -> None:
    assert Table(KENCOM).deal().refused(Bid(points)) == Reason(Refusal.BID_TOO_LOW, points=least)


def test_kencom_bids_stop_at_99() -> None:
    table = Table(KENCOM).deal().call(99)
    assert table.refused(Bid(100)) == Reason(Refusal.BID_TOO_HIGH, points=99)
    assert legal_choices(table.state, table.state.to_act or 0) == ()
    assert table.call(0).state.contract == Contract(1, 99)


def test_a6_classic_opener_must_open_at_the_minimum() -> None:
    table = Table(CLASSIC, dealer=0).deal()
    assert bids(table) == (20,)
    assert legal_actions(table.state, 1, interrupts=False) == ()
    assert table.refused(PassBid()) == Reason(Refusal.MUST_OPEN, points=20)
    assert table.refused(Bid(21)) == Reason(Refusal.BID_TOO_HIGH, points=20)
    assert table.call(20, 0, 21, 0, 0).state.contract == Contract(3, 21)


def test_an_opener_who_must_bid_may_bid_more() -> None:
    table = Table(variant(WIDOW, all_pass=AllPass.OPENER_BIDS), dealer=0).deal()
    assert table.refused(PassBid()) == Reason(Refusal.MUST_OPEN, points=250)
    assert table.call(300, 0, 0).state.contract == Contract(1, 300)


def test_a30_double_deck_bids_rise_by_one_to_60_and_then_by_five() -> None:
    table = Table(DOUBLE_DECK).deal()
    assert bids(table)[:14] == (50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 65, 70, 75)
    assert table.call(60).refused(Bid(62)) == Reason(Refusal.BID_OFF_LADDER, points=65)


def test_cardzmania_raises_by_ten_to_fifty() -> None:
    table = Table(REGISTRY["cardzmania"]).deal()
    assert bids(table) == (250, 260, 270, 280, 290, 300)
    assert bids(table.call(280)) == (290, 300, 310, 320, 330)
    double = Table(variant(REGISTRY["cardzmania"], copies=4)).deal()
    assert bids(double)[0] == 500


def test_bids_that_end_in_40_and_90_can_be_barred() -> None:
    table = Table(variant(WIDOW, no_40_90=True)).deal()
    assert bids(table)[:6] == (250, 260, 270, 280, 300, 310)
    assert table.refused(Bid(290)) == Reason(Refusal.BID_BARRED, points=300)


def test_one_round_ends_when_everybody_has_been_asked() -> None:
    table = Table(variant(CARDGAMES, one_round=True), dealer=0).deal().call(250, 300, 0, 310)
    assert table.state.contract == Contract(0, 310)


@pytest.mark.parametrize("key", BIDDING)
def test_during_the_auction_nothing_else_can_be_done(key: str) -> None:
    table = Table(REGISTRY[key]).deal()
    seat = table.state.to_act or 0
    assert table.refused(NameTrump(Suit.SPADES)) == Reason(Refusal.NO_NAMING_NOW)
    assert table.refused(PlayCard(table.state.hands[seat].cards[0])) == Reason(Refusal.NO_PLAY_NOW)


def test_every_bid_of_many_auctions_is_on_the_ladder() -> None:
    for key in BIDDING:
        rules = REGISTRY[key]
        table = Table(rules).deal()
        while table.state.phase is Phase.AUCTION:
            on_ladder = bids(table)
            assert all(bid >= rules.auction.minimum for bid in on_ladder)
            assert table.refused(Bid(on_ladder[0])) is None
            table.call(on_ladder[0] if len(table.state.calls) < 9 else 0)


def auctioned(**settings: object) -> Table:
    """Return a table at which the moon is shot in the auction, seat 0 to bid first."""
    rules = variant(CARDGAMES, passed=0, moon=Moon.BONUS, moon_when=MoonWhen.IN_AUCTION, **settings)
    return Table(rules, dealer=3)


TRUMPS = "AS AS 10S 10S KS KS QS QS JS JS 9S 9S"


def test_a_moon_in_the_auction_ends_it_at_the_least_bid_that_was_allowed() -> None:
    table = auctioned().deal().call(250, 280)
    assert legal_actions(table.state, 2, interrupts=False) == (PassBid(), ShootMoon())
    table.do(ShootMoon())
    assert table.events[:3] == (MoonDeclared(2), BidMade(2, 290), ContractSet(2, 290, held=False))
    assert (table.state.phase, table.state.to_act) == (Phase.NAME_TRUMP, 2)
    assert table.state.moon


def test_at_the_top_of_the_ladder_a_moon_still_outbids() -> None:
    table = auctioned(maximum=500).deal().call(500)
    assert not legal_choices(table.state, 1)
    assert table.do(ShootMoon()).state.contract == Contract(1, 500)


def test_a_moon_shot_in_the_auction_is_not_shot_again_after_the_melds() -> None:
    table = auctioned(conceding=True).deal_hands(TRUMPS).do(ShootMoon()).name("S")
    assert table.state.phase is Phase.DECISION
    assert table.refused(ShootMoon()) == Reason(Refusal.MOON_IN_AUCTION)


def test_a_moon_shot_in_the_auction_pays_or_costs_like_one_after_the_melds() -> None:
    made = auctioned().deal_hands(TRUMPS).do(ShootMoon()).name("S").play_out()
    assert made.points[0] == made.melds[0] + 250 + 250
    poor = "9S 9S 9H 9H 9D 9D 9C 9C JS JH JC QC"
    failed = auctioned(moon_fails=MoonFails.FIFTY_UNITS).deal_hands(poor).do(ShootMoon()).name("S")
    assert failed.play_out().points[0] == -500
    assert auctioned().deal_hands(poor).do(ShootMoon()).name("S").play_out().points[0] == -250


def test_where_the_moon_comes_after_the_melds_it_is_no_call() -> None:
    after = Table(variant(CARDGAMES, moon=Moon.BONUS), dealer=3).deal()
    assert after.refused(ShootMoon()) == Reason(Refusal.NO_DECISION_NOW)
    off = Table(CARDGAMES, dealer=3).deal()
    assert off.refused(ShootMoon()) == Reason(Refusal.MOON_IS_OFF)


def test_an_opener_who_must_bid_may_shoot_the_moon_at_the_minimum() -> None:
    rules = variant(CLASSIC, moon=Moon.BONUS, moon_when=MoonWhen.IN_AUCTION)
    table = Table(rules, dealer=3).deal()
    assert legal_actions(table.state, 0, interrupts=False) == (ShootMoon(),)
    assert table.do(ShootMoon()).state.contract == Contract(0, 20)
