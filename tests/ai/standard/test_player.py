"""The standard player as a whole: it plays by every rule, sees only its view, and gives its reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai import random_player
from game.ai.arena.playing import dealt, decisions
from game.ai.choice import Choice, Motive
from game.ai.standard import player
from game.rules.actions import PlayCard
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.switches import conflicts, with_switch
from game.rules.variant import DeclareOut, LastDraw, MeldTiming, Phase, Variant
from game.rules.variants.two_hand import CLASSIC
from game.rules.view import View
from tests.rules.places import redealt
from tests.rules.playing import STOCK_GAMES, STOCK_SWITCHES, started, steps, variants
from tests.rules.staging import happens, variant

ONE_SWITCH = [
    rules
    for switch in STOCK_SWITCHES
    for value in switch.values
    if not conflicts(rules := with_switch(CLASSIC, switch.key, value))
]


def played(rules: Variant, seed: int) -> Iterator[tuple[View, Choice]]:
    """Play a deal of the standard player, in either seat, against a random one; yield its decisions."""
    players = (player.choose, random_player.choose)[:: 1 if seed % 2 else -1]
    for decision in decisions(dealt(new_match(rules, seed)), seed, players):
        if players[decision.view.seat or 0] is player.choose:
            yield decision.view, decision.choice


def check(seen: View, choice: Choice) -> None:
    assert choice.action in seen.legal
    assert choice.values[0].action == choice.action
    assert choice.values[0].value == max(valued.value for valued in choice.values)
    assert {valued.action for valued in choice.values} <= set(seen.legal)
    assert choice.reasons
    for because in choice.reasons:
        assert set(because.cards) <= set(seen.variant.deck.cards)


@pytest.mark.parametrize("rules", [*STOCK_GAMES.values(), *ONE_SWITCH], ids=repr)
def test_every_choice_is_legal_valued_and_reasoned_whatever_the_rules(rules: Variant) -> None:
    for seen, choice in played(rules, len(repr(rules))):
        check(seen, choice)


@settings(max_examples=8)
@given(rules=variants(), seed=st.integers(0, 1000))
def test_every_choice_is_legal_under_any_mixture_of_rules(rules: Variant, seed: int) -> None:
    for seen, choice in played(rules, seed):
        check(seen, choice)


@pytest.mark.parametrize(
    "rules", [CLASSIC, variant(timing=MeldTiming.AFTER_DRAW, last_draw=LastDraw.WINNER_CHOOSES)]
)
def test_what_the_seat_cannot_see_never_changes_its_choice(rules: Variant) -> None:
    for seed in range(3):
        for number, (state, seat, _, _) in enumerate(steps(new_match(rules, seed), seed)):
            if number % 3 == 0:
                other_world = redealt(state, seat, Random(number))
                assert view(other_world, seat) == view(state, seat)
                assert player.choose(view(other_world, seat), 7) == player.choose(view(state, seat), 7)


def test_redealing_does_move_cards_that_matter() -> None:
    state = started(new_match(CLASSIC, 1))
    worlds = {redealt(state, 0, Random(seed)).hands[1] for seed in range(10)}
    assert len(worlds) > 5


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    for seen, choice in played(CLASSIC, 11):
        assert player.choose(seen, 3) == player.choose(seen, 3)
        assert player.choose(seen, 3).values[0].value == choice.values[0].value


def test_a_single_card_needs_no_thought() -> None:
    for seen, choice in played(CLASSIC, 4):
        if seen.phase is not Phase.MELD_WINDOW:
            cards = [action for action in seen.legal if isinstance(action, PlayCard)]
            assert (len(cards) == 1) == (choice.reasons[0].code is Motive.ONLY_ACTION)


@pytest.mark.parametrize("declaring", [DeclareOut.BASE, DeclareOut.VARIATION_1, DeclareOut.VARIATION_2])
def test_a_match_point_is_claimed_the_first_time_it_is_there_and_wins(declaring: DeclareOut) -> None:
    rules = variant(declare_out=declaring)
    for seed in range(4):
        match = replace(new_match(rules, seed), scores=(850, 850))
        deal = list(decisions(dealt(match), seed, (player.choose, player.choose)))
        assert any(each.choice.reasons[0].code is Motive.COUNT_REACHES_TARGET for each in deal)
        won = deal[-1].state.won
        assert won is not None
        assert won.by_claim
        assert won.winner is not None
        assert won.scores[won.winner] >= rules.match.target


def test_nothing_is_decided_in_a_deal_that_is_over() -> None:
    *_, (state, seat, action, _) = steps(new_match(CLASSIC, 1), 1)
    over, _ = happens(state, seat, action)
    with pytest.raises(ValueError, match="the deal is over"):
        player.choose(view(over, 0), 1)


def test_every_common_motive_comes_up_before_long() -> None:
    rare = {Motive.AT_RANDOM, Motive.LOSES_FOR_UPCARD, Motive.NO_WINDOW_TO_WASTE, Motive.SAVES_PAIR}
    first_elsewhere = list(Motive).index(Motive.BIDS_ON_HAND)
    wanted = set(list(Motive)[:first_elsewhere]) - rare
    chooses = variant(last_draw=LastDraw.WINNER_CHOOSES, declare_out=DeclareOut.VARIATION_1)
    for seed in range(30):
        match = replace(new_match(chooses if seed % 2 else CLASSIC, seed), scores=(700, 700))
        for decision in decisions(dealt(match), seed, (player.choose, player.choose)):
            wanted -= {because.code for because in decision.choice.reasons}
        if not wanted:
            return
    assert not wanted
