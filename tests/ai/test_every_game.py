"""Every computer player in every game: legal and reasoned answers, from the view alone, and good ones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest

from game.ai.arena.contest import Contest
from game.ai.arena.measuring import gain
from game.ai.arena.playing import Player, dealt, decisions
from game.ai.arena.tournament import tournament
from game.ai.choice import Choice
from game.ai.levels import LEVELS
from game.rules.actions import EXITS
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.state import State
from game.rules.switches import SWITCHES, conflicts, with_switch
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.ai.sitting import allowed
from tests.rules.places import redealt
from tests.rules.playing import steps

STANDARD, RANDOM, TEXT004 = (LEVELS[key].choose for key in ("standard", "random", "text004"))
NEW = {key: rules for key, rules in REGISTRY.items() if Phase.STOCK_TRICK not in rules.phases}
COMBINATIONS = 100
DEALS = 8
# Units ahead a deal that a few dozen deals show beyond doubt.
AHEAD = 3.0


def mixed(seed: int) -> Variant:
    """Return a game with about half of its switches set at random, as far as they can be played together."""
    chance = Random(seed)
    preset = chance.choice(list(NEW.values()))
    rules = preset
    for switch in SWITCHES:
        if switch.applies(rules) and chance.random() < 0.5:
            rules = with_switch(rules, switch.key, chance.choice(switch.choices(rules)))
    return preset if conflicts(rules) else rules


def played(rules: Variant, seed: int, *players: Player) -> Iterator[tuple[View, Choice, State]]:
    """Play one deal with the players round the table; yield each decision and what it led to."""
    seats = [players[(seat + seed) % len(players)] for seat in range(rules.seats)]
    for decision in decisions(dealt(new_match(rules, seed)), seed, seats):
        yield decision.view, decision.choice, decision.state


def check(seen: View, choice: Choice) -> None:
    assert allowed(seen, choice.action)
    assert choice.values[0].action == choice.action
    assert all(allowed(seen, valued.action) for valued in choice.values)
    assert choice.reasons
    for because in choice.reasons:
        assert set(because.cards) <= set(seen.variant.deck.cards)


@pytest.mark.parametrize("key", NEW)
def test_every_choice_is_allowed_valued_and_reasoned_in_every_game(key: str) -> None:
    for seed in range(2):
        for seen, choice, _ in played(NEW[key], seed, STANDARD, STANDARD, RANDOM):
            check(seen, choice)


@pytest.mark.parametrize("first", range(0, COMBINATIONS, 10))
def test_every_choice_is_allowed_whatever_the_switches(first: int) -> None:
    for seed in range(first, first + 10):
        for seen, choice, _ in played(mixed(seed), seed, STANDARD, RANDOM):
            check(seen, choice)


def test_many_different_games_come_of_the_switches() -> None:
    assert len({mixed(seed) for seed in range(COMBINATIONS)}) > 0.8 * COMBINATIONS


@pytest.mark.parametrize("key", ["cardgames", "bicycle_auction"])
def test_every_choice_of_the_yardstick_is_allowed(key: str) -> None:
    for seen, choice, _ in played(NEW[key], 1, TEXT004):
        check(seen, choice)


@pytest.mark.parametrize("key", NEW)
def test_random_play_leaves_exits_out_and_comes_to_an_end(key: str) -> None:
    for seed in range(3):
        for seen, choice, _ in played(NEW[key], seed, RANDOM):
            assert allowed(seen, choice.action)
            assert not isinstance(choice.action, EXITS)


@pytest.mark.parametrize("key", NEW)
def test_what_a_seat_cannot_see_never_changes_its_choice(key: str) -> None:
    for seed in range(2):
        for number, (state, seat, _, _) in enumerate(steps(new_match(NEW[key], seed), seed)):
            if state.phase is Phase.PLAYOFF and number % 4:
                continue
            mine, elsewhere = view(state, seat), view(redealt(state, seat, Random(number)), seat)
            assert elsewhere == mine
            assert STANDARD(elsewhere, 7) == STANDARD(mine, 7)


@pytest.mark.parametrize("key", NEW)
def test_standard_beats_random_in_every_game(key: str) -> None:
    """The same deals with the seats swapped; for stakes a unit is a stake, and a third of one shows."""
    contest = Contest(NEW[key], (LEVELS["standard"], LEVELS["random"]))
    ahead, half_width = gain(list(tournament(contest, DEALS if NEW[key].sides == 2 else DEALS - 2)))
    assert ahead > half_width
    assert ahead > (0.1 if NEW[key].stakes.paid else AHEAD * NEW[key].scale.unit)


def test_decisions_take_about_as_long_as_the_rules_take_to_offer_them() -> None:
    """Thinking is measured against what the rules need for views of the same states, in this very run."""
    thinking = offering = 0.0
    for key in ("cardgames", "double_deck", "auction_250"):
        for seen, _, state in played(NEW[key], 3, STANDARD):
            start = time.perf_counter()
            STANDARD(seen, 1)
            middle = time.perf_counter()
            for seat in range(state.variant.seats):
                view(state, seat)
            offering += time.perf_counter() - middle
            thinking += middle - start
    assert thinking < 60 * offering
