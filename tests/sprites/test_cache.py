"""Results are kept, shared and never too many."""

import pytest

from sprites import brass, buttons, felt, icons, marks, paper, pips, plates, text
from sprites.cache import Remembered, remembered
from sprites.theme import GREEN

ROOMS = (brass, buttons, felt, icons, marks, paper, pips, plates, text)


def test_a_result_is_made_once_and_shared() -> None:
    made: list[int] = []

    @remembered(4)
    def double(number: int) -> list[int]:
        made.append(number)
        return [number * 2]

    assert double(3) is double(3)
    assert made == [3]


def test_the_oldest_result_makes_room() -> None:
    made: list[int] = []

    @remembered(2)
    def note(number: int) -> int:
        made.append(number)
        return number

    for number in (1, 2, 3, 1):
        note(number)
    assert made == [1, 2, 3, 1]
    assert len(note) == 2


def test_forgetting_empties_the_cache() -> None:
    @remembered(2)
    def same(number: int) -> int:
        return number

    same(1)
    same.forget()
    assert len(same) == 0


def test_a_remembered_function_keeps_its_name_and_its_docstring() -> None:
    assert felt.felt.__doc__ == "The whole cloth, opaque, light under the lamp and dark in the corners."


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.__name__))
def test_every_cache_of_pictures_is_bounded(room: object) -> None:
    caches = [thing for thing in vars(room).values() if isinstance(thing, Remembered)]
    assert all(0 < cache.limit <= 2048 for cache in caches)


def test_the_screen_wide_cloth_is_kept_at_two_sizes_at_most() -> None:
    for width in range(40, 48):
        felt.felt((width, 30), GREEN)
    assert len(felt.felt) == 2
