"""Declaring out: the standard player claims exactly when the count is enough (rules 1.9 and 8.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.choice import Choice, Motive
from game.ai.standard import claims
from game.rules.actions import DeclareOut
from game.rules.engine import decide, view
from game.rules.events import ClaimCounted
from game.rules.melds import Meld, MeldKind
from game.rules.state import LaidMeld, State, Trick
from game.rules.variant import DeclareOut as Declaring
from game.rules.variant import MatchFormat, Rounding, Variant
from game.rules.variants import REGISTRY
from game.rules.variants.two_hand import CLASSIC
from tests.ai.asking import asked, motives, playoff
from tests.ai.sitting import asked as sitting_asked
from tests.ai.sitting import sit
from tests.rules.staging import after, captured, meld, position, variant

PLAYED = [Declaring.BASE, Declaring.VARIATION_1, Declaring.VARIATION_2]


def counted(standing: int, tricks: int, rules: Variant = CLASSIC) -> State:
    """Return a window of seat 0, which has points from earlier deals and from tricks, and 40 from melds."""
    start = position("KS QS 9H AH", rules=rules, standing=(standing, 500))
    return captured(after(start, (0, meld("royal_marriage", "KS QS"))), tricks)


@pytest.mark.parametrize("declaring", PLAYED)
@pytest.mark.parametrize(
    ("standing", "tricks", "claim"),
    [
        (950, 0, False),
        (950, 6, False),
        (950, 7, True),
        (960, 0, True),
        (920, 36, False),
        (920, 37, True),
    ],
)
def test_claims_at_the_target_as_the_count_rounds_it_and_not_below(
    standing: int, tricks: int, declaring: Declaring, *, claim: bool
) -> None:
    state = counted(standing, tricks, variant(declare_out=declaring))
    choice = asked(state)
    assert (choice.action == DeclareOut()) == claim
    assert claims.count(view(state, 0), 0) == standing + 40 + (tricks + 3) // 10 * 10
    if claim:
        assert motives(choice) == [Motive.COUNT_REACHES_TARGET]
        assert choice.reasons[0].points >= 1000


@pytest.mark.parametrize(
    ("rounding", "claim"), [(Rounding.BICYCLE, True), (Rounding.NONE, False), (Rounding.NEAREST10, True)]
)
def test_37_in_tricks_are_40_only_where_points_are_rounded(rounding: Rounding, *, claim: bool) -> None:
    assert (asked(counted(920, 37, variant(rounding=rounding))).action == DeclareOut()) == claim


def test_the_count_is_the_one_the_rules_make() -> None:
    for tricks in range(60):
        state = counted(900, tricks)
        events = decide(state, 0, DeclareOut())
        (count,) = [event.count for event in events if isinstance(event, ClaimCounted)]
        assert claims.count(view(state, 0), 0) == count


def test_the_raised_target_is_what_counts() -> None:
    assert asked(replace(counted(1100, 0), target=1250)).action != DeclareOut()
    assert asked(replace(counted(1210, 0), target=1250)).action == DeclareOut()


def test_claims_in_the_playoff_and_while_following_too() -> None:
    state = replace(playoff("9H AH KC", "9D 9C", led="10H"), standing=(1000, 0))
    assert asked(state).action == DeclareOut()


@pytest.mark.parametrize(
    "rules", [variant(declare_out=Declaring.OFF), variant(format=MatchFormat.SINGLE_DEAL)]
)
def test_never_claims_where_nobody_can(rules: Variant) -> None:
    assert asked(counted(2000, 0, rules)).action != DeclareOut()


def test_the_other_seats_count_is_no_reason() -> None:
    assert asked(replace(counted(0, 0), standing=(0, 1200))).action != DeclareOut()


def test_an_open_claim_hangs_on_the_tricks_that_qualify() -> None:
    first = replace(counted(1000, 0, variant(declare_out=Declaring.VARIATION_1)), claims=(0,))
    second = replace(counted(1000, 0, variant(declare_out=Declaring.VARIATION_2)), claims=(0,))
    assert claims.trick_stake(view(first, 0), 0, 1) > 0
    assert claims.trick_stake(view(second, 0), 0, 1) == 0
    assert claims.trick_stake(view(second, 0), 0, 0) > 0
    assert claims.trick_stake(view(first, 0), 1, 1) == 0


def test_a_claim_that_would_be_counted_too_low_may_take_its_trick() -> None:
    state = replace(counted(0, 0, variant(declare_out=Declaring.VARIATION_1)), claims=(1,))
    assert claims.trick_stake(view(state, 0), 1, 0) < 0


def claiming(points: int, **more: Any) -> Choice:  # noqa: ANN401 - any field of a state
    """Return what seat 0 of two partnerships does, its side having so many points of 1000 in the match."""
    rules = variant(REGISTRY["partnership_turned"], declare_out="base")
    melds = (LaidMeld(2, Meld(MeldKind.RUN, (), 150), 0),)
    return sitting_asked(sit("AS KH 9D", rules=rules, standing=(points, 0), target=1000, melds=melds, **more))


def test_a_partnership_counts_both_hands_and_claims_with_the_melds_that_a_trick_has_made_safe() -> None:
    won = (Trick((), 2, 40),)
    assert claiming(810, tricks=won).action == DeclareOut()
    assert claiming(800, tricks=won).action != DeclareOut()
    assert claiming(850, tricks=()).action != DeclareOut()
