"""What seats and sides have melded and captured (rules 0.2, 5.4)."""

from __future__ import annotations

from game.rules.keeping import all_points, captured, melds_by_side
from game.rules.variants import REGISTRY
from tests.rules.tableside import pick, staged

CARDGAMES, AUCTION, DOUBLE_DECK = (REGISTRY[key] for key in ("cardgames", "auction_250", "double_deck"))
BLANKS = "9S 9H 9D 9C"


def test_melds_and_tricks_add_up_by_side_and_buried_cards_are_the_bidders() -> None:
    state = staged(CARDGAMES, BLANKS, melds={0: 1, 1: 2, 2: 30, 3: 40}, tricks=((0, 5), (2, 6), (3, 7))).state
    assert melds_by_side(state) == (31, 42)
    assert captured(state) == (11, 7)
    buried = pick(AUCTION.deck.cards, "AH 10H KH")
    widow = staged(AUCTION, "9S 9H 9D", bid=250, bidder=1, tricks=((0, 30),), buried=buried, dealer=2)
    assert captured(widow.state) == (30, 25, 0)


def test_all_points_of_a_deal() -> None:
    assert all_points(CARDGAMES) == all_points(AUCTION) == 250
    assert all_points(DOUBLE_DECK) == 50
