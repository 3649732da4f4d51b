"""A drop counts when the card's centre, or most of it, lies over an area."""

import pytest

from game.presentation.areas import areas
from game.presentation.layout import Look, layout, shown_hand
from game.presentation.pose import Pose
from game.presentation.targets import Zone, hand_place, zone_of, zones
from game.rules.cards import Card
from tests.presentation.evenings import views

PLACES = areas((1280, 720))


def held(x: float, y: float) -> Pose:
    return Pose(x, y, PLACES.heights.hand)


@pytest.mark.parametrize("zone", Zone)
def test_a_card_over_the_middle_of_an_area_is_dropped_there(zone: Zone) -> None:
    rect = zones(PLACES)[zone]
    assert zone_of(zones(PLACES), held(*rect.center)) is zone


def test_a_card_whose_centre_just_misses_counts_when_most_of_it_is_over_the_area() -> None:
    rect = zones(PLACES)[Zone.TRICK]
    assert zone_of(zones(PLACES), held(rect.left + 1, rect.centery)) is Zone.TRICK


def test_a_card_over_nothing_is_dropped_nowhere() -> None:
    assert zone_of(zones(PLACES), held(PLACES.pad.centerx, PLACES.pad.centery)) is None


def test_the_place_in_the_hand_is_the_one_under_the_card() -> None:
    view = views(1)[20]
    hand = shown_hand(view, Look())
    poses = {key: pose for key, pose in layout(view, PLACES, Look()).items() if isinstance(key, Card)}
    assert hand_place(poses, hand, hand[3], 0) == 0
    assert hand_place(poses, hand, hand[3], 2000) == len(hand) - 1
    assert hand_place(poses, hand, hand[3], poses[hand[3]].x) == 3
