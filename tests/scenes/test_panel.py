"""A panel lies over the darkened table, and a click beside it goes back."""

from collections.abc import Callable, Mapping, Sequence

import pygame
import pytest

from game.scenes.equipment import Equipment
from game.scenes.gesture import Press
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Push, Transition
from tests.scenes.standins import Blank, click, keys, perform


class _Panel(Panel):
    """A panel with everything a panel can have."""

    def title(self) -> str:
        return "A title"

    def words(self) -> str:
        return "A paragraph that is long enough to need more than one line in a panel of the usual width."

    def facts(self) -> Sequence[tuple[str, str]]:
        return (("One", "1"), ("Two", "2"), ("Sum", "3"))

    def texts(self) -> Mapping[str, str]:
        return {"yes": "Yes", "no": "No"}

    def take(self, key: str) -> Transition | None:
        return Push(Blank(key))

    def escape(self) -> Transition | None:
        return Pop()


@pytest.fixture
def panel(equip: Callable[..., Equipment], screen: pygame.Surface) -> _Panel:
    made = _Panel(equip())
    made.resize(screen.get_size())
    return made


def test_table_is_seen_darker_through_it(panel: _Panel, screen: pygame.Surface) -> None:
    assert not panel.opaque
    screen.fill((0, 200, 0))
    panel.draw(screen, 0.0, full=True)
    corner = screen.get_at((3, 3))
    assert 60 < corner.g < 180
    assert corner.r == 0


def test_choice_is_taken(panel: _Panel) -> None:
    going = click(panel, panel.choices.rect_of("no").center)
    assert isinstance(going, Push)
    assert isinstance(going.scene, Blank)
    assert going.scene.name == "no"
    going = keys(panel, pygame.K_UP, pygame.K_RETURN)
    assert isinstance(going, Push)
    assert isinstance(going.scene, Blank)
    assert going.scene.name == "yes"


def test_escape_and_a_press_beside_it_go_back(panel: _Panel) -> None:
    assert isinstance(keys(panel, pygame.K_ESCAPE), Pop)
    assert isinstance(perform(panel, Press((3, 3))), Pop)


def test_only_the_choices_are_drawn_again(panel: _Panel, screen: pygame.Surface) -> None:
    screen.fill((0, 200, 0))
    panel.draw(screen, 0.0, full=True)
    drawn = [panel.draw(screen, 0.0, full=False)]
    keys(panel, pygame.K_DOWN)
    drawn.append(panel.draw(screen, 0.0, full=False))
    parts = pygame.image.tobytes(screen, "RGB")
    assert drawn == [[], [panel.choices.rect]]
    screen.fill((0, 200, 0))
    panel.draw(screen, 0.0, full=True)
    assert pygame.image.tobytes(screen, "RGB") == parts


@pytest.mark.parametrize("size", [(1366, 768), (640, 400), (600, 800), (3840, 2160)])
def test_panel_lies_inside_every_window(equip: Callable[..., Equipment], size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    panel = _Panel(equip())
    panel.resize(size)
    assert pygame.Rect((0, 0), size).contains(panel.rect)
    assert panel.rect.contains(panel.choices.rect)
