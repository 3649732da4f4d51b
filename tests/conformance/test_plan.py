"""The plan covers every preset and many different games, and finds each of them again."""

import pytest

from game.rules.switches import conflicts
from game.rules.variants import REGISTRY
from tests.conformance.plan import Plan


def test_every_preset_comes_first_and_then_the_combinations() -> None:
    names = [game.name for game in Plan(combinations=3, deals=1).games()]
    assert names == [*REGISTRY, "1", "2", "3"]


def test_combinations_are_many_different_games_that_can_be_played() -> None:
    variants = [game.variant for game in Plan(combinations=100, deals=1).games()]
    assert not any(map(conflicts, variants))
    assert len(set(variants)) > 0.9 * len(variants)
    assert {variant.key for variant in variants[len(REGISTRY) :]} == set(REGISTRY)


def test_a_game_is_found_again_by_its_name_whatever_else_is_played() -> None:
    long, short = Plan(combinations=30, deals=50, seed=4), Plan(combinations=0, deals=1, seed=4)
    for game in long.games():
        assert short.game(game.name) == game
    assert Plan(30, 50, seed=5).game("7") != long.game("7")


def test_the_switches_that_differ_are_told() -> None:
    games = list(Plan(combinations=30, deals=1).games())
    for game in games:
        assert bool(game.switches) == (game.variant != REGISTRY[game.variant.key])


def test_an_unknown_name_is_refused_with_the_presets() -> None:
    with pytest.raises(ValueError, match="two_hand_classic"):
        Plan(1, 1).game("whist")
