"""The fan is dealt card by card, lies inside its area, and leans towards the pointer."""

import pygame
import pytest

from game.scenes.fan import COURTS, Fan
from sprites.cards import CardArt
from tests.scenes.standins import STEP

AREA = pygame.Rect(0, 50, 400, 300)


@pytest.fixture(scope="module")
def art() -> CardArt:
    return CardArt()


def _drawn(fan: Fan) -> pygame.Surface:
    surface = pygame.Surface((960, 600))
    fan.draw(surface)
    return surface


def _inked(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), (8, 8, 8))
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


@pytest.mark.usefixtures("screen")
def test_cards_come_one_after_the_other(art: CardArt) -> None:
    fan = Fan(art, AREA, still=False)
    steps, dealt = 0, [_drawn(fan).get_buffer().raw]
    while not fan.complete:
        fan.update(STEP)
        steps += 1
        dealt.append(_drawn(fan).get_buffer().raw)
    assert steps > len(COURTS) * 5
    assert len(set(dealt)) > len(COURTS) * 5


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(400, 300), (683, 645), (700, 300)])
def test_whole_fan_lies_inside_its_area(art: CardArt, size: tuple[int, int]) -> None:
    area = pygame.Rect((0, 50), size)
    fan = Fan(art, area, still=True)
    while not fan.complete:
        fan.update(STEP)
    surface = pygame.Surface((area.right + 200, area.bottom + 200))
    fan.draw(surface)
    assert area.inflate(8, 8).contains(_inked(surface))


@pytest.mark.usefixtures("screen")
def test_fan_leans_towards_the_pointer_and_comes_to_rest(art: CardArt) -> None:
    fan = Fan(art, AREA, still=False)
    while not fan.complete:
        fan.update(STEP)
    rest = _drawn(fan).get_buffer().raw
    fan.point((390, 60))
    for _ in range(120):
        fan.update(STEP)
    leant = _drawn(fan).get_buffer().raw
    fan.update(STEP)
    moving = [fan.dirty]
    fan.point(None)
    for _ in range(240):
        fan.update(STEP)
    assert leant != rest
    assert _drawn(fan).get_buffer().raw == rest
    assert moving == [False]


@pytest.mark.usefixtures("screen")
def test_nothing_leans_with_reduced_motion(art: CardArt) -> None:
    fan = Fan(art, AREA, still=True)
    while not fan.complete:
        fan.update(STEP)
    _drawn(fan)
    fan.point((390, 60))
    fan.update(STEP)
    assert not fan.dirty
