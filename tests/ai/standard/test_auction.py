"""Bidding: a step at a time, as far as the hand goes, whoever else has passed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.choice import Motive
from game.ai.standard.auction import limit
from game.ai.standard.estimate import prospects
from game.rules.actions import Action, Bid, PassBid, ShootMoon
from game.rules.contract_rules import Lead, Moon, MoonWhen
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, CLASSIC_500, DOUBLE_DECK, asked, seen, sit, why
from tests.rules.staging import variant

DOUBLE_RUN = "AS AS 10S 10S KS KS QS QS JS JS 9H 9D"
STRONG = "AS 10S KS QS JS 9S AH AD KH QH AC 10C"
MIDDLING = "AS 10S KS QS 9S AH 10H JD 9D QC JC 9H"
WEAK = "9S 9S JH QH 9D 9D JD JC JC 9C 10C 10H"


def called(hand: str, calls: str = "", **setting: Any) -> Action:  # noqa: ANN401 - as `sit` takes it
    return asked(sit(hand, phase=Phase.AUCTION, calls=calls, **setting)).action


def test_a_strong_hand_opens_at_the_lowest_bid() -> None:
    assert called(STRONG) == Bid(250)


def test_a_weak_hand_passes() -> None:
    assert called(WEAK) == PassBid()
    assert why(asked(sit(WEAK, phase=Phase.AUCTION))) is Motive.HAND_TOO_WEAK


def test_the_first_bidder_may_pass_where_nobody_must_open() -> None:
    assert called(WEAK, "") == PassBid()


def test_an_opener_who_must_bid_bids_the_minimum() -> None:
    assert called(WEAK, rules=CLASSIC_500) == Bid(20)


def test_a_bid_goes_one_step_over_the_standing_one() -> None:
    assert called(STRONG, "- - 300") == Bid(310)


def test_a_hand_stops_at_its_limit() -> None:
    points = 250
    while called(STRONG, f"- - {points}") == Bid(points + 10):
        points += 10
    mine = seen(sit(STRONG, phase=Phase.AUCTION, calls=f"- - {points}"))
    most = limit(mine, prospects(mine.hand.cards, mine.variant)[0])
    assert points <= most * 10 < points + 10
    assert 300 < points < 700


def test_bidding_goes_on_though_both_opponents_have_passed() -> None:
    """A guaranteed meld above the partner's bid is never left lying."""
    assert called(DOUBLE_RUN, "- 30 -", rules=CLASSIC_500) == Bid(31)
    choice = asked(sit(DOUBLE_RUN, phase=Phase.AUCTION, calls="- 30 -", rules=CLASSIC_500))
    assert why(choice) is Motive.OUTBIDS_PARTNER


def test_a_middling_hand_leaves_the_contract_to_its_partner() -> None:
    choice = asked(sit(MIDDLING, phase=Phase.AUCTION, calls="- 300 -"))
    assert choice.action == PassBid()
    assert why(choice) is Motive.PARTNER_BIDS_ENOUGH
    assert choice.reasons[0].points == 300


def test_a_partner_who_passed_makes_a_hand_worth_less_and_one_who_bid_more() -> None:
    mine = seen(sit(MIDDLING, phase=Phase.AUCTION))
    best = prospects(mine.hand.cards, mine.variant)[0]
    passed = seen(sit(MIDDLING, phase=Phase.AUCTION, calls="- - -"))
    raised = seen(sit(MIDDLING, phase=Phase.AUCTION, calls="- 250 260"))
    assert limit(passed, best) < limit(mine, best) < limit(raised, best)


def test_a_weak_hand_passes_when_its_partner_has_passed() -> None:
    """Knowing that the partner is out must never raise what a hand is taken to be worth."""
    assert called(MIDDLING, "- - 380") == PassBid()


def test_a_hand_that_may_name_no_trump_does_not_bid() -> None:
    hand = "AS AS AS KS KS AH AH AH KH AD AD KD KD KD AC AC AC KC KC 10C"
    assert called(hand, "50", rules=DOUBLE_DECK) == PassBid()


@pytest.mark.parametrize("step", ["unit", "five_units", "up_to_five", "rising"])
@pytest.mark.parametrize("standing", ["", "250", "- 250", "250 -"])
def test_every_bid_is_on_the_ladder(step: str, standing: str) -> None:
    rules = variant(CARDGAMES, step=step)
    mine = seen(sit(STRONG, phase=Phase.AUCTION, calls=standing, rules=rules))
    action = called(STRONG, standing, rules=rules)
    assert action in mine.choices[0] or action == PassBid()


def test_in_an_auction_of_one_round_a_hand_bids_near_its_limit_at_once() -> None:
    rules = variant(CARDGAMES, one_round=True)
    action = called(STRONG, "", rules=rules)
    assert isinstance(action, Bid)
    assert action.points > 280
    assert called(STRONG, "- - 300", rules=rules) == Bid(310)


def test_at_the_top_of_the_ladder_there_is_only_the_pass() -> None:
    low = replace(CARDGAMES, auction=replace(CARDGAMES.auction, maximum=260))
    choice = asked(sit(STRONG, phase=Phase.AUCTION, calls="- - 260", rules=low))
    assert choice.action == PassBid()
    assert why(choice) is Motive.ONLY_ACTION


def test_the_bid_game_follows_meld_aces_and_tens() -> None:
    hand = "AS 10S KS QS JS 9S AH 10H KH QH AD 10D AC 10C 9C 9D"
    assert called(hand, "20", rules=REGISTRY["kencom"]) == Bid(21)
    assert called(hand, "60", rules=REGISTRY["kencom"]) == PassBid()


def test_a_certain_moon_is_shot_in_the_auction_and_no_other() -> None:
    rules = variant(CARDGAMES, moon=Moon.BONUS, moon_when=MoonWhen.IN_AUCTION)
    certain = "AS AS 10S 10S KS KS QS QS AH AH AD AC"
    assert called(certain, "300", rules=rules) == ShootMoon()
    assert called(STRONG, rules=rules) == Bid(250)
    assert called(certain, rules=variant(rules, lead=Lead.ELDEST)) == Bid(250)
