"""The golden records still hold; `python -m tests.rules.golden` writes them anew when a change is meant."""

from __future__ import annotations

import pytest

from game.rules.variants import REGISTRY
from tests.rules.golden import FOLDER, told


@pytest.mark.parametrize("key", REGISTRY)
def test_each_preset_plays_its_recorded_match(key: str) -> None:
    expected = FOLDER.joinpath(f"{key}.txt").read_text(encoding="utf-8").splitlines()
    assert told(REGISTRY[key]).splitlines() == expected


def test_there_is_one_record_for_each_preset() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(REGISTRY)
