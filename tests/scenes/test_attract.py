"""The show goes from deal to deal, and any input ends it; the demo ends by itself or by Escape."""

from collections.abc import Callable

import pygame
import pytest

from game.rules.variants import preset
from game.scenes.attract import AttractScene
from game.scenes.equipment import Doors, Equipment
from game.scenes.gesture import FocusLost, Gesture, KeyDown, Move, Press, Wheel
from game.scenes.scene import Pop, QuitGame, Transition
from game.session.session import Session
from game.session.tour import Plan, Tour
from tests.scenes.conftest import SIZE
from tests.scenes.standins import STEP, Blank, wait
from tests.session.players import CLASSIC, play_deal

pytestmark = pytest.mark.usefixtures("screen")


class _Deal(Blank):
    """A deal that is played to its end at once and then leaves, as the real scenes do in the end."""

    def update(self, dt: float) -> Transition | None:
        assert self.session is not None
        play_deal(self.session)
        super().update(dt)
        return QuitGame() if self.passed > 2 * STEP else None


@pytest.fixture
def played() -> list[Session]:
    """The sessions that were shown, one for each deal."""
    return []


@pytest.fixture
def equipment(equip: Callable[..., Equipment], played: list[Session]) -> Equipment:
    made = equip()

    def play(session: Session) -> _Deal:
        played.append(session)
        return _Deal("deal", session)

    made.doors = Doors(menu=Blank, play=play)
    return made


def _show(equipment: Equipment, tour: Tour | None = None) -> AttractScene:
    scene = AttractScene(equipment, tour)
    scene.resize(SIZE)
    return scene


def test_only_computers_play_and_nothing_of_it_is_saved(equipment: Equipment, played: list[Session]) -> None:
    wait(_show(equipment), 0.5)
    assert len(played) > 2
    assert all("human" not in session.players for session in played)
    assert equipment.saves.continuable() is None


@pytest.mark.parametrize("gesture", [KeyDown(pygame.K_a), KeyDown(pygame.K_ESCAPE), Press((1, 1)), Wheel(1)])
def test_any_input_ends_the_show(equipment: Equipment, gesture: Gesture) -> None:
    scene = _show(equipment)
    assert scene.handle(FocusLost()) is None
    assert isinstance(scene.handle(gesture), Pop)


def test_pointer_may_tremble_but_not_travel(equipment: Equipment) -> None:
    scene = _show(equipment)
    assert scene.handle(Move((100, 100))) is None
    assert scene.handle(Move((104, 97))) is None
    assert isinstance(scene.handle(Move((160, 100))), Pop)


def test_demo_plays_its_deals_through_successive_matches_and_ends(
    equipment: Equipment, played: list[Session]
) -> None:
    tour = Tour(Plan(CLASSIC, ("random", "random"), 3, 7))
    assert isinstance(wait(_show(equipment, tour), 5), QuitGame)
    assert len(played) == 7
    assert len({id(session) for session in played}) > 1


def test_demo_is_ended_only_by_escape(equipment: Equipment) -> None:
    scene = _show(equipment, Tour(Plan(preset("two_hand_classic"), ("random", "random"), 3)))
    assert scene.handle(KeyDown(pygame.K_a)) is None
    assert scene.handle(Press((1, 1))) is None
    assert isinstance(scene.handle(KeyDown(pygame.K_ESCAPE)), QuitGame)


def test_strip_says_how_to_take_over_and_the_game_never_draws_on_it(
    equipment: Equipment, screen: pygame.Surface
) -> None:
    scene = _show(equipment)
    scene.update(STEP)
    assert scene.draw(screen, 0.0, full=True) == [screen.get_rect()]
    strip = pygame.Rect(0, SIZE[1] - 20, SIZE[0], 20)
    before = pygame.image.tobytes(screen.subsurface(strip), "RGB")
    assert len(set(before)) > 10
    for _ in range(30):
        scene.update(STEP)
        scene.draw(screen, 0.0, full=False)
    assert pygame.image.tobytes(screen.subsurface(strip), "RGB") == before
    assert screen.get_at((5, 5)) == pygame.Color("red")


def test_closing_the_show_closes_the_scene_inside(equipment: Equipment) -> None:
    scenes: list[Blank] = []

    def play(session: Session) -> Blank:
        scenes.append(Blank("deal", session))
        return scenes[-1]

    equipment.doors = Doors(menu=Blank, play=play)
    scene = _show(equipment)
    scene.update(STEP)
    scene.resize((640, 400))
    scene.close()
    assert scenes[0].size[0] == 640
    assert scenes[0].told[-1] == "close"
