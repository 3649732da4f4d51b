"""Layout: where every card of the deck lies for a view; a pure function, and the end of every animation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.presentation.areas import Areas, SeatAreas, card_width
from game.presentation.arrange import Arrangement
from game.presentation.fan import LARGE_SHARE, SHARE, fan
from game.presentation.meldrow import MeldRow, meld_row
from game.presentation.pose import NOBODY, Key, Place, Pose, Slot
from game.rules.cards import Card
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


def shown_hand(view: View, look: Look) -> tuple[Card, ...]:
    """Return the bottom seat's hand from left to right."""
    return look.order.apply(view.hand.cards, view.trump, view.variant.rank_order)


def layout(view: View, areas: Areas, look: Look) -> dict[Key, Pose]:
    """Return the pose of every card of the deck: known ones by card, the others by slot."""
    poses: dict[Key, Pose] = {}
    me = my_seat(view)
    for seat in range(len(view.hand_sizes)):
        place = areas.seats[(seat - me) % len(view.hand_sizes)]
        poses |= _hand(view, seat, place, areas, look)
        poses |= rows(view, areas, seat).poses
        poses |= _won(view, seat, place, areas)
    poses |= _stock(view, areas)
    poses |= _trick(view, areas)
    return poses


def rows(view: View, areas: Areas, seat: int) -> MeldRow:
    """Return the melds lying in front of a seat, with their tickets."""
    mine = seat == my_seat(view)
    place = areas.seats[(seat - my_seat(view)) % len(view.hand_sizes)]
    height = areas.heights.my_melds if mine else areas.heights.their_melds
    melds = [laid.meld for laid in view.melds if laid.seat == seat]
    return meld_row(view.table[seat], melds, place.melds, height, areas.text)


def _hand(view: View, seat: int, place: SeatAreas, areas: Areas, look: Look) -> dict[Key, Pose]:
    if seat == my_seat(view):
        return _my_hand(view, seat, areas, look)
    count = view.hand_sizes[seat]
    height = areas.heights.backs
    width = card_width(height)
    strip = min(width * 0.55, (place.backs.width - width) / max(1, count - 1))
    start = place.backs.centerx - strip * (count - 1) / 2
    return {
        Slot(Place.HAND, seat, index): Pose(
            start + strip * index,
            place.backs.centery,
            height,
            place.turn,
            face_up=False,
            z=30 + index / 100,
        )
        for index in range(count)
    }


def _my_hand(view: View, seat: int, areas: Areas, look: Look) -> dict[Key, Pose]:
    cards = shown_hand(view, look)
    count = view.hand_sizes[seat]
    box = areas.hand
    share = LARGE_SHARE if look.large_index else SHARE
    poses = fan(count, (box.left, box.top, box.right, box.bottom), areas.heights.hand, share=share)
    keys: tuple[Key, ...] = cards or tuple(Slot(Place.HAND, seat, index) for index in range(count))
    return {
        key: replace(pose, face_up=isinstance(key, Card), z=pose.z + 50)
        for key, pose in zip(keys, poses, strict=True)
    }


def _won(view: View, seat: int, place: SeatAreas, areas: Areas) -> dict[Key, Pose]:
    """Lay a seat's tricks as a slim fan, one back each: ours upright, theirs sideways."""
    won = [trick for trick in view.tricks if trick.winner == seat]
    height = areas.heights.won
    mine = seat == my_seat(view)
    across: float = card_width(height) if mine else height
    step = min(across * 0.34, (place.won.width - across) / max(1, len(won) - 1))
    poses: dict[Key, Pose] = {}
    for index, trick in enumerate(won):
        x = place.won.left + across / 2 + step * index
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
        poses[view.upcard] = upcard_pose(areas)
    return poses


def upcard_pose(areas: Areas) -> Pose:
    """Return where the upcard lies, its lower half under the stock."""
    height = areas.heights.stock
    return Pose(areas.stock.left + height / 2, areas.stock.top + height / 2, height, z=9)


def _trick(view: View, areas: Areas) -> dict[Key, Pose]:
    return {play.card: trick_pose(view, areas, play.seat, order) for order, play in enumerate(view.plays)}


def trick_pose(view: View, areas: Areas, seat: int, order: int) -> Pose:
    """Return where a seat's card of the open trick lies: ours right of the middle, theirs left."""
    height = areas.heights.trick
    mine = seat == my_seat(view)
    side = 1 if mine else -1
    x = areas.trick.centerx + side * card_width(height) * 0.56
    return Pose(x, areas.trick.centery, height, angle=-3.0 * side, z=40 + order / 100)
