"""One key leads from the menu to cards in hand, and nothing that was begun is lost sight of."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes import equipment as equipment_module
from game.scenes.attract import AttractScene
from game.scenes.equipment import Doors, Equipment
from game.scenes.gesture import Leave, Move
from game.scenes.hall import HallScene
from game.scenes.menu import IDLE, MenuScene
from game.scenes.new_game import NewGameScene
from game.scenes.options import OptionsScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Push, QuitGame, Root
from game.scenes.setup import new_session
from tests.scenes.conftest import SIZE
from tests.scenes.standins import STEP, Blank, click, keys, painted, wait

pytestmark = pytest.mark.usefixtures("screen")
PAGES = {"new": NewGameScene, "rules": RulesScene, "hall": HallScene, "options": OptionsScene}


class _NoWorker:
    """A worker that is never asked."""

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equipment_module, "Worker", _NoWorker)


def _menu(equipment: Equipment) -> MenuScene:
    menu = MenuScene(equipment)
    menu.resize(SIZE)
    return menu


def test_enter_deals_a_match_as_last_chosen(equip: Callable[..., Equipment]) -> None:
    for key in (pygame.K_RETURN, pygame.K_SPACE):
        going = keys(_menu(equip(last_level="random")), key)
        assert isinstance(going, Root)
        assert isinstance(going.scene, Blank)
        assert going.scene.session is not None
        assert going.scene.session.players == ("human", "random")


def test_enter_continues_what_was_begun(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    begun = new_session(equipment, seed=5)
    begun.start_deal()
    going = keys(_menu(equipment), pygame.K_RETURN)
    assert isinstance(going, Root)
    assert isinstance(going.scene, Blank)
    assert going.scene.session is not None
    assert going.scene.session.match.seed == 5


def test_match_that_cannot_be_read_is_reported_and_no_longer_offered(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    equipment.saves.current.write_bytes(b"\x00\xffnonsense")
    menu = _menu(equipment)
    assert keys(menu, pygame.K_RETURN) is None
    assert equipment.notice
    going = keys(menu, pygame.K_RETURN)
    assert isinstance(going, Root)
    assert equipment.notice == ""


def test_notice_can_be_seen(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    equipment = equip()
    plain = painted(_menu(equipment), screen)
    equipment.notice = "The settings could not be read, so everything is as at first. " * 3
    assert painted(_menu(equipment), screen) != plain


@pytest.mark.parametrize("key", PAGES)
def test_every_choice_opens_its_page(equip: Callable[..., Equipment], key: str) -> None:
    menu = _menu(equip())
    going = click(menu, menu.rect_of(key).center)
    assert isinstance(going, Push)
    assert isinstance(going.scene, PAGES[key])


def test_quit_and_escape_end_the_game(equip: Callable[..., Equipment]) -> None:
    menu = _menu(equip())
    assert isinstance(click(menu, menu.rect_of("quit").center), QuitGame)
    assert isinstance(keys(_menu(equip()), pygame.K_ESCAPE), QuitGame)


def test_computers_play_after_a_minute_of_nothing(equip: Callable[..., Equipment]) -> None:
    menu = _menu(equip(reduced_motion=True))
    assert wait(menu, IDLE - 1) is None
    menu.handle(Move((3, 3)))
    assert wait(menu, IDLE - 1) is None
    going = wait(menu, 2)
    assert isinstance(going, Push)
    assert isinstance(going.scene, AttractScene)


def test_table_is_made_ready_once_behind_the_menu(equip: Callable[..., Equipment]) -> None:
    equipment = equip(reduced_motion=True)
    readied: list[bool] = []
    equipment.doors = Doors(
        menu=Blank, play=lambda session: Blank("play", session), ready=lambda: readied.append(True)
    )
    menu = _menu(equipment)
    menu.update(STEP)
    assert readied == []
    wait(menu, 10)
    assert readied == [True]


def test_menu_that_nobody_touches_draws_nothing(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    menu = _menu(equip())
    menu.draw(screen, 0.0, full=True)
    wait(menu, 3)
    menu.draw(screen, 0.0, full=False)
    menu.update(STEP)
    assert menu.draw(screen, 0.0, full=False) == []
    menu.handle(Move((10, 300)))
    menu.update(STEP)
    assert menu.draw(screen, 0.0, full=False) != []
    menu.handle(Leave())
    wait(menu, 5)
    menu.draw(screen, 0.0, full=False)
    menu.update(STEP)
    assert menu.draw(screen, 0.0, full=False) == []


def test_parts_drawn_one_by_one_are_the_same_picture(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    menu = _menu(equip())
    menu.draw(screen, 0.0, full=True)
    for gesture in (Move((10, 300)), Move((700, 420))):
        menu.handle(gesture)
        for _ in range(90):
            menu.update(STEP)
            menu.draw(screen, 0.0, full=False)
    parts = pygame.image.tobytes(screen, "RGB")
    assert painted(menu, screen) == parts


def test_new_cloth_is_seen_on_coming_back(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    equipment = equip()
    menu = _menu(equipment)
    before = painted(menu, screen)
    menu.cover()
    equipment.settings.felt = "burgundy"
    menu.uncover()
    assert painted(menu, screen) != before


@pytest.mark.parametrize(
    "size", [(1366, 768), (1024, 600), (1024, 768), (640, 400), (700, 900), (3440, 1440)]
)
def test_choices_lie_inside_every_window(equip: Callable[..., Equipment], size: tuple[int, int]) -> None:
    menu = MenuScene(equip())
    menu.resize(size)
    window = pygame.Rect((0, 0), size)
    for key in ("play", "new", "rules", "hall", "options", "quit"):
        assert window.contains(menu.rect_of(key))
