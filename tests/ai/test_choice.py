"""Motives: each can be told to a player."""

from __future__ import annotations

import pytest

from game.ai.choice import Motive, Valued, next_best
from game.presentation.wording.motives import motive, sentences
from game.rules.actions import Bid
from tests.rules.staging import cards


def test_there_is_a_sentence_for_every_motive_and_none_too_many() -> None:
    assert set(sentences()) == {each.value for each in Motive}


@pytest.mark.parametrize("code", Motive)
def test_every_sentence_can_be_filled(code: Motive) -> None:
    assert "{" not in motive(code.value, cards("AS KS"), 40)


def test_the_next_best_is_what_is_worth_most_beside_the_choice() -> None:
    one, two, three = (Valued(Bid(points), value) for points, value in ((250, 3.0), (260, 1.0), (270, 2.0)))
    assert next_best((one, two, three)) == three
    assert next_best((one,)) is None
