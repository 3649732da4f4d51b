"""Every match comes to an end, and its scores, target and winner agree with its deals."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract_events import KittyAnted, KittyDivided
from game.rules.contract_rules import Moon
from game.rules.engine import start_deal
from game.rules.events import DealScored, Event, MatchWon, TargetRaised
from game.rules.match import Match, evolve_match, new_match
from game.rules.variant import BothOver, MatchFormat, Tie, Variant
from tests.rules.playing import gained, games, steps

DEALS = 8
"""How many deals of a match are played: by chance some contracts are never made and a match has no end."""


def played(rules: Variant, seed: int, *, claims: bool) -> tuple[Match, list[Event]]:
    match, told = new_match(rules, seed), []
    while match.won is None and match.deal_no <= DEALS:
        events = [
            *start_deal(match),
            *(event for step in steps(match, seed + match.deal_no, claims=claims) for event in step[3]),
        ]
        match = reduce(evolve_match, events, match)
        told += events
    return match, told


@given(games(), st.integers(0, 10**9))
@settings(max_examples=12)
def test_a_match_adds_up_deal_by_deal(rules: Variant, seed: int) -> None:
    match, events = played(rules, seed, claims=seed % 2 == 0)
    scored = [event for event in events if isinstance(event, DealScored)]
    assert scored == list(match.deals)
    balance = (0,) * rules.sides
    for event in events:
        if isinstance(event, KittyAnted | KittyDivided):
            balance = event.scores
        if isinstance(event, DealScored):
            summed = tuple(map(sum, zip(balance, gained(event), strict=True)))
            balance = event.scores
            assert balance == (summed if rules.match.negative else tuple(max(0, each) for each in summed))
    assert match.scores == balance


@given(games(), st.integers(0, 10**9))
@settings(max_examples=12)
def test_a_match_ends_once_and_the_right_side_wins(rules: Variant, seed: int) -> None:
    match, events = played(rules, seed, claims=False)
    won = match.won
    assert [event for event in events if isinstance(event, MatchWon)] == ([won] if won else [])
    if won is None:
        assert rules.is_bid or rules.match.rounds != 1
        return
    assert match.scores == won.scores
    if won.winner is None:
        assert match.scores.count(max(match.scores)) > 1
    elif rules.match.format is not MatchFormat.MATCH and not outright(rules):
        assert match.scores[won.winner] == max(match.scores)
    if rules.match.format is MatchFormat.SINGLE_DEAL and rules.match.tie is Tie.DRAW:
        assert match.played == 1
    if rules.match.format is MatchFormat.ROUNDS and rules.match.tie is Tie.DRAW and not outright(rules):
        assert match.played == rules.match.rounds


def outright(rules: Variant) -> bool:
    """Say whether a match can be won whatever the scores."""
    return rules.match.all_tricks_win or rules.contract.moon is Moon.WINS or rules.match.thousand_down_loses


@given(games(), st.integers(0, 10**9))
@settings(max_examples=12)
def test_the_target_only_rises_and_only_while_two_have_reached_it(rules: Variant, seed: int) -> None:
    match, events = played(rules, seed, claims=False)
    target = rules.match.target
    for before, event in pairwise(events):
        if isinstance(event, TargetRaised):
            assert isinstance(before, DealScored)
            second = sorted(before.scores)[-2]
            assert second >= target
            assert (event.target - target) % rules.match.raise_by == 0
            target = event.target
            assert second <= target <= second + rules.match.raise_by
    assert match.target == target
    if rules.match.both_over is not BothOver.RAISE_TARGET:
        assert target == rules.match.target
