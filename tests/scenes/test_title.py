"""The title is the menu without its choices, so that nothing jumps when they appear."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.equipment import Equipment
from game.scenes.menu import MenuScene
from game.scenes.title import column, is_wide, paint_title


@pytest.mark.parametrize("size", [(960, 600), (600, 800)])
def test_menu_stands_on_its_title(equip: Callable[..., Equipment], size: tuple[int, int]) -> None:
    pygame.display.init()
    screen = pygame.display.set_mode(size)
    equipment = equip()
    menu = MenuScene(equipment)
    menu.resize(size)
    menu.draw(screen, 0.0, full=True)
    name = pygame.Rect(0, 0, size[0], size[1] // 3)
    title = paint_title(size, "green", equipment.art)
    shown = pygame.image.tobytes(screen.subsurface(name), "RGB")
    assert shown == pygame.image.tobytes(title.subsurface(name), "RGB")


def test_choices_stand_beside_the_fan_only_where_there_is_room() -> None:
    assert is_wide((1366, 768))
    assert is_wide((1024, 768))
    assert not is_wide((800, 800))
    assert column((1000, 600)) > 600
    assert column((800, 800)) == 400
