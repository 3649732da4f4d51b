"""Leaving a deal that could go on: a misdeal, and a contract given up in play."""

from typing import Any

import pytest

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.expert.play import Depth
from game.ai.expert.player import Budget, considered
from game.ai.expert.quitting import weighed
from game.rules import engine
from game.rules.actions import Bid, CallMisdeal, Concede, PassBid, PlayCard
from game.rules.contract_rules import Misdeal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.ai.sitting import CARDGAMES, sit
from tests.ai.test_every_game import check
from tests.rules.staging import variant

BUDGET = Budget(Depth(12, 4, 8), 16)
FIVE_NINES = variant(CARDGAMES, misdeal=Misdeal.FIVE_NINES)
POOR = "9C 9C 9D 9H 9S JC JD QD QH KS 10C JH"
RICH = "9C 9C 9D 9H 9S AH 10H KH QH JH QS JD"
POINTS = variant(REGISTRY["auction3_points"], giving_up=True)


def _asked(seen: View) -> Choice:
    choice = considered(seen, 1, BUDGET)
    check(seen, choice)
    return choice


def _opening(hand: str, calls: str = "") -> View:
    dealer = (3 - len(calls.split())) % 4
    return engine.view(sit(hand, rules=FIVE_NINES, phase=Phase.AUCTION, calls=calls, dealer=dealer), 0)


@pytest.mark.parametrize("calls", ["", "-", "- 250", "250 - -", "- 350 -"])
@pytest.mark.parametrize("hand", [POOR, RICH])
def test_a_misdeal_is_called_just_where_going_on_is_worth_less_than_nothing(hand: str, calls: str) -> None:
    choice = _asked(_opening(hand, calls))
    worth = {each.action: each.value for each in choice.values}
    assert worth.pop(CallMisdeal()) == 0.0
    assert (choice.action == CallMisdeal()) is (max(worth.values()) < 0)


def test_a_poor_hand_is_thrown_in_and_a_rich_one_bid() -> None:
    poor = _asked(_opening(POOR, "300 - -"))
    assert poor.action == CallMisdeal()
    assert poor.reasons[0].code is Motive.CALLS_MISDEAL
    assert isinstance(_asked(_opening(RICH)).action, Bid)


def test_a_poor_hand_leaves_a_partner_the_contract_that_is_likely_to_be_made() -> None:
    assert _asked(_opening(POOR, "- 350 -")).action == PassBid()


def _midway(hand: str, bid: int, **more: Any) -> View:  # noqa: ANN401 - any field of a state
    return engine.view(sit(hand, rules=POINTS, bid=bid, **more), 0)


def test_a_contract_that_cannot_be_made_any_more_is_given_up_while_the_others_can_still_score() -> None:
    seen = _midway("AS KS QD 9H 9C", 900)
    assert Concede() in seen.legal
    choice = _asked(seen)
    assert choice.action == Concede()
    assert choice.reasons[0].code is Motive.OUT_OF_REACH
    assert choice.values[0].value > choice.values[1].value


def test_for_stakes_a_contract_is_given_up_that_all_tricks_cannot_save_and_no_other() -> None:
    rules = variant(REGISTRY["auction_250"], giving_up=True)
    lost = _asked(engine.view(sit("AS KS QD 9H 9C", rules=rules, bid=900), 0))
    assert lost.action == Concede()
    assert isinstance(_asked(engine.view(sit("9S 9H JH 9C JD", rules=rules, bid=100), 0)).action, PlayCard)


def test_a_contract_that_is_within_reach_is_played_on() -> None:
    choice = _asked(_midway("AS 10S KS AH AD", 60))
    assert isinstance(choice.action, PlayCard)
    worth = {each.action: each.value for each in choice.values}
    assert worth[Concede()] < choice.values[0].value


def test_a_contract_that_is_hardly_ever_made_is_given_up_with_what_that_saves() -> None:
    choice = _asked(_midway("9S 9H JH 9C JD", 100))
    assert choice.action == Concede()
    (because,) = choice.reasons
    assert because.code is Motive.GIVING_UP_SAVES
    assert because.points > 0


def test_against_one_other_side_nothing_is_given_up_that_it_would_only_get() -> None:
    rules = variant(CARDGAMES, giving_up=True)
    choice = _asked(engine.view(sit("AS KS QD 9H 9C", rules=rules, bid=900), 0))
    assert isinstance(choice.action, PlayCard)


def test_what_was_chosen_without_sampled_deals_is_left_to_the_rules_of_thumb() -> None:
    seen = _opening(POOR, "300 - -")
    only = Choice(PassBid(), (Valued(PassBid(), 0.0),), (Because(Motive.ONLY_ACTION),))
    assert weighed(seen, only).action == CallMisdeal()
    rich = _opening(RICH)
    assert weighed(rich, only) == only
