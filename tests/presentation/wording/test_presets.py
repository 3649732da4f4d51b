"""Every game has a name and says what it is."""

import pytest

from game.presentation.wording.presets import preset_name, preset_sentence
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("key", REGISTRY)
def test_every_preset_has_a_name_and_a_description(key: str) -> None:
    assert preset_name(key) != key
    assert preset_sentence(key).endswith(".")


def test_no_two_presets_are_called_or_described_the_same() -> None:
    assert len({preset_name(key) for key in REGISTRY}) == len(REGISTRY)
    assert len({preset_sentence(key) for key in REGISTRY}) == len(REGISTRY)


def test_unknown_preset_is_called_by_its_key() -> None:
    assert preset_name("whist") == "whist"
    assert preset_sentence("whist") == ""
