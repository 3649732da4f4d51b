"""The same events lead to the same state, and the same actions to the same events."""

from __future__ import annotations

import pickle
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.digest import digest
from game.rules.engine import begin, decide, evolve, start_deal
from game.rules.match import new_match
from game.rules.variant import Variant
from tests.rules.playing import games, started, steps


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_replaying_events_or_actions_ends_in_the_same_deal(rules: Variant, seed: int) -> None:
    match = new_match(rules, seed)
    played = list(steps(match, seed, claims=True))
    events = [*start_deal(match), *(event for step in played for event in step[3])]
    by_events = reduce(evolve, events, begin(rules))
    by_actions = started(match)
    for _, seat, action, expected in played:
        happened = decide(by_actions, seat, action)
        assert happened == expected
        by_actions = reduce(evolve, happened, by_actions)
    assert by_events == by_actions
    assert digest(by_events) == digest(by_actions)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_deciding_changes_nothing_and_values_cross_a_process_unchanged(rules: Variant, seed: int) -> None:
    for state, seat, action, events in steps(new_match(rules, seed), seed):
        before = digest(state)
        assert decide(state, seat, action) == events
        assert digest(state) == before
    assert pickle.loads(pickle.dumps((state, action, events))) == (state, action, events)  # noqa: S301 - made here
