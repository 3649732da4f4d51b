"""The pointer is where the gestures say, not where the system has it."""

import pygame
import pytest

from game.scenes.forms.manager import NOWHERE, Manager
from tests.scenes.conftest import SIZE


@pytest.mark.usefixtures("screen")
def test_pointer_stays_where_it_was_put() -> None:
    manager = Manager(SIZE, 20)
    assert manager.get_mouse_position() == NOWHERE
    manager.mouse_position = (40, 50)
    pygame.mouse.set_pos((7, 7))
    manager.update(0.1)
    assert manager.get_mouse_position() == (40, 50)
