"""Sets of actions: what is in them and what is not."""

from __future__ import annotations

import pytest

from game.rules.actions import Bid, BuryCards, DeclareMeld, PassBid, PassCards
from game.rules.cards import Suit
from game.rules.choices import BidRange, ChooseCards, ChooseMeld, Purpose
from game.rules.melds import MeldKind
from game.rules.variants import REGISTRY
from tests.rules.staging import cards

HELD = cards("AS KS QS JS 9S")


def test_a_range_of_bids_holds_its_bids_only() -> None:
    bids = BidRange((250, 260, 300))
    assert Bid(260) in bids
    assert Bid(270) not in bids
    assert PassBid() not in bids


@pytest.mark.parametrize(
    ("picked", "fits"),
    [("AS KS QS", True), ("AS KS", False), ("AS KS QS JS", False), ("AS KS AH", False)],
)
def test_a_choice_is_of_so_many_of_its_cards(picked: str, *, fits: bool) -> None:
    choice = ChooseCards(Purpose.PASSING, 3, HELD)
    assert (PassCards(cards(picked)) in choice) is fits
    assert BuryCards(cards(picked)) not in choice
    assert (BuryCards(cards(picked)) in ChooseCards(Purpose.BURYING, 3, HELD)) is fits


def test_no_card_is_chosen_twice_and_forced_cards_must_be_there() -> None:
    ace, king, queen = cards("AS KS QS")
    choice = ChooseCards(Purpose.BURYING, 3, HELD, forced=(ace,))
    assert BuryCards((ace, king, queen)) in choice
    assert BuryCards((ace, ace, king)) not in choice
    assert BuryCards((king, queen, cards("JS")[0])) not in choice


def test_a_choice_of_melds_holds_whatever_adds_to_those_picked() -> None:
    held, run = cards("AS0 10S0 KS0 QS0 JS0 KH0 QH0"), cards("AS0 10S0 KS0 QS0 JS0")
    marriage = DeclareMeld(MeldKind.MARRIAGE, cards("KH0 QH0"))
    choice = ChooseMeld(
        (marriage,), held, (DeclareMeld(MeldKind.RUN, run),), Suit.SPADES, REGISTRY["cardgames"]
    )
    assert marriage in choice
    assert DeclareMeld(MeldKind.ROYAL_MARRIAGE, cards("KS0 QS0")) not in choice
    assert PassBid() not in choice
    assert choice.made_of(marriage.cards) == ((marriage, 20),)
    assert choice.made_of(cards("KH0")) == ()


def test_a_choice_makes_the_action_of_its_purpose() -> None:
    picked = HELD[:2]
    assert ChooseCards(Purpose.PASSING, 2, HELD).action(picked) == PassCards(picked)
    assert ChooseCards(Purpose.BURYING, 2, HELD).action(picked) == BuryCards(picked)
    assert ChooseCards(Purpose.SHARING, 1, HELD).action(picked[:1]) == PassCards(picked[:1])
    assert BuryCards(picked[:1]) not in ChooseCards(Purpose.SHARING, 1, HELD)
