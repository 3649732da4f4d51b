"""Brass is lit from above, and shadows fall below."""

import pygame

from sprites.brass import face, hairline, metal, put_disc, put_plate, shade_of, shadowed
from sprites.theme import BRASS_INK, contrast
from sprites.vector import Drawing, blank


def column(drawing: Drawing) -> list[tuple[int, int, int]]:
    picture = drawing.surface()
    return [(c.r, c.g, c.b) for c in (picture.get_at((5, y)) for y in range(picture.get_height()))]


def test_metal_is_bright_above_and_dark_below_and_the_other_way_when_sunk() -> None:
    raised, sunk = Drawing((10, 60)), Drawing((10, 60))
    raised.box((0, 0, 10, 60), fill=metal(raised, 0, 60))
    sunk.box((0, 0, 10, 60), fill=metal(sunk, 0, 60, sunk=True))
    assert sum(column(raised)[1]) > sum(column(raised)[58])
    assert sum(column(sunk)[1]) < sum(column(sunk)[58])


def test_ink_can_be_read_on_every_part_of_a_brass_face() -> None:
    for sunk in (False, True):
        drawing = Drawing((10, 60))
        drawing.box((0, 0, 10, 60), fill=face(drawing, 0, 60, sunk=sunk))
        assert min(contrast(BRASS_INK, colour) for colour in column(drawing)) >= 4.5


def test_a_hairline_never_vanishes() -> None:
    assert hairline(10) == 1
    assert hairline(280) == 10


def test_a_disc_fills_its_circle_and_a_plate_lets_the_cloth_through() -> None:
    drawing = Drawing((40, 40))
    put_disc(drawing, (20, 20), 20)
    assert drawing.surface().get_bounding_rect().size == (40, 40)
    plated = Drawing((40, 20))
    put_plate(plated, (0, 0, 40, 20), 4, alpha=0.8, line=1, lit=False)
    assert 0 < plated.surface().get_at((20, 10))[3] < 255


def test_a_shadow_falls_below_its_thing() -> None:
    size = (60, 60)
    picture = shadowed(blank(size), shade_of(size, (20, 20, 20, 20), 3), 2, 6)
    assert picture.get_size() == size
    assert picture.get_bounding_rect().centery > 30
    assert isinstance(picture, pygame.Surface)
