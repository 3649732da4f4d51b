"""Burying: tens and kings in danger go, whole suits before parts, strength and melds stay."""

from __future__ import annotations

from dataclasses import replace

from game.ai.choice import Motive
from game.rules.cards import Hand, Suit
from game.rules.state import State
from game.rules.variant import Phase, Variant
from game.rules.whole_hands import melds_of
from tests.ai.sitting import STAKES, asked, picked, sit, why
from tests.rules.staging import variant


def laid(hand: str, trump: str, rules: Variant = STAKES) -> State:
    """Return the bidder's choice with the melds of the hand on the table."""
    state = sit(hand, phase=Phase.BURYING, trump=trump, rules=rules)
    melded = {card for meld in melds_of(state.hands[0], Suit(trump), rules) for card in meld.cards}
    hands = (Hand(card for card in state.hands[0] if card not in melded), *state.hands[1:])
    return replace(state, hands=hands, table=(tuple(melded), (), ()))


def test_unguarded_tens_are_buried_and_aces_and_trumps_kept() -> None:
    hand = "AS 10S KS QS JS AS 9S AH AH 10C 10D KD AD JH 9D QC JC 9C"
    buried = picked(laid(hand, "S"))
    assert {"10C", "10D"} <= set(buried)
    assert not {"AH", "AD", "AS", "9S"} & set(buried)


def test_a_ten_stays_when_both_its_aces_are_held() -> None:
    hand = "AS 10S KS QS JS AS 9S AH AH 10H 10D KD 9D JH QC JC 9C KC"
    assert "10H" not in picked(laid(hand, "S"))


def test_a_short_suit_goes_as_a_whole() -> None:
    hand = "AS 10S KS QS JS AS 9S 10D KD KD AH AH JH JH 9H AC AC 9C"
    choice = asked(laid(hand, "S"))
    assert {card.face for card in choice.reasons[1].cards} == {"10D", "KD"}
    assert choice.reasons[1].code is Motive.MAKES_VOID
    assert why(choice) is Motive.BURIES_COUNTERS


def test_no_double_pinochle_and_no_run_is_broken_where_melds_may_be_buried() -> None:
    loose = variant(STAKES, keep_melds=False)
    hand = "AS 10S KS QS JS QS JD JD AH AD AC 9H 9D 9C QH JC 10H KC"
    assert not {"AS", "10S", "KS", "QS", "JS", "JD"} & set(picked(laid(hand, "S", loose)))


def test_unmelded_cards_go_first_where_too_few_are_left() -> None:
    hand = "AS 10S KS QS JS AH AD AC KH KD KC QH QD QC JH JD JC 9C"
    state = laid(hand, "S")
    assert len(state.hands[0]) == 1
    buried = picked(state)
    assert "9C" in buried
    assert len(buried) == 3
