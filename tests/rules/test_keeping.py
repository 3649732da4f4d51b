"""What a side captured, and what keeps it its melds (rules 3.7, 4.4, 6.3, 7.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.cards import Hand
from game.rules.keeping import all_points, captured, keeps_melds, melds_by_side, took_every_trick
from game.rules.melds import MeldKind
from game.rules.state import Trick
from game.rules.variant import Keep
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import pick, staged

CARDGAMES, AUCTION, DOUBLE_DECK = (REGISTRY[key] for key in ("cardgames", "auction_250", "double_deck"))
BLANKS = "9S 9H 9D 9C"


@pytest.mark.parametrize(
    ("keep", "points", "kept"),
    [
        (Keep.NOTHING, None, True),
        (Keep.TRICK, None, False),
        (Keep.TRICK, 0, True),
        (Keep.COUNTER, 0, False),
        (Keep.COUNTER, 10, True),
        (Keep.TWENTY, 190, False),
        (Keep.TWENTY, 200, True),
    ],
)
def test_what_keeps_melds(keep: Keep, points: int | None, *, kept: bool) -> None:
    tricks = () if points is None else ((1, points),)
    state = staged(variant(CARDGAMES, keep=keep), BLANKS, melds={1: 100}, tricks=tricks).state
    assert keeps_melds(state, 1) is kept


def test_twenty_is_in_units_of_the_scale() -> None:
    for points, kept in ((19, False), (20, True)):
        state = staged(DOUBLE_DECK, "JS JH JD JC", tricks=((3, points),)).state
        assert keeps_melds(state, 1) is kept


def test_nines_alone_may_need_nothing() -> None:
    rules = variant(CARDGAMES, dix_is_kept=True)
    assert keeps_melds(staged(rules, BLANKS, melds={1: 10}, kinds=MeldKind.DIX).state, 1)
    assert not keeps_melds(staged(rules, BLANKS, melds={1: 10}).state, 1)
    assert not keeps_melds(staged(rules, BLANKS).state, 1)


def test_melds_and_tricks_add_up_by_side_and_buried_cards_are_the_bidders() -> None:
    state = staged(CARDGAMES, BLANKS, melds={0: 1, 1: 2, 2: 30, 3: 40}, tricks=((0, 5), (2, 6), (3, 7))).state
    assert melds_by_side(state) == (31, 42)
    assert captured(state) == (11, 7)
    buried = pick(AUCTION.deck.cards, "AH 10H KH")
    widow = staged(AUCTION, "9S 9H 9D", bid=250, bidder=1, tricks=((0, 30),), buried=buried, dealer=2)
    assert captured(widow.state) == (30, 25, 0)


def test_every_trick_means_all_of_them_to_the_end() -> None:
    state = staged(CARDGAMES, BLANKS, tricks=((0, 100), (2, 100))).state
    assert not took_every_trick(state, 0)
    done = replace(state, hands=(Hand(),) * 4)
    assert took_every_trick(done, 0)
    assert not took_every_trick(done, 1)
    assert not took_every_trick(replace(done, tricks=(*done.tricks, Trick((), 3, 0))), 0)


def test_all_points_of_a_deal() -> None:
    assert all_points(CARDGAMES) == all_points(AUCTION) == 250
    assert all_points(DOUBLE_DECK) == 50
