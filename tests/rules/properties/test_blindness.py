"""No view and no event tells a seat what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import Card
from game.rules.engine import begin, evolve, start_deal
from game.rules.events import Event
from game.rules.match import new_match
from game.rules.state import State
from game.rules.variant import Variant
from tests.rules.attempts import refusals_tell_nothing
from tests.rules.knowledge import (
    event_names_only_what_was_told,
    owner_is_told_everything,
    told,
    view_hides_what_is_hidden,
    view_names_only_what_was_told,
)
from tests.rules.playing import games, steps


def happening(rules: Variant, seed: int) -> Iterator[tuple[Event, State]]:
    """Yield every event of a deal and the deal after it."""
    match = new_match(rules, seed)
    state = begin(rules)
    for event in start_deal(match):
        state = evolve(state, event)
        yield event, state
    for step in steps(match, seed, claims=True):
        for event in step[3]:
            state = evolve(state, event)
            yield event, state


@given(games(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_redealing_what_a_seat_cannot_see_leaves_its_view_unchanged(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        for seat in (*range(rules.seats), None):
            view_hides_what_is_hidden(state, seat, chance)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_no_reason_depends_on_what_the_seat_cannot_see(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        if chance.random() < 0.1:
            refusals_tell_nothing(state, chance.randrange(rules.seats), chance)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_no_redacted_event_and_no_view_names_a_card_the_seat_was_not_told_of(
    rules: Variant, seed: int
) -> None:
    for seat in (*range(rules.seats), None):
        known = frozenset[Card]()
        for event, state in happening(rules, seed):
            known |= told(event, seat)
            event_names_only_what_was_told(event, seat, known)
            view_names_only_what_was_told(state, seat, known)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_the_owner_is_told_every_card_of_his_own(rules: Variant, seed: int) -> None:
    for event, _ in happening(rules, seed):
        owner_is_told_everything(event)
