"""Boards are painted with all that lies on them, and every state of a knob can be told from the others."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.attention import Attention
from game.presentation.auction_panel import Entry, auction_board
from game.presentation.boards import boards
from game.presentation.canvas import Item
from game.presentation.effects import Effects
from game.presentation.furniture import NOTES, PANELS, Table
from game.presentation.knobs import Board
from game.presentation.pad import Score
from game.presentation.targets import OnKnob
from game.presentation.tray import card_choice, tray_board
from game.presentation.trump_panel import trump_board
from game.rules.actions import PassBid
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.moments import SIZES, moment, places, plain

SCORE = Score(("You", "Opponents"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)


def painted(view: View, attention: Attention, size: tuple[int, int] = (1366, 768)) -> dict[object, Item]:
    where = places(size, view.variant.key)
    table = Table(view, where, attention, Effects(), SCORE, "pad", four_colour=False)
    return {item.key: item for item in boards(table)}


def auction(size: tuple[int, int] = (1366, 768)) -> tuple[View, Board]:
    view = moment("cardgames", Phase.AUCTION)
    board = auction_board(view, places(size, "cardgames"), Entry(), plain, live=True, totals=True)
    return view, board


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_on_the_plate_and_between_cards_and_notes(size: tuple[int, int]) -> None:
    view, board = auction(size)
    there = painted(view, Attention(boards=(board,)), size)
    assert board.box is not None
    for key, item in there.items():
        assert board.box.contains(item.rect), key
        assert PANELS <= item.z < NOTES
    assert len([key for key in there if isinstance(key, tuple) and key[0] == "knob"]) == len(board.knobs)


def test_knob_shows_whether_it_is_pointed_at_pressed_or_off() -> None:
    view, board = auction()
    target, key = OnKnob(PassBid()), ("knob", PassBid())
    states = (
        Attention(boards=(board,)),
        Attention(boards=(board,), hover=target),
        Attention(boards=(board,), down=target),
        Attention(boards=(replace(board, knobs=tuple(replace(knob, off=True) for knob in board.knobs)),)),
    )
    pictures = [pygame.image.tobytes(painted(view, attention)[key].picture, "RGBA") for attention in states]
    assert len(set(pictures)) == len(pictures)


def test_keyboard_and_hint_put_a_ring_around_their_knob() -> None:
    view, board = auction()
    target = OnKnob(PassBid())
    ring = ("knob ring", PassBid())
    assert ring not in painted(view, Attention(boards=(board,)))
    assert ring in painted(view, Attention(boards=(board,), focus=target))
    assert ring in painted(view, Attention(boards=(board,), advised=target))


def test_places_of_the_tray_light_up_for_a_card_that_may_lie_there() -> None:
    view = moment("auction_250", Phase.BURYING)
    choice = card_choice(view)
    assert choice is not None
    board = tray_board(view, places((1366, 768), "auction_250"), (), plain)
    allowed = Attention(boards=(board,), held=choice.cards[0])
    refused = Attention(
        boards=(board,), held=next(card for card in view.table[0] if card not in choice.cards)
    )
    assert ("tray", "open", 0) in painted(view, allowed)
    assert ("tray", "open", 0) not in painted(view, refused)


def test_suits_are_discs_with_their_totals() -> None:
    view = moment("kencom", Phase.NAME_TRUMP)
    board = trump_board(view, places((1366, 768), "kencom"), plain, totals=True)
    there = painted(view, Attention(boards=(board,)))
    assert all(there["knob", knob.meaning].rect == knob.rect for knob in board.knobs)


def test_seconds_left_stand_beside_ones_own_name() -> None:
    view, _board = auction()
    assert "clock" not in painted(view, Attention())
    calm, last = (painted(view, Attention(clock=seconds))["clock"] for seconds in (12, 4))
    assert last.rect.width > calm.rect.width
