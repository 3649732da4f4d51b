"""Cards laid aside: the dead hand, the widow and what the bidder buried."""

from __future__ import annotations

from game.presentation.areas import Areas, card_width
from game.presentation.around import Edge
from game.presentation.pose import NOBODY, Key, Place, Pose, Slot
from game.rules.cards import Card
from game.rules.variant import Phase
from game.rules.view import View

_PILE = 0.006
_APART = 1.12


def turned_widow(view: View, seat: int) -> tuple[Card, ...]:
    """Return the widow's cards that still lie face up on the felt, though this seat has taken them.

    They lie there until the bidder goes on, so that everybody can read them; the player takes his own into
    the hand as soon as he is to name trump or has named it.
    """
    if view.contract is None or view.contract.seat != seat or view.buried:
        return ()
    mine = seat == view.seat
    lying = view.phase is Phase.WIDOW or (view.phase is Phase.NAME_TRUMP and not mine)
    return view.widow if lying else ()


def laid_aside(view: View, areas: Areas, me: int) -> dict[Key, Pose]:
    """Return the places of every card that is in no hand, no trick and no meld."""
    poses: dict[Key, Pose] = {}
    for index in range(view.dead_count):
        poses[Slot(Place.DEAD, NOBODY, index)] = _dead(areas, index)
    hidden: list[Key] = [Slot(Place.WIDOW, NOBODY, index) for index in range(view.widow_count)]
    turned = turned_widow(view, view.contract.seat) if view.contract else ()
    for index, key in enumerate([*hidden, *turned]):
        poses[key] = _widow(areas, index, view.variant.widow.widow, face_up=bool(turned))
    if view.contract is not None:
        place = (view.contract.seat - me) % len(view.hand_sizes)
        for index, card in enumerate(view.buried):
            key = card if card is not None else Slot(Place.BURIED, NOBODY, index)
            poses[key] = _buried(areas, place, index)
    return poses


def _dead(areas: Areas, index: int) -> Pose:
    """The dead hand is a pack across the place where other games have their stock."""
    height = areas.heights.stock
    rise = _PILE * height * index
    box = areas.stock
    x = box.left + height / 2 + rise * 0.3
    return Pose(
        x,
        box.top + card_width(height) / 2 + height * 0.25 - rise,
        height,
        90,
        face_up=False,
        z=7 + index / 100,
    )


def _widow(areas: Areas, index: int, count: int, *, face_up: bool) -> Pose:
    height = areas.heights.stock
    x = areas.widow.centerx + (index - (count - 1) / 2) * card_width(height) * _APART
    return Pose(x, areas.widow.centery, height, face_up=face_up, z=20 + index / 100)


def _buried(areas: Areas, place: int, index: int) -> Pose:
    """What is buried lies at the far end of the bidder's won tricks, which it counts with."""
    seat = areas.seats[place]
    height = areas.heights.won
    step = card_width(height) * 0.22 * index
    mine = seat.edge is Edge.BOTTOM
    half = card_width(height) / 2 if mine else height / 2
    x = seat.won.left + half + step if seat.edge is Edge.RIGHT else seat.won.right - half - step
    return Pose(x, seat.won.centery, height, 0.0 if mine else 90.0, face_up=False, z=4 - index / 100)
