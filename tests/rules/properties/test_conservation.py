"""In every deal of every variant no card is lost and every point is found."""

from __future__ import annotations

from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.engine import evolve
from game.rules.match import evolve_match, new_match
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.rules.laws import (
    every_card_is_in_one_place,
    every_trick_point_is_found,
    known_cards_are_held,
    scores_add_up,
    stakes_sum_to_zero,
)
from tests.rules.playing import games, play_deal, play_match, playable, started, steps


@given(games(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_every_card_is_in_exactly_one_place_after_every_event(rules: Variant, seed: int) -> None:
    for before, _, _, events in steps(new_match(rules, seed), seed, claims=True):
        state = before
        for event in events:
            state = evolve(state, event)
            every_card_is_in_one_place(state)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_known_cards_are_in_the_hand_they_are_known_to_be_in(rules: Variant, seed: int) -> None:
    for before, _, _, events in steps(new_match(rules, seed), seed):
        known_cards_are_held(reduce(evolve, events, before))


@given(games(), st.integers(0, 10**9))
@settings(max_examples=25)
def test_a_whole_deal_has_every_trick_point_and_a_cut_one_no_more(rules: Variant, seed: int) -> None:
    every_trick_point_is_found(play_deal(new_match(rules, seed), seed)[0])


@given(games(), st.integers(0, 10**9))
@settings(max_examples=25)
def test_points_are_what_the_deal_adds_to_the_scores(rules: Variant, seed: int) -> None:
    scores_add_up(play_deal(new_match(rules, seed), seed)[0])


@given(st.sampled_from([key for key, rules in REGISTRY.items() if rules.stakes.paid]), st.integers(0, 999))
@settings(max_examples=8)
def test_stakes_sum_to_zero_with_the_kitty_after_every_event(key: str, seed: int) -> None:
    match, events = play_match(new_match(REGISTRY[key], seed), seed, deals=14)
    ledger = new_match(REGISTRY[key], seed)
    for event in events:
        ledger = evolve_match(ledger, event)
        stakes_sum_to_zero(ledger)
    assert ledger == match


def test_a_deal_begins_with_nothing_scored_but_a_turned_nine() -> None:
    for rules in playable().values():
        state = started(new_match(rules, 2))
        assert not state.tricks
        assert all(laid.meld.points == 10 for laid in state.melds)
