"""The hall of fame lists the best wins, assisted ones apart."""

from collections.abc import Callable

import pygame

from game.records.history import Entry
from game.scenes.equipment import Equipment
from game.scenes.forms.rows import Note, Picture
from game.scenes.hall import HallScene
from game.scenes.scene import Pop
from tests.scenes.conftest import SIZE
from tests.scenes.standins import keys, painted


def _entry(number: int, *, assisted: bool = False, name: str = "Ada") -> Entry:
    return Entry(
        match_id=f"match {number}",
        ended="2024-02-29T12:00:00+00:00",
        variant="two_hand_classic",
        switches="",
        name=name,
        level="standard",
        own=1200 - number,
        other=800,
        deals=6,
        won=True,
        assisted=assisted,
    )


def test_empty_hall_says_how_to_get_into_it(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    scene = HallScene(equip())
    scene.resize(screen.get_size())
    texts = []
    for tab in range(2):
        scene.tab = tab
        (row,) = scene.rows()
        assert isinstance(row, Note)
        texts.append(row.text)
    assert len(set(texts)) == 2


def test_wins_are_listed_and_assisted_ones_apart(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    equipment = equip()
    for number in range(3):
        equipment.saves.history.add_match(_entry(number))
    equipment.saves.history.add_match(_entry(9, assisted=True, name=""))
    scene = HallScene(equipment)
    scene.resize(SIZE)
    assert [isinstance(row, Picture) for row in scene.rows()] == [True] * 3
    first = painted(scene, screen)
    scene.tab = 1
    scene.refresh(top=True)
    assert len(scene.rows()) == 1
    assert painted(scene, screen) != first


def test_name_of_any_length_stays_in_its_place(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    equipment = equip()
    for number, name in enumerate(("W" * 200, "“quoted”\\ \n name", "\N{GRINNING FACE}")):
        equipment.saves.history.add_match(_entry(number, name=name))
    scene = HallScene(equipment)
    scene.resize((640, 400))
    assert painted(scene, screen)


def test_hall_is_left_with_escape_or_enter(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        scene = HallScene(equip())
        scene.resize(screen.get_size())
        assert isinstance(keys(scene, key), Pop)
