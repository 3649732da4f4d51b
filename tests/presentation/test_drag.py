"""A press is a click until the pointer has moved eight pixels; a drag always ends."""

import pytest

from game.presentation.drag import SLACK, Clicked, Drag, Dropped, PickedUp
from game.presentation.targets import Button, OnButton, OnCard
from game.rules.cards import Card

CARD = OnCard(Card.parse("QS0"))
BUTTON = OnButton(Button.MENU)


def test_press_and_release_on_the_same_thing_is_a_click() -> None:
    drag = Drag()
    drag.press((10, 10), CARD)
    assert drag.move((10 + SLACK - 1, 10)) is None
    assert drag.release((12, 10), CARD) == Clicked(CARD)


def test_a_release_elsewhere_is_nothing() -> None:
    drag = Drag()
    drag.press((10, 10), BUTTON)
    assert drag.release((300, 10), None) is None


def test_a_press_on_the_felt_is_a_click_on_nothing() -> None:
    drag = Drag()
    drag.press((10, 10), None)
    assert drag.release((10, 10), None) == Clicked(None)


def test_eight_pixels_make_a_drag_once() -> None:
    drag = Drag()
    drag.press((10, 10), CARD)
    assert drag.move((10 + SLACK, 10)) == PickedUp(CARD)
    assert drag.start == pytest.approx((10, 10))
    assert drag.release((50, 10), None) == Dropped(CARD)
    assert drag.release((50, 10), CARD) is None


def test_buttons_cannot_be_carried() -> None:
    drag = Drag()
    drag.press((10, 10), BUTTON)
    assert drag.move((90, 10)) is None
    assert drag.release((90, 10), None) is None


def test_a_cancelled_drag_says_whether_something_was_held_and_forgets_it() -> None:
    drag = Drag()
    assert not drag.cancel()
    drag.press((10, 10), CARD)
    drag.move((90, 10))
    assert drag.cancel()
    assert drag.release((90, 10), CARD) is None


def test_a_second_press_while_the_first_is_down_changes_nothing() -> None:
    drag = Drag()
    drag.press((10, 10), CARD)
    drag.press((200, 10), BUTTON)
    assert drag.pressed == CARD
