"""Motives: each can be told to a player."""

from __future__ import annotations

import pytest

from game.ai.choice import Motive
from game.presentation.wording.motives import motive, sentences
from tests.rules.staging import cards


def test_there_is_a_sentence_for_every_motive_and_none_too_many() -> None:
    assert set(sentences()) == {each.value for each in Motive}


@pytest.mark.parametrize("code", Motive)
def test_every_sentence_can_be_filled(code: Motive) -> None:
    assert "{" not in motive(code.value, cards("AS KS"), 40)
