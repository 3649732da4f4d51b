"""One bundle goes from scene to scene, and its cards never jump."""

from collections.abc import Callable

import pytest

from game.presentation.contract_plate import contract_standing
from game.rules.actions import Bid
from game.rules.choices import BidRange, ChooseCards
from game.rules.counting import card_points
from game.rules.variant import Counting
from game.rules.variants import preset
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


def test_the_pad_counts_what_one_has_buried_as_the_contract_plate_does(equip: Equip) -> None:
    table = Table(equip(), variant=preset("auction3_points"), players=("human", "random", "random"), seed=3)
    table.my_turn()
    highest = next(choice for choice in table.view.choices if isinstance(choice, BidRange)).bids[-1]
    table.act(Bid(highest))
    table.forward(lambda view: bool(view.choices) and isinstance(view.choices[0], ChooseCards))
    tray = table.view.choices[0]
    assert isinstance(tray, ChooseCards)
    highest_first = sorted(tray.cards, key=lambda card: card_points(card, Counting.TENS), reverse=True)
    table.act(tray.action(tuple(highest_first[: tray.count])))
    table.my_turn()
    standing = contract_standing(table.view)
    assert standing
    assert standing.taken[0] > table.view.trick_points[0]
    assert table.desk.score().tricks[0] == standing.taken[0]


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


def test_that_another_player_chose_for_one_that_hung_is_said_until_one_acts(equip: Equip) -> None:
    table = Table(equip(), variant=preset("cardgames"), players=("human", "random", "random", "random"))
    table.my_turn()
    assert not table.said
    table.worker.hangs = True
    table.act(table.view.legal[0])
    table.until(lambda: table.notice is not None)
    assert table.said.startswith("West took too long")
    table.step(2)
    table.my_turn()
    assert "too long" in table.said


def test_nothing_is_said_of_one_that_hung_where_nobody_plays(equip: Equip) -> None:
    table = Table(equip(), players=("random", "random"))
    table.worker.hangs = True
    for _ in range(400):
        table.step()
        assert not table.said
    assert table.session.course.taken
