"""Everything on the boards can be done with the keyboard alone."""

from collections.abc import Callable

import pygame
import pytest

from game.presentation.auction_panel import Entry, allowed_bids
from game.presentation.targets import OnKnob
from game.presentation.tray import card_choice
from game.rules.actions import Bid, KeepDix, NameTrump, PassBid, PassCards, StartPlay
from game.rules.cards import Suit
from game.rules.variant import Phase
from game.scenes.equipment import Equipment
from game.scenes.gesture import KeyDown
from tests.scenes.playing import Player, arrived

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def last(player: Player) -> object:
    return [each.acted.action for each in player.table.session.course.taken if each.acted.seat == 0][-1]


def test_digits_make_a_bid_and_backspace_takes_one_back(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    table = player.table
    bid = allowed_bids(table.view)[3]
    for digit in f"{bid}9":
        table.stack.handle(KeyDown(0, unicode=digit))
    table.key(pygame.K_BACKSPACE)
    assert table.attention.entry == Entry(typed=str(bid))
    table.key(pygame.K_RETURN)
    assert last(player) == Bid(bid)


def test_arrows_step_and_enter_bids(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    bids = allowed_bids(player.table.view)
    for key in (pygame.K_UP, pygame.K_UP, pygame.K_DOWN):
        player.table.key(key)
    assert player.table.attention.entry == Entry(bids[1])
    player.table.key(pygame.K_RETURN)
    assert last(player) == Bid(bids[1])


def test_p_passes_and_escape_forgets_the_digits_first(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    player.table.stack.handle(KeyDown(0, unicode="4"))
    player.table.key(pygame.K_ESCAPE)
    assert player.table.at_play()
    assert player.table.attention.entry == Entry()
    player.table.key(pygame.K_p)
    assert last(player) == PassBid()


@pytest.mark.parametrize(
    ("key", "suit"),
    [
        (pygame.K_c, Suit.CLUBS),
        (pygame.K_d, Suit.DIAMONDS),
        (pygame.K_s, Suit.SPADES),
        (pygame.K_h, Suit.HEARTS),
    ],
)
def test_letters_name_the_suits(equip: Equip, key: int, suit: Suit) -> None:
    player = arrived(equip(), "cardgames", Phase.NAME_TRUMP)
    player.table.key(key)
    assert last(player) == NameTrump(suit)


def test_arrows_and_enter_reach_every_knob(equip: Equip) -> None:
    player = arrived(equip(), "three_hand", Phase.DIX_SWAP)
    table = player.table
    meanings = [knob.meaning for knob in table.attention.knobs()]
    for _ in meanings:
        table.key(pygame.K_RIGHT)
        if table.attention.focus == OnKnob(KeepDix()):
            break
    table.key(pygame.K_RETURN)
    assert last(player) == KeepDix()


def test_cards_go_into_the_tray_with_enter_and_space_confirms(equip: Equip) -> None:
    player = arrived(equip(), "classic_500", Phase.PASSING)
    table = player.table
    choice = card_choice(table.view)
    assert choice is not None
    while len(table.attention.tray) < choice.count:
        table.key(pygame.K_RIGHT)
        table.key(pygame.K_RETURN)
    tray = table.attention.tray
    table.key(pygame.K_SPACE)
    assert last(player) == PassCards(tray)


def test_space_too_early_says_how_many_it_must_be(equip: Equip) -> None:
    player = arrived(equip(), "classic_500", Phase.PASSING)
    player.table.key(pygame.K_SPACE)
    assert "exactly" in player.table.said
    assert not isinstance(last(player), PassCards)


def test_space_begins_the_play(equip: Equip) -> None:
    player = arrived(equip(), "double_deck", Phase.DECISION)
    player.table.key(pygame.K_SPACE)
    assert last(player) == StartPlay()


def test_letters_mean_what_they_always_do_elsewhere(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    player.table.key(pygame.K_h)
    assert player.table.play.hints.waiting or player.table.said
    player.table.key(pygame.K_d)
    assert not isinstance(last_or_none(player), NameTrump)


def last_or_none(player: Player) -> object:
    mine = [each for each in player.table.session.course.taken if each.acted.seat == 0]
    return mine[-1].acted.action if mine else None
