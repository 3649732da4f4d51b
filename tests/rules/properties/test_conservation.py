"""In every deal of every variant no card is lost and every point is found."""

from __future__ import annotations

from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.counting import pile_points
from game.rules.engine import evolve
from game.rules.keeping import all_points
from game.rules.match import evolve_match, new_match
from game.rules.scoring import rounded
from game.rules.state import State
from game.rules.variant import Counting, Variant
from game.rules.variants import EVERY_VARIANT
from game.rules.variants.two_hand import CLASSIC
from tests.rules.playing import gained, games, play_deal, play_match, playable, started, steps


def everywhere(state: State) -> list[object]:
    """Return every card of the deal from every place it can be in, none asked about twice."""
    places = [*(hand.cards for hand in state.hands), *state.table, state.stock]
    places.append((state.upcard,) if state.upcard else ())
    places += [tuple(play.card for play in trick.plays) for trick in state.tricks]
    places.append(tuple(play.card for play in state.plays))
    places += [state.dead, state.buried, () if state.widow_taken else state.widow]
    return [card for place in places for card in place]


@given(games(), st.integers(0, 10**9))
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


@given(games(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_known_cards_are_in_the_hand_they_are_known_to_be_in(rules: Variant, seed: int) -> None:
    for before, _, _, events in steps(new_match(rules, seed), seed):
        state = reduce(evolve, events, before)
        for hand, known in zip(state.hands, state.known, strict=True):
            assert set(known) <= set(hand)
            assert len(set(known)) == len(known)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=25)
def test_a_whole_deal_has_every_trick_point_and_a_cut_one_no_more(rules: Variant, seed: int) -> None:
    state, _ = play_deal(new_match(rules, seed), seed)
    result, counting = state.result, rules.scoring.counting
    assert result is not None
    everything = all_points(rules) - pile_points(state.dead, counting)
    assert sum(result.tricks) <= everything
    if not result.cut:
        assert sum(result.tricks) == everything
        assert sum(trick.points for trick in state.tricks) == everything - pile_points(state.buried, counting)
    if rules.melds == CLASSIC.melds and rules.scoring.counting is Counting.CLASSIC and not state.dead:
        assert everything == 240 + rules.scoring.last_trick
    assert result.rounded == tuple(rounded(points, rules.scoring.rounding) for points in result.tricks)


@given(games(), st.integers(0, 10**9))
@settings(max_examples=25)
def test_points_are_what_the_deal_adds_to_the_scores(rules: Variant, seed: int) -> None:
    state, _ = play_deal(new_match(rules, seed), seed)
    assert state.result is not None
    total = tuple(map(sum, zip(state.standing, gained(state.result), strict=True)))
    assert state.result.scores == (total if rules.match.negative else tuple(max(0, each) for each in total))


@given(
    st.sampled_from([key for key, rules in EVERY_VARIANT.items() if rules.stakes.paid]), st.integers(0, 999)
)
@settings(max_examples=8)
def test_stakes_sum_to_zero_with_the_kitty_after_every_event(key: str, seed: int) -> None:
    match, events = play_match(new_match(EVERY_VARIANT[key], seed), seed, deals=14)
    ledger = new_match(EVERY_VARIANT[key], seed)
    for event in events:
        ledger = evolve_match(ledger, event)
        assert sum(ledger.scores) + ledger.kitty == 0
        assert ledger.kitty >= 0
    assert ledger == match


def test_a_deal_begins_with_nothing_scored_but_a_turned_nine() -> None:
    for rules in playable().values():
        state = started(new_match(rules, 2))
        assert not state.tricks
        assert all(laid.meld.points == 10 for laid in state.melds)
