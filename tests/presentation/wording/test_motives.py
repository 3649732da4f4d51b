"""Every motive of a computer player can be said in a sentence."""

import pytest

from game.ai.choice import Motive
from game.presentation.wording.motives import motive, sentences
from game.rules.cards import Card

CARDS = (Card.parse("9S0"), Card.parse("AS1"))


@pytest.mark.parametrize("code", Motive)
def test_a_motive_is_a_whole_sentence(code: Motive) -> None:
    text = motive(code.value, CARDS, 20)
    assert text.endswith(".")
    assert "{" not in text
    assert motive(code.value, (), 0)


def test_there_is_no_sentence_without_a_motive() -> None:
    assert set(sentences()) == {code.value for code in Motive}


def test_cards_and_points_stand_where_they_belong() -> None:
    assert motive("wins_for_exchange", CARDS, 0) == "Taking the trick lets you swap 9♠ for A♠."
    assert motive("best_meld", CARDS, 40) == "9♠ A♠ is the best meld you can lay: 40."


def test_what_ends_as_well_is_not_said_to_be_0_better() -> None:
    assert (
        motive("played_on", CARDS[:1], 0) == "In deals that fit what you know, this does about as well as 9♠."
    )
    assert motive("played_on", CARDS[:1], 5).endswith("this ends 5 better than 9♠.")
    for code in (Motive.BIDDING_COSTS, Motive.LOSES_CHEAPLY, Motive.CANNOT_WIN, Motive.PLAYS_ON):
        assert "0" not in motive(code.value, CARDS, 0)
