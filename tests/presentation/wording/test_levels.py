"""Every level of the computer players has a name, and one line that says how it plays."""

import pytest

from game.ai.names import EXACT_NAMES, LEVEL_NAMES
from game.presentation.wording.levels import level_name, level_names, level_sentence

_LINE = 75  # Signs that stand in one line under a row of the new-game page.


def test_every_level_has_a_name_and_a_line_of_its_own() -> None:
    assert len({level_name(key) for key in LEVEL_NAMES} - set(LEVEL_NAMES)) == len(LEVEL_NAMES)
    assert len({level_sentence(key) for key in LEVEL_NAMES}) == len(LEVEL_NAMES)


@pytest.mark.parametrize("name", [*LEVEL_NAMES, *EXACT_NAMES])
def test_how_a_level_plays_is_said_in_one_plain_line(name: str) -> None:
    assert level_sentence(name).endswith(".")
    assert len(level_sentence(name)) <= _LINE


def test_a_version_is_called_by_its_level_and_number() -> None:
    assert level_name("standard@1") == "Standard, version 1"


def test_unknown_level_is_its_own_name() -> None:
    assert level_name("grandmaster") == "grandmaster"


def test_levels_of_several_opponents_are_all_named() -> None:
    assert level_names("random standard") == "Random, Standard"
