"""Every card has one place on every screen, and nothing lies outside it or on top of a hand."""

from itertools import combinations, product
from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.presentation.areas import areas
from game.presentation.layout import Look, layout, rows, shown_hand
from game.presentation.meldrow import MeldRow
from game.presentation.pose import Place, Slot
from game.rules.cards import Card
from game.rules.contract_events import MeldsCounted
from game.rules.variant import Phase
from sprites.paper import ticket
from tests.presentation.evenings import evening, round_of, views

SIZES = [(800, 600), (1024, 768), (1366, 768), (1280, 720), (1920, 1080), (3440, 1440), (3840, 2160)]
sizes = st.sampled_from(SIZES)
seeds = st.integers(0, 40)
seats = st.sampled_from([0, 1, None])


@given(seeds, seats, sizes, st.integers())
def test_all_48_cards_have_one_place_on_the_screen(
    seed: int, seat: int | None, size: tuple[int, int], luck: int
) -> None:
    view = Random(luck).choice(views(seed, seat))
    poses = layout(view, areas(size), Look())
    assert len(poses) == 48
    for pose in poses.values():
        left, top, right, bottom = pose.bounds()
        assert left >= 0
        assert top >= 0
        assert right <= size[0]
        assert bottom <= size[1]


@settings(max_examples=12)
@given(seeds, seats)
def test_no_pose_shows_a_face_that_the_seat_may_not_see(seed: int, seat: int | None) -> None:
    for view in views(seed, seat):
        poses = layout(view, areas((1280, 720)), Look())
        faces = {key for key, pose in poses.items() if pose.face_up}
        assert not {key for key in faces if isinstance(key, Slot)}
        assert {key for key in poses if isinstance(key, Card)} <= view.seen()


@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("key", ["three_hand", "double_deck", "auction3_points", "auction_250"])
def test_melds_and_tickets_of_different_seats_never_meet(
    key: str, size: tuple[int, int], scale: float
) -> None:
    shown = [
        view for seed in range(6) for event, view in round_of(key, seed) if isinstance(event, MeldsCounted)
    ]
    for view in shown:
        places = areas(size, seats=view.variant.seats, text_scale=scale)
        lying = [_lying(rows(view, places, seat)) for seat in range(view.variant.seats)]
        assert not [
            pair
            for one, other in combinations(lying, 2)
            for pair in product(one, other)
            if pair[0].colliderect(pair[1])
        ]


def _lying(row: MeldRow) -> list[pygame.Rect]:
    """The cards and the tickets of a seat, a little smaller than they are."""
    cards = [
        pygame.Rect(round(p.x - p.width / 2), round(p.y - p.height / 2), round(p.width), round(p.height))
        for p in row.poses.values()
    ]
    pictures = [(tag, ticket(tag.title, str(tag.meld.points), tag.px)) for tag in row.tags]
    tickets = [picture.get_rect(midbottom=(round(tag.x), round(tag.y))) for tag, picture in pictures]
    return [rect.inflate(-4, -4) for rect in (*cards, *tickets)]


def test_who_melds_alone_at_a_side_has_the_room_of_both() -> None:
    events = (pair for seed in range(40) for pair in round_of("auction_250", seed))
    view = next(
        view
        for event, view in events
        if isinstance(event, MeldsCounted) and any(view.table[1]) and len({*view.table[1]}) > 6
    )
    places = areas((1366, 768), seats=3)
    alone = {pose.height for pose in rows(view, places, 1).poses.values()}
    assert alone == {places.heights.their_melds}


@settings(max_examples=12)
@given(seeds)
def test_the_order_of_the_other_seats_backs_says_nothing(seed: int) -> None:
    for view in views(seed):
        backs = [
            key for key in layout(view, areas((1280, 720)), Look()) if isinstance(key, Slot) and key.seat == 1
        ]
        assert backs == [Slot(Place.HAND, 1, index) for index in range(view.hand_sizes[1])]


@pytest.mark.parametrize("size", SIZES)
def test_melds_of_both_sides_stay_clear_of_hand_trick_and_columns(size: tuple[int, int]) -> None:
    places = areas(size)
    for view in views(3):
        for seat in (0, 1):
            row = rows(view, places, seat)
            for pose in row.poses.values():
                left, top, right, bottom = pose.bounds()
                assert left >= places.stock.right - 1
                assert right <= places.pad.left + 1 or top >= places.pad.bottom
                assert not places.trick.colliderect((left, top, right - left, bottom - top))


@pytest.mark.parametrize("size", SIZES)
def test_hand_cards_are_large_and_melds_lie_above_them(size: tuple[int, int]) -> None:
    places = areas(size)
    view = next(view for view in views(1) if view.phase is Phase.MELD_WINDOW)
    poses = layout(view, places, Look())
    hand = [poses[card] for card in view.hand]
    assert all(pose.height >= 0.15 * size[1] for pose in hand)
    assert all(pose.bounds()[1] >= places.seats[0].melds.bottom for pose in hand)


def test_the_stock_lies_across_the_lower_half_of_the_upcard() -> None:
    view = next(view for view in views(1) if view.upcard and view.stock_count > 4)
    poses = layout(view, areas((1920, 1080)), Look())
    assert view.upcard
    upcard = poses[view.upcard]
    top = poses[Slot(Place.STOCK, -1, view.stock_count - 1)]
    assert top.z > upcard.z
    assert top.covers(upcard.outside((0, upcard.height * 0.3)))
    assert not top.covers(upcard.outside((0, -upcard.height * 0.25)))


def test_won_tricks_lie_upright_on_our_side_and_sideways_on_theirs() -> None:
    view = evening(5)[-1][1]
    poses = layout(view, areas((1920, 1080)), Look())
    for trick in view.tricks:
        for play in trick.plays:
            assert poses[play.card].angle == (0 if trick.winner == 0 else 90)
            assert not poses[play.card].face_up


def test_a_large_index_deck_shows_more_of_each_card() -> None:
    view = views(1)[20]
    hand = shown_hand(view, Look())

    def strip(look: Look) -> float:
        poses = layout(view, areas((800, 600)), look)
        return (poses[hand[1]].x - poses[hand[0]].x) / poses[hand[0]].width

    assert strip(Look(large_index=True)) >= 0.34
