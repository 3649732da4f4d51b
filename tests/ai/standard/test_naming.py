"""Naming trump: melds and length, never a suit of which too few are held."""

from __future__ import annotations

from random import Random
from typing import Any

from game.ai.choice import Motive
from game.rules.actions import NameTrump
from game.rules.cards import Rank, Suit
from game.rules.variant import Phase
from tests.ai.sitting import CARDGAMES, DOUBLE_DECK, STAKES, asked, sit, why

_RUN = {Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK}


def named(hand: str, **setting: Any) -> Suit:  # noqa: ANN401 - as `sit` takes it
    action = asked(sit(hand, phase=Phase.NAME_TRUMP, **setting)).action
    assert isinstance(action, NameTrump)
    return action.suit


def test_a_run_is_made_trump_before_a_longer_suit() -> None:
    hand = "AS 10S KS QS JS 9H 9H JH QH 10H KH 9D"
    assert named(hand) is Suit.SPADES
    assert why(asked(sit(hand, phase=Phase.NAME_TRUMP))) is Motive.TRUMP_FOR_MELD


def test_of_suits_without_melds_the_long_and_strong_one_is_named() -> None:
    assert named("AH AH 10H KH JH 9H KS QD JC 9C 10D 9S") is Suit.HEARTS


def test_a_short_suit_is_not_named_for_a_marriage() -> None:
    assert named("KD QD AH 10H 10H JH JH AC 9C 9S JS 9H") is Suit.HEARTS


def test_a_hand_with_four_cards_of_a_suit_names_at_least_four_or_a_run() -> None:
    deck = list(CARDGAMES.deck.cards)
    for seed in range(300):
        Random(seed).shuffle(deck)
        hand = deck[:12]
        suit = named(" ".join(map(str, hand)))
        trumps = {card for card in hand if card.suit is suit}
        longest = max(sum(card.suit is each for card in hand) for each in Suit)
        assert len(trumps) >= min(4, longest) or {card.rank for card in trumps} >= _RUN


def test_only_suits_that_may_be_named_are_weighed() -> None:
    hand = "AS AS 10S 10S AH AH 10H 10H JH JH KD QD JD JD AC 10C JC JC JC 10C"
    assert named(hand, rules=DOUBLE_DECK) is Suit.DIAMONDS


def test_for_stakes_spades_are_named_when_the_contract_is_safe_and_not_when_it_is_not() -> None:
    safe = "AS 10S KS QS JS 9S AS AH 10H KH QH JH 9H AH AD AD AC AC"
    assert named(safe, rules=STAKES) is Suit.SPADES
