"""The published rules of play, each as the text has it."""

from __future__ import annotations

import pytest

from game.ai.text004.tricks import follow, is_sure, lead
from game.rules.cards import Card, RankOrder, Suit
from game.rules.variant import Counting
from tests.rules.staging import cards

ORDER = RankOrder.ACE_TEN


@pytest.mark.parametrize(
    ("hand", "out", "led"),
    [
        ("AS KS 9H", "10S", "AS"),
        ("10S KS 9H", "AS", "9H"),
        ("10S KS AH 9H", "AS", "AH"),
        ("10S KS 10H KD", "10S", "10S"),
        ("KS QS", "AS", "KS"),
    ],
)
def test_the_highest_sure_trump_is_led_else_the_highest_other_card(hand: str, out: str, led: str) -> None:
    assert lead(cards(hand), Suit.SPADES, cards(out), ORDER).face == led


def test_an_identical_trump_still_out_does_not_beat_one_that_is_led() -> None:
    assert is_sure(Card.parse("10S0"), cards("10S 9S"), ORDER)
    assert not is_sure(Card.parse("10S0"), cards("AS"), ORDER)


@pytest.mark.parametrize(
    ("legal", "plays", "partner", "last", "played"),
    [
        ("AH 10H KH", "QH", False, False, "AH"),
        ("AH 10H KH", "QH JH 9H", False, True, "KH"),
        ("AH 10H KH", "JH QH 9H", True, True, "KH"),
        ("KH QH 9H", "AH 9H", True, False, "KH"),
        ("QH 9H", "AH 9H", True, False, "9H"),
        ("KH QH 9H", "9H AH", False, False, "9H"),
        ("AS 9S", "AH", False, False, "AS"),
        ("AD KD 9C", "AH", False, False, "9C"),
        ("10D KC 9C", "AH 9H", True, False, "KC"),
    ],
)
def test_tricks_are_taken_high_unless_last_and_winning_partners_get_the_lowest_counter(
    legal: str, plays: str, played: str, *, partner: bool, last: bool
) -> None:
    led = tuple(map(Card.parse, plays.split()))
    card = follow(cards(legal), led, Suit.SPADES, ORDER, Counting.TENS, partner_winning=partner, last=last)
    assert card.face == played
