"""In every deal of every variant no card is lost and every point is found."""

from __future__ import annotations

from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.engine import evolve
from game.rules.match import new_match
from game.rules.scoring import rounded
from game.rules.state import State
from game.rules.variant import Variant
from tests.rules.playing import play_deal, playable, started, steps, variants


def everywhere(state: State) -> list[object]:
    """Return every card of the deal from every place it can be in, none asked about twice."""
    places = [*(hand.cards for hand in state.hands), *state.table, state.stock]
    places.append((state.upcard,) if state.upcard else ())
    places += [tuple(play.card for play in trick.plays) for trick in state.tricks]
    places.append(tuple(play.card for play in state.plays))
    return [card for place in places for card in place]


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_every_card_is_in_exactly_one_place_after_every_event(rules: Variant, seed: int) -> None:
    deck = set(rules.deck.cards)
    for before, _, _, events in steps(new_match(rules, seed), seed, claims=True):
        state = before
        for event in events:
            state = evolve(state, event)
            cards = everywhere(state)
            assert len(cards) == len(deck)
            assert set(cards) == deck


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_known_cards_are_in_the_hand_they_are_known_to_be_in(rules: Variant, seed: int) -> None:
    for before, _, _, events in steps(new_match(rules, seed), seed):
        state = reduce(evolve, events, before)
        for hand, known in zip(state.hands, state.known, strict=True):
            assert set(known) <= set(hand)
            assert len(set(known)) == len(known)


@pytest.mark.parametrize("rules", playable().values(), ids=playable())
def test_a_whole_deal_has_250_trick_points_and_a_cut_one_no_more(rules: Variant) -> None:
    state, _ = play_deal(new_match(rules, 21), seed=21)
    assert state.result is not None
    if not state.result.cut:
        assert sum(state.result.tricks) == 250
    assert sum(state.result.tricks) <= 250
    total = zip(state.standing, state.result.melds, state.result.rounded, strict=True)
    assert state.result.scores == tuple(map(sum, total))
    assert state.result.rounded == tuple(
        rounded(points, rules.scoring.rounding) for points in state.result.tricks
    )


def test_a_deal_begins_with_nothing_scored_but_a_turned_nine() -> None:
    for rules in playable().values():
        state = started(new_match(rules, 2))
        assert not state.tricks
        assert all(laid.meld.points == 10 for laid in state.melds)
