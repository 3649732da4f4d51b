"""Layout: where every card of the deck lies for a view; a pure function, and the end of every animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.presentation.areas import Areas, SeatAreas, card_width
from game.presentation.around import Edge, trick_offset
from game.presentation.arrange import Arrangement
from game.presentation.fan import LARGE_SHARE, SHARE, fan
from game.presentation.laidaside import laid_aside, turned_widow
from game.presentation.meldblock import meld_block, row_width
from game.presentation.meldrow import MeldRow, meld_row
from game.presentation.pose import NOBODY, Key, Place, Pose, Slot
from game.rules.cards import Card
from game.rules.melds import Meld
from game.rules.seats import side_of
from game.rules.variant import Phase
from game.rules.view import View

_PILE = 0.012
"""How much a card of a pile lies above the one below, in card heights."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the player has chosen about how his cards lie: their order, and a deck with large indices."""

    order: Arrangement = field(default_factory=Arrangement)
    large_index: bool = False


def my_seat(view: View) -> int:
    """Return the seat that sits at the bottom; a spectator sits behind seat 0."""
    return 0 if view.seat is None else view.seat


def own_first(view: View) -> tuple[int, ...]:
    """Return the sides in the order in which they sit, the bottom seat's first."""
    sides = view.variant.sides
    return tuple((my_seat(view) + turn) % sides for turn in range(sides))


def shown_hand(view: View, look: Look) -> tuple[Card, ...]:
    """Return the bottom seat's hand from left to right."""
    return look.order.apply(view.hand.cards, view.trump, view.variant.rank_order)


def place_of(view: View, areas: Areas, seat: int) -> SeatAreas:
    """Return where a seat sits."""
    return areas.seats[(seat - my_seat(view)) % len(view.hand_sizes)]


def all_at_once(view: View) -> bool:
    """Say whether melds are laid all at once, instead of in windows between the tricks."""
    return Phase.STOCK_TRICK not in view.variant.phases


def to_be_read(view: View) -> bool:
    """Say whether melds lie on the table, or have been told without being shown."""
    return any(view.table) or (view.phase is Phase.MELDS and any(view.meld_points))


def layout(view: View, areas: Areas, look: Look) -> dict[Key, Pose]:
    """Return the pose of every card of the deck: known ones by card, the others by slot."""
    poses: dict[Key, Pose] = {}
    for seat in range(len(view.hand_sizes)):
        poses |= _hand(view, seat, areas, look)
        poses |= rows(view, areas, seat).poses
        poses |= _won(view, seat, areas)
    poses |= _stock(view, areas)
    poses |= _trick(view, areas)
    poses |= laid_aside(view, areas, my_seat(view))
    return poses


def rows(view: View, areas: Areas, seat: int) -> MeldRow:
    """Return the melds lying in front of a seat, with their tickets."""
    melds = [laid.meld for laid in view.melds if laid.seat == seat]
    return meld_rows(view, areas, seat, view.table[seat], melds)


def meld_rows(view: View, areas: Areas, seat: int, cards: Sequence[Card], melds: Sequence[Meld]) -> MeldRow:
    """Return these cards and melds of a seat as they lie in front of it."""
    place = place_of(view, areas, seat)
    mine = place.edge is Edge.BOTTOM
    height = areas.heights.my_melds if mine else areas.heights.their_melds
    if all_at_once(view):
        box = _block_box(view, areas, place)
        return meld_block(cards, melds, box, height, areas.texts, place.edge)
    return meld_row(cards, melds, place.melds, height, areas.text)


def _block_box(view: View, areas: Areas, place: SeatAreas) -> pygame.Rect:
    """Return the place for all melds of a seat; two seats share the whole middle of the felt.

    Of two seats across from each other at the sides, each has what the other leaves, and half at least.
    """
    box = place.melds.copy()
    if place.edge in {Edge.LEFT, Edge.RIGHT}:
        return _side_box(view, areas, place)
    if len(areas.seats) > len("AB"):
        return box
    gap = areas.u(1)
    if place.edge is Edge.TOP:
        box.height = areas.trick.centery - gap - box.top
    else:
        bottom, box.top = box.bottom, areas.trick.centery + gap
        box.height = bottom - box.top
    return box


def _side_box(view: View, areas: Areas, place: SeatAreas) -> pygame.Rect:
    """Return the place for the melds of a seat at the left or at the right."""
    sides = {seat.edge: seat for seat in areas.seats}
    left, right = sides[Edge.LEFT], sides[Edge.RIGHT]
    other = right if place is left else left
    across = next(seat for seat in range(len(view.hand_sizes)) if place_of(view, areas, seat) is other)
    theirs = tuple(laid.meld for laid in view.melds if laid.seat == across)
    taken = row_width(theirs, areas.heights.their_melds, areas.text) + areas.u(3) if theirs else 0
    box = left.melds.union(right.melds)
    width = max(place.melds.width, round(box.width - taken))
    return pygame.Rect(box.left if place is left else box.right - width, box.top, width, box.height)


