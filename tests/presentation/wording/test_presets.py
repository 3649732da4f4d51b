"""Every game has a name and says what it is."""

import re
from functools import partial

import pytest

from game.presentation.points import Display, converts, shown_points
from game.presentation.wording.presets import preset_name, preset_sentence
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("key", REGISTRY)
def test_every_preset_has_a_name_and_a_description(key: str) -> None:
    assert preset_name(key) != key
    assert preset_sentence(key).endswith(".")


def test_no_two_presets_are_called_or_described_the_same() -> None:
    assert len({preset_name(key) for key in REGISTRY}) == len(REGISTRY)
    assert len({preset_sentence(key) for key in REGISTRY}) == len(REGISTRY)


@pytest.mark.parametrize("key", [key for key, variant in REGISTRY.items() if converts(variant)])
def test_points_are_written_as_the_player_reads_them_and_stand_in_no_name(key: str) -> None:
    shown = partial(shown_points, variant=REGISTRY[key], display=Display.ONES)
    other = partial(shown_points, variant=REGISTRY[key], display=Display.TENS)
    ones, tens = (list(map(int, re.findall(r"\d+", preset_sentence(key, each)))) for each in (shown, other))
    assert ones
    assert tens == [10 * number for number in ones]
    assert not re.search(r"\d", preset_name(key))


def test_unknown_preset_is_called_by_its_key() -> None:
    assert preset_name("whist") == "whist"
    assert preset_sentence("whist") == ""
