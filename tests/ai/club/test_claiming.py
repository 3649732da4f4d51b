"""Declaring out before a trick that is sure: the trick counts, and whoever waits for it may be too late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.choice import Motive
from game.ai.club import claiming
from game.rules.actions import DeclareOut, PlayCard
from game.rules.cards import Card
from game.rules.engine import view
from game.rules.state import State
from game.rules.variant import DeclareOut as Declaring
from game.rules.variant import Variant
from tests.ai.asking import midway, motives, playoff
from tests.rules.staging import after, variant

FIRST = variant(declare_out=Declaring.VARIATION_1)
SECOND = variant(declare_out=Declaring.VARIATION_2)
ACE = PlayCard(Card.parse("AH0"))


def at(state: State, points: int) -> State:
    """Return the state with so many points in the match for seat 0."""
    return replace(state, standing=(points, 0))


def claimed(state: State) -> bool:
    choice = claiming.choose(view(state, 0))
    return choice is not None and choice.action == DeclareOut()


def test_a_sure_trick_that_makes_the_count_is_declared_before_it_is_taken() -> None:
    state = at(playoff("AH 9H 9C JC", "KH AD AC", led="10H", rules=FIRST), 980)
    assert claimed(state)
    mine = after(state, (0, DeclareOut()))
    choice = claiming.choose(view(mine, 0))
    assert choice is not None
    assert (choice.action, motives(choice)) == (ACE, [Motive.WINS_FOR_CLAIM])
    won = after(mine, (0, choice.action)).won
    assert won is not None
    assert won.winner == 0


@pytest.mark.parametrize(
    ("rules", "points", "hand"),
    [
        (FIRST, 960, "AH 9H 9C JC"),
        (FIRST, 980, "QH 9H 9C JC"),
        (SECOND, 980, "AH 9H 9C JC"),
        (variant(), 980, "AH 9H 9C JC"),
    ],
)
def test_not_when_it_falls_short_is_not_sure_or_does_not_count(
    rules: Variant, points: int, hand: str
) -> None:
    assert not claimed(at(playoff(hand, "KH AD AC", led="10H", rules=rules), points))


def test_a_lead_that_cannot_be_beaten_will_do_in_both_variations() -> None:
    for rules in (FIRST, SECOND):
        assert claimed(at(playoff("AS 9H 9C", "10S KS AC", rules=rules), 990))
        assert not claimed(at(playoff("AH 9D 9C", "10S KS AC", rules=rules), 990))


def test_while_the_stock_lasts_only_the_highest_trump_is_sure() -> None:
    assert claimed(at(midway("AS 9C", rules=FIRST), 990))
    assert not claimed(at(midway("AH 9C", rules=FIRST), 990))


def test_a_count_that_is_reached_needs_no_trick() -> None:
    assert claimed(at(playoff("9H 9C", "AH AC", rules=variant()), 1000))
