"""The pointer: a drag ends cleanly whatever happens, and no click ever counts twice."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.presentation.stage import Picture
from game.presentation.targets import OnCard, OnWon
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.gesture import (
    FocusGained,
    FocusLost,
    Gesture,
    KeyDown,
    Leave,
    Move,
    Press,
    Release,
    Resized,
    Wheel,
)
from game.scenes.pause import PauseScene
from game.scenes.play.scene import PlayScene
from tests.scenes.tabling import SIZE, Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def leading(view: View) -> bool:
    return bool(playable(view)) and not view.plays


ENDS: dict[str, Gesture] = {
    "release outside the window": Release((-40, 300)),
    "the right button": Press((640, 300), 3),
    "the wheel": Wheel(1),
    "the window losing the keyboard": FocusLost(),
    "escape": KeyDown(pygame.K_ESCAPE),
    "a new size": Resized(SIZE),
    "a move with the button up": Move((640, 300), (False, False, False)),
}


@pytest.mark.parametrize("end", ENDS)
def test_a_drag_ends_cleanly_by(equip: Equip, end: str) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[4]
    taken = len(table.session.course.taken)
    table.carry(table.spot(card), (300, 420))
    assert table.holds()
    table.stack.handle(ENDS[end])
    table.step(60)
    assert not table.holds()
    assert table.picture(card) == Picture.of(table.pose(card))
    assert len(table.session.course.taken) == taken
    assert isinstance(table.scene, PlayScene)
    table.stack.handle(FocusGained())
    table.click(table.spot(card))
    assert len(table.session.course.taken) == taken + 1


def test_a_drag_ends_cleanly_by_a_resize(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[4]
    table.carry(table.spot(card), (300, 420))
    table.surface = pygame.display.set_mode((1000, 700))
    table.stack.resize((1000, 700))
    table.step()
    assert not table.holds()
    assert table.lay_still()


def test_leaving_the_window_keeps_the_drag_until_the_button_is_known_to_be_up(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[4]
    table.carry(table.spot(card), (300, 420))
    table.stack.handle(Leave())
    table.step()
    assert table.holds()
    table.stack.handle(Move((310, 430)))
    table.step(60)
    assert table.lay_still()


def test_a_short_drag_is_a_click(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[4]
    x, y = table.spot(card)
    table.press((x, y))
    table.stack.handle(Move((x + 4, y + 3), (True, False, False)))
    table.stack.handle(Release((x + 4, y + 3)))
    assert card not in table.session.view(0).hand


@pytest.mark.parametrize("instant", [False, True])
def test_a_double_click_plays_one_card(equip: Equip, *, instant: bool) -> None:
    table = Table(equip(instant=instant))
    table.forward(leading)
    card = table.view.hand.cards[4]
    mine = sum(1 for taken in table.session.course.taken if taken.acted.seat == 0)
    spot = table.spot(card)
    for _ in range(2):
        table.stack.handle(Press(spot))
        table.step(2)
        table.stack.handle(Release(spot))
        table.step(4)
    assert sum(1 for taken in table.session.course.taken if taken.acted.seat == 0) == mine + 1


def test_two_clicks_in_one_frame_play_one_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    one, other = table.view.hand.cards[3], table.view.hand.cards[7]
    mine = sum(1 for taken in table.session.course.taken if taken.acted.seat == 0)
    for spot in (table.spot(one), table.spot(other)):
        table.stack.handle(Press(spot))
        table.stack.handle(Release(spot))
    table.step()
    assert sum(1 for taken in table.session.course.taken if taken.acted.seat == 0) == mine + 1


def test_a_press_while_cards_move_only_brings_them_to_their_end(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    cards = table.view.hand.cards
    table.click(table.spot(cards[4]))
    assert table.busy()
    taken = len(table.session.course.taken)
    spot = table.spot(cards[8])
    table.stack.handle(Press(spot))
    table.stack.handle(Release(spot))
    assert not table.busy()
    assert len(table.session.course.taken) == taken


def shows_a_trick(table: Table) -> bool:
    return table.attention.peek is not None


def test_hovering_a_won_trick_shows_it(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: len(view.tricks) > 2 and leading(view))
    card = table.view.tricks[-1].plays[0].card
    pose = table.pose(card)
    table.stack.handle(Move((round(pose.x), round(pose.y))))
    table.step()
    assert table.attention.hover == OnWon(len(table.view.tricks) - 1)
    assert table.attention.peek == len(table.view.tricks) - 1
    table.stack.handle(Leave())
    table.step()
    assert not shows_a_trick(table)


def test_a_hovered_card_rises(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[4]
    low = table.pose(card).y
    table.stack.handle(Move(table.spot(card)))
    assert table.attention.hover == OnCard(card)
    table.step(30)
    assert table.picture(card).y < low


def test_escape_pauses_when_there_is_nothing_else_to_let_go(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, PauseScene)


def test_no_card_is_ever_lost_in_200_bursts_of_clicks(equip: Equip) -> None:
    table = Table(equip(speed=8.0))
    dice = Random(4)
    areas = table.desk.tabletop.areas
    places = [areas.hand, areas.trick, areas.stock, areas.seats[0].melds, areas.seats[0].won, areas.offers]
    for _ in range(200):
        if not table.at_play():
            break
        place = dice.choice(places)
        for _ in range(dice.randint(1, 5)):
            spot = (dice.randint(place.left, place.right), dice.randint(place.top, place.bottom))
            button = dice.choice([1, 1, 1, 3])
            table.stack.handle(Press(spot, button))
            if dice.random() < 0.3:
                far = (spot[0] + dice.randint(-200, 200), spot[1] + dice.randint(-200, 200))
                table.stack.handle(Move(far, (True, False, False)))
                table.stack.update(1 / 60)
            table.stack.handle(Release(spot, button))
            if dice.random() < 0.5:
                table.stack.update(1 / 60)
        if not table.at_play():
            break
        table.stack.update(1 / 60)
        if table.at_play():
            assert len(table.desk.timeline.stage.slots()) == 48
    if table.at_play():
        table.my_turn()
        table.play.pointer.leave()
        table.step(60)
        assert table.lay_still()
