"""What the player attends to bends the layout, and nothing else."""

import pygame

from game.presentation.areas import areas
from game.presentation.arrange import Arrangement
from game.presentation.attention import Attention, attended
from game.presentation.knobs import Board, Knob
from game.presentation.layout import Look, layout, shown_hand
from game.presentation.offers import offers
from game.presentation.targets import OnCard, OnKnob, OnOffer
from game.presentation.tray import tray_poses
from game.rules.actions import Bid, PassBid
from game.rules.variant import Phase
from tests.presentation.evenings import views
from tests.presentation.moments import moment, places

PLACES = areas((1280, 720))
VIEW = next(
    view for view in views(3) if view.phase is Phase.MELD_WINDOW and view.to_act == 0 and offers(view)
)


def test_without_attention_everything_lies_as_the_layout_says() -> None:
    assert attended(VIEW, PLACES, Attention()) == layout(VIEW, PLACES, Look())


def test_a_card_under_pointer_or_keyboard_rises_and_a_chosen_one_more() -> None:
    card = VIEW.hand.cards[3]
    rest = layout(VIEW, PLACES, Look())[card].y
    hovered = attended(VIEW, PLACES, Attention(hover=OnCard(card)))[card].y
    focused = attended(VIEW, PLACES, Attention(focus=OnCard(card)))[card].y
    chosen = attended(VIEW, PLACES, Attention(chosen=(card,)))[card].y
    assert chosen < hovered < rest
    assert focused == hovered


def test_the_hand_makes_room_for_a_held_card() -> None:
    card = shown_hand(VIEW, Look())[0]
    held = attended(VIEW, PLACES, Attention(held=card, gap=5))
    moved = Look(order=Arrangement().moved(shown_hand(VIEW, Look()), card, 5))
    assert held == layout(VIEW, PLACES, moved)


def test_staged_cards_lie_in_the_meld_area_and_none_is_lost() -> None:
    cards = VIEW.hand.cards[:2]
    poses = attended(VIEW, PLACES, Attention(chosen=cards, staged=cards))
    assert len(poses) == 48
    area = PLACES.seats[0].melds.inflate(20, 40)
    assert all(area.collidepoint(poses[card].x, poses[card].y) for card in cards)


def test_a_staged_card_that_has_left_the_hand_is_forgotten() -> None:
    gone = VIEW.tricks[0].plays[0].card
    assert attended(VIEW, PLACES, Attention(staged=(gone,))) == layout(VIEW, PLACES, Look())


def test_a_ticket_under_the_pointer_points_out_its_cards() -> None:
    found = offers(VIEW)
    attention = Attention(offers=found, hover=OnOffer(0))
    assert attention.pointed_out() == frozenset(found[0].cards)
    assert not Attention(offers=found, hover=OnOffer(len(found))).pointed_out()


def test_the_hands_order_can_be_changed_alone() -> None:
    attention = Attention(look=Look(large_index=True))
    attention.arrange(Arrangement(descending=True))
    assert attention.look == Look(order=Arrangement(descending=True), large_index=True)


def test_cards_in_the_tray_leave_the_hand_and_the_rest_closes_up() -> None:
    view = moment("classic_500", Phase.PASSING)
    where, tray = places((1366, 768), "classic_500"), view.hand.cards[:2]
    poses = attended(view, where, Attention(tray=tray))
    assert {card: poses[card] for card in tray} == tray_poses(view, where, tray)
    rest = [poses[card] for card in view.hand if card not in tray]
    assert all(where.hand.contains(round(pose.x), round(pose.y), 0, 0) for pose in rest)
    assert len({pose.x for pose in rest}) == len(view.hand) - 2


def test_knobs_come_row_by_row_and_are_found_by_what_they_mean() -> None:
    high, low = (
        Knob(PassBid(), "Pass", pygame.Rect(50, 0, 9, 9)),
        Knob(Bid(250), "250", pygame.Rect(0, 40, 9, 9)),
    )
    attention = Attention(boards=(Board("one", knobs=(low,)), Board("two", knobs=(high,))))
    assert attention.knobs() == (high, low)
    assert attention.knob(OnKnob(Bid(250))) == low
    assert attention.knob(OnKnob(Bid(260))) is None
