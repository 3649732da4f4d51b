"""Tricks while the stock lasts: what the standard player takes, throws and keeps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.choice import Motive
from game.rules.actions import DeclareOut
from game.rules.variant import DeclareOut as Declaring
from game.rules.variant import LastDraw
from tests.ai.asking import SEEDS, asked, midway, motives, often_played, played
from tests.rules.staging import variant


@pytest.mark.parametrize("led", ["", "9C", "JH", "AC", "10D"])
def test_king_and_queen_of_trump_are_not_spent_while_a_run_is_likely(led: str) -> None:
    hand = "AS 10S KS QS 9H JH 9D JC QC KD 9C AH"
    assert not often_played(hand, led=led, stock="JS JS", upcard="9S") & {"AS", "10S", "KS", "QS"}


@pytest.mark.parametrize(
    ("needed", "others", "fourth"),
    [
        ("AS AH AD", "9H JH 9D JC 9C 10H QH 10D JD", "AC AC"),
        ("KS KH KD", "9H JH 9D JC 9C 10H AH 10D JD", "KC KC"),
        ("QS QH QC", "9H JH 9D KD 9C 10H AH 10D JC", "QD QD"),
    ],
)
@pytest.mark.parametrize("led", ["", "9C", "10C"])
def test_three_of_an_around_are_not_thrown_away(needed: str, others: str, fourth: str, led: str) -> None:
    assert not often_played(f"{needed} {others}", led=led, stock=fourth, tricks=10) & set(needed.split())


def test_a_card_whose_melds_are_dead_is_thrown_before_one_that_may_meld() -> None:
    hand, led = "KD QH AS 10S AC 10C AH 10H AD 10D KH 10D", "AS"
    assert often_played(hand, led=led, gone="QD QD KC KC KS KS", tricks=5) == {"KD"}


@pytest.mark.parametrize("led", ["9D", "JC", "QC", "JD"])
def test_a_small_trick_never_gets_the_trump_ace(led: str) -> None:
    hand = "AS 9S AH AD KC 9H 9H JH JH 9C QH 10C"
    assert "AS" not in often_played(hand, led=led, upcard="9S", stock="10S QS")


def test_a_trick_is_taken_with_the_least_that_does() -> None:
    hand, gone = "AH JH AS 10S 9C 9D JC JD 10C 10D AC AD", "QH QH KH KH JH"
    assert often_played(hand, led="9H", gone=gone, tricks=6, upcard="9S") == {"JH"}


def test_trump_ace_is_not_led_without_need() -> None:
    assert "AS" not in often_played("AS 10S KH AH 9D JC 9H QD JH 9C QC 9D", upcard="QS")


def test_a_lost_trick_gets_the_king_and_not_the_ten() -> None:
    hand, gone = "10H KH AD AD AC AC 10D 10D 10C 10C KH AH", "QH QH KS KD KC KS KD KC"
    assert often_played(hand, led="AS", gone=gone, tricks=6) == {"KH"}


def test_a_ten_is_taken_by_an_ace() -> None:
    assert often_played("AH 9H JH JC 9C 9D QD KC 9D QC KD JC", led="10H", gone="KS QS") == {"AH"}


def test_a_waiting_meld_is_worth_a_trump_and_nothing_waiting_is_not() -> None:
    hand = "{} JS 10S 9H JH 9D JC 9C QH"
    for seed in SEEDS:
        choice = asked(midway(hand.format("KS KH KD KC"), led="AH", tricks=2, seed=seed, upcard="9S"))
        assert motives(choice)[0] is Motive.WINS_FOR_MELD
        assert {card.face for card in choice.reasons[0].cards} == {"KS", "KH", "KD", "KC"}
        assert choice.reasons[0].points == 80
    assert not often_played(hand.format("9S JD JD QC"), led="9D", tricks=4, upcard="9S") & {"JS", "10S", "9S"}


def test_the_last_window_is_won_for_a_nine_that_has_not_counted() -> None:
    hand = "9S 10S JS AC 10H 9H JH 9D JC 9C QH QD"
    for seed in SEEDS:
        assert (
            motives(asked(midway(hand, led="QC", tricks=1, seed=seed, upcard="9S")))[0] is Motive.WINS_FOR_DIX
        )


def test_an_exchange_that_makes_a_run_is_worth_a_trick() -> None:
    hand = "9S 10S KS QS JS AC 10H 9H JH 9D JC 9C"
    assert often_played(hand, led="QC", tricks=2, upcard="AS", gone="AS") == {"AC"}


def test_the_last_of_these_tricks_is_lost_for_the_trump_ace_under_the_stock() -> None:
    hand = "AH 10H 9H JH 9D JD JC 9C QD QD QC JH"
    for seed in SEEDS:
        choice = asked(midway(hand, led="9H", tricks=1, upcard="AS", seed=seed))
        assert motives(choice)[0] is Motive.LOSES_FOR_UPCARD
    chooses = variant(last_draw=LastDraw.WINNER_CHOOSES)
    assert often_played(hand, led="9H", tricks=1, upcard="AS", rules=chooses) <= {"AH", "10H"}


def test_an_open_claim_makes_every_trick_worth_taking() -> None:
    rules = variant(declare_out=Declaring.VARIATION_1)
    state = midway("AS KD KH AH 9D JC 9H QD JH 9C QC 9D", led="QC", rules=rules)
    assert played(state) != "AS"
    choice = asked(replace(state, standing=(1000, 0), claims=(0,)))
    assert motives(choice)[0] is Motive.WINS_FOR_CLAIM
    assert DeclareOut() not in [valued.action for valued in choice.values]


def test_the_other_seats_good_claim_is_stopped_and_its_bad_one_is_not() -> None:
    rules = variant(declare_out=Declaring.VARIATION_1)
    state = midway("AS KD KH AH 9D JC 9H QD JH 9C QD 9D", led="10C", rules=rules)
    assert played(replace(state, standing=(0, 1000), claims=(1,))) == "AS"
    assert played(replace(state, standing=(0, 900), claims=(1,))) != "AS"
