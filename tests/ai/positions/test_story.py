"""Stories: the cards lie where they are written, and the rules are asked about every word."""

from __future__ import annotations

import pytest

from game.rules.cards import Suit
from game.rules.reasons import IllegalAction
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.positions.story import told

HAND = "AS 10S KS QS JS 9S AH AD KC QC JC 9C"


@pytest.mark.parametrize("key", sorted(key for key, rules in REGISTRY.items() if rules.players > 2))
def test_written_cards_are_dealt_to_their_seats(key: str) -> None:
    hands = ("AS 10S KS", "AH AH KH", "10D AD")
    state = told(REGISTRY[key], hands, "")
    for hand, text in zip(state.hands, hands, strict=False):
        faces = [card.face for card in hand]
        assert all(faces.count(face) >= text.split().count(face) for face in text.split())


def test_the_last_card_written_for_the_dealer_is_turned() -> None:
    hands = ("", "AH", "AS 10S KS QS JS 9S AH 10H KH QH JH 9H AD KD QC 9D")
    assert told(REGISTRY["three_hand"], hands, "").trump is Suit.DIAMONDS


def test_a_story_is_played_up_to_the_decision() -> None:
    state = told(REGISTRY["bicycle_auction"], (HAND, "9H", "10H", "JH"), "250 - - - S AH 9H 10H")
    assert (state.phase, state.to_act) == (Phase.PLAYOFF, 3)
    assert [play.card.face for play in state.plays] == ["AH", "9H", "10H"]


def test_the_widow_is_as_written() -> None:
    state = told(REGISTRY["auction_250"], (HAND,), "250 - - take", widow="9H 9H 9D")
    assert {card.face for card in state.widow} == {"9H", "9D"}


def test_what_the_rules_forbid_is_no_story() -> None:
    with pytest.raises(IllegalAction):
        told(REGISTRY["cardgames"], (HAND,), "240")


def test_cards_that_are_not_there_are_no_story() -> None:
    with pytest.raises(ValueError, match="no AC is left"):
        told(REGISTRY["bicycle_auction"], (HAND, "AC AC"), "250 - - - S AC")
