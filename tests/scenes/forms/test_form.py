"""A form can be filled in with the pointer alone and with the keyboard alone."""

from collections.abc import Sequence

import pygame
import pytest

from game.scenes.forms.form import Form
from game.scenes.forms.rows import Answer, Choice, Dial, Entry, Flag, Note, Row
from game.scenes.gesture import FocusLost, Gesture, KeyDown, Leave, Move, Press, Release, Text, Wheel
from tests.scenes.conftest import SIZE

AREA = pygame.Rect(250, 50, 600, 400)
ROWS: tuple[Row, ...] = (
    Note("A heading", heading=True),
    Choice("colour", "Colour", ("Red", "Green", "Blue"), 0),
    Flag("loud", "Loud", on=False),
    Dial("volume", "Volume", 50),
    Entry("name", "Name", ""),
)

pytestmark = pytest.mark.usefixtures("screen")


class _Filled:
    """A form with tabs, rows and buttons, and what it has answered."""

    def __init__(self, rows: Sequence[Row] = ROWS) -> None:
        self.answers: list[tuple[str, Answer]] = []
        self.form = Form(SIZE, 18, lambda key, answer: self.answers.append((key, answer)))
        self.form.add_tabs(pygame.Rect(20, 50, 200, 400), ("One", "Two"), 0)
        self.form.add_lines(AREA, rows)
        self.form.add_buttons((940, 560), 50, {"back": "Back", "start": "Start"})

    def do(self, *gestures: Gesture) -> bool:
        took = False
        for gesture in gestures:
            took = self.form.handle(gesture)
            self.form.update(1 / 60)
        return took

    def keys(self, *pressed: int, mod: int = 0) -> bool:
        return self.do(*(KeyDown(key, mod) for key in pressed))

    def place(self, key: str) -> pygame.Rect:
        rect = self.form.rect_of(key)
        assert rect is not None
        return rect

    def click(self, pos: tuple[int, int]) -> None:
        self.do(Move(pos), Press(pos), Release(pos))


def test_tab_goes_through_everything_in_order_and_round() -> None:
    filled = _Filled()
    order = []
    for _ in range(9):
        filled.keys(pygame.K_TAB)
        order.append(filled.form.focused)
    assert order == [
        "tab 0",
        "tab 1",
        "colour",
        "loud",
        "volume",
        "name",
        "back",
        "start",
        "tab 0",
    ]


