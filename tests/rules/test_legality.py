"""Refusals that come before any phase is asked, and the list of them all."""

from __future__ import annotations

import pytest

from game.rules.actions import DeclareOut, Draw, PlayCard
from game.rules.engine import begin, legal_actions, why_not
from game.rules.legality import PHASES
from game.rules.reasons import Reason, Refusal
from game.rules.variant import DeclareOut as Claiming
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.variants.two_hand import CLASSIC
from tests.rules.staging import cards, meld, position, variant


def test_every_phase_of_every_variant_has_its_rules() -> None:
    played = {phase for rules in REGISTRY.values() for phase in rules.phases}
    assert played == set(PHASES) - {Phase.CONCESSION}
    assert set(PHASES) == set(Phase) - {Phase.FINISHED}


@pytest.mark.parametrize("action", [Draw(), DeclareOut(), PlayCard(cards("AS")[0])])
def test_before_the_deal_nothing_is_allowed(action: Draw | DeclareOut | PlayCard) -> None:
    state = begin(CLASSIC)
    assert legal_actions(state, 0) == ()
    assert why_not(state, 0, action) == Reason(Refusal.NOT_DEALT)


def test_the_turn_comes_before_every_other_reason_but_claims_need_none() -> None:
    state = position("KH QH")
    for action in (Draw(), meld("marriage", "KH QH"), PlayCard(cards("AS")[0])):
        assert why_not(state, 1, action) == Reason(Refusal.NOT_YOUR_TURN)
    assert why_not(state, 1, DeclareOut()) is None


def test_claims_come_last_and_are_left_out_when_not_asked_for() -> None:
    state = position("KC")
    assert legal_actions(state, 0) == (Draw(), DeclareOut())
    assert legal_actions(state, 0, interrupts=False) == (Draw(),)
    assert legal_actions(position("KC", rules=variant(declare_out=Claiming.OFF)), 0) == (Draw(),)
