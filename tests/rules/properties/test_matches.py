"""Every match comes to an end, and its scores, target and winner agree with its deals."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.engine import start_deal
from game.rules.events import DealScored, Event, MatchWon, TargetRaised
from game.rules.match import Match, evolve_match, new_match
from game.rules.variant import BothOver, MatchFormat, Tie, Variant
from tests.rules.playing import steps, variants


def played(rules: Variant, seed: int, *, claims: bool) -> tuple[Match, list[Event]]:
    match, told = new_match(rules, seed), []
    while match.won is None:
        events = [
            *start_deal(match),
            *(event for step in steps(match, seed, claims=claims) for event in step[3]),
        ]
        match = reduce(evolve_match, events, match)
        told += events
    return match, told


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=12)
def test_a_match_ends_and_adds_up(rules: Variant, seed: int) -> None:
    match, events = played(rules, seed, claims=seed % 2 == 0)
    won = match.won
    assert won is not None
    assert [event for event in events if isinstance(event, MatchWon)] == [won]
    assert [event for event in events if isinstance(event, DealScored)] == list(match.deals)
    totals = [(0, 0), *(result.scores for result in match.deals)]
    for result, (before, after) in zip(match.deals, pairwise(totals), strict=True):
        gains = zip(before, result.melds, result.rounded, strict=True)
        assert after == tuple(map(sum, gains))
    assert match.scores == won.scores == totals[-1]
    assert (won.winner is None) <= (len(set(match.scores)) == 1)
    assert not any(result.cut for result in match.deals[:-1])
    if rules.match.format is MatchFormat.SINGLE_DEAL and rules.match.tie is Tie.DRAW:
        assert len(match.deals) == 1


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_the_target_only_rises_and_only_while_two_have_reached_it(rules: Variant, seed: int) -> None:
    match, events = played(rules, seed, claims=False)
    target = rules.match.target
    for before, event in pairwise(events):
        if isinstance(event, TargetRaised):
            assert isinstance(before, DealScored)
            assert min(before.scores) >= target
            assert (event.target - target) % rules.match.raise_by == 0
            target = event.target
            assert min(before.scores) < target <= min(before.scores) + rules.match.raise_by
    assert match.target == target
    if rules.match.both_over is BothOver.HIGHER_WINS:
        assert target == rules.match.target