def test_shift_tab_and_the_up_arrow_go_back() -> None:
    filled = _Filled()
    filled.keys(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert filled.form.focused == "start"
    filled.keys(pygame.K_UP)
    assert filled.form.focused == "back"
    filled.keys(pygame.K_DOWN)
    assert filled.form.focused == "start"


def test_arrows_change_the_control_that_has_the_keyboard() -> None:
    filled = _Filled()
    filled.form.focus("colour")
    filled.keys(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    filled.form.focus("loud")
    filled.keys(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    filled.form.focus("volume")
    filled.keys(pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT)
    assert filled.answers == [
        ("colour", 1),
        ("colour", 2),
        ("colour", 1),
        ("loud", 1),
        ("loud", 0),
        ("volume", 55),
        ("volume", 50),
        ("volume", 45),
    ]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_work_what_has_the_keyboard(key: int) -> None:
    filled = _Filled()
    for focus in ("tab 1", "colour", "loud", "start"):
        filled.form.focus(focus)
        assert filled.keys(key)
    assert filled.answers == [("tab", 1), ("colour", 1), ("loud", 1), ("start", 1)]


def test_keys_that_mean_nothing_here_are_left_to_the_page() -> None:
    filled = _Filled()
    assert not filled.keys(pygame.K_RETURN)
    filled.form.focus("name")
    assert not filled.keys(pygame.K_ESCAPE)
    assert not filled.keys(pygame.K_RETURN)
    assert filled.answers == []


def test_ring_shows_where_the_keyboard_is_and_never_after_a_click() -> None:
    filled = _Filled()

    def drawn() -> bytes:
        surface = pygame.Surface(SIZE)
        filled.form.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    plain = drawn()
    filled.form.focus("start", ring=True)
    assert drawn() != plain
    filled.click((5, 5))
    filled.do(Leave())
    assert drawn() == plain


def test_click_takes_the_choice_under_the_pointer() -> None:
    filled = _Filled()
    place = filled.place("colour")
    filled.click((place.right - 10, place.centery))
    filled.click((place.right - 10, place.centery))
    filled.click(filled.place("loud").center)
    filled.click(filled.place("start").center)
    filled.click(filled.place("tab 1").center)
    assert filled.answers == [("colour", 2), ("loud", 1), ("start", 1), ("tab", 1)]


def test_press_that_is_released_elsewhere_does_nothing() -> None:
    filled = _Filled()
    filled.do(Press(filled.place("start").center), _drag(5), Release((5, 5)))
    filled.do(Press((5, 5)), Move(filled.place("start").center), Release(filled.place("start").center))
    filled.do(Press(filled.place("start").center, 3), Release(filled.place("start").center, 3))
    assert filled.answers == []


def test_knob_follows_the_pointer_even_outside_and_keeps_to_its_ends() -> None:
    filled = _Filled()
    place = filled.place("volume")
    filled.do(Press(place.center), _drag(place.right + 300), _drag(place.left - 300), Release((0, 0)))
    assert filled.answers == [("volume", 100), ("volume", 0)]


@pytest.mark.parametrize("end", [FocusLost(), Move((300, 100))])
def test_knob_is_let_go_when_no_release_comes(end: Gesture) -> None:
    filled = _Filled()
    place = filled.place("volume")
    filled.do(Press(place.center), end, _drag(place.right), Release((place.right, 5)))
    assert filled.answers == []


def test_press_whose_release_was_lost_does_nothing_later() -> None:
    filled = _Filled()
    there = filled.place("start").center
    filled.do(Press(there), FocusLost(), Move(there), Release(there))
    assert filled.answers == []
    filled.click(there)
    assert filled.answers == [("start", 1)]


def _drag(x: int) -> Move:
    """The pointer moves with its left button held."""
    return Move((x, 5), (True, False, False))


def test_rows_shown_during_a_drag_wait_for_its_end() -> None:
    filled = _Filled()
    place = filled.place("volume")
    filled.do(Press(place.center))
    filled.form.show_rows([Dial("volume", "Volume", 50), Flag("more", "More", on=True)])
    filled.do(_drag(place.right + 300))
    assert filled.form.rect_of("more") is None
    filled.do(Release((0, 0)))
    assert filled.form.rect_of("more") is not None
    assert filled.answers == [("volume", 100)]


def test_text_can_be_typed_and_is_told_at_every_letter() -> None:
    filled = _Filled()
    filled.click(filled.place("name").center)
    assert filled.form.focused == "name"
    filled.do(Text("A"), Text("d"), Text("a"))
    filled.keys(pygame.K_BACKSPACE)
    assert filled.answers == [("name", "A"), ("name", "Ad"), ("name", "Ada"), ("name", "Ad")]


def test_space_is_a_letter_while_text_is_typed() -> None:
    filled = _Filled()
    filled.form.focus("name")
    filled.do(KeyDown(pygame.K_SPACE, 0, " "), Text(" "))
    assert filled.answers == [("name", " ")]


def test_entry_takes_only_its_own_letters() -> None:
    filled = _Filled([Entry("seed", "Seed", "", letters="0123456789")])
    filled.form.focus("seed")
    filled.do(Text("4"), Text("x"), Text("2"))
    assert filled.answers[-1] == ("seed", "42")


def test_typing_goes_on_where_it_was_after_the_rows_are_shown_again() -> None:
    filled = _Filled()
    filled.form.focus("name")
    filled.do(Text("A"), Text("b"))
    filled.keys(pygame.K_LEFT)
    filled.form.show_rows([*ROWS[:-1], Entry("name", "Name", "Ab")])
    filled.do(Text("x"))
    assert filled.answers[-1] == ("name", "Axb")


def test_more_rows_than_fit_can_be_scrolled_and_are_revealed_by_the_keyboard() -> None:
    rows = [Flag(f"flag {number}", f"Flag {number}", on=False, sentence="Why not.") for number in range(20)]
    filled = _Filled(rows)
    first = filled.place("flag 0").top
    assert filled.do(Wheel(-2))
    assert filled.place("flag 0").top < first
    filled.form.focus("flag 19", ring=True)
    assert AREA.contains(filled.place("flag 19"))
    filled.form.focus("flag 0", ring=True)
    assert AREA.contains(filled.place("flag 0"))


def test_row_that_is_scrolled_away_cannot_be_clicked() -> None:
    rows = [Flag(f"flag {number}", f"Flag {number}", on=False) for number in range(20)]
    filled = _Filled(rows)
    below = filled.place("flag 19").center
    assert not AREA.collidepoint(below)
    filled.click(below)
    assert filled.answers == []


def test_choice_that_is_too_wide_shows_one_text_at_a_time() -> None:
    wide = tuple(f"A rather long choice number {number}" for number in range(4))
    filled = _Filled([Choice("which", "Which", wide, 0)])
    place = filled.place("which")
    filled.click((place.right - 10, place.centery))
    filled.click((place.left + 10, place.centery))
    filled.click((place.left + 10, place.centery))
    assert filled.answers == [("which", 1), ("which", 0), ("which", 3)]


def test_form_is_dirty_only_when_something_changed() -> None:
    filled = _Filled()
    surface = pygame.Surface(SIZE)
    start = filled.place("start").center
    seen = []
    for gestures in ((), (Move(start),), (Move(start),), (Move((5, 5)),)):
        filled.form.draw(surface)
        filled.do(*gestures)
        filled.form.update(1 / 60)
        seen.append(filled.form.dirty)
    assert seen == [False, True, False, True]
