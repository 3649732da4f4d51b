"""A deal played on in the mind comes to its end with every card and point in somebody's count."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.expert.duel.worlds import Known
from game.ai.kernel.duel.finishing import finish
from game.rules.cards import Suit
from game.rules.engine import view
from tests.ai.kernel.duel.mirrored import mirrored
from tests.ai.kernel.duel.test_deal import GAMES


@pytest.mark.parametrize("key", ["classic", "late", "dear"])
def test_from_wherever_it_is_played_on_all_points_are_taken(key: str) -> None:
    for state, _, _ in mirrored(GAMES[key], 2):
        if state.to_act is None:
            continue
        known = Known(view(state, state.to_act), state.to_act, state.trump or Suit.SPADES)
        deal = known.world(Random(5))
        before = [side.melds for side in deal.sides]
        finish(deal)
        assert sum(side.taken for side in deal.sides) == 250
        assert not deal.draws
        assert all(side.melds >= points for side, points in zip(deal.sides, before, strict=True))


def test_the_same_deal_ends_the_same() -> None:
    _, known, _ = next(mirrored(GAMES["classic"], 4))
    ends = []
    for _ in range(2):
        deal = known.world(Random(1))
        finish(deal)
        ends.append([(side.melds, side.taken) for side in deal.sides])
    assert ends[0] == ends[1]


def test_who_reaches_the_points_first_is_noted() -> None:
    _, known, _ = next(mirrored(GAMES["classic"], 4))
    deal = known.world(Random(1))
    deal.needs = [10**6, 0]
    finish(deal)
    assert deal.first_over == 1
