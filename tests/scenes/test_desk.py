"""One bundle goes from scene to scene, and its cards never jump."""

from collections.abc import Callable

import pytest

from game.scenes.deal import DealScene
from game.scenes.equipment import Equipment
from game.scenes.table import TableScene
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def test_deal_and_table_share_one_desk(equip: Equip) -> None:
    table = Table(equip())
    assert isinstance(table.scene, DealScene)
    desk = table.desk
    table.until(lambda: isinstance(table.scene, TableScene))
    assert table.desk is desk


def test_pictures_are_the_same_before_and_after_a_change_of_scene(equip: Equip) -> None:
    table = Table(equip())
    pictures = table.desk.timeline.stage.pictures()
    while isinstance(table.scene, DealScene):
        table.stack.draw(table.surface, 0)
        pictures = table.desk.timeline.stage.pictures()
        table.stack.update(1 / 60)
    after = table.desk.timeline.stage.pictures()
    moved = [key for key in pictures if key in after and pictures[key] != after[key]]
    assert len(moved) < 12


def test_the_score_shows_the_deal_in_pencil_and_the_match_in_ink(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: bool(playable(view)) and len(view.tricks) > 3)
    score = table.desk.score()
    assert score.open
    assert score.names == ("You", "Opponent")
    assert score.tricks == table.view.trick_points
    assert score.standing == (0, 0)
    assert score.target == 1000


def test_the_player_always_sits_at_the_bottom(equip: Equip) -> None:
    table = Table(equip(), players=("random", "human"))
    assert table.desk.seat == 1
    table.until(lambda: table.desk.my_turn)
    assert all(table.pose(card).face_up for card in table.view.hand)
    assert all(table.pose(card).y > 360 for card in table.view.hand)


def test_a_resize_lays_everything_out_for_the_new_size(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    table.stack.resize((1600, 900))
    assert table.desk.tabletop.areas.size == (1600, 900)
    assert table.lay_still()
