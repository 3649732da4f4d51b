"""Levels: who can be played against, by the rules and by the figures."""

from __future__ import annotations

import os

import pytest

from game.ai.arena.contest import Contest
from game.ai.arena.measuring import gain, won_share
from game.ai.arena.tournament import tournament
from game.ai.levels import LEVELS, ROWS, level
from game.rules.variants.two_hand import CLASSIC

# The share that is promised is measured over 400 pairs of deals; every run of the suite plays fewer of them.
PAIRS = int(os.environ.get("PINOCHLE_PAIRS", "20"))
PROMISED = 0.95


def test_every_version_of_a_level_is_found_by_its_name_and_the_newest_by_the_key_alone() -> None:
    for row in ROWS:
        assert level(row.exact) is row
    for key in LEVELS:
        assert level(key) is [row for row in ROWS if row.key == key][-1]


@pytest.mark.parametrize("name", ["pro", "standard@99"])
def test_an_unknown_level_names_those_there_are(name: str) -> None:
    with pytest.raises(KeyError, match=f"'{name}' is no level: choose one of {', '.join(LEVELS)}"):
        level(name)


@pytest.mark.timeout(1200)
def test_standard_beats_random_in_single_deals_with_seats_swapped() -> None:
    played = list(tournament(Contest(CLASSIC, (LEVELS["standard"], LEVELS["random"])), PAIRS))
    ahead, half_width = gain(played)
    assert ahead - half_width > 100
    share = won_share(played)
    allowed = 3 * (PROMISED * (1 - PROMISED) / (2 * PAIRS)) ** 0.5 if PAIRS < 400 else 0
    assert share >= PROMISED - allowed
