"""The turn timer runs only while one can decide, and then the computer's choice is played."""

from collections.abc import Callable

import pytest

from game.rules.variant import Phase
from game.scenes.equipment import Equipment
from game.scenes.gesture import FocusGained, FocusLost
from game.scenes.play.clock import TurnClock
from tests.scenes.playing import Player, arrived

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")

SECOND = 60


def mine(player: Player) -> int:
    return sum(each.acted.seat == 0 for each in player.table.session.course.taken)


def seated(equip: Equip, game: str = "cardgames", seconds: int = 7) -> Player:
    player = arrived(equip(turn_timer=seconds), game, Phase.AUCTION)
    player.table.worker.asked.clear()
    return player


def test_time_that_is_up_plays_the_computers_choice_and_says_so(equip: Equip) -> None:
    player = seated(equip)
    player.table.step(5 * SECOND)
    assert mine(player) == 0
    assert player.table.attention.clock in {1, 2}
    player.table.step(3 * SECOND)
    assert mine(player) == 1
    assert "time" in player.table.said


def test_clock_stands_still_without_the_focus_and_goes_on_with_it(equip: Equip) -> None:
    player = seated(equip)
    player.table.stack.handle(FocusLost())
    player.table.step(20 * SECOND)
    assert mine(player) == 0
    left = player.table.attention.clock
    player.table.stack.handle(FocusGained())
    player.table.step(2 * SECOND)
    assert player.table.attention.clock is not None
    assert left is not None
    assert player.table.attention.clock < left


def test_clock_stands_still_while_cards_move(equip: Equip) -> None:
    player = Player.at(equip(turn_timer=7), "cardgames")
    player.table.step(3)
    assert player.table.busy()
    assert player.table.attention.clock is None


def test_every_decision_has_the_whole_time(equip: Equip) -> None:
    player = seated(equip)
    player.table.step(4 * SECOND)
    player.table.play.acts.submit(player.table.view.legal[0])
    player.table.my_turn()
    if player.table.at_play():
        player.table.step()
        assert player.table.attention.clock == 7


@pytest.mark.parametrize(("game", "seconds"), [("cardgames", 0), ("kencom", 7)])
def test_no_timer_where_it_is_off_or_nobody_has_a_partner(equip: Equip, game: str, seconds: int) -> None:
    player = seated(equip, game, seconds)
    player.table.step(12 * SECOND)
    assert mine(player) == 0
    assert player.table.attention.clock is None


def test_hint_that_is_awaited_gives_way(equip: Equip) -> None:
    player = seated(equip)
    player.table.worker.patience = 100_000
    player.table.step(6 * SECOND)
    player.table.play.hints.ask()
    player.table.step(2 * SECOND)
    assert not player.table.play.hints.waiting
    player.table.worker.patience = 0
    player.table.step(5)
    assert mine(player) == 1


def test_choice_that_comes_too_late_is_forgotten(equip: Equip) -> None:
    player = seated(equip)
    clock: TurnClock = player.table.play.clock
    player.table.worker.patience = 100_000
    player.table.step(8 * SECOND)
    assert player.table.desk.hinting
    clock.forget()
    assert not player.table.desk.hinting
