"""Every decision without much evidence is named for its preset, and only presets have any."""

from dataclasses import replace

import pytest

from game.presentation.wording.rules_choices import choices_made
from game.presentation.wording.rules_parts import Told
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("key", [key for key in REGISTRY if key != "classic_500"])
def test_every_preset_with_open_questions_says_how_they_were_decided(key: str) -> None:
    intro, *chosen = choices_made(Told(REGISTRY[key]))
    assert chosen
    assert all(words.text.endswith(".") for words in (intro, *chosen))
    assert len(set(chosen)) == len(chosen)


def test_game_that_was_written_down_in_full_has_no_open_questions() -> None:
    assert choices_made(Told(REGISTRY["classic_500"])) == ()
    assert choices_made(Told(replace(REGISTRY["cardgames"], key="whist"))) == ()
