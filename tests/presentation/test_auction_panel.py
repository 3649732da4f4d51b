"""The board of the auction shows every bid and offers only those that are allowed."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.presentation.auction_panel import QUICK, Entry, allowed_bids, auction_board, shown_bid
from game.presentation.knobs import Board, Tint
from game.presentation.targets import Stroke
from game.rules.actions import Bid, PassBid
from game.rules.contract_rules import BidsTell
from game.rules.seats import in_play
from game.rules.state import Call
from game.rules.switches import with_switch
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.moments import SIZES, moment, moments, places, plain

GAMES = ("kencom", "auction_250", "cardgames", "cardzmania", "double_deck")


def board(
    view: View, size: tuple[int, int] = (1920, 1080), entry: Entry | None = None, **shown: bool
) -> Board:
    where = places(size, view.variant.key)
    flags = {"live": True, "totals": True} | shown
    return auction_board(view, where, entry or Entry(), plain, live=flags["live"], totals=flags["totals"])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_board_and_all_on_it_stay_in_the_free_middle(key: str, size: tuple[int, int]) -> None:
    where = places(size, key)
    room = where.panel.inflate(4, 0)
    for view in moments(key, Phase.AUCTION):
        drawn = board(view, size)
        assert drawn.box is not None
        assert room.contains(drawn.box)
        assert drawn.box.bottom < where.hand.top
        rects = [knob.rect for knob in drawn.knobs]
        assert all(drawn.box.contains(rect) for rect in rects)
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("key", GAMES)
def test_least_bid_and_the_next_ones_have_buttons_and_no_other(key: str) -> None:
    for view in moments(key, Phase.AUCTION):
        offered = [knob.meaning for knob in board(view).knobs if isinstance(knob.meaning, Bid)]
        assert offered == [Bid(bid) for bid in allowed_bids(view)[:QUICK]]


@pytest.mark.parametrize("size", SIZES)
def test_what_others_have_told_stands_on_the_board_and_leaves_room_for_ones_own_bid(
    size: tuple[int, int],
) -> None:
    view = moment("double_deck", Phase.AUCTION)
    rules = with_switch(view.variant, "bids_tell", BidsTell.JUMPS)
    seats = in_play(rules, view.dealer)
    first = [Call(seat, points) for seat, points in zip(seats, (51, 56, 58, 60), strict=True)]
    calls = (*first, *(Call(seat, points) for seat, points in zip(seats, (61, 65, 70), strict=False)))
    told = replace(view, variant=rules, calls=calls, seat=seats[3], to_act=seats[3])
    drawn, where = board(told, size), places(size, "double_deck")
    said = [words.text for words in drawn.words]
    assert [text.partition(": ")[2] for text in said if ": " in text] == [
        "10 or more in melds",
        "a run",
        "10 or more in melds",
    ]
    assert drawn.box is not None
    assert drawn.box.bottom + where.u(5) <= where.hand.top
    assert not any(": " in words.text for words in board(replace(told, variant=view.variant), size).words)


def test_pass_is_off_where_one_must_open() -> None:
    view = moment("classic_500", Phase.AUCTION, lambda view: PassBid() not in view.legal)
    (knob,) = [knob for knob in board(view).knobs if knob.meaning == PassBid()]
    assert knob.off


def test_step_down_is_off_at_the_least_bid_and_step_up_at_the_highest() -> None:
    view = moment("cardgames", Phase.AUCTION)
    bids = allowed_bids(view)
    for bid, off in ((bids[0], Stroke.DOWN), (bids[-1], Stroke.UP)):
        knobs = {knob.meaning: knob.off for knob in board(view, entry=Entry(bid)).knobs}
        assert knobs[off]
        assert not knobs[Stroke.UP if off is Stroke.DOWN else Stroke.DOWN]


def test_typed_number_stands_in_the_field_as_it_is_typed() -> None:
    view = moment("cardgames", Phase.AUCTION)
    (field,) = [knob for knob in board(view, entry=Entry(typed="34")).knobs if knob.meaning is Stroke.FIELD]
    assert field.label == "34"


def test_bid_stepped_to_is_forgotten_when_it_is_not_allowed_any_more() -> None:
    view = moment("cardgames", Phase.AUCTION)
    assert shown_bid(view, Entry(allowed_bids(view)[2])) == allowed_bids(view)[2]
    assert shown_bid(view, Entry(7)) == allowed_bids(view)[0]
    assert shown_bid(replace(view, choices=()), Entry()) is None


def test_every_call_of_the_last_rounds_is_shown_and_the_highest_stands_out() -> None:
    view = replace(
        moment("cardgames", Phase.AUCTION),
        dealer=3,
        calls=(Call(0, 250), Call(1, None), Call(2, 260), Call(3, 270), Call(0, 280), Call(2, None)),
    )
    words = [words for words in board(view, totals=False).words if not words.text.isalpha()]
    said = [line.text for line in board(view).words]
    assert {"250", "260", "270", "280"} <= set(said)
    assert said.count("Pass") == 2
    assert [line.text for line in words if line.tint is Tint.HEAD] == ["280"]


def test_others_turn_shows_the_bids_without_buttons_and_totals_can_be_off() -> None:
    view = moment("cardgames", Phase.AUCTION)
    assert not board(view, live=False).knobs
    assert len(board(view).words) - len(board(view, totals=False).words) == 5
