"""The tabletop draws everything once, then only what changed."""

from collections.abc import Iterator

import pygame
import pytest

from game.presentation.pad import Score
from game.presentation.panels import button_rect
from game.presentation.pointing import target_at
from game.presentation.pose import Key, Pose
from game.presentation.stage import Stage
from game.presentation.styles import home
from game.presentation.tabletop import Finish, Tabletop
from game.presentation.targets import Button, OnButton, OnCard
from game.rules.view import View
from sprites.cards import CardArt
from tests.presentation.evenings import views

SIZE = (1280, 720)
SCORE = Score(("You", "Opponent"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)
VIEW = next(view for view in views(3) if len(view.tricks) == 4 and view.to_act == 0)


@pytest.fixture(scope="module")
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


@pytest.fixture(scope="module")
def art(screen: pygame.Surface) -> CardArt:
    assert screen.get_size() == SIZE
    return CardArt()


class Set:
    """A tabletop with its cards."""

    def __init__(self, screen: pygame.Surface, art: CardArt, view: View = VIEW, **finish: object) -> None:
        self.screen = screen
        self.view = view
        self.table = Tabletop(Finish(art, **finish), SIZE)  # type: ignore[arg-type]  # the test knows the fields
        self.stage = Stage()
        self.stage.place(self.places(), {})

    def places(self) -> dict[Key, Pose]:
        return self.table.place(self.view)

    def draw(self, *, full: bool = False) -> list[pygame.Rect]:
        return self.table.draw(self.screen, self.view, self.stage, lambda: SCORE, full=full)


def test_the_first_drawing_is_whole_and_the_next_is_none(screen: pygame.Surface, art: CardArt) -> None:
    scene = Set(screen, art)
    assert scene.draw(full=True) == [screen.get_rect()]
    assert scene.draw() == []


def test_a_card_on_its_way_changes_only_its_surroundings(screen: pygame.Surface, art: CardArt) -> None:
    scene = Set(screen, art)
    scene.draw(full=True)
    card = VIEW.hand.cards[0]
    scene.stage.put(card, Pose(640, 300, 100, z=250))
    scene.stage.send_home(card, home())
    scene.stage.update(50)
    parts = scene.draw()
    assert parts
    assert sum(part.width * part.height for part in parts) < 0.5 * SIZE[0] * SIZE[1]
    scene.stage.update(1000)
    scene.draw()
    for _ in range(40):
        scene.draw()
    assert scene.draw() == []


def test_what_is_noted_as_changed_is_drawn_even_when_no_card_moves(
    screen: pygame.Surface, art: CardArt
) -> None:
    scene = Set(screen, art)
    scene.draw(full=True)
    scene.table.attention.caption = "Something has happened."
    scene.table.changed = True
    parts = scene.draw()
    assert parts
    assert all(part.colliderect(scene.table.areas.caption) for part in parts)


def test_another_look_is_drawn_as_a_whole(screen: pygame.Surface, art: CardArt) -> None:
    scene = Set(screen, art)
    scene.draw(full=True)
    before = pygame.image.tobytes(screen, "RGB")
    scene.table.refinish(Finish(art, felt="slate", four_colour=True, style="chips_pile"))
    assert scene.draw() == [screen.get_rect()]
    assert pygame.image.tobytes(screen, "RGB") != before


def test_every_button_and_card_is_found_where_it_is_drawn(screen: pygame.Surface, art: CardArt) -> None:
    scene = Set(screen, art)
    scene.table.attention.claim = True
    for button in Button:
        middle = button_rect(scene.table.areas, button).center
        found = target_at(middle, VIEW, scene.table.areas, scene.table.attention, scene.stage)
        assert found == OnButton(button)
    for card in VIEW.hand:
        pose = scene.stage.slots()[card]
        spot = pose.outside((-pose.width * 0.4, 0))
        found = target_at(spot, VIEW, scene.table.areas, scene.table.attention, scene.stage)
        assert found == OnCard(card)
