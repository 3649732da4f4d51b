"""Exits: contracts are given up when that costs less, and only then; moons are shot when they are certain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.choice import Choice, Motive
from game.ai.standard.exits import bid_is_made, contract_chance
from game.rules.actions import (
    AnswerConcession,
    CallMisdeal,
    ClaimRest,
    Concede,
    OfferConcession,
    PlayCard,
    ShootMoon,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.cards import Card
from game.rules.melds import Meld, MeldKind
from game.rules.state import LaidMeld
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, DOUBLE_DECK, STAKES, asked, seen, sit, why
from tests.rules.staging import variant

CARDZMANIA = REGISTRY["cardzmania"]
POINTS3 = REGISTRY["auction3_points"]
LAYDOWN = "AS AS 10S 10S KS KS QS AH AH AD AD AC"
RAGGED = "KS QS 9S JS 9H JH QH 9D JD QC JC 10C"
DOUBLE_HAND = "AS AS 10S 10S KS QS JS QS AH AH 10H KH AD AD KD QD AC AC KC QC"
WIDOW_HAND = "AS 10S KS QS JS AS 9S AH AH 10H KD AD JH 9D QC JC 9C KC"


POOR = "JS JS JS JS 10S KS JD JD JD QD QD 10D KD JC JC JC QC QC KC 10C"


def deciding(hand: str, *, bid: int, melds: int, rules: Variant = CARDGAMES) -> Choice:
    """Return what the bidder does between the melds and the first lead, with melds of so many points laid."""
    laid = (LaidMeld(0, Meld(MeldKind.RUN, (), melds), 0),)
    return asked(sit(hand, phase=Phase.DECISION, bid=bid, rules=rules, melds=laid))


def test_a_contract_out_of_reach_is_thrown_in() -> None:
    choice = deciding(RAGGED, bid=320, melds=60)
    assert choice.action == ThrowIn()
    assert why(choice) is Motive.OUT_OF_REACH
    assert choice.reasons[0].points == 10


def test_a_contract_in_reach_is_played() -> None:
    choice = deciding(LAYDOWN, bid=400, melds=160, rules=CARDZMANIA)
    assert choice.action in (StartPlay(), ShootMoon())


def test_a_certain_moon_is_shot_and_an_uncertain_one_is_not() -> None:
    certain = deciding(LAYDOWN, bid=250, melds=110, rules=CARDZMANIA)
    assert certain.action == ShootMoon()
    assert why(certain) is Motive.SHOOTS_MOON
    assert deciding(RAGGED, bid=250, melds=160, rules=CARDZMANIA).action == StartPlay()


def test_a_hopeless_contract_of_the_double_deck_is_conceded_and_a_good_one_played() -> None:
    weak = "KS QS JS JS QS 10S JH JH QH KH QD JD JD KD QC JC KC 10C 10D QC"
    hopeless = deciding(weak, bid=75, melds=22, rules=DOUBLE_DECK)
    assert hopeless.action == Concede()
    assert deciding(DOUBLE_HAND, bid=50, melds=30, rules=DOUBLE_DECK).action == StartPlay()


def test_a_failed_contract_that_costs_double_is_given_up_sooner() -> None:
    hand = "AS 10S KS QS JS JS QS 10S AH JH QH KH QD JD JD KD QC JC KC 10C"
    double = variant(DOUBLE_DECK, set_costs="double_when_played")
    made = [
        deciding(hand, bid=bid, melds=24, rules=rules).action
        for rules in (DOUBLE_DECK, double)
        for bid in range(50, 76)
    ]
    plain, doubled = made[: len(made) // 2], made[len(made) // 2 :]
    assert doubled.count(Concede()) > plain.count(Concede())


def test_the_widow_is_turned_with_a_hand_worth_playing() -> None:
    hand = "AS 10S KS QS JS AS 9S AH AH 10H KD AD JH 9D QC"
    state = sit(hand, phase=Phase.WIDOW, rules=STAKES)
    choice = asked(replace(state, widow=(Card.parse("9C0"), Card.parse("JC0"), Card.parse("KC0"))))
    assert choice.action == TakeWidow()
    assert why(choice) is Motive.SEES_WIDOW


def test_a_contract_for_which_the_hand_is_far_too_poor_is_thrown_in_unseen() -> None:
    hand = "9S JS QH 9H JH 9D JD QD 9C JC 10C KH 9S QC QC"
    state = sit(hand, phase=Phase.WIDOW, bid=250, rules=STAKES)
    choice = asked(replace(state, widow=(Card.parse("KC0"), Card.parse("KD0"), Card.parse("JC1"))))
    assert choice.action == ThrowIn()
    assert why(choice) is Motive.GIVES_UP_UNSEEN


def test_after_the_widow_a_contract_that_will_fail_is_conceded_for_the_single_price() -> None:
    poor = "9S JS QH 9H JH 9D JD QD 9C JC 10C KH 9S QC QC KD KC JC"
    choice = asked(sit(poor, phase=Phase.NAME_TRUMP, bid=300, rules=STAKES, widow_taken=True))
    assert choice.action == Concede()
    assert why(choice) is Motive.CONTRACT_UNLIKELY
    good = asked(sit(WIDOW_HAND, phase=Phase.NAME_TRUMP, bid=300, rules=STAKES, widow_taken=True))
    assert good.action != Concede()


def test_chances_rise_with_the_hand_and_fall_with_the_bid() -> None:
    def chance(hand: str, bid: int) -> float:
        laid = (LaidMeld(0, Meld(MeldKind.RUN, (), 150), 0),)
        return contract_chance(seen(sit(hand, phase=Phase.DECISION, bid=bid, melds=laid)))

    assert chance(LAYDOWN, 300) > chance(RAGGED, 300)
    assert chance(RAGGED, 250) > chance(RAGGED, 350)
    assert chance(RAGGED, 410) == 0


def test_points_given_up_are_weighed_against_what_the_others_would_take() -> None:
    choice = asked(
        sit(
            "9S JS QH 9H JH 9D JD QD 9C JC 10C KH 9S QC QC KD KC JC",
            phase=Phase.BURYING,
            bid=600,
            rules=POINTS3,
            widow_taken=True,
        )
    )
    assert choice.action == Concede()


def made_already(points: int, **more: Any) -> Choice:  # noqa: ANN401 - any field of a state
    """Return what a defender for stakes does when the bidder, seat 1, has so many points of 250."""
    laid = (LaidMeld(1, Meld(MeldKind.RUN, (), points), 0),)
    return asked(sit("AS AH 9D KC", rules=STAKES, bidder=1, melds=laid, **more))


def test_opponents_concede_only_when_nothing_can_change_any_more() -> None:
    assert made_already(250).action == OfferConcession()
    assert why(made_already(250)) is Motive.BID_IS_MADE
    assert isinstance(made_already(240).action, PlayCard)


@pytest.mark.parametrize(("points", "agreed"), [(260, True), (200, False)])
def test_a_proposal_is_agreed_to_only_when_the_bid_is_made(points: int, *, agreed: bool) -> None:
    choice = made_already(points, phase=Phase.CONCESSION, offering=2)
    assert choice.action == AnswerConcession(agreed)
    laid = (LaidMeld(1, Meld(MeldKind.RUN, (), points), 0),)
    assert bid_is_made(seen(sit("AS", rules=STAKES, bidder=1, melds=laid))) is agreed


def test_a_hand_without_aces_is_thrown_in_as_a_misdeal() -> None:
    choice = asked(sit(POOR, phase=Phase.AUCTION, rules=DOUBLE_DECK))
    assert choice.action == CallMisdeal()
    assert why(choice) is Motive.CALLS_MISDEAL


def test_a_misdeal_is_not_called_against_the_own_partner_s_contract() -> None:
    assert asked(sit(POOR, rules=DOUBLE_DECK, bidder=2, bid=50)).action != CallMisdeal()
    assert asked(sit(POOR, rules=DOUBLE_DECK, bidder=1, bid=50)).action == CallMisdeal()


def test_certain_tricks_are_claimed_unless_there_is_only_one() -> None:
    rules, gone = variant(CARDGAMES, claim_rest=True), "AS 10S 10S KS KS QS QS JS JS 9S 9S"
    choice = asked(sit("AS AH", gone=gone, rules=rules))
    assert choice.action == ClaimRest()
    assert why(choice) is Motive.TAKES_THE_REST
    assert isinstance(asked(sit("AS AH", gone=gone)).action, PlayCard)
    assert isinstance(asked(sit("AS", gone=gone, rules=rules)).action, PlayCard)


@pytest.mark.parametrize(
    ("rules", "bid", "gives_up"),
    [(STAKES, 600, True), (STAKES, 250, False), (POINTS3, 600, True), (CARDGAMES, 600, False)],
)
def test_a_contract_that_no_trick_can_save_is_given_up_where_nobody_gains_by_it(
    rules: Variant, bid: int, *, gives_up: bool
) -> None:
    choice = asked(sit("AS AH 9D KC", rules=variant(rules, giving_up=True), bid=bid))
    assert (choice.action == Concede()) is gives_up
    assert not gives_up or why(choice) is Motive.OUT_OF_REACH
    assert isinstance(asked(sit("AS AH 9D KC", rules=rules, bid=bid)).action, PlayCard)
