"""Before the first lead: play, throw in, concede, shoot the moon (rules 6.3, 6.4, 7.5, 7.6, 8.5)."""

from __future__ import annotations

import pytest

from game.rules.actions import Concede, PlayCard, ShootMoon, StartPlay, ThrowIn
from game.rules.contract_events import HandEnded, MoonDeclared
from game.rules.contract_rules import Moon, SurrenderPays
from game.rules.endings import Ending, Fate
from game.rules.engine import legal_actions
from game.rules.events import MatchWon, PlayoffBegan
from game.rules.keeping import all_points
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

CARDGAMES, CARDZMANIA, DOUBLE_DECK, CLASSIC, BICYCLE = (
    REGISTRY[key] for key in ("cardgames", "cardzmania", "double_deck", "classic_500", "bicycle_auction")
)
NO_PASS = variant(CARDGAMES, passed=0)
MELD_60 = "KS QS KH QH 9D 9D 10C 10C JH JH 10H 10H"
"""Twelve cards that meld 60 in spades."""
BARE = "10S AC AC AH AH 10D 10D JC JC 9H 9H 9C"
"""Twelve cards that meld nothing in spades."""
ACES_100 = "AS AH AD AC"


def decide_on(bid: int, rules: Variant = NO_PASS) -> Table:
    """Return a table at which seat 0 has bid and both its hands melded 60 in spades."""
    held = (MELD_60, "", BARE, "")
    table = Table(rules, dealer=3).deal_hands(*held).call(bid, 0, 0, 0).name("S")
    assert sum(laid.meld.points for laid in table.state.melds if laid.seat % 2 == 0) == 60
    return table


def test_a9_a_bid_of_320_over_a_meld_of_60_may_be_thrown_in() -> None:
    table = decide_on(320)
    assert (table.state.phase, table.state.to_act) == (Phase.DECISION, 0)
    assert legal_actions(table.state, 0) == (StartPlay(), ThrowIn())
    theirs = sum(laid.meld.points for laid in table.state.melds if laid.seat % 2)
    table.do(ThrowIn())
    assert table.events[0] == HandEnded(Ending.THROWN_IN, 0)
    assert table.result.points == (-320, theirs)
    assert table.result.fates == (Fate.SET, Fate.SCORED)


def test_a10_a_bid_of_310_over_a_meld_of_60_may_not() -> None:
    table = decide_on(310)
    assert table.state.phase is Phase.PLAYOFF
    assert table.refused(ThrowIn()) == Reason(Refusal.CONTRACT_IN_REACH, points=310)
    table.do(PlayCard(table.state.hands[0].cards[0]))
    assert table.refused(ThrowIn()) == Reason(Refusal.ONLY_THE_BIDDER)


def test_a_hopeless_bid_may_be_played_on() -> None:
    table = decide_on(320).do(StartPlay())
    assert table.events == (PlayoffBegan(0),)
    assert table.refused(ThrowIn()) == Reason(Refusal.PLAY_HAS_BEGUN)
    assert table.play_out().points[0] == -320


def test_melds_lie_on_the_table_until_the_play_and_are_known_after() -> None:
    table = decide_on(320)
    laid = table.state.table
    assert len(laid[0]) == 4
    table.do(StartPlay())
    assert table.state.table == ((),) * 4
    assert table.state.known == laid


def test_classic_throws_a_contract_out_of_reach_in_by_itself() -> None:
    rules = variant(CLASSIC, passed=0)
    table = Table(rules, dealer=3).deal_hands(MELD_60, "", BARE, "").call(20, 21, 0, 0, 32, 0).name("S")
    assert table.result.ending is Ending.OUT_OF_REACH
    assert table.result.points[0] == -32
    assert table.result.points[1] == table.result.melds[1]
    reach = Table(rules, dealer=3).deal_hands(MELD_60, "", BARE, "").call(20, 21, 0, 0, 31, 0).name("S")
    assert reach.state.phase is Phase.PLAYOFF


