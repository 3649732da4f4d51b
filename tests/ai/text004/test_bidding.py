"""Bidding by simulation: the best trump, and the points most deals reached."""

from __future__ import annotations

from game.ai.text004.bidding import willing
from game.rules.cards import Hand, Suit
from game.rules.variants import REGISTRY

RULES = REGISTRY["classic_500"]


def test_the_trump_is_that_of_the_highest_willing_bid() -> None:
    hand = Hand.parse("AS AS 10S 10S KS KS QS JS AH 9H 9D 9D")
    assert willing(hand, RULES).trump is Suit.SPADES
    assert willing(hand, RULES).points > 25


def test_the_same_hand_is_always_worth_the_same() -> None:
    hand = Hand.parse("AS 10S KS QS 9S AH 10H JD 9D QC JC 9H")
    first = willing(hand, RULES)
    willing.cache_clear()
    assert willing(hand, RULES) == first
