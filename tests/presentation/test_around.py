"""Around the table: at every size every seat has its places, and no two things share one."""

from itertools import combinations

import pygame
import pytest

from game.presentation.areas import Areas, areas
from game.presentation.around import Edge, edges, trick_offset
from game.presentation.bubbles import bubble_box
from sprites.plates import bubble, name_plate

SIZES = [(800, 600), (1024, 768), (1366, 768), (1280, 800), (1920, 1080), (3440, 1440), (3840, 2160)]
sized = pytest.mark.parametrize("size", SIZES)
seated = pytest.mark.parametrize("seats", [3, 4])
scaled = pytest.mark.parametrize("scale", [1.0, 1.4])


def plate_box(places: Areas, place: int, name: str) -> pygame.Rect:
    """Where the widest name plate of a seat lies."""
    seat = places.seats[place]
    box = name_plate(name, places.small, bidder=True).get_rect()
    x, y = seat.plate
    if seat.edge in {Edge.BOTTOM, Edge.LEFT}:
        box.midleft = (x, y)
    else:
        box.midright = (x, y)
    return box


def standing(places: Areas) -> dict[str, pygame.Rect]:
    """What stands on the table all through a deal, by name."""
    things = {
        "pad": places.pad,
        "contract": places.contract,
        "hand": places.hand,
        "exits": places.exits,
        **{f"button {number}": rect for number, rect in enumerate(places.buttons)},
    }
    for number, seat in enumerate(places.seats):
        name = "Partner" if seat.edge is Edge.TOP else "West"
        things[f"plate {number}"] = plate_box(places, number, name)
        things[f"won {number}"] = seat.won
        if seat.edge is not Edge.BOTTOM:
            things[f"backs {number}"] = seat.backs
    return things


@sized
@seated
@scaled
def test_nothing_leaves_the_screen_and_nothing_overlaps(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    things = standing(areas(size, seats=seats, text_scale=scale))
    screen = pygame.Rect((0, 0), size)
    assert not [name for name, rect in things.items() if not screen.contains(rect)]
    assert not [(a, b) for (a, one), (b, two) in combinations(things.items(), 2) if one.colliderect(two)]


@sized
@seated
@scaled
def test_panels_have_the_middle_for_themselves(size: tuple[int, int], seats: int, scale: float) -> None:
    places = areas(size, seats=seats, text_scale=scale)
    others = [*standing(places).values(), *bubbles_of(places)]
    assert places.panel.collidelist(others) < 0
    assert places.panel.width >= 0.6 * size[1]
    assert places.panel.height >= 0.3 * size[1]


@sized
@seated
@scaled
def test_bubbles_cover_nothing(size: tuple[int, int], seats: int, scale: float) -> None:
    places = areas(size, seats=seats, text_scale=scale)
    things = standing(places)
    for number, box in enumerate(bubbles_of(places)):
        free = {name: rect for name, rect in things.items() if not name.startswith("won")}
        assert pygame.Rect((0, 0), size).contains(box)
        touched = [name for name, rect in free.items() if rect.colliderect(box)]
        assert touched in ([], ["hand"] if number == 0 else [])


def bubbles_of(places: Areas) -> list[pygame.Rect]:
    """Where long bids of the seats at the sides and at the top stand."""
    px = round(places.small * (1.3 if places.wide else 1.1))
    size = bubble("990", px).get_size()
    return [bubble_box(size, seat.edge, seat.bubble) for seat in places.seats if seat.edge is not Edge.BOTTOM]


@sized
def test_a_bid_game_for_two_has_room_for_its_plate_and_its_panel(size: tuple[int, int]) -> None:
    places = areas(size)
    mine = plate_box(places, 0, "You")
    others = [places.pad, places.hand, places.seats[0].won, mine, places.stock, *places.buttons]
    assert places.contract.collidelist(others) < 0
    assert places.panel.collidelist([*others, places.contract, places.seats[1].backs]) < 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_goes_round_clockwise_from_the_bottom(seats: int) -> None:
    assert edges(seats)[0] is Edge.BOTTOM
    clockwise = [Edge.BOTTOM, Edge.LEFT, Edge.TOP, Edge.RIGHT]
    assert sorted(edges(seats), key=clockwise.index) == list(edges(seats))


@seated
def test_no_card_of_a_trick_hides_the_index_of_another(seats: int) -> None:
    offsets = [trick_offset(edge, seats, 100, 140) for edge in edges(seats)]
    for (x, y), (u, v) in combinations(offsets, 2):
        assert abs(x - u) >= 98 or abs(y - v) >= 140
