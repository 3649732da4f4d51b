"""Bids, trumps, trays and decisions by mouse: one click is one act, and a refusal says why."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.presentation.auction_panel import Entry, allowed_bids
from game.presentation.points import Display
from game.presentation.targets import Stroke
from game.presentation.tray import card_choice
from game.rules.actions import (
    Bid,
    BuryCards,
    Concede,
    ExchangeDix,
    KeepDix,
    NameTrump,
    PassBid,
    PassCards,
    StartPlay,
    TakeWidow,
)
from game.rules.cards import Card, Suit
from game.rules.engine import begin, evolve, start_deal
from game.rules.match import Match
from game.rules.variant import Phase
from game.scenes.equipment import Equipment
from game.session.session import Session
from tests.scenes.playing import Player, arrived

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def taken(player: Player) -> list[object]:
    return [each.acted.action for each in player.table.session.course.taken if each.acted.seat == 0]


def tray(player: Player) -> list[Card]:
    return list(player.table.attention.tray)


def holding(player: Player) -> bool:
    return player.table.desk.timeline.holding


def test_click_on_a_bid_makes_it_once_however_often_one_clicks(equip: Equip) -> None:
    player = arrived(equip(speed=8.0), "cardgames", Phase.AUCTION)
    table = player.table
    bid = allowed_bids(table.view)[1]
    knob = next(knob for knob in table.attention.knobs() if knob.meaning == Bid(bid))
    for _ in range(3):
        table.click(knob.rect.center)
    assert taken(player) == [Bid(bid)]


def test_stepping_goes_through_the_allowed_bids_and_then_makes_the_bid(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    table = player.table
    bids = allowed_bids(table.view)
    plus = next(knob for knob in table.attention.knobs() if knob.meaning is Stroke.UP)
    for _ in range(4):
        table.click(plus.rect.center)
    player.press(Stroke.DOWN)
    assert table.attention.entry == Entry(bids[3])
    player.press(Stroke.BID)
    assert taken(player) == [Bid(bids[3])]


def test_refused_bid_is_said_with_the_least_one_and_the_digits_go(equip: Equip) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    player.type("100")
    assert not taken(player)
    assert str(allowed_bids(player.table.view)[0]) in player.table.said
    assert player.table.attention.entry == Entry()


@pytest.mark.parametrize("way", ["button", "zero"])
def test_pass_is_a_button_or_a_zero(equip: Equip, way: str) -> None:
    player = arrived(equip(), "cardgames", Phase.AUCTION)
    if way == "button":
        player.press(PassBid())
    else:
        player.type("0")
    assert taken(player) == [PassBid()]


def test_bid_is_typed_in_the_scale_one_reads(equip: Equip) -> None:
    player = arrived(equip(), "classic_500", Phase.AUCTION, fits=lambda view: len(view.calls) > 0)
    desk = player.table.desk
    desk.tabletop.finish = replace(desk.tabletop.finish, display=Display.TENS)
    bid = allowed_bids(player.table.view)[2]
    player.type(f"{10 * bid + 3}")
    assert not taken(player)
    assert str(10 * bid + 10) in player.table.said
    player.type(str(10 * bid))
    assert taken(player) == [Bid(bid)]


def test_suit_without_a_marriage_is_refused_with_the_reason(equip: Equip) -> None:
    player = arrived(equip(), "double_deck", Phase.NAME_TRUMP, fits=lambda view: len(view.legal) < len(Suit))
    view = player.table.view
    wrong = next(suit for suit in Suit if NameTrump(suit) not in view.legal)
    before = len(taken(player))
    player.press(NameTrump(wrong))
    assert "king and a queen" in player.table.said
    player.press(next(action for action in view.legal if isinstance(action, NameTrump)))
    assert len(taken(player)) == before + 1


def test_nine_dropped_on_the_turned_card_is_swapped_and_other_cards_are_refused(equip: Equip) -> None:
    player = arrived(equip(), "three_hand", Phase.DIX_SWAP)
    table, view = player.table, player.table.view
    swap = next(action for action in view.legal if isinstance(action, ExchangeDix))
    assert view.upcard is not None
    goal = table.pose(view.upcard)
    wrong = next(card for card in view.hand if card.rank.value != "9")
    table.drop(player.spot(wrong), (round(goal.x), round(goal.y)))
    assert not taken(player)
    assert "nine of trump" in table.said
    table.step(40)
    table.drop(player.spot(swap.card), (round(goal.x), round(goal.y)))
    assert [type(action) for action in taken(player)] == [ExchangeDix]


def test_nine_can_be_kept(equip: Equip) -> None:
    player = arrived(equip(), "three_hand", Phase.DIX_SWAP)
    player.press(KeepDix())
    assert taken(player) == [KeepDix()]


def test_widow_is_taken_with_a_button(equip: Equip) -> None:
    player = arrived(equip(), "auction_250", Phase.WIDOW)
    player.press(TakeWidow())
    assert taken(player)[-1] == TakeWidow()


def test_fourth_card_too_many_is_refused_and_a_click_takes_one_back(equip: Equip) -> None:
    player = arrived(equip(), "classic_500", Phase.PASSING)
    table = player.table
    choice = card_choice(table.view)
    assert choice is not None
    cards = choice.cards[: choice.count + 1]
    for card in cards:
        table.click(player.spot(card))
        table.step(40)
    assert table.attention.tray == cards[: choice.count]
    assert str(choice.count) in table.said
    table.click(player.spot(cards[1]))
    assert table.attention.tray == (cards[0], *cards[2 : choice.count])
    player.press(Stroke.CONFIRM)
    assert f"exactly {choice.count}" in table.said
    assert PassCards not in {type(action) for action in taken(player)}


def test_cards_are_dragged_into_the_tray_and_back_into_the_hand(equip: Equip) -> None:
    player = arrived(equip(), "classic_500", Phase.PASSING)
    table = player.table
    card = table.view.hand.cards[0]
    table.drop(player.spot(card), player.board("tray").slots[0].center)
    table.step(20)
    assert tray(player) == [card]
    assert player.board("tray").slots[0].collidepoint(table.pose(card).x, table.pose(card).y)
    table.drop(player.spot(card), table.desk.tabletop.areas.hand.center)
    table.step(40)
    assert tray(player) == []
    assert table.lay_still()


def test_undo_and_escape_empty_the_tray_before_anything_else(equip: Equip) -> None:
    player = arrived(equip(), "classic_500", Phase.PASSING)
    table = player.table
    for card in table.view.hand.cards[:2]:
        table.click(player.spot(card))
        table.step(40)
    before = len(table.session.course.taken)
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.attention.tray == table.view.hand.cards[:1]
    table.key(pygame.K_ESCAPE)
    assert table.attention.tray == ()
    assert table.at_play()
    assert len(table.session.course.taken) == before


def test_meld_cannot_be_buried_and_the_refusal_says_so(equip: Equip) -> None:
    player = arrived(equip(), "auction_250", Phase.BURYING, fits=_has_free_cards)
    table = player.table
    melded = table.view.table[0][0]
    assert melded in table.attention.barred
    table.click(player.spot(melded))
    assert "meld" in table.said
    assert table.attention.tray == ()
    choice = card_choice(table.view)
    assert choice is not None
    player.give(choice)
    assert isinstance(taken(player)[-1], BuryCards)
    assert len(table.session.view(0).hand) + len(table.session.view(0).table[0]) == 15


def _has_free_cards(view: object) -> bool:
    choice = card_choice(view)  # type: ignore[arg-type]  # a view, as the caller says
    return choice is not None and not choice.forced


def test_forced_cards_lie_in_the_tray_already_and_stay(equip: Equip, monkeypatch: pytest.MonkeyPatch) -> None:
    start = Session.start_deal
    monkeypatch.setattr(Session, "start_deal", lambda self: start(self, stacked(self.match)))
    player = arrived(equip(), "auction3_points", Phase.BURYING)
    table = player.table
    choice = card_choice(table.view)
    assert choice is not None
    assert [card.face for card in choice.forced] == ["9C"]
    assert table.attention.tray == choice.forced
    table.click(player.spot(choice.forced[0]))
    assert table.attention.tray == choice.forced
    assert "first" in table.said
    player.give(choice)
    assert set(choice.forced) <= set(taken(player)[-1].cards)  # type: ignore[attr-defined]  # it is a burial


def stacked(match: Match) -> tuple[Card, ...]:
    """A pack that gives seat 0 and the widow nothing but melds and the nine of clubs."""
    melding = [f"{rank}S" for rank in ("A", "10", "K", "Q", "J")] * 2 + [
        "JD",
        "JD",
        "AC",
        "AD",
        "AH",
        "KH",
        "QH",
        "9C",
    ]
    rest = list(match.variant.deck.cards)
    wanted = [rest.pop(next(at for at, card in enumerate(rest) if card.face == face)) for face in melding]
    pack, state = match.variant.deck.cards, begin(match.variant)
    for event in start_deal(match, pack):
        state = evolve(state, event)
    mine = {*state.hands[0], *state.widow}
    return tuple(wanted.pop() if card in mine else rest.pop() for card in pack)


def test_play_begins_with_a_button_and_giving_up_is_somewhere_else(equip: Equip) -> None:
    player = arrived(equip(), "double_deck", Phase.DECISION)
    table = player.table
    knobs = {knob.meaning: knob.rect for knob in table.attention.knobs()}
    assert knobs[Concede()].right < table.desk.tabletop.areas.hand.left + 40
    player.press(StartPlay())
    assert taken(player)[-1] == StartPlay()


def test_melds_stay_until_continue_is_pressed_and_can_be_recalled(equip: Equip) -> None:
    player = Player.at(equip(), "bicycle_auction", seed=5)
    table = player.table
    for _ in range(200):
        table.until(lambda: table.desk.timeline.holding or table.desk.my_turn or not table.at_play())
        if table.desk.timeline.holding:
            break
        player.decide()
    assert any(table.view.table)
    table.step(600)
    assert holding(player)
    player.press(Stroke.GO_ON)
    assert not holding(player)
    table.my_turn()
    table.key(pygame.K_TAB)
    assert table.panel() is not None


@pytest.mark.parametrize("burst", range(6))
def test_bursts_of_clicks_never_lose_a_card(equip: Equip, burst: int) -> None:
    luck = Random(burst)
    player = arrived(equip(speed=8.0), "classic_500", Phase.PASSING)
    table = player.table
    spots = [knob.rect.center for knob in table.attention.knobs()]
    spots += [slot.center for slot in player.board("tray").slots]
    spots += [player.spot(card) for card in table.view.hand.cards[::2]]
    for _ in range(40):
        table.click(luck.choice(spots))
        if luck.random() < 0.3:
            table.step(luck.randrange(20))
    passes = [action for action in taken(player) if isinstance(action, PassCards)]
    assert len(passes) <= 2
    table.my_turn()
    assert not table.at_play() or table.lay_still()
