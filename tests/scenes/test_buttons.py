"""A row of buttons is pressed by click, by Enter, and by nothing else."""

import pygame
import pytest

from game.scenes.buttons import Buttons
from game.scenes.gesture import FocusLost, Gesture, KeyDown, Leave, Move, Press, Release

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def buttons() -> Buttons:
    made = Buttons({"menu": "Menu", "next": "Next deal"})
    made.lay_out((900, 500), 48)
    return made


def _do(buttons: Buttons, *gestures: Gesture) -> list[str]:
    taken = [buttons.handle(gesture) for gesture in gestures]
    return [key for key in taken if key is not None]


def test_enter_presses_the_last_one_at_first(buttons: Buttons) -> None:
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
        assert _do(buttons, KeyDown(key)) == ["next"]


def test_arrows_and_tab_choose_another_one(buttons: Buttons) -> None:
    assert _do(buttons, KeyDown(pygame.K_LEFT), KeyDown(pygame.K_RETURN)) == ["menu"]
    assert _do(buttons, KeyDown(pygame.K_TAB), KeyDown(pygame.K_RETURN)) == ["next"]
    assert _do(buttons, KeyDown(pygame.K_TAB, pygame.KMOD_SHIFT), KeyDown(pygame.K_RETURN)) == ["menu"]


def test_click_presses_the_button_under_the_pointer(buttons: Buttons) -> None:
    there, other = buttons.rect_of("menu").center, buttons.rect_of("next").center
    assert _do(buttons, Press(there), Release(there)) == ["menu"]
    assert _do(buttons, Press(there), Release(other)) == []
    assert _do(buttons, Release(there)) == []
    assert _do(buttons, Press(there, 3), Release(there, 3)) == []


def test_buttons_end_where_they_were_told_and_keep_apart(buttons: Buttons) -> None:
    menu, following = buttons.rect_of("menu"), buttons.rect_of("next")
    assert following.midright == (900, 500)
    assert menu.right < following.left
    assert buttons.rect.contains(menu)
    assert buttons.rect.contains(following)


def test_hover_press_and_keyboard_can_be_seen(buttons: Buttons) -> None:
    there = buttons.rect_of("menu").center
    pictures = []
    for gesture in (Leave(), Move(there), Press(there), Release((1, 1)), KeyDown(pygame.K_LEFT)):
        buttons.handle(gesture)
        surface = pygame.Surface((960, 600))
        buttons.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[3]
    assert len(set(pictures)) == 4


def test_press_whose_release_was_lost_does_nothing_later(buttons: Buttons) -> None:
    there = buttons.rect_of("menu").center
    for lost in (FocusLost(), Leave(), Move((1, 1))):
        assert _do(buttons, Press(there), lost, Move(there), Release(there)) == []
    assert _do(buttons, Press(there), Move(there, (True, False, False)), Release(there)) == ["menu"]
