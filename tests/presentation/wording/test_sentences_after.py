"""Every value of the switches of contract, stakes and match has its sentence, and nothing else has."""

import pytest

from game.presentation.wording.sentences_after import after_play
from game.presentation.wording.sentences_before import Sentences
from game.rules.switches import SWITCHES, Part, encode

TABLES = [after_play(two_sides=True), after_play(two_sides=False)]
PARTS = (Part.CONTRACT, Part.STAKES, Part.MATCH)


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


def test_two_sides_are_both_and_more_are_not() -> None:
    both, more = (after_play(two_sides=two)["both_over"] for two in (True, False))
    assert all("both" in sentence for sentence in both.values())
    assert not any("both" in sentence for sentence in more.values())
