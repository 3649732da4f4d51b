"""Sharing a widow: the best card stays, the partner gets the next best, opponents what helps least."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import Hand
from game.rules.contract_rules import WidowGoes
from game.rules.state import Passed, State
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.sitting import picked, sit
from tests.rules.staging import variant

RULES = variant(variant(REGISTRY["cardgames"], widow=4), widow_goes=WidowGoes.ONE_EACH)
WIDOW = "QS AH 9C 9D"
HAND = f"AS 10S KS JS AD 10D KD JH 10H 10C JC {WIDOW}"


def with_widow(*given: str) -> State:
    """Return the bidder's question in seat 0 after these cards were given to seats 1, 2, ..."""
    state = sit(HAND, phase=Phase.SHARING, rules=RULES)
    widow = tuple(next(card for card in state.hands[0] if card.face == face) for face in WIDOW.split())
    gone = [next(card for card in widow if card.face == face) for face in given]
    passed = tuple(Passed(0, seat, (card,)) for seat, card in enumerate(gone, 1))
    hands = (Hand(card for card in state.hands[0] if card not in gone), *state.hands[1:])
    return replace(state, hands=hands, widow=widow, widow_taken=True, passed=passed)


def test_the_opponent_at_the_left_gets_a_blank() -> None:
    assert picked(with_widow())[0] in {"9C", "9D"}


def test_the_partner_gets_the_best_of_what_is_not_kept() -> None:
    assert picked(with_widow("9C")) == ["AH"]


def test_the_last_opponent_gets_the_other_blank_and_the_run_is_whole() -> None:
    assert picked(with_widow("9C", "AH")) == ["9D"]


def test_before_trump_is_named_it_is_shared_for_the_suit_that_the_hand_will_name() -> None:
    assert picked(replace(with_widow("9C"), trump=None)) == ["AH"]
