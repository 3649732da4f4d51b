"""The keyboard reaches everything that the mouse reaches."""

from collections.abc import Callable

import pygame
import pytest

from game.presentation.targets import OnCard, OnOffer
from game.rules.actions import DeclareMeld
from game.rules.view import View
from game.scenes.equipment import Equipment
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def offering(view: View) -> bool:
    return any(isinstance(action, DeclareMeld) for action in view.legal)


def test_arrows_go_round_the_hand(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: bool(playable(view)))
    hand = table.play.keys.shown()
    table.key(pygame.K_LEFT)
    assert table.attention.focus == OnCard(hand[-1])
    table.key(pygame.K_RIGHT)
    assert table.attention.focus == OnCard(hand[0])


def test_up_leads_to_tickets_and_melds_and_down_back_to_the_hand(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_UP)
    assert table.attention.focus == OnOffer(0) or isinstance(table.attention.focus, OnCard)
    for _ in range(12):
        table.key(pygame.K_DOWN)
        if isinstance(table.attention.focus, OnCard) and table.attention.focus.card in table.view.hand:
            break
    assert isinstance(table.attention.focus, OnCard)


def test_enter_chooses_cards_in_a_window(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.attention.chosen == (table.play.keys.shown()[0],)


def test_melded_cards_can_be_played_from_the_table_by_keys(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    table.play.acts.take_place(0)
    table.my_turn()
    table.key(pygame.K_SPACE)
    table.forward(lambda view: bool(playable(view)) and bool(view.table[0]))
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_UP)
    focus = table.attention.focus
    assert isinstance(focus, OnCard)
    assert focus.card in table.view.table[0]
    table.key(pygame.K_RETURN)
    assert focus.card not in table.session.view(0).table[0]


def test_m_without_anything_to_meld_says_why(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: bool(playable(view)))
    table.key(pygame.K_m)
    assert table.said


def test_space_does_nothing_outside_a_window(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: bool(playable(view)))
    taken = len(table.session.course.taken)
    table.key(pygame.K_SPACE)
    assert len(table.session.course.taken) == taken
