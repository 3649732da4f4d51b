"""Pictures move to their places and arrive exactly."""

import pytest

from game.presentation.pose import Pose
from game.presentation.stage import Curve, Flight, Picture, Stage
from game.rules.cards import Card

QUEEN, KING = Card.parse("QS0"), Card.parse("KS0")
HERE, THERE = Pose(0, 0, 100), Pose(300, 0, 200, 90, z=7)


def test_a_flight_starts_where_the_card_is_and_ends_exactly_at_its_place() -> None:
    stage = Stage()
    stage.place({QUEEN: HERE}, {})
    stage.place({QUEEN: THERE}, {QUEEN: Flight(200)})
    assert stage.picture(QUEEN) == Picture.of(HERE)
    stage.update(100)
    picture = stage.picture(QUEEN)
    assert picture
    assert 0 < picture.x < 300
    assert picture.z > 200
    assert stage.moving
    stage.update(100)
    assert stage.picture(QUEEN) == Picture.of(THERE)
    assert not stage.moving


def test_a_delayed_card_stays_until_its_time_has_come() -> None:
    stage = Stage()
    stage.place({QUEEN: HERE}, {})
    stage.place({QUEEN: THERE}, {QUEEN: Flight(200, delay=900)})
    stage.update(899)
    assert stage.picture(QUEEN) == Picture.of(HERE)
    stage.update(250)
    assert stage.picture(QUEEN) != Picture.of(HERE)


def test_a_new_card_comes_from_its_origin_or_is_simply_there() -> None:
    stage = Stage()
    stage.place({QUEEN: THERE, KING: THERE}, {QUEEN: Flight(200, origin=HERE)})
    assert stage.picture(QUEEN) == Picture.of(HERE)
    assert stage.picture(KING) == Picture.of(THERE)


def test_a_touched_card_overshoots_a_little_and_others_do_not() -> None:
    def farthest(curve: Curve) -> float:
        stage = Stage()
        stage.place({QUEEN: HERE}, {})
        stage.place({QUEEN: THERE}, {QUEEN: Flight(220, curve=curve)})
        xs = []
        for _ in range(30):
            stage.update(10)
            picture = stage.picture(QUEEN)
            assert picture
            xs.append(picture.x)
        return max(xs)

    assert 300 < farthest(Curve.SPRING) < 360
    assert farthest(Curve.OUT) == 300


def test_a_held_card_is_where_the_hand_is_and_goes_home_when_sent() -> None:
    stage = Stage()
    stage.place({QUEEN: HERE}, {})
    stage.put(QUEEN, THERE)
    assert stage.picture(QUEEN) == Picture.of(THERE)
    assert stage.slots()[QUEEN] == HERE
    stage.send_home(QUEEN, Flight(220))
    stage.update(500)
    assert stage.picture(QUEEN) == Picture.of(HERE)


def test_cards_that_left_the_layout_leave_the_stage() -> None:
    stage = Stage()
    stage.place({QUEEN: HERE, KING: THERE}, {})
    stage.place({KING: THERE}, {})
    assert stage.picture(QUEEN) is None
    assert set(stage.slots()) == {KING}


def test_a_card_turns_the_short_way_round() -> None:
    stage = Stage()
    stage.place({QUEEN: Pose(0, 0, 100, 170)}, {})
    stage.place({QUEEN: Pose(9, 0, 100, -170)}, {QUEEN: Flight(200)})
    stage.update(50)
    picture = stage.picture(QUEEN)
    assert picture
    assert picture.angle == pytest.approx(180, abs=12)
