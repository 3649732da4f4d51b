"""Cards are sharp at rest, quick in flight, and painted anew only when they move."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.presentation.cardpaint import CardPainter
from game.presentation.pose import Place, Pose, Slot
from game.presentation.stage import Picture
from game.rules.cards import Card
from sprites.cards import CardArt

QUEEN = Card.parse("QS0")
BACK = Slot(Place.HAND, 1, 0)
RESTING = Picture.of(Pose(300, 200, 140, 4))


@pytest.fixture(scope="module")
def art() -> Iterator[CardArt]:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    yield CardArt()
    pygame.display.quit()


@pytest.fixture
def painter(art: CardArt) -> CardPainter:
    painter = CardPainter(art, (60, 100, 140), (320, 200))
    painter.begin(patient=True)
    return painter


def blurred(painter: CardPainter) -> bool:
    return painter.blurred


def test_a_resting_card_is_the_art_itself(painter: CardPainter, art: CardArt) -> None:
    _, card = painter.items(QUEEN, RESTING, resting=True)
    assert card.picture is art.rotated("QS", 140, 4)
    assert card.rect.center == pytest.approx((300, 200), abs=1)


def test_a_resting_card_is_not_painted_twice(painter: CardPainter) -> None:
    first = painter.items(QUEEN, RESTING, resting=True)
    assert painter.items(QUEEN, RESTING, resting=True) is first
    moved = replace(RESTING, x=301.0)
    assert painter.items(QUEEN, moved, resting=True) is not first


def test_a_card_on_its_way_has_about_its_size(painter: CardPainter) -> None:
    _, card = painter.items(QUEEN, replace(RESTING, height=121.0, angle=0.0), resting=False)
    assert card.picture.get_height() == pytest.approx(121, abs=3)


def test_a_card_that_turns_over_gets_narrow_and_shows_its_back_first(
    painter: CardPainter, art: CardArt
) -> None:
    _, half = painter.items(QUEEN, replace(RESTING, angle=0.0, turn=0.45), resting=False)
    _, down = painter.items(QUEEN, replace(RESTING, angle=0.0, turn=0.0), resting=True)
    assert half.picture.get_width() < 0.4 * down.picture.get_width()
    assert down.picture is art.back(140)


def test_a_hidden_card_is_a_back(painter: CardPainter, art: CardArt) -> None:
    _, card = painter.items(BACK, Picture.of(Pose(10, 10, 60, face_up=False)), resting=True)
    assert card.picture is art.back(60)


def test_a_hurried_frame_sharpens_one_turned_card_and_says_that_more_are_to_come(art: CardArt) -> None:
    painter = CardPainter(art, (140,), (320, 200))
    other = Card.parse("KS0")
    painter.begin(patient=False)
    _, first = painter.items(QUEEN, RESTING, resting=True)
    _, second = painter.items(other, RESTING, resting=True)
    assert blurred(painter)
    assert first.picture is art.rotated("QS", 140, 4)
    assert second.picture is not art.rotated("KS", 140, 4)
    painter.begin(patient=False)
    _, second = painter.items(other, RESTING, resting=True)
    assert not blurred(painter)
    assert second.picture is art.rotated("KS", 140, 4)


def test_the_shadow_falls_away_from_the_lamp_and_farther_from_a_held_card(painter: CardPainter) -> None:
    left = Picture.of(Pose(40, 200, 140))
    low, _ = painter.items(QUEEN, left, resting=False)
    high, _ = painter.items(QUEEN, replace(left, z=250.0), resting=False)
    assert high.rect.centerx < low.rect.centerx < 40
    assert high.rect.centery > low.rect.centery > 200
