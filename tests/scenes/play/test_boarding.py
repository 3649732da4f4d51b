"""Which boards lie on the table follows from the part of the deal, and whose turn it is."""

from collections.abc import Callable

import pytest

from game.presentation.targets import Stroke
from game.presentation.tray import card_choice
from game.rules.contract_rules import WidowGoes
from game.rules.hand_melds import Melding
from game.rules.switches import with_switch
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.play.boarding import boards_for, now_to_do, points_of
from tests.scenes.playing import Player, arrived
from tests.scenes.tabling import Table

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")

SHARED = with_switch(REGISTRY["auction3_points"], "widow_goes", WidowGoes.ONE_EACH)
MOMENTS: list[tuple[str | Variant, Phase, set[str]]] = [
    ("cardgames", Phase.AUCTION, {"auction"}),
    ("kencom", Phase.NAME_TRUMP, {"trump"}),
    ("classic_500", Phase.PASSING, {"tray"}),
    ("auction_250", Phase.BURYING, {"tray", "exits"}),
    ("double_deck", Phase.DECISION, {"way on", "exits"}),
    ("three_hand", Phase.DIX_SWAP, {"question"}),
    (with_switch(REGISTRY["kencom"], "melding", Melding.MANUAL), Phase.MELDS, {"melds"}),
    (SHARED, Phase.SHARING, {"tray"}),
]


def names(player: Player) -> set[str]:
    return {board.name for board in player.table.attention.boards}


@pytest.mark.parametrize(("game", "phase", "wanted"), MOMENTS, ids=[phase.value for _, phase, _ in MOMENTS])
def test_each_part_has_its_boards(equip: Equip, game: str | Variant, phase: Phase, wanted: set[str]) -> None:
    assert names(arrived(equip(), game, phase)) == wanted


def test_tray_is_empty_for_the_next_player_who_gets_a_card_of_the_widow(equip: Equip) -> None:
    player = arrived(equip(instant=True), SHARED, Phase.SHARING)
    table, given = player.table, set()
    for _ in range(2):
        choice = card_choice(table.view)
        assert choice is not None
        assert not table.attention.tray
        given.add(choice.cards[0])
        table.click(player.spot(choice.cards[0]))
        player.press(Stroke.CONFIRM)
        table.my_turn()
        table.step()
        assert not given & set(table.desk.timeline.stage.slots())


def test_others_bids_are_shown_while_they_think_without_anything_to_press(equip: Equip) -> None:
    player = Player.at(equip(), "cardgames")
    table = player.table
    table.worker.patience = 10_000
    table.until(lambda: table.view.phase is Phase.AUCTION and table.desk.idle)
    table.step(3)
    if table.view.to_act == 0:
        player.bid()
        table.worker.patience = 10_000
        table.until(lambda: table.desk.idle)
        table.step(3)
    assert names(player) == {"auction"}
    assert not table.attention.knobs()


def test_nothing_lies_there_while_computers_play_by_themselves(equip: Equip) -> None:
    game = Player.at(equip(), "cardgames").table.session.match.variant
    table = Table(equip(), variant=game, players=("random",) * 4)
    table.until(lambda: table.view.phase is Phase.AUCTION)
    assert boards_for(table.desk) == ()
    assert not now_to_do(table.desk)


def test_totals_go_with_their_setting(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    words = len(player.board("auction").words)
    player.table.equipment.settings.meld_totals = False
    player.table.step()
    assert len(player.board("auction").words) < words


def test_boards_follow_the_size_of_the_window(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    before = player.board("auction").box
    player.table.stack.resize((1920, 1080))
    player.table.step()
    after = player.board("auction").box
    assert before is not None
    assert after is not None
    assert after.width > before.width
    assert player.table.desk.tabletop.areas.panel.contains(after)


def test_two_hand_game_has_no_boards(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    assert table.attention.boards == ()
    assert points_of(table.desk, 40) == 40
