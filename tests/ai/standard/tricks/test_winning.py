"""Winning: chances that follow from who plays after, what is out, and what partners show."""

from __future__ import annotations

from game.ai.standard.tricks.winning import beaten, followed_won, holds, led_won
from game.rules.cards import Card, Suit
from tests.ai.sitting import knows

NO_TRUMPS = "AS AS 10S 10S KS KS QS QS JS JS 9S 9S"


def test_an_ace_without_trumps_out_is_certain_and_a_ten_below_an_ace_is_not() -> None:
    knowledge = knows("AH 10H 9D", gone=NO_TRUMPS, shown={1: "AH"})
    assert led_won(knowledge, Card.parse("AH0")) == 1
    assert led_won(knowledge, Card.parse("10H0")) < 1


def test_an_ace_is_less_sure_where_a_rival_may_trump() -> None:
    early, late = (
        knows("AH KD QD JC 9C 9D 10C KC QC JD 9H JH"),
        knows("AH KD QD", gone="AH 10H 10H KH KH QH QH"),
    )
    assert led_won(early, Card.parse("AH0")) > led_won(late, Card.parse("AH0"))


def test_the_last_to_play_is_certain() -> None:
    knowledge = knows("10H 9D", led="KH QH 9H")
    assert followed_won(knowledge, Card.parse("10H0")) == 1
    assert followed_won(knowledge, Card.parse("9D0")) == 0


def test_a_partner_who_is_winning_keeps_the_trick_if_nobody_can_beat_it() -> None:
    sure = knows("10D 9D", led="AH 9H", gone=NO_TRUMPS)
    assert followed_won(sure, Card.parse("9D0")) == 1
    unsure = knows("10D 9D", led="KH 9H", gone=NO_TRUMPS)
    assert followed_won(unsure, Card.parse("9D0")) < 1


def test_a_partner_yet_to_play_may_save_the_trick() -> None:
    shown = knows("9H 9D", led="10H", shown={2: "AH"}, gone=NO_TRUMPS)
    assert followed_won(shown, Card.parse("9H0")) > 0.9
    hidden = knows("9H 9D", led="10H", gone=NO_TRUMPS)
    assert followed_won(hidden, Card.parse("9H0")) < followed_won(shown, Card.parse("9H0"))


def test_a_card_led_to_a_partner_s_shown_ace_is_likely_to_win() -> None:
    shown = knows("9H 9D", shown={2: "AH"}, gone=NO_TRUMPS)
    assert (
        led_won(shown, Card.parse("9H0")) > 0.7 > led_won(knows("9H 9D", gone=NO_TRUMPS), Card.parse("9H0"))
    )


def test_a_shown_higher_card_of_a_rival_beats_for_certain() -> None:
    knowledge = knows("KH 9D", shown={1: "AH"}, gone=NO_TRUMPS)
    assert beaten(knowledge, 1, Card.parse("KH0"), Suit.HEARTS) == 1
    assert holds(knowledge, Card.parse("KH0"), Suit.HEARTS, (1, 2, 3)) == 0
    assert holds(knowledge, Card.parse("KH0"), Suit.HEARTS, (2,)) == 1
