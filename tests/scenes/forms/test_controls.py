"""Every control shows its state in its picture, and a picture that stays the same is not shown again."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.forms.controls import Button, Control, Place, Segments, Slider, Stepper, Switch, Tab
from game.scenes.forms.grid import Grid
from game.scenes.forms.manager import Manager
from game.scenes.forms.rows import Answer
from tests.scenes.conftest import SIZE

TEXTS = ("One", "Two", "Three")
RECT = pygame.Rect(10, 10, 300, 40)
Make = Callable[[Place, Callable[[Answer], None]], Control]
MAKERS: dict[str, Make] = {
    "button": lambda place, say: Button("Start", 40, place, say),
    "tab": lambda place, say: Tab("Cards", RECT, 18, place, say),
    "segments": lambda place, say: Segments(TEXTS, 0, 18, RECT.midright, place, say),
    "stepper": lambda place, say: Stepper(TEXTS, 0, 18, RECT, place, say),
    "grid": lambda place, say: Grid(TEXTS, 1, 18, pygame.Rect(10, 10, 300, 90), place, say),
    "slider": lambda place, say: Slider(50, 5, RECT, place, say),
    "switch": lambda place, say: Switch(18, RECT.midright, place, say, on=False),
}

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("name", MAKERS)
def test_pointer_over_a_control_can_be_seen(name: str) -> None:
    control = MAKERS[name]((Manager(SIZE, 18), None), lambda _answer: None)
    assert not control.repaint()
    control.hovered = True
    control.point((5, 5))
    assert control.repaint()
    assert not control.repaint()


@pytest.mark.parametrize("name", MAKERS)
def test_enter_answers_except_where_a_number_is_asked(name: str) -> None:
    said: list[Answer] = []
    control = MAKERS[name]((Manager(SIZE, 18), None), said.append)
    control.enter()
    assert len(said) == (0 if name == "slider" else 1)


@pytest.mark.parametrize(("name", "turns"), [("button", False), ("tab", False), ("slider", True)])
def test_arrows_are_used_only_where_they_mean_something(name: str, *, turns: bool) -> None:
    control = MAKERS[name]((Manager(SIZE, 18), None), lambda _answer: None)
    assert control.turn(1) is turns


def test_stepper_goes_round_its_ends() -> None:
    said: list[Answer] = []
    control = MAKERS["stepper"]((Manager(SIZE, 18), None), said.append)
    for step in (-1, -1, 1, 1):
        control.turn(step)
    assert said == [2, 1, 2, 0]
