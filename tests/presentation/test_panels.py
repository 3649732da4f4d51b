"""Panels recall what was melded and taken, and the window offers what may be laid."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.areas import areas
from game.presentation.attention import Attention, Panel
from game.presentation.canvas import Item
from game.presentation.effects import Effects
from game.presentation.furniture import Table
from game.presentation.layout import Look, layout
from game.presentation.offers import ends, offers
from game.presentation.pad import Score
from game.presentation.panels import button_rect, offer_rects, panels, shown_trick
from game.presentation.targets import ROUND
from game.rules.cards import Card
from game.rules.variant import Phase
from game.rules.view import View
from sprites.cards import CardArt
from tests.presentation.evenings import views
from tests.presentation.tables import first

PLACES = areas((1280, 720))
SCORE = Score(("You", "Opponent"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)
VIEWS = views(3)
ART = CardArt()
SCREEN = pygame.Rect((0, 0), PLACES.size)


def table(view: View, attention: Attention) -> Table:
    return Table(view, PLACES, attention, Effects(), SCORE, "pad", four_colour=False)


def items(view: View, attention: Attention) -> dict[object, Item]:
    return {item.key: item for item in panels(table(view, attention), ART)}


def test_a_quiet_table_has_no_panels() -> None:
    assert not items(VIEWS[40], Attention())


def test_offers_and_their_ends_lie_in_the_left_column_without_overlap() -> None:
    for view in VIEWS:
        if view.phase is Phase.MELD_WINDOW and view.to_act == 0:
            rects = offer_rects(PLACES, view, offers(view), ends(view))
            assert len(rects) == len(offers(view)) + len(ends(view))
            assert all(SCREEN.contains(rect) and not rect.colliderect(PLACES.hand) for rect in rects)
            assert not any(a.colliderect(b) for at, a in enumerate(rects) for b in rects[at + 1 :])


def test_every_meld_of_the_deal_is_recalled_also_when_its_cards_have_been_played() -> None:
    view = VIEWS[-1]
    there = items(view, Attention(panel=Panel.MELDS))
    lines = [key for key in there if isinstance(key, tuple) and key[0] == "melds" and key[1] in {0, 1}]
    # Each column has a name and a sum beside its melds, and says so when there are none.
    melds = [max(1, sum(1 for laid in view.melds if laid.seat == seat)) for seat in (0, 1)]
    assert len(lines) == sum(melds) + 4


def test_the_last_trick_is_shown_face_up_with_its_points() -> None:
    view = VIEWS[-1]
    there = items(view, Attention(panel=Panel.LAST_TRICK))
    height = round(PLACES.heights.my_melds)
    for at, play in enumerate(view.tricks[-1].plays):
        assert there["peek", at].picture is ART.face(play.card.face, height)


@pytest.mark.parametrize("trick", [0, 7, 23])
def test_any_trick_can_be_looked_at_and_stays_on_the_screen(trick: int) -> None:
    view = VIEWS[-1]
    attention = Attention(peek=trick)
    shown = shown_trick(table(view, attention))
    assert shown == (view.tricks[trick], trick)
    assert all(SCREEN.contains(item.rect) for item in items(view, attention).values())


@pytest.mark.parametrize("size", [(1366, 768), (3840, 2160), (1024, 768)])
def test_trick_of_a_partner_is_shown_beside_the_pile_of_both_and_clear_of_the_open_trick(
    size: tuple[int, int],
) -> None:
    view = first("cardgames", lambda view: bool(view.plays and view.tricks and view.tricks[-1].winner == 2))
    places = areas(size, seats=4)
    looked = replace(table(view, Attention(panel=Panel.LAST_TRICK)), areas=places)
    there = {item.key: item for item in panels(looked, ART)}
    plate, won = there["peek", "plate", 0].rect, places.seats[0].won
    assert plate.bottom <= won.top
    assert plate.left <= won.right
    for play in view.plays:
        pose = layout(view, places, Look())[play.card]
        assert not plate.collidepoint(pose.x, pose.y)


def test_there_is_nothing_to_look_at_before_the_first_trick() -> None:
    view = next(view for view in VIEWS if not view.tricks)
    assert shown_trick(table(view, Attention(panel=Panel.LAST_TRICK))) is None
    assert shown_trick(table(view, Attention(peek=3))) is None


def test_what_the_opponent_holds_is_only_shown_in_the_playoff() -> None:
    late = next(view for view in VIEWS if view.phase is Phase.PLAYOFF)
    early = next(view for view in VIEWS if view.phase is Phase.STOCK_TRICK and view.trump)
    cards = late.unseen().cards[:5]
    assert "must hold" in items(late, Attention(must_hold=cards))
    assert "must hold" not in items(early, Attention(must_hold=cards))
    assert "must hold" not in items(late, replace(Attention(), must_hold=()))


def test_a_card_that_must_be_shown_lies_face_up_at_the_stock() -> None:
    effects = Effects()
    effects.show(Card.parse("AS0"))
    shown = replace(table(VIEWS[40], Attention()), effects=effects)
    card = next(item for item in panels(shown, ART) if item.key == "shown")
    assert card.rect.colliderect(PLACES.stock)
    assert SCREEN.contains(card.rect)


def test_the_round_buttons_are_where_the_areas_put_them() -> None:
    assert [button_rect(PLACES, button) for button in ROUND] == list(PLACES.buttons)
