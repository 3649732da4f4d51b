"""The names of the levels stand for what there is to sit down with."""

import pytest

from game.ai.levels import LEVELS, ROWS
from game.ai.names import EXACT_NAMES, LEVEL_NAMES, exact_name, rung


def test_names_are_those_of_the_rows() -> None:
    assert tuple(row.exact for row in ROWS) == EXACT_NAMES
    assert tuple(LEVELS) == LEVEL_NAMES


@pytest.mark.parametrize("key", LEVEL_NAMES)
def test_key_alone_means_the_newest_version(key: str) -> None:
    versions = [row.version for row in ROWS if row.key == key]
    assert versions == sorted(set(versions))
    assert exact_name(key) == f"{key}@{versions[-1]}"
    assert rung(key) == rung(f"{key}@{versions[-1]}")


@pytest.mark.parametrize("name", ["grandmaster", "standard@", "standard@99", "standard@1@1", "@1", "", "@"])
def test_other_names_mean_nothing(name: str) -> None:
    assert exact_name(name) is None
    with pytest.raises(ValueError, match="not in tuple"):
        rung(name)


def test_levels_stand_on_the_ladder_with_the_weakest_below() -> None:
    assert sorted(LEVEL_NAMES, key=rung) == list(LEVEL_NAMES)
    assert rung("random") < rung("text004") < rung("standard")
