"""What concerns the window or every scene happens on the stage, everything else in the scene on top."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.scenes.equipment import Equipment
from game.scenes.gesture import Exposed, KeyDown, Press, Quit, Resized
from game.scenes.scene import Push, QuitGame
from game.settings import load_settings
from game.stage import Stage
from game.window import Window
from tests.scenes.conftest import equip  # noqa: F401 - a fixture
from tests.scenes.standins import STEP, Blank


@pytest.fixture
def window() -> Iterator[Window]:
    yield Window(fullscreen=False, caption="Pinochle", icon=lambda: pygame.Surface((32, 32)))
    pygame.display.quit()


@pytest.fixture
def scene() -> Blank:
    return Blank("first")


@pytest.fixture
def equipment(equip: Callable[..., Equipment]) -> Equipment:  # noqa: F811 - the fixture
    return equip(fullscreen=False)


@pytest.fixture
def stage(window: Window, equipment: Equipment, scene: Blank) -> Stage:
    return Stage(window, equipment, scene)


def test_gestures_and_time_go_to_the_scene(stage: Stage, scene: Blank) -> None:
    stage.handle(Press((1, 2)))
    stage.update(STEP)
    assert stage.scene is scene
    assert scene.gestures == [Press((1, 2))]
    assert scene.passed == STEP


def test_closing_the_window_ends_the_game_at_once(stage: Stage, scene: Blank) -> None:
    stage.handle(Quit())
    assert stage.done
    assert scene.told[-1] == "close"


def test_scene_can_end_the_game(stage: Stage, scene: Blank) -> None:
    scene.going = QuitGame()
    stage.handle(Press((1, 2)))
    assert stage.done


@pytest.mark.parametrize("key", [KeyDown(pygame.K_F11), KeyDown(pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_is_toggled_drawn_and_kept(
    stage: Stage, scene: Blank, window: Window, equipment: Equipment, key: KeyDown
) -> None:
    small = window.size
    stage.draw(0.0)
    stage.handle(key)
    assert stage.draw(0.0) == [window.surface.get_rect()]
    assert window.fullscreen
    assert scene.size == window.size == pygame.display.get_desktop_sizes()[0]
    assert load_settings(equipment.settings_file)[0].fullscreen
    stage.handle(key)
    stage.draw(0.0)
    assert scene.size == window.size == small
    assert scene.gestures == []


def test_options_can_ask_for_full_screen(stage: Stage, window: Window, equipment: Equipment) -> None:
    equipment.fullscreen = True
    stage.draw(0.0)
    assert window.fullscreen


def test_plain_enter_is_the_scenes_own(stage: Stage, scene: Blank) -> None:
    stage.handle(KeyDown(pygame.K_RETURN))
    stage.handle(KeyDown(pygame.K_m))
    assert len(scene.gestures) == 2


def test_silence_has_a_key_everywhere(stage: Stage, equipment: Equipment) -> None:
    stage.handle(KeyDown(pygame.K_m, pygame.KMOD_LCTRL))
    heard = [equipment.sound.muted]
    stage.handle(KeyDown(pygame.K_m, pygame.KMOD_LCTRL))
    heard.append(equipment.sound.muted)
    assert heard == [True, False]


def test_new_size_reaches_the_scene_before_the_gesture(stage: Stage, scene: Blank, window: Window) -> None:
    window.surface = pygame.display.set_mode((700, 500))
    stage.handle(Resized((700, 500)))
    assert scene.size == (700, 500)
    assert scene.gestures == [Resized((700, 500))]
    assert stage.draw(0.0) == [pygame.Rect(0, 0, 700, 500)]


def test_lost_picture_is_drawn_again(stage: Stage) -> None:
    stage.draw(0.0)
    before = stage.draw(0.0)
    stage.handle(Exposed())
    assert before == []
    assert stage.draw(0.0) != []


def test_window_that_was_replaced_is_drawn_whole(stage: Stage, window: Window) -> None:
    stage.draw(0.0)
    window.set_fullscreen(fullscreen=False)
    assert stage.draw(0.0) == [window.surface.get_rect()]


@pytest.mark.parametrize(
    ("settings", "frames"),
    [({}, 16), ({"speed": 4.0}, 4), ({"reduced_motion": True}, 1), ({"instant": True}, 1)],
)
def test_scenes_dissolve_at_the_players_speed_and_not_at_all_without_motion(
    window: Window,
    equip: Callable[..., Equipment],  # noqa: F811 - the fixture
    settings: dict[str, object],
    frames: int,
) -> None:
    first = Blank("first")
    stage = Stage(window, equip(fullscreen=False, **settings), first)
    stage.draw(0.0)
    first.going = Push(Blank("next"))
    stage.handle(Press((1, 2)))
    drawn = 0
    while stage.draw(0.0):
        drawn += 1
        stage.update(STEP)
    assert abs(drawn - frames) <= 1
