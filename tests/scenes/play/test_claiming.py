"""Melds are picked by mouse or keyboard: by clicks and the button, by dragging, and a refusal says why."""

from collections.abc import Callable

import pygame
import pytest

from game.presentation.targets import Stroke, Zone
from game.rules.actions import DeclareMeld, EndMelding
from game.rules.choices import ChooseMeld
from game.rules.hand_melds import Melding
from game.rules.switches import with_switch
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from game.scenes.equipment import Equipment
from tests.scenes.playing import Player, arrived

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")

RULES = with_switch(REGISTRY["kencom"], "melding", Melding.MANUAL)


def best(view: View) -> tuple[DeclareMeld, ...]:
    return next((choice.melds for choice in view.choices if isinstance(choice, ChooseMeld)), ())


def picking(equipment: Equipment) -> Player:
    """Return a player who is to pick, with a meld of two cards at least."""
    return arrived(equipment, RULES, Phase.MELDS, fits=lambda view: any(len(m.cards) > 1 for m in best(view)))


def last(player: Player) -> object:
    return [each.acted.action for each in player.table.session.course.taken if each.acted.seat == 0][-1]


def choose(player: Player, meld: DeclareMeld) -> None:
    for card in meld.cards:
        player.table.click(player.spot(card))
        player.table.step(30)


def test_a_meld_is_claimed_by_clicks_on_its_cards_and_on_the_button(equip: Equip) -> None:
    player = picking(equip(speed=8.0))
    meld = best(player.table.view)[0]
    choose(player, meld)
    assert set(player.table.attention.chosen) == set(meld.cards)
    player.press(Stroke.CONFIRM)
    player.table.my_turn()
    assert last(player) == meld
    assert set(player.table.view.table[0]) == set(meld.cards)
    player.press(EndMelding())
    assert last(player) == EndMelding()


def test_cards_dropped_in_front_of_oneself_become_the_meld_when_the_last_lies_there(equip: Equip) -> None:
    player = picking(equip(speed=8.0))
    table = player.table
    meld = next(meld for meld in best(table.view) if len(meld.cards) > 1)
    for card in meld.cards:
        table.drop(player.spot(card), table.desk.tabletop.zones[Zone.MELDS].center)
        table.step(30)
    assert last(player) == meld


def test_cards_that_make_no_meld_are_refused_with_the_reason(equip: Equip) -> None:
    player = picking(equip())
    card = best(player.table.view)[0].cards[0]
    player.table.click(player.spot(card))
    player.press(Stroke.CONFIRM)
    assert player.table.said
    assert best(player.table.view)
    player.table.click(player.spot(card))
    assert not player.table.said


def test_space_claims_what_is_chosen_and_without_a_choice_ends(equip: Equip) -> None:
    player = picking(equip(speed=8.0))
    meld = best(player.table.view)[0]
    choose(player, meld)
    player.table.key(pygame.K_SPACE)
    assert last(player) == meld
    player.table.my_turn()
    player.table.key(pygame.K_SPACE)
    assert last(player) == EndMelding()
