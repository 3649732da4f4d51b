"""Painting only what changed gives the same picture as painting everything."""

from random import Random

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.presentation.canvas import Canvas, Item, centred

SIZE = (200, 120)
DYES = [(200, 30, 40, 255), (30, 200, 40, 128), (40, 30, 200, 200)]


def ground() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill((10, 60, 40))
    return surface


def swatch(dye: int) -> pygame.Surface:
    surface = pygame.Surface((30 + dye * 10, 20), pygame.SRCALPHA)
    surface.fill(DYES[dye])
    return surface


SWATCHES = [swatch(dye) for dye in range(3)]


def some(dice: Random) -> list[Item]:
    keys = sorted(dice.sample(range(12), dice.randint(0, 12)))
    return [
        Item(key, SWATCHES[key % 3], dice.randint(-30, 210), dice.randint(-20, 130), dice.randint(0, 3))
        for key in keys
    ]


@given(st.integers())
def test_the_parts_that_changed_make_the_same_picture_as_the_whole(luck: int) -> None:
    dice = Random(luck)
    canvas, piecewise = Canvas(), ground()
    items = some(dice)
    canvas.paint(piecewise, ground(), items, full=True)
    for _ in range(4):
        kept = [item for item in items if dice.random() < 0.6]
        items = kept + [item for item in some(dice) if item.key not in {other.key for other in kept}]
        items.sort(key=lambda item: int(str(item.key)))
        canvas.paint(piecewise, ground(), items, full=False)
        whole = ground()
        Canvas().paint(whole, ground(), items, full=True)
        assert pygame.image.tobytes(piecewise, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_nothing_is_painted_when_nothing_changed() -> None:
    canvas, surface = Canvas(), ground()
    items = [Item("card", SWATCHES[0], 5, 5, 1)]
    canvas.paint(surface, ground(), items, full=True)
    assert canvas.paint(surface, ground(), items, full=False) == []


def test_a_moved_picture_changes_where_it_was_and_where_it_is() -> None:
    canvas, surface = Canvas(), ground()
    canvas.paint(surface, ground(), [Item("card", SWATCHES[0], 0, 0, 1)], full=True)
    parts = canvas.paint(surface, ground(), [Item("card", SWATCHES[0], 100, 60, 1)], full=False)
    assert sorted(part.topleft for part in parts) == [(0, 0), (100, 60)]


def test_a_centred_picture_lies_around_its_centre() -> None:
    assert centred("card", SWATCHES[0], (50, 40), 0).rect.center == (50, 40)
