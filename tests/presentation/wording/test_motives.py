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
