"""Raw events become what the player has done, and everything else nothing."""

import pygame
import pytest
from pygame.event import Event

from game.scenes.gesture import (
    Exposed,
    FocusGained,
    FocusLost,
    Gesture,
    KeyDown,
    Leave,
    Move,
    Press,
    Quit,
    Release,
    Resized,
    Text,
    gestures,
)

CASES = [
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1), Press((3, 4), 1)),
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3), Press((3, 4), 3)),
    (Event(pygame.MOUSEBUTTONUP, pos=(-3, 4), button=1), Release((-3, 4), 1)),
    (
        Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 1), buttons=(1, 0, 0)),
        Move((5, 6), (True, False, False)),
    ),
    (
        Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d", scancode=7),
        KeyDown(pygame.K_d, 0, "d"),
    ),
    (Event(pygame.TEXTINPUT, text="é"), Text("é")),
    (Event(pygame.WINDOWSIZECHANGED, x=800, y=600), Resized((800, 600))),
    (Event(pygame.WINDOWFOCUSLOST), FocusLost()),
    (Event(pygame.WINDOWMINIMIZED), FocusLost()),
    (Event(pygame.WINDOWFOCUSGAINED), FocusGained()),
    (Event(pygame.WINDOWLEAVE), Leave()),
    (Event(pygame.WINDOWEXPOSED), Exposed()),
    (Event(pygame.QUIT), Quit()),
]


@pytest.mark.parametrize(("event", "gesture"), CASES)
def test_every_event_that_matters_becomes_its_gesture(event: Event, gesture: Gesture) -> None:
    assert gestures(event) == gesture


@pytest.mark.parametrize("button", [4, 5])
def test_turn_of_the_wheel_is_no_press(button: int) -> None:
    assert gestures(Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=button)) is None


@pytest.mark.parametrize("kind", [pygame.KEYUP, pygame.USEREVENT, pygame.WINDOWMOVED, pygame.ACTIVEEVENT])
def test_everything_else_is_no_gesture(kind: int) -> None:
    assert gestures(Event(kind)) is None


def test_command_counts_as_control_on_a_mac() -> None:
    assert KeyDown(pygame.K_z, pygame.KMOD_LMETA).ctrl
    assert KeyDown(pygame.K_z, pygame.KMOD_LCTRL).ctrl
    assert not KeyDown(pygame.K_z, pygame.KMOD_LSHIFT).ctrl
    assert KeyDown(pygame.K_z, pygame.KMOD_LSHIFT).shift
    assert KeyDown(pygame.K_RETURN, pygame.KMOD_LALT).alt
