"""The club player sits down at a stock: everything it does is allowed, and the playoff is exact."""

from __future__ import annotations

from dataclasses import replace

from game.ai.choice import Motive
from game.ai.club.two_hand import choose
from game.rules.actions import DeclareOut
from game.rules.engine import view
from tests.ai.asking import motives, playoff


def test_a_target_that_is_reached_is_declared_in_the_playoff_too() -> None:
    state = replace(playoff("AH 9H 9C JC", "10H AD AC JD"), standing=(1000, 0))
    assert choose(view(state, 0), 1).action == DeclareOut()


def test_the_only_card_needs_no_thought() -> None:
    assert motives(choose(view(playoff("AH", "10H"), 0), 1)) == [Motive.ONLY_ACTION]


def test_a_playoff_is_played_out() -> None:
    choice = choose(view(playoff("AH 9H 9C JC KD QD 10D", "10H AD AC JD 9D KC QC"), 0), 1)
    assert motives(choice)[-1] is Motive.PLAYED_OUT
