"""A demo killed at random moments ends as if nothing had happened."""

import os
import random
from pathlib import Path

import pytest

from tests.kills.killing import Journey, Plan

KILLS = {"two_hand_classic": 10, "auction_250": 4}


@pytest.mark.parametrize("variant", KILLS)
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kills_lose_nothing_but_an_unfinished_action(variant: str, tmp_path: Path) -> None:
    luck = random.Random(11)
    kills, journeys = 0, 0
    while kills < KILLS[variant]:
        journeys += 1
        plan = Plan(
            deals=4 if variant == "two_hand_classic" else 2, seed=journeys, levels="random", variant=variant
        )
        kills += Journey(plan, tmp_path / str(journeys), luck).travel(KILLS[variant] - kills)