def _hand(view: View, seat: int, areas: Areas, look: Look) -> dict[Key, Pose]:
    if seat == my_seat(view):
        return _my_hand(view, seat, areas, look)
    place = place_of(view, areas, seat)
    count = view.hand_sizes[seat] - len(turned_widow(view, seat))
    height = areas.heights.backs
    width = card_width(height)
    room = place.backs.width if place.edge is Edge.TOP else place.backs.height
    strip = min(width * 0.55, (room - width) / max(1, count - 1))
    poses: dict[Key, Pose] = {}
    for index in range(count):
        off = strip * (index - (count - 1) / 2)
        x, y = place.backs.center
        # The first card is the one at the owner's left hand.
        spot = {Edge.LEFT: (x, y + off), Edge.RIGHT: (x, y - off)}.get(place.edge, (x + off, y))
        z = 30 + index / 100
        poses[Slot(Place.HAND, seat, index)] = Pose(spot[0], spot[1], height, place.turn, face_up=False, z=z)
    return poses


def _my_hand(view: View, seat: int, areas: Areas, look: Look) -> dict[Key, Pose]:
    lying = turned_widow(view, seat)
    cards = tuple(card for card in shown_hand(view, look) if card not in lying)
    count = view.hand_sizes[seat] - len(lying)
    box = areas.hand
    share = LARGE_SHARE if look.large_index else SHARE
    poses = fan(count, (box.left, box.top, box.right, box.bottom), areas.heights.hand, share=share)
    keys: tuple[Key, ...] = cards or tuple(Slot(Place.HAND, seat, index) for index in range(count))
    return {
        key: replace(pose, face_up=isinstance(key, Card), z=pose.z + 50)
        for key, pose in zip(keys, poses, strict=True)
    }


def pile_place(view: View, areas: Areas, seat: int) -> SeatAreas:
    """Return where a seat's won tricks lie: partners share a pile, ours at our own seat."""
    if not view.variant.partners:
        return place_of(view, areas, seat)
    mine = side_of(view.variant, seat) == side_of(view.variant, my_seat(view))
    return areas.seats[0 if mine else 1]


def _won(view: View, seat: int, areas: Areas) -> dict[Key, Pose]:
    """Lay a pile of tricks as a slim fan, one back each: ours upright, theirs sideways."""
    place = pile_place(view, areas, seat)
    if place is not place_of(view, areas, seat):
        return {}
    won = [trick for trick in view.tricks if pile_place(view, areas, trick.winner) is place]
    height = areas.heights.won
    mine = place.edge is Edge.BOTTOM
    across: float = card_width(height) if mine else height
    step = min(across * 0.34, (place.won.width - across) / max(1, len(won) - 1))
    turn = -1 if place.edge is Edge.RIGHT else 1
    start = place.won.right - across / 2 if turn < 0 else place.won.left + across / 2
    poses: dict[Key, Pose] = {}
    for index, trick in enumerate(won):
        x = start + step * index * turn
        for play in trick.plays:
            z = 5 + len(poses) / 100
            angle = 0.0 if mine else 90.0
            poses[play.card] = Pose(x, place.won.centery, height, angle, face_up=False, z=z)
    return poses


def stock_pose(view: View, areas: Areas, index: int) -> Pose:
    """Return where the `index`-th stock card from the bottom lies: across the upcard once trump is turned."""
    height = areas.heights.stock
    rise = _PILE * height * index * 0.5
    if view.trump is None:
        middle = areas.trick.center
        return Pose(middle[0], middle[1] - rise, height, face_up=False, z=10 + index / 100)
    box = areas.stock
    y = box.top + height / 2 + card_width(height) / 2
    return Pose(box.left + height / 2 + rise * 0.3, y - rise, height, 90, face_up=False, z=10 + index / 100)


def _stock(view: View, areas: Areas) -> dict[Key, Pose]:
    poses: dict[Key, Pose] = {
        Slot(Place.STOCK, NOBODY, index): stock_pose(view, areas, index) for index in range(view.stock_count)
    }
    if view.upcard is not None:
        poses[view.upcard] = upcard_pose(view, areas)
    return poses


def upcard_pose(view: View, areas: Areas) -> Pose:
    """Return where the upcard lies: its lower half under the stock, or before the dealer it belongs to."""
    if all_at_once(view):
        return replace(trick_pose(view, areas, view.dealer, 0), z=9)
    height = areas.heights.stock
    return Pose(areas.stock.left + height / 2, areas.stock.top + height / 2, height, z=9)


def _trick(view: View, areas: Areas) -> dict[Key, Pose]:
    return {play.card: trick_pose(view, areas, play.seat, order) for order, play in enumerate(view.plays)}


def trick_pose(view: View, areas: Areas, seat: int, order: int) -> Pose:
    """Return where a seat's card of the open trick lies: for two ours right of theirs, else by its seat."""
    height, z = areas.heights.trick, 40 + order / 100
    place = place_of(view, areas, seat)
    seats = len(view.hand_sizes)
    if seats == len("AB"):
        side = 1 if place.edge is Edge.BOTTOM else -1
        x = areas.trick.centerx + side * card_width(height) * 0.56
        return Pose(x, areas.trick.centery, height, angle=-3.0 * side, z=z)
    across, down = trick_offset(place.edge, seats, card_width(height), height)
    lean = {Edge.LEFT: 4.0, Edge.RIGHT: -4.0, Edge.BOTTOM: -1.5, Edge.TOP: 1.5}[place.edge]
    return Pose(areas.trick.centerx + across, areas.trick.centery + down, height, angle=lean, z=z)
