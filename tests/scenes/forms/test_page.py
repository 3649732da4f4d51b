"""A page keeps its parts apart in every window, and draws only when something on it changed."""

from collections.abc import Callable, Sequence

import pygame
import pytest

from game.scenes.equipment import Equipment
from game.scenes.forms.page import Page, areas, text_px
from game.scenes.forms.rows import Answer, Flag, Row
from game.scenes.gesture import KeyDown
from game.scenes.scene import Pop
from tests.scenes.conftest import SIZE
from tests.scenes.standins import STEP, click, keys

WINDOWS = [(1366, 768), (1024, 600), (800, 600), (1920, 1080), (3840, 2160), (3440, 1440), (640, 400)]


class _Page(Page):
    """One page with two tabs, a flag on each."""

    accepted = False
    answers: Sequence[tuple[str, Answer]] = ()

    def title(self) -> str:
        return "Title"

    def tabs(self) -> Sequence[str]:
        return ("One", "Two")

    def rows(self) -> Sequence[Row]:
        return (Flag(f"flag {self.tab}", "Flag", on=True),)

    def buttons(self) -> dict[str, str]:
        return {"back": "Back"}

    def answered(self, key: str, answer: Answer) -> None:
        self.answers = (*self.answers, (key, answer))

    def accept(self) -> None:
        self.accepted = True


@pytest.fixture
def page(equip: Callable[..., Equipment], screen: pygame.Surface) -> _Page:
    made = _Page(equip())
    made.resize(screen.get_size())
    return made


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_parts_lie_inside_the_window_and_apart(size: tuple[int, int], scale: float) -> None:
    parts = areas(size, text_px(size, scale), tabs=True)
    window = pygame.Rect((0, 0), size)
    assert window.contains(parts.sheet)
    for part in (parts.title, parts.tabs, parts.rows):
        assert parts.sheet.contains(part)
    assert not parts.tabs.colliderect(parts.rows)
    assert not parts.title.colliderect(parts.rows)
    assert parts.rows.bottom <= parts.buttons[1] - parts.button // 2
    assert parts.rows.height > 3 * text_px(size, scale)


@pytest.mark.parametrize("size", WINDOWS)
def test_text_is_never_smaller_than_a_fiftieth_of_the_height_where_there_is_room(
    size: tuple[int, int],
) -> None:
    assert text_px(size, 1.0) >= 11
    if size[0] >= 1.5 * size[1]:
        assert 0.88 * text_px(size, 1.0) >= 0.02 * size[1]
    assert text_px(size, 2.0) > 1.8 * text_px(size, 1.0) or size == (640, 400)


def test_tab_shows_its_rows(page: _Page) -> None:
    tab = page.form.rect_of("tab 1")
    assert tab is not None
    click(page, tab.center)
    assert page.form.rect_of("flag 1") is not None
    assert page.form.rect_of("flag 0") is None


def test_escape_goes_back_and_enter_accepts(page: _Page) -> None:
    assert isinstance(keys(page, pygame.K_ESCAPE), Pop)
    assert not page.accepted
    keys(page, pygame.K_RETURN)
    assert page.accepted


def test_page_is_drawn_only_when_it_changed(page: _Page, screen: pygame.Surface) -> None:
    page.update(STEP)
    assert page.draw(screen, 0.0, full=True) == [screen.get_rect()]
    page.update(STEP)
    assert page.draw(screen, 0.0, full=False) == []
    page.handle(KeyDown(pygame.K_TAB))
    page.update(STEP)
    assert page.draw(screen, 0.0, full=False) != []


def test_controls_are_there_in_the_very_first_picture(page: _Page, screen: pygame.Surface) -> None:
    page.draw(screen, 0.0, full=True)
    first = pygame.image.tobytes(screen, "RGB")
    page.update(STEP)
    page.draw(screen, 0.0, full=True)
    assert pygame.image.tobytes(screen, "RGB") == first


def test_page_fits_a_new_size_and_its_controls_answer_there(page: _Page) -> None:
    page.resize((SIZE[0] * 2, SIZE[1] * 2))
    flag = page.form.rect_of("flag 0")
    assert flag is not None
    assert flag.left > SIZE[0]
    click(page, flag.center)
    assert page.answers == (("flag 0", 0),)
