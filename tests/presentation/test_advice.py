"""A hint stands where it covers no board, and says no more than there is room for."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.areas import areas
from game.presentation.attention import Attention
from game.presentation.effects import Effects, Notice
from game.presentation.furniture import Table
from game.presentation.knobs import Board
from game.presentation.notes import notes
from game.presentation.pad import Score
from tests.presentation.evenings import views

SCORE = Score(("You", "Opponent"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)
VIEW = replace(next(view for view in views(3) if not view.plays and not any(view.table)), upcard=None)
SIZES = [(800, 600), (1366, 768), (1920, 1080)]
LINES = tuple(f"In deals that fit what you know, reason {number} speaks for it." for number in range(4))


def hinted(size: tuple[int, int], lines: tuple[str, ...] = LINES, *boxes: pygame.Rect) -> pygame.Rect:
    """Return where a hint stands beside these boards."""
    attention, effects = Attention(boards=tuple(Board("auction", box) for box in boxes)), Effects()
    effects.notice = Notice("hint", lines, None, 1000)
    table = Table(VIEW, areas(size), attention, effects, SCORE, "pad", four_colour=False)
    (item,) = notes(table)
    return item.rect


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_stands_above_the_hand_while_nothing_lies_there(size: tuple[int, int]) -> None:
    box, places = hinted(size), areas(size)
    assert abs(box.bottom - places.hand.top) <= places.u(2)
    assert abs(box.centerx - places.trick.centerx) <= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lift", [10, 30])
def test_a_hint_covers_no_board_and_neither_score_nor_hand(size: tuple[int, int], lift: int) -> None:
    places = areas(size)
    board = pygame.Rect(0, 0, places.u(60), places.u(26))
    board.midbottom = (places.trick.centerx, places.hand.top - places.u(lift) // 5)
    box = hinted(size, LINES, board)
    assert box.collidelist([board, places.pad, places.hand]) < 0
    assert pygame.Rect((0, 0), size).contains(box)


@pytest.mark.parametrize("size", SIZES)
def test_without_room_the_last_reasons_are_left_unsaid_but_never_the_first(size: tuple[int, int]) -> None:
    places = areas(size)
    whole, short = hinted(size), hinted(size, LINES[:2])
    everywhere = pygame.Rect(0, 0, size[0], places.hand.top - 1)
    strip = pygame.Rect(0, 0, size[0], everywhere.height - short.height - places.u(4))
    assert hinted(size, LINES, everywhere).size == short.size
    assert short.height <= hinted(size, LINES, strip).height < whole.height
