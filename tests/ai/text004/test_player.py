"""The yardstick player: the published rules where they speak, the standard player's elsewhere."""

from __future__ import annotations

from typing import Any

from game.ai.choice import Choice, Motive
from game.ai.standard import player as standard
from game.ai.text004 import player
from game.ai.text004.bidding import willing
from game.rules.actions import Bid, NameTrump, PassBid, PassCards, PlayCard
from game.rules.variant import Phase
from tests.ai.sitting import CARDGAMES, CLASSIC_500, STAKES, allowed, seen, sit
from tests.rules.staging import variant

HAND = "AS AS 10S 10S KS KS QS JS AH 9H 9D 9D"


def chooses(hand: str, **setting: Any) -> Choice:  # noqa: ANN401 - as `sit` takes it
    mine = seen(sit(hand, **setting))
    choice = player.choose(mine, 1)
    assert allowed(mine, choice.action)
    return choice


def test_it_bids_one_step_as_far_as_simulated_deals_went_and_over_its_partner_too() -> None:
    most = willing(seen(sit(HAND)).hand, CLASSIC_500).points
    assert chooses(HAND, rules=CLASSIC_500, phase=Phase.AUCTION, calls=f"- {most - 1} -").action == Bid(most)
    passed = chooses(HAND, rules=CLASSIC_500, phase=Phase.AUCTION, calls=f"- {most} -")
    assert passed.action == PassBid()
    assert passed.reasons[0].points == most


def test_it_names_the_trump_of_its_highest_bid() -> None:
    most = willing(seen(sit(HAND)).hand, CLASSIC_500)
    assert chooses(HAND, rules=CLASSIC_500, phase=Phase.NAME_TRUMP).action == NameTrump(most.trump)


def test_a_trump_that_may_not_be_named_is_left_to_the_standard_player() -> None:
    rules = variant(CLASSIC_500, trump_needs="dix")
    hand = HAND.replace("9H 9D 9D", "KH QH 9D")
    assert isinstance(chooses(hand, rules=rules, phase=Phase.NAME_TRUMP).action, NameTrump)


def test_it_passes_as_many_cards_as_asked_both_ways() -> None:
    for bidder in (0, 2):
        action = chooses(HAND, phase=Phase.PASSING, bidder=bidder).action
        assert isinstance(action, PassCards)
        assert len(action.cards) == 4
    strict = variant(CARDGAMES, may_return=False)
    chooses(HAND, phase=Phase.PASSING, rules=strict)


def test_it_leads_a_sure_trump_and_else_a_high_card_into_anything() -> None:
    sure = chooses("AS KS 9H 9D")
    assert isinstance(sure.action, PlayCard)
    assert (sure.action.card.face, sure.reasons[0].code) == ("AS", Motive.SURE_TRUMP)
    blunder = chooses("9S 10H 9D JC", shown={1: "AH"})
    assert isinstance(blunder.action, PlayCard)
    assert (blunder.action.card.face, blunder.reasons[0].code) == ("10H", Motive.HIGHEST_PLAIN)


def test_a_trump_is_sure_when_the_higher_ones_were_passed_to_the_partner() -> None:
    choice = chooses("10S 9H 9D JC", shown={2: "AS AS"})
    assert choice.reasons[0].code is Motive.SURE_TRUMP


def test_it_overtakes_its_partner_high_unless_last() -> None:
    action = chooses("AH KH 9D JC", led="9H").action
    assert isinstance(action, PlayCard)
    assert action.card.face == "AH"


def test_in_other_games_it_is_the_standard_player() -> None:
    mine = seen(sit("AS KS 9H 9D", rules=STAKES))
    assert player.choose(mine, 3) == standard.choose(mine, 3)
