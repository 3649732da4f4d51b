"""What a player does with mouse, keys and window, as frozen values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down; 1 is the left, 2 the middle, 3 the right one, and wheels never come here."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer moved, with the left, middle and right button held or not, as the system says."""

    pos: Point
    buttons: tuple[bool, bool, bool] = (False, False, False)


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up, perhaps outside the window."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; a positive `dy` is away from the player."""

    dy: int
    pos: Point = (0, 0)


@dataclass(frozen=True, slots=True)
class KeyDown:
    """A key went down (or repeats); `mod` are pygame's modifier bits, `unicode` what it types."""

    key: int
    mod: int = 0
    unicode: str = ""

    @property
    def ctrl(self) -> bool:
        """Whether Control, or Command on a Mac, is held."""
        return bool(self.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))

    @property
    def alt(self) -> bool:
        """Whether an Alt key is held."""
        return bool(self.mod & pygame.KMOD_ALT)

    @property
    def shift(self) -> bool:
        """Whether a Shift key is held."""
        return bool(self.mod & pygame.KMOD_SHIFT)


@dataclass(frozen=True, slots=True)
class Text:
    """Text was typed into the window, after the keyboard layout and any input method."""

    text: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window has the keyboard now: end every drag, no release will come."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The keyboard is ours again."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size in pixels; scenes get it as `Scene.resize`, and this to end every drag."""

    size: Point


@dataclass(frozen=True, slots=True)
class Exposed:
    """The system lost what the window showed: everything must be drawn again."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The player closed the window."""


Gesture = (
    Press
    | Move
    | Release
    | Wheel
    | KeyDown
    | Text
    | FocusLost
    | FocusGained
    | Leave
    | Resized
    | Exposed
    | Quit
)

_WHEEL_BUTTONS = (4, 5)
_PLAIN: dict[int, Gesture] = {
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.WINDOWMINIMIZED: FocusLost(),
    pygame.WINDOWFOCUSGAINED: FocusGained(),
    pygame.WINDOWLEAVE: Leave(),
    pygame.WINDOWEXPOSED: Exposed(),
    pygame.WINDOWRESTORED: Exposed(),
    pygame.QUIT: Quit(),
}


def happened() -> Iterator[Gesture]:
    """Yield what the player has done since the last call."""
    for event in pygame.event.get():
        gesture = gestures(event)
        if gesture is not None:
            yield gesture


def gestures(event: pygame.event.Event) -> Gesture | None:
    """Return what the player did, or None for an event that means nothing to the game."""
    kind = event.type
    if kind == pygame.MOUSEMOTION:
        left, middle, right = event.buttons
        return Move(event.pos, (bool(left), bool(middle), bool(right)))
    if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        if event.button in _WHEEL_BUTTONS:
            return None  # the same turn comes as MOUSEWHEEL
        make = Press if kind == pygame.MOUSEBUTTONDOWN else Release
        return make(event.pos, event.button)
    if kind == pygame.MOUSEWHEEL:
        return Wheel(event.y, pygame.mouse.get_pos())
    if kind == pygame.KEYDOWN:
        return KeyDown(event.key, event.mod, event.unicode)
    if kind == pygame.TEXTINPUT:
        return Text(event.text)
    if kind == pygame.WINDOWSIZECHANGED:
        return Resized((event.x, event.y))
    return _PLAIN.get(kind)
