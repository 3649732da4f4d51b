"""The deal: packets fly, anything can be skipped, and the press that skipped does nothing else."""

from collections.abc import Callable

import pygame
import pytest

from game.presentation.pose import Place, Slot
from game.rules.events import CardsDealt
from game.scenes.deal import DealScene
from game.scenes.equipment import Equipment
from game.scenes.gesture import Press, Release
from game.scenes.table import TableScene
from tests.scenes.tabling import Table

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def test_packets_go_to_the_dealers_neighbour_first(equip: Equip) -> None:
    table = Table(equip())
    seats: list[int] = []
    told = table.desk.started

    def note(event: object, view: object, caught_up: bool) -> None:  # noqa: FBT001 - the desk's call
        if isinstance(event, CardsDealt):
            seats.append(event.seat)
        told(event, view, caught_up)  # type: ignore[arg-type]

    table.desk.started = note
    dealer = table.session.view(0).dealer
    table.until(lambda: isinstance(table.scene, TableScene))
    assert seats == [1 - dealer, dealer] * 4


def test_a_press_shows_the_whole_deal_at_once_and_does_nothing_else(equip: Equip) -> None:
    table = Table(equip())
    table.step(5)
    table.stack.handle(Press((640, 690)))
    table.stack.handle(Release((640, 690)))
    assert not table.desk.timeline.busy
    assert len(table.view.hand) == 12
    assert table.lay_still()
    assert not table.session.course.taken
    table.step()
    assert isinstance(table.scene, TableScene)


def test_space_skips_too(equip: Equip) -> None:
    table = Table(equip())
    table.step(5)
    table.key(pygame.K_SPACE)
    assert table.view.trump
    assert not [taken for taken in table.session.course.taken if taken.acted.seat == 0]


def test_cards_are_on_their_way_from_the_pack_while_they_are_dealt(equip: Equip) -> None:
    table = Table(equip())
    table.until(lambda: table.view.stock_count < 48)
    table.step(3)
    slots, pictures = table.desk.timeline.stage.slots(), table.desk.timeline.stage.pictures()
    assert any((pictures[key].x, pictures[key].y) != (slots[key].x, slots[key].y) for key in slots)
    assert len(slots) == 48


def test_a_turned_nine_scores_for_the_dealer_at_once(equip: Equip) -> None:
    for seed in range(200):
        table = Table(equip(instant=True), seed=seed)
        if any(laid.meld.points for laid in table.session.view(0).melds):
            break
    table.step(2)
    dealer = table.view.dealer
    assert table.view.meld_points[dealer] == 10
    assert table.desk.score().melds[dealer] == 10
    assert table.desk.tabletop.effects.banner


def test_the_pack_slides_to_its_place_after_the_turn(equip: Equip) -> None:
    table = Table(equip())
    table.until(lambda: table.view.trump is not None)
    key = Slot(Place.STOCK, -1, 0)
    assert table.picture(key).x != table.pose(key).x
    table.my_turn()
    assert table.picture(key).x == table.pose(key).x


def test_with_instant_speed_the_cards_are_simply_there(equip: Equip) -> None:
    table = Table(equip(instant=True))
    table.step(2)
    assert isinstance(table.scene, TableScene)
    assert len(table.view.hand) == 12


def test_a_match_begins_in_the_deal_and_says_who_deals(equip: Equip) -> None:
    table = Table(equip())
    table.step(2)
    assert isinstance(table.scene, DealScene)
    assert "deal" in table.attention.caption.lower()


def test_the_turn_is_captioned(equip: Equip) -> None:
    table = Table(equip())
    table.until(lambda: table.view.trump is not None)
    assert "turn" in table.attention.caption
