"""`decide` takes exactly what `legal_actions` lists, and refuses everything else with a reason."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import EXITS
from game.rules.engine import decide, legal_actions, why_not
from game.rules.match import new_match
from game.rules.reasons import IllegalAction
from game.rules.variant import Variant
from tests.rules.attempts import exactly_the_legal_is_taken, only_the_seat_to_act_has_a_turn, thinkable
from tests.rules.playing import games, steps


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_exactly_the_legal_actions_are_taken(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        if chance.random() > 0.15:
            continue
        for seat in range(rules.seats):
            exactly_the_legal_is_taken(state, seat, chance)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=4)
def test_deciding_agrees_with_why_not(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        seat = chance.randrange(rules.seats)
        action = chance.choice(list(thinkable(state, chance)))
        reason = why_not(state, seat, action)
        if reason is None:
            assert decide(state, seat, action)
            continue
        with pytest.raises(IllegalAction) as raised:
            decide(state, seat, action)
        assert raised.value.reason == reason


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_without_interrupts_only_the_seat_to_act_may_do_anything(rules: Variant, seed: int) -> None:
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        only_the_seat_to_act_has_a_turn(state)
        for seat in range(rules.seats):
            turn = legal_actions(state, seat, interrupts=False)
            assert not any(isinstance(action, EXITS) for action in turn)
            assert turn == legal_actions(state, seat)[: len(turn)]
