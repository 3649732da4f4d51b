"""The hall of fame lists the best wins, assisted ones apart."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.presentation.wording.presets import preset_name
from game.records.history import Entry
from game.scenes.equipment import Equipment
from game.scenes.forms.rows import Choice, Note, Picture
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


def test_every_game_that_was_won_has_its_own_table(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    equipment = equip(last_variant="cardgames")
    for number, key in enumerate(("two_hand_classic", "cardgames", "auction_250")):
        equipment.saves.history.add_match(replace(_entry(number), variant=key))
    scene = HallScene(equipment)
    scene.resize(SIZE)
    pictures = set()
    for place in range(3):
        scene.answered("game", place)
        choice, *lines = scene.rows()
        assert isinstance(choice, Choice)
        assert choice.chosen == place
        assert len(choice.texts) == 3
        assert len(lines) == 1
        pictures.add(painted(scene, screen))
    assert len(pictures) == 3


def test_hall_opens_at_the_game_played_last(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    equipment = equip(last_variant="cardgames")
    for number, key in enumerate(("two_hand_classic", "cardgames")):
        equipment.saves.history.add_match(replace(_entry(number), variant=key))
    scene = HallScene(equipment)
    scene.resize(screen.get_size())
    (choice, *_lines) = scene.rows()
    assert isinstance(choice, Choice)
    assert choice.texts[choice.chosen] == preset_name("cardgames")


def test_balance_of_a_game_for_stakes_has_its_sign_and_points_their_scale(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    pictures = []
    for key, points in (
        ("auction_250", "own"),
        ("auction_250", "ones"),
        ("cardgames", "own"),
        ("cardgames", "ones"),
    ):
        equipment = equip(points=points, last_variant=key)
        equipment.saves.history.add_match(replace(_entry(5), match_id=key, variant=key, own=40, other=-20))
        scene = HallScene(equipment)
        scene.resize(screen.get_size())
        (*_rest, line) = scene.rows()
        assert isinstance(line, Picture)
        pictures.append(pygame.image.tobytes(line.paint((600, 80)), "RGBA"))
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 3
