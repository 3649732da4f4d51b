"""Always on the table: trump, stock count, whose turn, the score, the melds and what happened."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.areas import areas
from game.presentation.attention import Attention
from game.presentation.canvas import Item
from game.presentation.effects import Effects
from game.presentation.furniture import Table, button_state, claim_rect, furniture, tickets
from game.presentation.layout import rows
from game.presentation.meldrow import MeldRow, Tag
from game.presentation.pad import Score
from game.presentation.pose import Pose
from game.presentation.targets import Button, OnButton, Zone
from game.rules.melds import Meld, MeldKind
from game.rules.view import View
from tests.presentation.evenings import views
from tests.rules.staging import cards

PLACES = areas((1280, 720))
SCORE = Score(("You", "Opponent"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)
VIEWS = views(3)


def items(view: View, attention: Attention | None = None, **more: object) -> dict[object, Item]:
    table = Table(view, PLACES, attention or Attention(), Effects(), SCORE, "pad", four_colour=False)
    return {item.key: item for item in furniture(replace(table, **more))}  # type: ignore[arg-type]


@pytest.mark.parametrize("tricks", [0, 3, 9, 15])
def test_what_must_always_be_seen_is_there(tricks: int) -> None:
    view = next(view for view in VIEWS if len(view.tricks) == tricks and view.trump)
    there = items(view)
    assert {"trump", "pad", ("plate", 0), ("plate", 1)} <= set(there)
    assert ("stock count" in there) is bool(view.stock_count)


def test_the_turn_and_the_dealer_are_marked_by_shape() -> None:
    mine = next(view for view in VIEWS if view.to_act == 0)
    theirs = replace(mine, to_act=1)
    assert items(mine)["plate", 0].picture is not items(theirs)["plate", 0].picture
    assert items(mine)["plate", 0].rect == items(theirs)["plate", 0].rect


def test_the_count_waits_until_the_stock_has_arrived() -> None:
    view = next(view for view in VIEWS if view.trump and view.stock_count)
    assert "stock count" not in items(view, covering=True)


def test_every_meld_on_the_table_has_its_ticket() -> None:
    view = max(VIEWS, key=lambda view: len(view.table[0]))
    tags = rows(view, PLACES, 0).tags
    there = items(view)
    assert tags
    assert all(("ticket", tag.meld, place) in there for place, tag in enumerate(tags))


def test_line_to_a_card_in_another_row_lies_on_the_felt_below_all_cards_and_tickets() -> None:
    queens, marriage = (
        Meld(MeldKind.QUEENS, cards("QS QH QC QD"), 60),
        Meld(MeldKind.MARRIAGE, cards("KH QH"), 20),
    )
    shared = cards("QH")
    row = MeldRow(
        {card: Pose(300 + 40 * at, 200, 90, z=20) for at, card in enumerate(queens.cards)},
        (Tag(queens, 360, 260, (), 155, 16), Tag(marriage, 700, 360, shared, 325, 16)),
    )
    table = Table(VIEWS[30], PLACES, Attention(), Effects(), SCORE, "pad", four_colour=False)
    drawn = {item.key: item for item in tickets(table, row)}
    assert drawn["link", marriage, shared[0]].z < min(pose.z for pose in row.poses.values())
    assert drawn["link", marriage, shared[0]].z < drawn["ticket", queens, 0].z


def test_a_ticket_that_has_not_popped_yet_is_not_there() -> None:
    view = max(VIEWS, key=lambda view: len(view.table[0]))
    tag = rows(view, PLACES, 0).tags[0]
    effects = Effects()
    effects.pop(tag.meld, 500)
    assert ("ticket", tag.meld, 0) not in items(view, effects=effects)


def test_places_light_up_for_a_held_card() -> None:
    plain = items(VIEWS[30])
    lit = items(VIEWS[30], Attention(open_zones=frozenset({Zone.TRICK, Zone.MELDS})))
    assert lit["trick area"].picture is not plain["trick area"].picture
    assert "meld area" in lit
    assert "meld area" not in plain


def test_the_caption_is_wrapped_into_its_corner() -> None:
    long = Attention(caption="The opponent takes the king of diamonds for the nine of trump and scores 10.")
    lines = [
        item for key, item in items(VIEWS[30], long).items() if isinstance(key, tuple) and key[0] == "caption"
    ]
    assert len(lines) > 1
    assert all(PLACES.caption.left <= line.left and line.rect.right <= PLACES.hand.left for line in lines)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_caption_never_runs_over_the_own_name(size: tuple[int, int], scale: float, seats: int) -> None:
    melds = "You meld 150: Four queens 60, Marriage ♣ 20, Royal marriage ♠ 40, Marriage ♥ 20, Dix 10."
    for caption in ("East passes.", melds):
        told = Attention(caption=caption, prompt="Click or press Space to go on.")
        there = items(VIEWS[30], told, areas=areas(size, text_scale=scale, seats=seats))
        lines = [item.rect for key, item in there.items() if isinstance(key, tuple) and key[0] == "caption"]
        assert lines
        assert there["plate", 0].rect.collidelist(lines) < 0


def test_a_short_caption_leaves_the_own_name_where_it_is() -> None:
    short = items(VIEWS[30], Attention(caption="Your play."))
    assert short["plate", 0].rect == items(VIEWS[30])["plate", 0].rect


def test_a_button_shows_how_it_is() -> None:
    hint = OnButton(Button.HINT)
    assert button_state(Attention(), Button.HINT) == "idle"
    assert button_state(Attention(hover=hint), Button.HINT) == "hover"
    assert button_state(Attention(hover=hint, down=hint), Button.HINT) == "down"
    assert button_state(Attention(off=frozenset({Button.HINT}), hover=hint), Button.HINT) == "off"


def test_the_claim_stands_at_the_left_edge_only_where_claims_are() -> None:
    assert Button.CLAIM not in items(VIEWS[30])
    assert Button.CLAIM in items(VIEWS[30], Attention(claim=True))
    assert claim_rect(PLACES).left < PLACES.size[0] * 0.05
    assert not claim_rect(PLACES).colliderect(PLACES.hand)
    assert pygame.Rect((0, 0), PLACES.size).contains(claim_rect(PLACES))
