"""How one part of a deal leads to the next, and exactly one seat is to act after each step (bugs.md 170)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract_rules import TrumpNamed
from game.rules.engine import legal_actions, legal_choices
from game.rules.flow import order
from game.rules.match import new_match
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from tests.rules.playing import games, steps
from tests.rules.staging import variant


def test_phases_are_played_in_the_order_of_the_variant() -> None:
    for rules in REGISTRY.values():
        assert order(rules) == rules.phases


def test_naming_trump_may_change_places_with_the_widow_or_the_pass() -> None:
    widow = order(variant(REGISTRY["auction_250"], trump_named=TrumpNamed.BEFORE_WIDOW))
    assert widow[:3] == (Phase.AUCTION, Phase.NAME_TRUMP, Phase.WIDOW)
    passing = order(variant(REGISTRY["cardgames"], before_trump=True))
    assert passing[:5] == (Phase.AUCTION, Phase.WIDOW, Phase.SHARING, Phase.PASSING, Phase.NAME_TRUMP)
    both = variant(REGISTRY["cardgames"], before_trump=True, trump_named=TrumpNamed.BEFORE_WIDOW)
    assert order(both)[:5] == (Phase.AUCTION, Phase.PASSING, Phase.NAME_TRUMP, Phase.WIDOW, Phase.SHARING)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=25)
def test_exactly_one_seat_is_to_act_and_has_something_to_do(rules: Variant, seed: int) -> None:
    for state, seat, _, events in steps(new_match(rules, seed), seed, claims=True):
        assert state.to_act is not None
        assert events
        able = [
            each
            for each in range(rules.seats)
            if legal_actions(state, each, interrupts=False) or legal_choices(state, each)
        ]
        assert able == [state.to_act]
        assert 0 <= seat < rules.seats


@pytest.mark.parametrize(
    ("key", "skipped"), [("bicycle_auction", Phase.PASSING), ("double_deck", Phase.PASSING)]
)
def test_a_part_with_nothing_to_do_is_left_out(key: str, skipped: Phase) -> None:
    seen = {state.phase for state, _, _, _ in steps(new_match(REGISTRY[key], 4), 4)}
    assert skipped in REGISTRY[key].phases
    assert skipped not in seen
