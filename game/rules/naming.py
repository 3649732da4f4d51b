"""Naming trump: what must be held of the suit (rules 7.3)."""

from __future__ import annotations

from typing import assert_never

from game.rules.cards import Hand, Rank, Suit
from game.rules.contract_rules import TrumpNeeds
from game.rules.reasons import Reason, Refusal
from game.rules.state import State

_RUN = frozenset({Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK})
_MARRIAGE = frozenset({Rank.KING, Rank.QUEEN})
_REFUSALS = {
    TrumpNeeds.MARRIAGE: Refusal.TRUMP_NEEDS_MARRIAGE,
    TrumpNeeds.RUN: Refusal.TRUMP_NEEDS_RUN,
    TrumpNeeds.DIX: Refusal.TRUMP_NEEDS_DIX,
}


def suits(state: State, seat: int) -> tuple[Suit, ...]:
    """Return the suits this seat may name."""
    return tuple(suit for suit in Suit if why_not(state, seat, suit) is None)


def why_not(state: State, seat: int, suit: Suit) -> Reason | None:
    """Return why this seat may not name this suit, or None."""
    needs, hand = state.variant.auction.trump_needs, state.hands[seat]
    if _holds(hand, suit, needs):
        return None
    return Reason(_REFUSALS[needs], hand.of_suit(suit))


def _holds(hand: Hand, suit: Suit, needs: TrumpNeeds) -> bool:
    ranks = {card.rank for card in hand.of_suit(suit)}
    match needs:
        case TrumpNeeds.NOTHING:
            return True
        case TrumpNeeds.MARRIAGE:
            return ranks >= _MARRIAGE
        case TrumpNeeds.RUN:
            return ranks >= _RUN
        case TrumpNeeds.DIX:
            return Rank.NINE in ranks
        case _:
            assert_never(needs)
