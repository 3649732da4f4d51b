"""Every rule that can refuse says so in a sentence, and names the card that obliges."""

import pytest

from game.presentation.wording.refusals import refusal
from game.rules.cards import Card
from game.rules.reasons import Reason, Refusal

ACE, NINE = Card.parse("AS0"), Card.parse("9S1")


@pytest.mark.parametrize("code", Refusal)
def test_every_rule_has_its_sentence_with_and_without_cards(code: Refusal) -> None:
    for reason in (Reason(code), Reason(code, (ACE,), 20)):
        text = refusal(reason)
        assert text.endswith(".")
        assert "{" not in text


def test_no_two_rules_say_the_same() -> None:
    sentences = [refusal(Reason(code)) for code in Refusal]
    assert len(set(sentences)) == len(sentences)


def test_a_led_trump_must_be_beaten_by_the_card_that_is_named() -> None:
    reason = Reason(Refusal.MUST_BEAT_TRUMP, (NINE, ACE))
    assert refusal(reason) == "You hold the ace of spades: a led trump must be beaten."


def test_a_suit_that_must_be_followed_is_named() -> None:
    reason = Reason(Refusal.MUST_FOLLOW_SUIT, (NINE,))
    assert refusal(reason) == "You hold the nine of spades: spades must be followed."


def test_numbers_come_in_the_right_form() -> None:
    assert "Only 1 nine of trump" in refusal(Reason(Refusal.DIX_LIMIT, points=1))
    assert "Only 2 nines of trump" in refusal(Reason(Refusal.DIX_LIMIT, points=2))
