"""All choices of a grid can be seen, pointed at, and reached with the arrows."""

import pygame
import pytest

from game.scenes.forms.grid import Grid, grid_cells
from game.scenes.forms.manager import Manager
from game.scenes.forms.rows import Answer
from tests.scenes.conftest import SIZE

TEXTS = ("One", "Two", "Three", "Four", "Five")
RECT = pygame.Rect(10, 10, 400, 120)

pytestmark = pytest.mark.usefixtures("screen")


def _grid(said: list[Answer], chosen: int = 0) -> Grid:
    return Grid(TEXTS, chosen, 18, RECT, (Manager(SIZE, 18), None), said.append)


@pytest.mark.parametrize("width", [60, 200, 400, 1200])
def test_cells_fill_the_width_in_at_most_three_columns_and_keep_apart(width: int) -> None:
    cells = grid_cells(TEXTS, 18, width)
    assert len(cells) == len(TEXTS)
    assert all(cell.left >= 0 and cell.right <= width for cell in cells)
    assert len({cell.left for cell in cells}) <= 3
    assert not any(cell.collidelist(cells[place + 1 :]) >= 0 for place, cell in enumerate(cells))


def test_one_long_choice_does_not_cost_the_others_their_column() -> None:
    texts = ("One", "A rather long choice", "Three", "Four")
    equal = grid_cells(texts, 18, 900)
    assert len({cell.width for cell in equal}) == 1
    narrow = grid_cells(texts, 18, 400)
    assert len({cell.left for cell in narrow}) == 3
    assert max(narrow, key=lambda cell: cell.width) == narrow[1]
    assert max(cell.right for cell in narrow) <= 400


def test_click_takes_the_choice_under_it_and_nothing_beside_the_last_one() -> None:
    said: list[Answer] = []
    grid = _grid(said)
    cells = grid_cells(TEXTS, 18, RECT.width)
    grid.press(cells[4].center)
    grid.press((RECT.width - 2, cells[4].centery))
    grid.press(cells[4].center)
    assert said == [4]


def test_arrows_go_to_the_neighbours_and_stop_at_the_ends() -> None:
    said: list[Answer] = []
    grid = _grid(said, 3)
    for step in (1, 1, -1):
        grid.turn(step)
    assert said == [4, 3]


def test_enter_goes_round() -> None:
    said: list[Answer] = []
    _grid(said, 4).enter()
    assert said == [0]