@pytest.mark.parametrize(
    ("pays", "more"), [("nothing", None), ("meld", 0), ("meld_and_25", 25), ("meld_and_50", 50)]
)
def test_double_deck_surrender_has_four_payments(pays: str, more: int | None) -> None:
    rules = variant(DOUBLE_DECK, surrender_pays=SurrenderPays(pays))
    rich = "AS AS AH AH AD AD AC AC KS QS QS JD KH QH"
    table = Table(rules, dealer=3).deal_hands(rich, rich).call(50, 0, 0, 0).name("S")
    assert legal_actions(table.state, 0) == (StartPlay(), Concede())
    meld = table.state.melds
    theirs = sum(laid.meld.points for laid in meld if laid.seat % 2)
    table.do(Concede())
    assert theirs >= 100
    assert table.result.points == (-50, 0 if more is None else theirs + more)
    assert table.result.ending is Ending.CONCEDED


def test_surrender_is_over_when_the_play_has_begun() -> None:
    rich = "AS AS AH AH AD AD AC AC KS QS"
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(rich).call(50, 0, 0, 0).name("S").do(StartPlay())
    assert table.refused(Concede()) == Reason(Refusal.PLAY_HAS_BEGUN)
    table.do(PlayCard(table.state.hands[0].cards[0]))
    assert table.refused(Concede()) == Reason(Refusal.ONLY_THE_BIDDER)


def test_where_conceding_is_off_it_is_refused() -> None:
    assert decide_on(320).refused(Concede()) == Reason(Refusal.CONCEDING_IS_OFF)
    assert decide_on(320).refused(ShootMoon()) == Reason(Refusal.MOON_IS_OFF)


def test_a26_double_deck_bidders_who_cannot_lay_twenty_lose_the_bid_unplayed() -> None:
    mine = "AS AS AH AH KS QS JH JH 10S 10S KH KH QD QD 10D 10D 10C 10C JC JC"
    partner = "AS AH KC KC KD KD JH JH 10S 10S 10H 10H QD QD 10D 10D 10C 10C JC JC"
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(mine, "", partner, "").call(50, 0, 0, 0).name("S")
    assert table.result.ending is Ending.MELD_TOO_SMALL
    assert table.result.melds[0] == 0
    assert not [laid for laid in table.state.melds if laid.seat % 2 == 0]
    assert table.result.points == (-50, table.result.melds[1])
    assert table.result.melds[1] == 0 or table.result.melds[1] >= 20


def test_the_moon_is_declared_before_the_lead_and_only_by_the_bidder() -> None:
    rules = variant(CARDZMANIA, passed=0)
    table = Table(rules, dealer=3).deal().call(250, 0, 0, 0).name("S")
    assert ShootMoon() in legal_actions(table.state, 0, interrupts=False)
    assert table.refused(ShootMoon(), seat=1) == Reason(Refusal.NOT_YOUR_TURN)
    table.do(ShootMoon())
    assert table.events[0] == MoonDeclared(0)
    assert table.state.moon
    assert table.state.phase is Phase.PLAYOFF
    assert table.refused(ShootMoon()) == Reason(Refusal.PLAY_HAS_BEGUN)


def test_a_made_moon_may_win_the_match() -> None:
    rules = variant(CARDZMANIA, passed=0, moon=Moon.WINS)
    trumps = "AS AS 10S 10S KS KS QS QS JS JS 9S 9S"
    table = Table(rules, dealer=3).deal_hands(trumps).call(250, 0, 0, 0).name("S").do(ShootMoon())
    table.play_out()
    assert isinstance(table.events[-1], MatchWon)
    assert table.match.won is not None
    assert table.match.won.winner == 0


def test_a31_the_dealers_left_leads_whoever_bid() -> None:
    table = Table(BICYCLE, dealer=0).deal().call(0, 100, 0, 0).name("S")
    if table.state.phase is Phase.DECISION:
        table.do(StartPlay())
    assert (table.state.phase, table.state.to_act, table.state.leader) == (Phase.PLAYOFF, 1, 1)
    bidder = Table(NO_PASS, dealer=0).deal().call(0, 250, 0, 0).name("S")
    assert bidder.state.leader == 2


def test_all_points_are_derived_from_the_deck_and_the_last_trick() -> None:
    assert {key: all_points(rules) for key, rules in REGISTRY.items()} == {
        key: {"kencom": 25, "classic_500": 25, "article_20": 25, "double_deck": 50}.get(key, 250)
        for key in REGISTRY
    }
    assert all_points(variant(CARDZMANIA, copies=4)) == 500
