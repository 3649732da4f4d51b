"""Levels: who can be played against, by the rules and by the figures."""

from __future__ import annotations

import os

import pytest

from game.ai.levels import LEVELS, level
from game.rules.variants.two_hand import CLASSIC
from tests.ai.arena import gain, pairs, won_share

# The share that is promised is measured over 400 pairs of deals; every run of the suite plays fewer of them.
PAIRS = int(os.environ.get("PINOCHLE_PAIRS", "40"))
PROMISED = 0.95


def test_levels_are_found_by_their_key() -> None:
    assert [level(key).key for key in LEVELS] == ["random", "text004", "standard"]


def test_an_unknown_level_names_those_there_are() -> None:
    with pytest.raises(KeyError, match="'pro' is no level: choose one of random, text004, standard"):
        level("pro")


@pytest.mark.timeout(1200)
def test_standard_beats_random_in_single_deals_with_seats_swapped() -> None:
    played = pairs(CLASSIC, LEVELS["standard"].choose, LEVELS["random"].choose, range(PAIRS))
    ahead, half_width = gain(played)
    assert ahead - half_width > 100
    share = won_share(played)
    allowed = 3 * (PROMISED * (1 - PROMISED) / (2 * PAIRS)) ** 0.5 if PAIRS < 400 else 0
    assert share >= PROMISED - allowed


def test_a_level_against_itself_is_exactly_even() -> None:
    standard = LEVELS["standard"].choose
    assert [pair.mean for pair in pairs(CLASSIC, standard, standard, range(1))] == [0]
