"""pygame_gui's manager, in our theme and with the pointer where our gestures say it is."""

from __future__ import annotations

import pygame
from pygame_gui.ui_manager import UIManager

from game.scenes.forms.theme import theme

NOWHERE = (-1, -1)
"""Where the pointer is while it is outside the window."""


class Manager(UIManager):
    """A manager of one form; `mouse_position` is set by its form, so that a test can be the player."""

    def __init__(self, size: tuple[int, int], px: int) -> None:
        """Manage a window of this size with text of `px` pixels."""
        pygame.font.init()  # pygame_gui loads its font at once and leaves this to others
        super().__init__(size, theme(px), enable_live_theme_updates=False)
        self.mouse_position = NOWHERE

    def _update_mouse_position(self) -> None:
        """Leave the position as the gestures have set it."""
