"""What lies under a point is what one sees there."""

import pygame

from game.presentation.areas import areas
from game.presentation.attention import Attention, attended
from game.presentation.knobs import Board, Knob
from game.presentation.offers import ends, offers
from game.presentation.panels import offer_rects
from game.presentation.pointing import target_at
from game.presentation.stage import Stage
from game.presentation.targets import OnCard, OnKnob, OnOffer, OnStock, OnWon, Target
from game.rules.actions import PassBid
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.evenings import views

PLACES = areas((1280, 720))
VIEWS = views(3)


def under(point: tuple[float, float], view: View, attention: Attention) -> Target | None:
    stage = Stage()
    stage.place(attended(view, PLACES, attention), {})
    return target_at(point, view, PLACES, attention, stage)


def test_tickets_and_their_buttons_are_found_in_their_order() -> None:
    view = next(v for v in VIEWS if v.phase is Phase.MELD_WINDOW and v.to_act == 0 and offers(v))
    attention = Attention(offers=offers(view), ends=ends(view))
    for place, rect in enumerate(offer_rects(PLACES, view, attention.offers, attention.ends)):
        assert under(rect.center, view, attention) == OnOffer(place)


def test_ticket_is_found_wherever_it_shows_when_tickets_lie_on_each_other() -> None:
    view = next(v for v in VIEWS if v.phase is Phase.MELD_WINDOW and v.to_act == 0 and offers(v))
    attention = Attention(offers=offers(view)[:1] * 12, ends=ends(view))
    rects = offer_rects(PLACES, view, attention.offers, attention.ends)
    assert rects[0].bottom > rects[1].top + 2  # each is painted over the one above it
    for place, rect in enumerate(rects):
        assert under((rect.centerx, rect.top + 2), view, attention) == OnOffer(place)


def test_stock_and_upcard_are_told_apart() -> None:
    view = next(view for view in VIEWS if view.stock_count and view.upcard)
    box = PLACES.stock
    assert under((box.centerx, box.bottom - 20), view, Attention()) == OnStock()
    assert under((box.left + 40, box.top + 10), view, Attention()) == OnStock(upcard=True)


def test_a_raised_card_keeps_the_strip_below_it_and_its_neighbours_keep_theirs() -> None:
    view = next(view for view in VIEWS if len(view.hand) == 12)
    card = view.hand.cards[4]
    attention = Attention(chosen=(card,))
    raised = attended(view, PLACES, attention)[card]
    below = raised.outside((-raised.width * 0.42, raised.height * 0.5 + PLACES.u(2)))
    assert under(below, view, attention) == OnCard(card)


def test_own_melds_can_be_pointed_at_and_the_others_cannot() -> None:
    view = next(view for view in VIEWS if view.table[0] and view.table[1])
    poses = attended(view, PLACES, Attention())
    mine, theirs = poses[view.table[0][0]], poses[view.table[1][0]]
    assert isinstance(under(mine.outside((-mine.width * 0.4, 0)), view, Attention()), OnCard)
    assert under(theirs.outside((-theirs.width * 0.4, 0)), view, Attention()) is None


def test_each_won_trick_of_both_fans_can_be_pointed_at() -> None:
    view = next(view for view in VIEWS if len(view.tricks) == 10)
    poses = attended(view, PLACES, Attention())
    found = set()
    for trick in view.tricks:
        pose = poses[trick.plays[0].card]
        left, top, _, bottom = pose.bounds()
        found.add(under((left + 2, (top + bottom) / 2), view, Attention()))
    assert {target for target in found if isinstance(target, OnWon)} == {OnWon(at) for at in range(10)}


def test_the_felt_is_nothing() -> None:
    view = next(view for view in VIEWS if not view.plays and view.trump)
    assert under(PLACES.trick.center, view, Attention()) is None


def test_knob_is_found_before_the_card_under_it() -> None:
    card = VIEWS[-40].hand.cards[0]
    pose = attended(VIEWS[-40], PLACES, Attention())[card]
    knob = Knob(PassBid(), "Pass", pygame.Rect(round(pose.x) - 9, round(pose.y) - 9, 18, 18))
    attention = Attention(boards=(Board("any", knobs=(knob,)),))
    assert under((pose.x, pose.y), VIEWS[-40], attention) == OnKnob(PassBid())
