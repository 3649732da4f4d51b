"""Everything has its place on every screen, and no two things share one."""

from itertools import combinations

import pygame
import pytest

from game.presentation.areas import Areas, areas, card_width
from game.presentation.around import Edge
from game.presentation.panels import button_rect
from game.presentation.targets import Button

SIZES = [
    (800, 600),
    (1024, 768),
    (1366, 768),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (3440, 1440),
    (3840, 2160),
]


def furniture(places: Areas) -> dict[str, pygame.Rect]:
    """What never moves, by name."""
    disc = pygame.Rect(0, 0, places.trump_size, places.trump_size)
    disc.center = places.trump
    return {
        "trick": places.trick,
        "stock": places.stock,
        "pad": places.pad,
        "trump": disc,
        "their backs": places.seats[1].backs,
        "their tricks": places.seats[1].won,
        "our tricks": places.seats[0].won,
        "claim": button_rect(places, Button.CLAIM),
        "hand": places.hand,
        **{f"button {number}": rect for number, rect in enumerate(places.buttons)},
    }


@pytest.mark.parametrize("size", SIZES)
def test_nothing_leaves_the_screen_and_nothing_overlaps(size: tuple[int, int]) -> None:
    things = furniture(areas(size))
    screen = pygame.Rect((0, 0), size)
    assert not [name for name, rect in things.items() if not screen.contains(rect)]
    overlaps = [(a, b) for (a, one), (b, two) in combinations(things.items(), 2) if one.colliderect(two)]
    assert not overlaps


@pytest.mark.parametrize("size", SIZES)
def test_the_caption_and_the_hand_stay_apart(size: tuple[int, int]) -> None:
    places = areas(size)
    assert not places.caption.colliderect(places.hand)
    assert not any(places.caption.colliderect(button) for button in places.buttons)


@pytest.mark.parametrize("size", SIZES)
def test_texts_are_at_least_22_thousandths_of_the_height(size: tuple[int, int]) -> None:
    assert areas(size).text >= int(size[1] * 0.022)


def test_texts_grow_with_the_players_wish_but_not_without_end() -> None:
    assert areas((1920, 1080), text_scale=1.25).text > areas((1920, 1080)).text
    assert areas((1920, 1080), text_scale=9.0).text == areas((1920, 1080), text_scale=1.4).text


def test_a_very_wide_screen_keeps_the_table_together() -> None:
    places = areas((3440, 1440))
    assert places.stock.left > 100
    assert places.pad.right < 3440 - 100


def test_cards_are_five_by_seven() -> None:
    assert card_width(70) == pytest.approx(50)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_the_paper_of_the_pad_ends_above_the_melds_of_the_seat_at_the_right(
    size: tuple[int, int], seats: int
) -> None:
    places = areas(size, seats=seats)
    right = next(seat for seat in places.seats if seat.edge is Edge.RIGHT)
    shadow = places.unit
    assert places.pad.bottom - shadow <= right.melds.top


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.4])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (3840, 2160)])
def test_text_that_finds_no_room_gets_smaller_but_never_too_small(
    size: tuple[int, int], scale: float
) -> None:
    place = areas(size, text_scale=scale, seats=4)
    assert place.texts[0] == place.text
    assert list(place.texts) == sorted(set(place.texts), reverse=True)
    assert place.texts[-1] == place.least == areas(size, seats=4).text
