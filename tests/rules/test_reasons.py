"""Reasons name the rule and the cards, and an illegal action carries its reason."""

from __future__ import annotations

from game.rules.reasons import IllegalAction, Reason, Refusal
from tests.rules.staging import cards


def test_an_illegal_action_says_which_rule_and_which_cards() -> None:
    reason = Reason(Refusal.MUST_BEAT_TRUMP, cards("10S AS"))
    problem = IllegalAction(reason)
    assert problem.reason is reason
    assert str(problem) == "must_beat_trump 10S0 AS0"


def test_a_reason_without_cards_is_just_the_rule() -> None:
    assert str(IllegalAction(Reason(Refusal.DRAW_FIRST))) == "draw_first"
