"""A demo killed at random moments ends as if nothing had happened."""

import os
import random
from pathlib import Path

import pytest

from tests.kills.killing import Journey, Plan

KILLS = 10


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kills_lose_nothing_but_an_unfinished_action(tmp_path: Path) -> None:
    luck = random.Random(11)
    kills, journeys = 0, 0
    while kills < KILLS:
        journeys += 1
        plan = Plan(deals=4, seed=journeys, levels="random")
        kills += Journey(plan, tmp_path / str(journeys), luck).travel(KILLS - kills)
