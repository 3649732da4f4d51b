"""A block of melds: all that a seat has laid at once, in as many rows as its place has room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.presentation.areas import card_width
from game.presentation.around import Edge
from game.presentation.meldrow import TAG_DROP, TAG_STEP, Group, MeldRow, Tag, grouped, tags_width
from game.presentation.pose import Key, Pose
from game.rules.cards import Card
from game.rules.melds import Meld

SHRINKS = (1.0, 0.92, 0.84)
"""How much smaller than wished the cards of a block may lie."""

_STRIPS = (0.5, 0.42, 0.34, 0.27)
_GAP = 0.22


@dataclass(frozen=True, slots=True)
class _Fit:
    """A way to lay the groups: rows of (group, room), the cards' height and the strip each shows."""

    rows: tuple[tuple[tuple[Group, float], ...], ...]
    height: float
    strip: float
    gap: float
    crowded: bool = False

    def width(self, row: Sequence[tuple[Group, float]]) -> float:
        """Return the width of a row."""
        return sum(room for _group, room in row) + self.gap * (len(row) - 1)


def meld_block(
    table: Sequence[Card], melds: Iterable[Meld], box: pygame.Rect, height: float, px: int, edge: Edge
) -> MeldRow:
    """Lay a seat's melds inside a box, towards its own edge of the table.

    Cards are `height` high or a little less; tickets are written `px` high and keep clear of each other as
    long as there is room. What must overlap lies in a fan that still shows every index.
    """
    groups = grouped(table, melds)
    if not groups:
        return MeldRow({}, ())
    fit = _best(groups, box, height, px)
    drop = px * TAG_STEP * TAG_DROP
    pitch = fit.height + drop + px * 0.25
    tall = pitch * len(fit.rows) - px * 0.25
    top = box.bottom - tall + drop if edge is Edge.BOTTOM else box.top
    if edge in {Edge.LEFT, Edge.RIGHT}:
        top = box.top + max(0.0, (box.height - tall) / 2)
    poses: dict[Key, Pose] = {}
    places: list[tuple[Group, float, float, int]] = []
    for number, row in enumerate(fit.rows):
        left = _start(box, fit.width(row), edge)
        for at, (group, room) in enumerate(row):
            middle = left + room / 2
            y = top + pitch * number + fit.height / 2
            _lay(poses, group, middle, y, fit)
            places.append((group, middle, y + fit.height / 2, at % 2 if fit.crowded else 0))
            left += room + fit.gap
    return MeldRow(poses, _tags(places, poses, fit.height, px))


def _start(box: pygame.Rect, width: float, edge: Edge) -> float:
    match edge:
        case Edge.LEFT:
            return float(box.left)
        case Edge.RIGHT:
            return box.right - width
        case _:
            return box.centerx - width / 2


def _lay(poses: dict[Key, Pose], group: Group, middle: float, y: float, fit: _Fit) -> None:
    x = middle - fit.strip * (len(group.cards) - 1) / 2
    for place, card in enumerate(group.cards):
        poses[card] = Pose(x + place * fit.strip, y, fit.height, z=20 + len(poses) / 100)


def _tags(
    places: Sequence[tuple[Group, float, float, int]], poses: dict[Key, Pose], height: float, px: int
) -> tuple[Tag, ...]:
    step = round(px * TAG_STEP)
    tags = []
    for group, middle, bottom, raised in places:
        for level, meld in enumerate(group.melds):
            shared = tuple(card for card in meld.cards if card in poses and card not in group.cards)
            y = bottom + step * (TAG_DROP - level - raised)
            tags.append(Tag(meld, middle, y, shared, bottom - height))
    return tuple(tags)


def _best(groups: Sequence[Group], box: pygame.Rect, height: float, px: int) -> _Fit:
    """Return the largest cards and the loosest fan that fit; at worst, tickets overlap and fans are tight."""
    drop = px * TAG_STEP * TAG_DROP
    tags = [tags_width(group, px) for group in groups]
    for scale in SHRINKS:
        tall = height * scale
        most = max(1, int((box.height + px) / (tall + drop)))
        for strip in _STRIPS:
            fit = _wrapped(groups, tags, box.width, tall, strip)
            if len(fit.rows) <= most:
                return fit
    tall = height * SHRINKS[-1]
    return _squeezed(groups, box.width, tall, max(1, int((box.height + px) / (tall + drop))))


def _wrapped(
    groups: Sequence[Group], tags: Sequence[float], room: float, height: float, strip: float
) -> _Fit:
    """Break the groups into rows no wider than the room, as even as that allows."""
    width = card_width(height)
    gap = _GAP * width
    rooms = [max(_room(group, width, strip), tag) for group, tag in zip(groups, tags, strict=True)]
    rows: list[list[tuple[Group, float]]] = [[]]
    used = 0.0
    for group, wanted in zip(groups, rooms, strict=True):
        if rows[-1] and used + gap + wanted > room:
            rows.append([])
            used = 0.0
        used += wanted + (gap if rows[-1] else 0.0)
        rows[-1].append((group, wanted))
    return _Fit(tuple(map(tuple, rows)), height, strip * width, gap)


def _room(group: Group, width: float, strip: float) -> float:
    return width * (1 + strip * (len(group.cards) - 1))


def _squeezed(groups: Sequence[Group], room: float, height: float, rows: int) -> _Fit:
    """Deal the groups out over the rows, and make every fan as tight as the fullest row needs it."""
    width = card_width(height)
    size = -(-len(groups) // rows)
    parts = [groups[start : start + size] for start in range(0, len(groups), size)]
    strip = _STRIPS[-1] * width
    for part in parts:
        inner = sum(len(group.cards) - 1 for group in part)
        spare = room - width * len(part)
        strip = min(strip, max(0.0, spare) / max(1, inner))
    laid = tuple(tuple((group, width + strip * (len(group.cards) - 1)) for group in part) for part in parts)
    return _Fit(laid, height, strip, 0.0, crowded=True)
