"""A column of choices is taken by click, by Enter, and by nothing else."""

from itertools import pairwise

import pygame
import pytest

from game.scenes.choices import Choices
from game.scenes.gesture import Gesture, KeyDown, Move, Press, Release

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def choices() -> Choices:
    made = Choices({"play": "Play", "options": "Options", "quit": "Quit"})
    made.lay_out((480, 100), 400, 24)
    return made


def _do(choices: Choices, *gestures: Gesture) -> list[str]:
    taken = [choices.handle(gesture) for gesture in gestures]
    return [key for key in taken if key is not None]


def test_first_choice_is_marked_and_enter_takes_it(choices: Choices) -> None:
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
        assert _do(choices, KeyDown(key)) == ["play"]


def test_arrows_and_tab_move_the_mark_round(choices: Choices) -> None:
    marks = []
    for key, mod in (
        (pygame.K_DOWN, 0),
        (pygame.K_TAB, 0),
        (pygame.K_DOWN, 0),
        (pygame.K_UP, 0),
        (pygame.K_TAB, pygame.KMOD_SHIFT),
        (pygame.K_x, 0),
    ):
        assert _do(choices, KeyDown(key, mod)) == []
        marks.append(choices.marked)
    assert marks == ["options", "quit", "play", "quit", "options", "options"]


def test_pointer_marks_and_a_click_takes(choices: Choices) -> None:
    there = choices.rect_of("quit").center
    assert _do(choices, Move(there)) == []
    assert choices.marked == "quit"
    assert _do(choices, Press(there), Release(there)) == ["quit"]


def test_click_must_begin_and_end_on_the_same_choice(choices: Choices) -> None:
    there, other = choices.rect_of("quit").center, choices.rect_of("play").center
    assert _do(choices, Press(there), Release(other)) == []
    assert _do(choices, Release(there)) == []
    assert _do(choices, Press(there, 3), Release(there, 3)) == []


def test_choices_lie_below_each_other_and_only_a_change_must_be_drawn(choices: Choices) -> None:
    rects = [choices.rect_of(key) for key in ("play", "options", "quit")]
    assert all(upper.bottom <= lower.top for upper, lower in pairwise(rects))
    assert all(choices.rect.contains(rect) for rect in rects)
    seen = []
    for gesture in (Move((1, 1)), KeyDown(pygame.K_DOWN)):
        choices.draw(pygame.Surface((960, 600)))
        choices.handle(gesture)
        seen.append(choices.dirty)
    assert seen == [False, True]


def test_press_whose_release_was_lost_does_nothing_later(choices: Choices) -> None:
    there = choices.rect_of("quit").center
    assert _do(choices, Press(there), Move((1, 1)), Move(there), Release(there)) == []
    assert _do(choices, Press(there), Move(there, (True, False, False)), Release(there)) == ["quit"]
