"""What the table offers follows from what is shown, and changes with it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.presentation.targets import Button, Zone
from game.rules.actions import DeclareOut
from game.rules.variant import DeclareOut as Rule
from game.rules.variants import preset
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.gesture import FocusLost
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def leading(view: View) -> bool:
    return bool(playable(view)) and not view.plays


def test_nothing_is_offered_while_cards_move(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda _view: bool(table.attention.ends))
    assert table.attention.ends
    table.play.acts.draw()
    table.step()
    assert not table.attention.ends
    assert not table.attention.offers
    assert not table.attention.lit


def test_the_claim_button_is_there_only_where_claims_are(equip: Equip) -> None:
    classic = preset("two_hand_classic")
    for rule, there in ((Rule.BASE, True), (Rule.OFF, False)):
        variant = replace(classic, match=replace(classic.match, declare_out=rule))
        table = Table(equip(), variant=variant)
        table.my_turn()
        assert table.attention.claim is there


@pytest.mark.parametrize(("rule", "said"), [(Rule.VARIATION_1, "next trick"), (Rule.VARIATION_2, "own lead")])
def test_an_open_claim_says_what_it_waits_for(equip: Equip, rule: Rule, said: str) -> None:
    classic = preset("two_hand_classic")
    table = Table(equip(), variant=replace(classic, match=replace(classic.match, declare_out=rule)))
    table.forward(leading)
    assert not table.attention.prompt
    table.act(DeclareOut())
    table.my_turn()
    assert said in table.attention.prompt
    assert table.attention.prompt.startswith("You")


def test_places_where_a_held_card_may_go_light_up(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = playable(table.view)[2]
    table.carry(table.spot(card), (640, 300))
    assert table.attention.open_zones == frozenset({Zone.TRICK})
    table.stack.handle(FocusLost())
    table.step()
    assert not table.attention.open_zones


def test_buttons_without_a_purpose_are_off(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    assert {Button.UNDO, Button.MELDS, Button.LAST_TRICK} <= table.attention.off
    assert Button.MENU not in table.attention.off
    assert Button.HINT not in table.attention.off
