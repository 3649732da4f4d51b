"""At the table: tricks, melds, draws and exchanges, by drag, by click and by key."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.presentation.stage import Picture
from game.presentation.targets import OnOffer, OnStock
from game.rules.actions import DeclareMeld, Draw, ExchangeDix, PlayCard, ShowDix
from game.rules.variant import MeldTiming, Phase
from game.rules.variants import preset
from game.rules.view import View
from game.scenes.deal import DealScene
from game.scenes.equipment import Equipment
from game.scenes.gesture import Move, Release
from game.scenes.table import TableScene
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def window(view: View) -> bool:
    return view.phase is Phase.MELD_WINDOW


def offering(view: View) -> bool:
    return any(isinstance(action, DeclareMeld) for action in view.legal)


def leading(view: View) -> bool:
    return bool(playable(view)) and not view.plays


def test_the_deal_leads_to_the_table_without_moving_a_card(equip: Equip) -> None:
    table = Table(equip())
    assert isinstance(table.scene, DealScene)
    table.until(lambda: isinstance(table.scene, TableScene))
    assert table.view.trump
    table.my_turn()
    assert table.lay_still()


def test_a_card_dropped_on_the_trick_is_played_and_simply_lies_there(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = playable(table.view)[3]
    table.drop(table.spot(card), table.trick_spot())
    table.step()
    assert PlayCard(card) in [taken.acted.action for taken in table.session.course.taken]
    assert table.picture(card) == Picture.of(table.pose(card))


def test_a_click_plays_a_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = playable(table.view)[5]
    table.click(table.spot(card))
    assert card not in table.session.view(0).hand


def test_arrows_choose_and_enter_plays(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    hand = table.play.keys.shown()
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert hand[1] not in table.session.view(0).hand
    assert hand[0] in table.session.view(0).hand


def test_each_visible_strip_belongs_to_its_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    for card in table.view.hand:
        pose = table.pose(card)
        for down in (-0.45, -0.2, 0.2, 0.45):
            x, y = pose.outside((-pose.width * 0.42, pose.height * down))
            target = table.play.pointer.at((round(x), round(y)))
            assert getattr(target, "card", None) is card


def test_the_strip_below_a_raised_card_is_still_that_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[4]
    low = table.pose(card).outside((-table.pose(card).width * 0.42, table.pose(card).height * 0.49))
    spot = (round(low[0]), round(low[1]))
    table.stack.handle(Move(spot))
    table.step(30)
    assert table.attention.lifted(card)
    assert getattr(table.play.pointer.at(spot), "card", None) is card


def test_space_draws_and_so_does_a_click_or_a_drag_of_the_stock(equip: Equip) -> None:
    for way in ("space", "click", "drag", "button"):
        table = Table(equip(), seed=11)
        table.forward(window)
        before = len(table.view.hand)
        stock = table.desk.tabletop.areas.stock
        spot = (stock.left + 20, stock.bottom - 40)
        assert table.play.pointer.at(spot) == OnStock()
        if way == "space":
            table.key(pygame.K_SPACE)
        elif way == "click":
            table.click(spot)
        elif way == "drag":
            table.drop(spot, table.desk.tabletop.areas.hand.center)
            table.step()
        else:
            table.play.acts.take_place(len(table.attention.offers))
        assert len(table.session.view(0).hand) == before + 1, way


def test_a_ticket_lays_its_meld(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    offer = table.attention.offers[0]
    table.play.acts.take_place(0)
    table.my_turn()
    assert any(laid.seat == 0 and laid.meld.points == offer.points for laid in table.view.melds)
    assert table.lay_still()


def test_m_lays_the_only_meld_or_leads_to_the_tickets(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    many = len(table.attention.offers) > 1
    table.key(pygame.K_m)
    if many:
        assert table.attention.focus == OnOffer(0)
        table.key(pygame.K_RETURN)
    table.my_turn()
    assert any(laid.seat == 0 for laid in table.view.melds)


def test_cards_dropped_on_the_meld_area_one_by_one_make_the_meld(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    offer = next(offer for offer in table.attention.offers if isinstance(offer.action, DeclareMeld))
    for card in offer.fresh:
        table.drop(table.spot(card), table.meld_spot())
        table.step(30)
    if table.attention.chosen:
        table.key(pygame.K_m)
    table.my_turn()
    assert any(laid.seat == 0 and laid.meld.cards == offer.cards for laid in table.view.melds)
    assert table.lay_still()


def test_cards_chosen_by_click_show_the_melds_they_make(equip: Equip) -> None:
    table = Table(equip())
    table.forward(offering)
    offer = next(offer for offer in table.attention.offers if isinstance(offer.action, DeclareMeld))
    for card in offer.fresh:
        table.click(table.spot(card))
        table.step(20)
        table.desk.tabletop.effects.finish()
    assert set(table.attention.chosen) == set(offer.fresh)
    assert table.attention.offers[0].action == offer.action
    table.key(pygame.K_m)
    table.my_turn()
    assert any(laid.seat == 0 for laid in table.view.melds)


def test_a_second_click_takes_one_chosen_card_back_and_keeps_the_others(equip: Equip) -> None:
    table = Table(equip())
    table.forward(window)
    cards = table.view.hand.cards[:3]
    for card in cards:
        table.click(table.spot(card))
        table.step(30)
    table.click(table.spot(cards[1]))
    assert table.attention.chosen == (cards[0], cards[2])
    table.key(pygame.K_ESCAPE)
    assert not table.attention.chosen


def with_nine(view: View) -> bool:
    return any(isinstance(action, ExchangeDix) for action in view.legal)


def test_a_nine_dropped_on_the_upcard_is_exchanged_and_on_the_meld_area_shown(equip: Equip) -> None:
    for where, kind in (("upcard", ExchangeDix), ("melds", ShowDix)):
        table = Table(equip(), seed=7)
        table.forward(with_nine)
        action = next(action for action in table.view.legal if isinstance(action, kind))
        assert isinstance(action, ExchangeDix | ShowDix)
        stock = table.desk.tabletop.areas.stock
        goal = (stock.centerx, stock.top + 20) if where == "upcard" else table.meld_spot()
        table.drop(table.spot(action.card), goal)
        table.my_turn()
        assert action in [taken.acted.action for taken in table.session.course.taken]
        assert table.lay_still()


def test_playing_in_the_window_is_refused_with_words_and_the_card_goes_home(equip: Equip) -> None:
    table = Table(equip())
    table.forward(window)
    card = table.view.hand.cards[2]
    home = table.pose(card)
    table.drop(table.spot(card), table.trick_spot())
    table.step(1)
    assert "Draw first" in table.said
    table.step(60)
    assert table.picture(card) == Picture.of(home)


def test_two_cards_that_are_no_meld_are_refused(equip: Equip) -> None:
    table = Table(equip())
    table.forward(window)
    melding = {card for offer in table.attention.offers for card in offer.cards}
    idle = next(card for card in table.view.hand if card not in melding)
    table.drop(table.spot(idle), table.meld_spot())
    assert table.said == "These cards are no meld."
    table.step(60)
    assert table.lay_still()


def test_the_hand_keeps_the_players_own_order_for_the_deal(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    shown = table.play.keys.shown()
    first, last = shown[0], shown[-1]
    far = table.spot(last)
    table.drop(table.spot(first), (far[0] + 90, far[1]))
    table.step(60)
    after = table.play.keys.shown()
    assert after[-1] is first
    assert after[:-1] == shown[1:]
    assert table.lay_still()
    table.click(table.spot(last))
    table.my_turn()
    assert [card for card in table.play.keys.shown() if card in after] == [
        card for card in after if card is not last
    ]


def test_neighbours_part_while_a_card_is_held_over_the_hand(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    shown = table.play.keys.shown()
    before = table.pose(shown[5]).x
    table.carry(table.spot(shown[0]), table.spot(shown[8]))
    table.step(20)
    assert table.pose(shown[5]).x < before
    table.stack.handle(Release(table.spot(shown[8])))


def test_melding_after_the_draw_draws_first_and_then_goes_on(equip: Equip) -> None:
    classic = preset("two_hand_classic")
    late = replace(classic, melds=replace(classic.melds, timing=MeldTiming.AFTER_DRAW))
    table = Table(equip(), variant=late)
    table.forward(window)
    assert table.attention.ends == (Draw(),)
    table.key(pygame.K_SPACE)
    table.my_turn()
    if window(table.view):
        table.key(pygame.K_SPACE)
        table.my_turn()
    assert table.lay_still()
