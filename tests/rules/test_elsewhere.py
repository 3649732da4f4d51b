"""Every action has a reason for the parts of a deal it does not belong to."""

from __future__ import annotations

from typing import get_args

import pytest

from game.rules import actions
from game.rules.actions import TurnAction
from game.rules.elsewhere import refusal
from game.rules.melds import MeldKind
from game.rules.reasons import Refusal
from tests.rules.staging import cards

CARD = cards("9S")[0]
EVERY: tuple[TurnAction, ...] = (
    actions.PlayCard(CARD),
    actions.DeclareMeld(MeldKind.RUN, ()),
    actions.ShowDix(CARD),
    actions.ExchangeDix(CARD),
    actions.Draw(),
    actions.EndMelding(),
    actions.KeepDix(),
    actions.Bid(3),
    actions.PassBid(),
    actions.NameTrump(CARD.suit),
    actions.TakeWidow(),
    actions.PassCards(()),
    actions.BuryCards(()),
    actions.StartPlay(),
    actions.ShootMoon(),
    actions.AnswerConcession(agreed=True),
    actions.ThrowIn(),
    actions.Concede(),
    actions.OfferConcession(),
    actions.ClaimRest(),
    actions.CallMisdeal(),
)


def test_no_action_is_forgotten() -> None:
    assert {type(action) for action in EVERY} == set(get_args(TurnAction))


@pytest.mark.parametrize("action", EVERY, ids=lambda action: type(action).__name__)
def test_each_is_refused_with_a_reason(action: TurnAction) -> None:
    assert refusal(action).code in Refusal
