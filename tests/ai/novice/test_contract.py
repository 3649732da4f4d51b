"""Bidding and naming by rule of thumb: own melds, aces and half the tens."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.choice import Choice, Motive
from game.ai.novice.contract import bid, name, worth
from game.rules.actions import Bid, NameTrump, PassBid
from game.rules.cards import Hand, Suit
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, CLASSIC_500, allowed, seen, sit
from tests.rules.staging import variant

RUN = "AS 10S KS QS JS 9S AH AD KH QH AC 10C"
POOR = "9S 9S JH QH 9D 9D JD JC JC 9C 10C 10H"


def called(hand: str, calls: str = "", **setting: Any) -> Choice:  # noqa: ANN401 - as `sit` takes it
    mine = seen(sit(hand, phase=Phase.AUCTION, calls=calls, **setting))
    choice = bid(mine)
    assert allowed(mine, choice.action)
    return choice


def test_a_hand_is_worth_its_melds_its_aces_and_half_its_tens_beside_a_share_of_the_least_bid() -> None:
    kencom = REGISTRY["kencom"]
    assert worth(Hand.parse("AS AH 10S 10D KD QD 9C 9H").cards, Suit.SPADES, kencom) == 2 + 2 + 1 + 2


def test_points_follow_the_scale() -> None:
    hand = Hand.parse(RUN).cards
    ones = worth(hand, Suit.SPADES, CLASSIC_500) - round(0.6 * 20)
    assert worth(hand, Suit.SPADES, CARDGAMES) - round(0.6 * 250) == 10 * ones


def test_a_hand_bids_as_far_as_it_is_worth() -> None:
    most = worth(Hand.parse(RUN).cards, Suit.SPADES, CARDGAMES)
    assert called(RUN, f"{most - 10}").action == Bid(most)
    over = called(RUN, f"{most}")
    assert (over.action, over.reasons[0].code) == (PassBid(), Motive.HAND_TOO_WEAK)
    assert over.reasons[0].points == most


def test_a_poor_hand_passes() -> None:
    assert called(POOR).action == PassBid()


def test_the_partner_is_outbid_only_where_the_own_melds_alone_make_the_bid() -> None:
    choice = called(RUN, "280 -")
    assert (choice.action, choice.reasons[0].code) == (PassBid(), Motive.PARTNER_BIDS_ENOUGH)
    rich = called(RUN, "250 -")
    assert (rich.action, rich.reasons[0].code) == (Bid(260), Motive.OUTBIDS_PARTNER)
    assert called(RUN, "250 260").action == Bid(270)


def test_a_hand_without_a_suit_that_may_be_named_is_worth_nothing() -> None:
    run = variant(CARDGAMES, trump_needs="run")
    assert called("AS AS 10S KS QS AH AH AD AC AC 10C 10D", rules=run).reasons[0].points == 0


@pytest.mark.parametrize(
    ("hand", "suit", "why"),
    [
        (RUN, Suit.SPADES, Motive.TRUMP_FOR_MELD),
        ("KS QS 10H KH QH JH 9H 9H 9D JC 9C 9C", Suit.HEARTS, Motive.TRUMP_FOR_MELD),
        ("AS 10S AD 10D KD JD JD 9D JC JC QC AH", Suit.DIAMONDS, Motive.TRUMP_FOR_LENGTH),
    ],
)
def test_best_meld_or_longest_suit_is_trump(hand: str, suit: Suit, why: Motive) -> None:
    choice = name(seen(sit(hand, phase=Phase.NAME_TRUMP)), 0)
    assert (choice.action, choice.reasons[0].code) == (NameTrump(suit), why)
    assert {card.suit for card in choice.reasons[0].cards} == {suit}
