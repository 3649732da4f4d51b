"""The window: full screen or not, its size, its driver, and how it puts a picture on the screen."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable

import pygame

HEADLESS_DRIVERS = ("dummy", "offscreen")
SMALLEST = (640, 400)

_PREFERRED = (1280, 720)
# Room for a title bar, its border and a panel: what the work area of a desktop usually lacks of the screen.
_FURNITURE = (24, 104)
_HINTS = {"SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0", "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"}
# SDL would send every frame through the graphics card, which costs ten times as much where the card is only
# imitated. These two can do without it at little cost everywhere; SDL asks once, before the first frame.
_ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_WITHOUT_CARD = ("x11", "windows")


class NoDisplayError(Exception):
    """There is no screen to show the game on."""


def windowed_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a new window that fits a desktop with its title bar, 16:9 where there is room."""
    room = (desktop[0] - _FURNITURE[0], desktop[1] - _FURNITURE[1])
    share = min(1.0, room[0] / _PREFERRED[0], room[1] / _PREFERRED[1])
    if desktop[1] > 2 * _PREFERRED[1]:  # a window on a very fine screen would be a stamp
        share = 0.6 * desktop[1] / _PREFERRED[1]
    width, height = (round(length * share) for length in _PREFERRED)
    return max(SMALLEST[0], width), max(SMALLEST[1], height)


def prepare_environment() -> None:
    """Tell SDL before it starts what it reads once; what the player has set himself stays."""
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)


class Window:
    """The one window of the game; its `surface` is empty, and may be another, when `openings` has grown."""

    surface: pygame.Surface
    openings = 0

    def __init__(self, *, fullscreen: bool, caption: str, icon: Callable[[], pygame.Surface]) -> None:
        """Open the window; raises NoDisplayError where nobody would see it."""
        asked = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        if pygame.display.get_driver() in HEADLESS_DRIVERS and pygame.display.get_driver() not in asked:
            pygame.display.quit()
            raise NoDisplayError("SDL found no screen")
        self.fullscreen = fullscreen
        self._caption = caption
        self._icon = icon
        if pygame.display.get_driver() in _WITHOUT_CARD:
            os.environ.setdefault(_ACCELERATION, "0")
        self._size = windowed_size(pygame.display.get_desktop_sizes()[0])
        self._open()

    @property
    def size(self) -> tuple[int, int]:
        """The size of what can be drawn on, in pixels."""
        return self.surface.get_size()

    def set_fullscreen(self, *, fullscreen: bool) -> None:
        """Change between full screen and window; pygame keeps to the display the window is on."""
        if not self.fullscreen:
            self._size = self.size
        self.fullscreen = fullscreen
        self._open()

    def resized(self) -> None:
        """Take the surface of a window that got a new size from outside."""
        self.surface = pygame.display.get_surface() or self.surface

    def hidden(self) -> bool:
        """Say whether the window is minimised."""
        return pygame.display.get_init() and not pygame.display.get_active()

    def flip(self, changed: list[pygame.Rect]) -> None:
        """Show what was drawn in these parts of the surface."""
        pygame.display.update(changed)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> None:
        self.openings += 1
        pygame.display.set_caption(self._caption)
        pygame.display.set_icon(self._icon())
        if self.fullscreen:
            try:
                self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            except pygame.error:
                self.fullscreen = False
            else:
                return
        self.surface = _small(self._size)
        if (
            self.size != self._size
        ):  # leaving full screen takes hold only after the first call on some screens
            self.surface = _small(self._size)


def _small(size: tuple[int, int]) -> pygame.Surface:
    """Open a window of this size, or of the size that the desktop gives it instead."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Requested window was forcibly resized", RuntimeWarning)
        return pygame.display.set_mode(size, pygame.RESIZABLE)
