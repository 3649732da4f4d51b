"""Every value of the switches up to the melds has its sentence, and nothing else has."""

import pytest

from game.presentation.wording.sentences_before import Sentences, before_play
from game.rules.switches import SWITCHES, Part, encode

TABLES = [before_play(partners=True), before_play(partners=False)]
PARTS = (Part.DEAL, Part.AUCTION, Part.WIDOW, Part.PASSING)


@pytest.mark.parametrize("table", TABLES)
def test_every_value_finds_its_sentence(table: Sentences) -> None:
    for switch in SWITCHES:
        if switch.part in PARTS:
            sentences = table[switch.key]
            for value in switch.values:
                assert sentences.get(encode(value)) or (isinstance(value, int) and sentences["#"])


@pytest.mark.parametrize("table", TABLES)
def test_no_sentence_is_for_a_value_that_is_none(table: Sentences) -> None:
    known = {switch.key: set(map(encode, switch.values)) for switch in SWITCHES}
    for key, sentences in table.items():
        assert set(sentences) - {"#"} <= known[key]
