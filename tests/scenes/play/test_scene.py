"""What deal, table and playoff have in common: holding, undoing, claiming, pausing and standing still."""

from collections.abc import Callable

import pygame
import pytest

from game.presentation.attention import Panel
from game.presentation.panels import button_rect
from game.presentation.targets import Button
from game.records.problem import Fault, Problem
from game.rules.actions import DeclareOut
from game.rules.view import View
from game.scenes.declare_out import DeclareOutScene
from game.scenes.equipment import Equipment
from game.scenes.gesture import Move, Press, Release
from game.scenes.pause import PauseScene
from game.scenes.play.scene import PlayScene
from game.scenes.results import ResultsScene
from game.settings import Settings
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def leading(view: View) -> bool:
    return bool(playable(view)) and not view.plays


def follow_a_lead(table: Table) -> None:
    table.forward(lambda view: bool(playable(view)) and bool(view.plays))
    table.click(table.spot(playable(table.view)[0]))


def test_nothing_is_drawn_when_nothing_moves(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.step(120)
    for _ in range(30):
        table.stack.update(1 / 60)
        assert table.stack.draw(table.surface, 0) == []


def test_what_is_drawn_piece_by_piece_is_the_same_picture_as_the_whole(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.step(60)
    table.click(table.spot(playable(table.view)[2]))
    table.my_turn()
    table.step(120)
    piecewise = pygame.image.tobytes(table.surface, "RGB")
    table.stack.redraw()
    table.stack.draw(table.surface, 0)
    assert piecewise == pygame.image.tobytes(table.surface, "RGB")


def test_a_held_trick_stays_until_a_press_that_does_nothing_else(equip: Equip) -> None:
    table = Table(equip(trick_rest="click"))
    follow_a_lead(table)
    table.step(300)
    assert table.desk.timeline.holding
    assert len(table.view.plays) == 2
    before = len(table.view.tricks)
    assert "go on" in table.attention.prompt
    mine = [taken for taken in table.session.course.taken if taken.acted.seat == 0]
    spot = table.spot(table.view.hand.cards[3])
    table.stack.handle(Press(spot))
    table.stack.handle(Release(spot))
    table.step(60)
    assert len(table.view.tricks) == before + 1
    assert mine == [taken for taken in table.session.course.taken if taken.acted.seat == 0]


def test_undo_and_redo_go_back_and_forth_without_moving_a_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    before = table.view
    card = playable(table.view)[1]
    table.click(table.spot(card))
    table.my_turn()
    later = table.session.view(0)
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.view == before
    assert table.session.assisted
    assert not table.busy()
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    table.my_turn()
    assert card not in later.hand
    assert card not in table.view.hand


def test_the_undo_button_is_off_until_there_is_something_to_take_back(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    assert Button.UNDO in table.attention.off
    table.click(table.spot(playable(table.view)[1]))
    table.my_turn()
    assert Button.UNDO not in table.attention.off
    taken = len(table.session.course.taken)
    table.click(button_rect(table.desk.tabletop.areas, Button.UNDO).center)
    assert len(table.session.course.taken) < taken


def test_d_asks_for_the_claim_at_any_time_also_while_cards_move(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.click(table.spot(playable(table.view)[1]))
    assert table.busy()
    table.key(pygame.K_d)
    assert isinstance(table.scene, DeclareOutScene)


def test_no_computer_answer_is_taken_while_the_claim_is_asked_for(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.click(table.spot(playable(table.view)[1]))
    table.key(pygame.K_d)
    taken = len(table.session.course.taken)
    table.step(300)
    assert len(table.session.course.taken) == taken


def test_the_claim_button_stands_at_the_left_edge_and_does_the_same(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    place = button_rect(table.desk.tabletop.areas, Button.CLAIM)
    assert (
        place.right < table.desk.tabletop.areas.hand.left or place.bottom < table.desk.tabletop.areas.hand.top
    )
    table.click(place.center)
    assert isinstance(table.scene, DeclareOutScene)


def test_a_claim_ends_in_the_result(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.act(DeclareOut())
    table.until(lambda: isinstance(table.scene, ResultsScene))
    assert table.session.match.won


def test_menu_button_and_escape_pause(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.click(button_rect(table.desk.tabletop.areas, Button.MENU).center)
    assert isinstance(table.scene, PauseScene)


def test_panels_open_and_close_by_key_button_and_press(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: leading(view) and bool(view.tricks))
    table.key(pygame.K_l)
    assert table.panel() is Panel.LAST_TRICK
    table.click((640, 250))
    assert not table.panel()
    table.key(pygame.K_TAB)
    assert table.panel() is Panel.MELDS
    table.key(pygame.K_ESCAPE)
    assert not table.panel()
    table.click(button_rect(table.desk.tabletop.areas, Button.LAST_TRICK).center)
    assert table.panel() is Panel.LAST_TRICK


def test_settings_changed_in_a_pause_hold_at_once(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.key(pygame.K_ESCAPE)
    table.equipment.settings.colours = "four"
    table.equipment.settings.index = "large"
    table.equipment.settings.felt = "midnight"
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, PlayScene)
    assert table.desk.tabletop.finish.four_colour
    assert table.desk.tabletop.finish.felt == "midnight"
    assert table.attention.look.large_index
    table.step(30)
    assert table.lay_still()


def test_computers_play_by_themselves_to_the_result_and_nothing_can_be_touched(equip: Equip) -> None:
    table = Table(equip(instant=True), players=("random", "random"))
    table.step(5)
    table.stack.handle(Move((640, 600)))
    table.click((640, 650))
    table.key(pygame.K_d)
    assert isinstance(table.scene, PlayScene)
    assert table.view.seat is None
    assert len(table.view.hand) == table.view.hand_sizes[0]
    assert table.desk.score().names == ("South", "North")
    assert not table.attention.lit
    assert table.play.pointer.at(table.desk.tabletop.areas.buttons[4].center) is None
    table.until(lambda: isinstance(table.scene, ResultsScene))


def test_trouble_with_the_files_is_told_once_and_play_goes_on(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.session.problem = Problem(Fault.UNWRITABLE, text="the disk is full")
    table.step()
    assert "the disk is full" in table.said
    table.desk.tabletop.effects.notice = None
    table.step(5)
    assert not table.said
    assert table.desk.my_turn


def test_after_half_a_minute_without_frames_at_most_one_answer_is_taken(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.click(table.spot(playable(table.view)[1]))
    taken = len(table.session.course.taken)
    table.stack.update(30.0)
    assert len(table.session.course.taken) <= taken + 1
    assert isinstance(table.equipment.settings, Settings)
