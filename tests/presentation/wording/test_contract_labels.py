"""Whatever one may do around a contract has a sentence for hints and a word for its button."""

from typing import get_args

import pytest

from game.presentation.wording.contract_labels import contract_button, contract_order
from game.presentation.wording.labels import order
from game.rules.actions import (
    AnswerConcession,
    Bid,
    BuryCards,
    CallMisdeal,
    ClaimRest,
    Concede,
    ContractAction,
    KeepDix,
    NameTrump,
    OfferConcession,
    PassBid,
    PassCards,
    ShootMoon,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.cards import Card, Suit

CARDS = (Card.parse("JD0"), Card.parse("QS0"))
ACTIONS: tuple[ContractAction, ...] = (
    KeepDix(),
    Bid(320),
    PassBid(),
    *map(NameTrump, Suit),
    TakeWidow(),
    PassCards(CARDS),
    BuryCards(CARDS),
    StartPlay(),
    ShootMoon(),
    ThrowIn(),
    Concede(),
    OfferConcession(),
    ClaimRest(),
    AnswerConcession(agreed=True),
    AnswerConcession(agreed=False),
    CallMisdeal(),
)


def test_every_action_says_something_else() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(ContractAction))
    assert len({contract_order(action) for action in ACTIONS}) == len(ACTIONS)
    assert len({contract_button(action) for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize("action", ACTIONS, ids=repr)
def test_hint_is_a_sentence_and_a_button_is_not(action: ContractAction) -> None:
    assert order(action) == contract_order(action)
    assert contract_order(action).endswith(".")
    assert not contract_button(action).endswith(".")


def test_cards_and_numbers_are_named() -> None:
    assert contract_order(Bid(320)) == "Bid 320."
    assert contract_order(PassCards(CARDS)) == "Pass J♦ Q♠."
    assert contract_order(NameTrump(Suit.HEARTS)) == "Name hearts as trump."
