"""Ranking: the best first, and the seed between equals."""

from __future__ import annotations

import pytest

from game.ai.standard.ranking import ranked
from game.rules.actions import Action, Draw, EndMelding, PlayCard
from game.rules.cards import Card

VALUES: dict[Action, float] = {
    Draw(): 1.0,
    EndMelding(): 3.0,
    PlayCard(Card.parse("AS0")): 3.0,
    PlayCard(Card.parse("9S0")): -2.0,
}


@pytest.mark.parametrize("seed", range(20))
def test_the_best_comes_first_and_the_rest_in_order(seed: int) -> None:
    action, values = ranked(VALUES, seed)
    assert values[0].action == action
    assert [valued.value for valued in values] == [3.0, 3.0, 1.0, -2.0]
    assert {valued.action for valued in values} == set(VALUES)


def test_the_same_seed_chooses_the_same_and_all_seeds_choose_every_equal() -> None:
    chosen = [ranked(VALUES, seed)[0] for seed in range(40)]
    assert chosen == [ranked(VALUES, seed)[0] for seed in range(40)]
    assert set(chosen) == {EndMelding(), PlayCard(Card.parse("AS0"))}
