"""When a switch matters: each question answered for each game it is asked about."""

from __future__ import annotations

import inspect

import pytest

from game.rules import matters
from game.rules.contract_rules import AllPass, Moon, StakeScale, TrumpNeeds
from game.rules.variant import BothOver, DeclareOut, Keep, MatchFormat, Variant
from game.rules.variants import REGISTRY
from tests.rules.staging import variant

QUESTIONS = {
    name: question
    for name, question in inspect.getmembers(matters, inspect.isfunction)
    if question.__module__ == matters.__name__
}
KENCOM, CARDGAMES, TURNED, AUCTION, POINTS3, DOUBLE, TWO_HAND = (
    REGISTRY[key]
    for key in (
        "kencom",
        "cardgames",
        "partnership_turned",
        "auction_250",
        "auction3_points",
        "double_deck",
        "two_hand_classic",
    )
)


@pytest.mark.parametrize("name", QUESTIONS)
def test_each_question_is_answered_yes_and_no(name: str) -> None:
    asked = [
        *REGISTRY.values(),
        variant(AUCTION, seats=4),
        variant(AUCTION, stakes=StakeScale.HOYLE),
        variant(CARDGAMES, passed=0),
        variant(CARDGAMES, moon=Moon.BONUS),
        variant(CARDGAMES, format=MatchFormat.ROUNDS),
    ]
    assert {QUESTIONS[name](rules) for rules in asked} == {True, False}


@pytest.mark.parametrize(
    ("question", "rules", "yes"),
    [
        (matters.holder_is_held, CARDGAMES, True),
        (matters.holder_is_held, variant(CARDGAMES, all_pass=AllPass.REDEAL), False),
        (matters.keep_matters, variant(CARDGAMES, keep=Keep.NOTHING), False),
        (matters.keep_matters_with_nines, variant(CARDGAMES, dix=False), False),
        (matters.surrender_is_paid, variant(CARDGAMES, trump_needs=TrumpNeeds.RUN), True),
        (matters.surrender_is_paid, CARDGAMES, False),
        (matters.claims_are_played, variant(TURNED, declare_out=DeclareOut.BASE), True),
        (matters.claims_are_played, TURNED, False),
        (matters.totals_decide, variant(CARDGAMES, both_over=BothOver.HIGHER_WINS), True),
        (matters.totals_decide, CARDGAMES, False),
        (matters.target_can_rise, TWO_HAND, True),
        (matters.target_can_rise, POINTS3, True),
        (matters.ruin, variant(CARDGAMES, negative=False), False),
        (matters.ruin, POINTS3, False),
        (matters.meld_may_be_subtracted, KENCOM, True),
        (matters.meld_may_be_subtracted, DOUBLE, False),
    ],
)
def test_a_setting_makes_another_matter_or_not(question: object, rules: Variant, *, yes: bool) -> None:
    assert callable(question)
    assert question(rules) is yes
