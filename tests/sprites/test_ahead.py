"""Pictures are painted aside, once each, in the order in which they were ordered."""

from collections.abc import Iterator
from threading import Event, current_thread, main_thread

import pygame
import pytest

from sprites.ahead import Ahead

WAIT = 10.0


class Painter:
    """Paints when it may, and remembers on which threads it did."""

    def __init__(self) -> None:
        self.may, self.begun = Event(), Event()
        self.aside: list[bool] = []

    def __call__(self) -> pygame.Surface:
        self.begun.set()
        assert self.may.wait(WAIT)
        self.aside.append(current_thread() is not main_thread())
        return pygame.Surface((2, 3))


@pytest.fixture
def ahead() -> Iterator[Ahead]:
    made = Ahead()
    yield made
    made.drop()


@pytest.fixture
def painter() -> Painter:
    return Painter()


def test_picture_is_painted_aside_and_handed_out_once(ahead: Ahead, painter: Painter) -> None:
    ahead.order("one", painter)
    assert painter.begun.wait(WAIT)
    painter.may.set()
    picture = ahead.take("one")
    assert picture is not None
    assert picture.get_size() == (2, 3)
    assert painter.aside == [True]
    assert ahead.take("one") is None


def test_picture_that_nobody_has_begun_is_painted_by_who_needs_it(ahead: Ahead, painter: Painter) -> None:
    slow, wanted = painter, Painter()
    ahead.order("slow", slow)
    ahead.order("wanted", wanted)
    assert slow.begun.wait(WAIT)
    wanted.may.set()
    assert ahead.take("wanted") is not None
    assert wanted.aside == [False]
    slow.may.set()
    assert ahead.take("slow") is not None


def test_what_was_never_ordered_or_was_dropped_is_not_there(ahead: Ahead, painter: Painter) -> None:
    assert ahead.take("nothing") is None
    ahead.order("slow", painter)
    assert painter.begun.wait(WAIT)
    later = Painter()
    ahead.order("later", later)
    ahead.drop()
    painter.may.set()
    assert ahead.take("later") is None
    assert not later.begun.is_set()


def test_what_goes_wrong_aside_comes_to_who_takes_the_picture(ahead: Ahead) -> None:
    def fail() -> pygame.Surface:
        raise OSError("no such picture")

    ahead.order("bad", fail)
    with pytest.raises(OSError, match="no such picture"):
        ahead.take("bad")
