"""Every way out of a pause is safe."""

from collections.abc import Callable

import pygame
import pytest

from game.records.problem import Fault, Problem
from game.scenes.equipment import Equipment
from game.scenes.options import OptionsScene
from game.scenes.pause import PauseScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Pop, Push, QuitGame, Root, Transition
from game.scenes.setup import new_session
from tests.scenes.standins import Blank, click, keys

pytestmark = pytest.mark.usefixtures("screen")


def _taken(equipment: Equipment, key: str, screen: pygame.Surface) -> Transition | None:
    session = new_session(equipment, seed=1)
    session.start_deal()
    pause = PauseScene(equipment, session)
    pause.resize(screen.get_size())
    return click(pause, pause.choices.rect_of(key).center)


def test_pages_open_above_the_pause(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    for key, page in (("options", OptionsScene), ("rules", RulesScene)):
        going = _taken(equip(), key, screen)
        assert isinstance(going, Push)
        assert isinstance(going.scene, page)


def test_match_left_for_the_menu_can_be_continued(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    equipment = equip()
    going = _taken(equipment, "menu", screen)
    assert isinstance(going, Root)
    assert isinstance(going.scene, Blank)
    assert going.scene.name == "menu"
    assert equipment.saves.continuable() is not None


def test_going_on_and_quitting(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    assert isinstance(_taken(equip(), "resume", screen), Pop)
    assert isinstance(_taken(equip(), "quit", screen), QuitGame)


def test_escape_and_enter_go_on(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        pause = PauseScene(equip(), new_session(equip(), seed=1))
        pause.resize(screen.get_size())
        assert isinstance(keys(pause, key), Pop)


def test_pause_says_when_the_match_cannot_be_saved(equip: Callable[..., Equipment]) -> None:
    session = new_session(equip(), seed=1)
    usual = PauseScene(equip(), session).words()
    session.problem = Problem(Fault.UNWRITABLE, text="the disk is full")
    assert "the disk is full" in PauseScene(equip(), session).words()
    assert "saved" in usual
