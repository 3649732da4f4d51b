"""The playoff: cards are picked up, strict rules are said, and a refusal names the card that obliges."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.presentation.pose import Slot
from game.presentation.stage import Picture
from game.rules.variant import Phase
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.playoff import PlayoffScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def playoff(view: View) -> bool:
    return view.phase is Phase.PLAYOFF


def bound(view: View) -> bool:
    return playoff(view) and 0 < len(playable(view)) < len(view.hand)


def quick(equip: Equip, **more: object) -> Table:
    return Table(equip(speed=8.0, **more))


def test_the_last_draw_leads_to_the_playoff_with_twelve_cards_each_in_hand(equip: Equip) -> None:
    table = quick(equip)
    table.forward(playoff)
    assert isinstance(table.scene, PlayoffScene)
    assert table.lay_still()
    assert not [key for key in table.desk.timeline.stage.slots() if isinstance(key, Slot) and key.seat == -1]
    banner = table.desk.tabletop.effects.banner
    assert banner is None or "playoff" in banner.lines[0]


def test_an_illegal_drop_springs_back_and_names_the_card_that_obliges(equip: Equip) -> None:
    table = quick(equip)
    table.forward(bound)
    wrong = next(card for card in table.view.hand if card not in playable(table.view))
    taken = len(table.session.course.taken)
    table.drop(table.spot(wrong), table.trick_spot())
    assert table.said.startswith("You hold the ")
    assert table.notice
    assert table.notice.at
    table.step(60)
    assert table.picture(wrong) == Picture.of(table.pose(wrong))
    assert len(table.session.course.taken) == taken


def test_an_illegal_click_says_why(equip: Equip) -> None:
    table = quick(equip)
    table.forward(bound)
    wrong = next(card for card in table.view.hand if card not in playable(table.view))
    table.click(table.spot(wrong))
    assert table.said.startswith("You hold the ")


def test_exactly_the_legal_cards_are_lit_and_only_on_ones_own_turn(equip: Equip) -> None:
    table = quick(equip)
    table.forward(bound)
    assert table.attention.lit == frozenset(playable(table.view))
    table.click(table.spot(playable(table.view)[0]))
    assert not table.attention.lit


def test_lights_can_be_switched_off(equip: Equip) -> None:
    table = quick(equip, show_legal=False)
    table.forward(bound)
    assert not table.attention.lit


def test_what_the_opponent_must_hold_is_exactly_his_hand(equip: Equip) -> None:
    table = quick(equip, opponent_must_hold=True)
    table.forward(playoff)
    assert set(table.attention.must_hold) == set(table.session.course.state.hands[1])
    table.equipment.settings.opponent_must_hold = False
    table.step()
    assert not table.attention.must_hold


def test_the_result_follows_the_last_trick(equip: Equip) -> None:
    table = quick(equip)
    table.until(lambda: isinstance(table.scene, TableScene))
    while not isinstance(table.scene, ResultsScene):
        table.my_turn()
        if isinstance(table.scene, ResultsScene):
            break
        table.act(next(action for action in table.view.legal if table.fits(action)))
        table.step()
    assert table.session.deal_over


def test_undoing_the_draw_leads_back_to_the_table(equip: Equip) -> None:
    table = quick(equip)
    table.forward(playoff)
    table.until(lambda: table.desk.idle)
    while table.session.view(0).phase is Phase.PLAYOFF:
        table.play.acts.undo()
    table.step()
    assert isinstance(table.scene, TableScene)
    assert table.lay_still()
    assert replace(table.view) == table.session.view(0)
