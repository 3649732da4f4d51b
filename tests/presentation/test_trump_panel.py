"""Four suits to name, with what one would meld; what may not be named is off."""

import pytest

from game.presentation.trump_panel import trump_board
from game.rules.actions import NameTrump
from game.rules.cards import Suit
from game.rules.variant import Phase
from tests.presentation.moments import SIZES, moment, moments, places, plain


@pytest.mark.parametrize("size", SIZES)
def test_suits_lie_side_by_side_on_their_board(size: tuple[int, int]) -> None:
    view = moment("cardgames", Phase.NAME_TRUMP)
    board = trump_board(view, places(size, "cardgames"), plain, totals=True)
    assert board.box is not None
    assert places(size, "cardgames").panel.contains(board.box)
    assert [knob.meaning for knob in board.knobs] == [NameTrump(suit) for suit in Suit]
    assert all(board.box.contains(knob.rect) for knob in board.knobs)
    assert all(knob.note for knob in board.knobs)


def test_suits_without_a_marriage_are_off_in_the_double_deck() -> None:
    for view in moments("double_deck", Phase.NAME_TRUMP):
        board = trump_board(view, places((1920, 1080), "double_deck"), plain, totals=True)
        for knob in board.knobs:
            assert knob.off is (knob.meaning not in view.legal)


def test_totals_can_be_off() -> None:
    view = moment("kencom", Phase.NAME_TRUMP)
    board = trump_board(view, places((1920, 1080), "kencom"), plain, totals=False)
    assert not any(knob.note for knob in board.knobs)
