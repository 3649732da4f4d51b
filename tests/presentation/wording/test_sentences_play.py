"""Every value of the switches of melds, play and count has a sentence, and no sentence is for nothing."""

import pytest

from game.presentation.wording.sentences_before import Sentences
from game.presentation.wording.sentences_play import in_play
from game.rules.switches import SWITCHES, Part, encode

TABLES = [in_play(two_players=True), in_play(two_players=False)]
PARTS = (Part.PLAYOFF, Part.COUNT)


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


def test_two_players_beat_the_card_led_and_more_the_best_card_so_far() -> None:
    two, more = (in_play(two_players=two)["heading"]["always"] for two in (True, False))
    assert "card led" in two
    assert "best card" in more
