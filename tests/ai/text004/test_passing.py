"""The published preferences in passing."""

from __future__ import annotations

import pytest

from game.ai.text004.passing import given, returned
from game.rules.cards import Hand, RankOrder, Suit
from game.rules.tables import SINGLE_TENS
from tests.rules.staging import cards

ORDER = RankOrder.ACE_TEN


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("AS 10S 9H JH 10D AC JC QC 9D 9C KH JD", "AS 10S AC 10D"),
        ("KS QS 10H AH JH JC QC 9D 9C KD 10C 9H", "AH 10H 10C KD"),
        ("KS QS JS 9S 9H 9D KH QH KD QD KC QC", "JS 9H 9D"),
    ],
)
def test_no_meld_card_goes_then_high_trumps_then_high_others(hand: str, passed: str) -> None:
    wanted = passed.split()
    there = given(Hand.parse(hand), len(wanted), Suit.SPADES, SINGLE_TENS, ORDER)
    assert {card.face for card in there} == set(wanted)


def back(hand: str, count: int = 4, came: str = "", barred: str = "") -> list[str]:
    there = returned(
        Hand.parse(hand),
        count,
        Suit.SPADES,
        SINGLE_TENS,
        ORDER,
        received=cards(came),
        barred=cards(barred),
    )
    return [card.face for card in there]


def test_cards_that_make_void_go_back_first_then_kings_queens_and_the_jack() -> None:
    hand = "AS 10S KS QS JS AH KH 9H AD QD JD 9D AC 10C JC 10D"
    assert back(hand, 3) == ["KH", "QD", "9D"]
    assert set(back("AS 10S KS QS JS AS 10S KS AH QH JH AH AD AD 10C 9C", 2)) == {"10C", "9C"}


def test_a_jack_just_received_waits_its_turn() -> None:
    hand = "AS 10S KS 9S JS AH KH 9H AD KC JD 9D AC 10C JC 10D"
    assert set(back(hand, 3)) == {"KH", "KC", "JD"}
    assert "JD" not in back(hand, 3, came="JD")


def test_melds_are_broken_for_the_fewest_points_when_nothing_else_is_left() -> None:
    hand = "AS 10S KS QS JS KH QH KD QD KC QC AH AD AC 9S 9S"
    assert set(back(hand, 2)) == {"9S"}
    assert not {"AS", "10S", "JS"} & set(back(hand, 4))


def test_barred_cards_stay() -> None:
    hand = "AS 10S KS QS JS AH KH 9H AD QD JD 9D AC 10C JC 10D"
    assert "KH" not in back(hand, 4, barred="KH")
