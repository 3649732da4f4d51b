"""A block of melds: all that a seat has laid at once, in as many rows as its place has room for."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

import pygame

from game.presentation.areas import card_width
from game.presentation.around import Edge
from game.presentation.meldrow import TAG_DROP, TAG_STEP, Group, MeldRow, Tag, grouped, tags_width
from game.presentation.pose import Key, Pose
from game.rules.cards import Card
from game.rules.melds import Meld

SHRINKS = (1.0, 0.9, 0.8, 0.72, 0.66)
"""How much smaller than wished the cards of a block may lie."""

_STRIPS = (0.5, 0.42, 0.34, 0.27)
_GAPS = (0.22, 0.06)
_LARGE = 0.8
"""How high cards must be, of what is wished, for tickets with larger text."""
_BETWEEN = 0.25
_OVER = 0.6
"""The air between two rows, in heights of their text, and what a block may exceed its box by, of least."""


@dataclass(frozen=True, slots=True)
class _Fit:
    """A way to lay the groups: rows of (group, room), the cards' height and the strip each shows.

    Tickets are written `px` high, and hang `drop` below their cards.
    """

    rows: tuple[tuple[tuple[Group, float], ...], ...]
    height: float
    strip: float
    gap: float
    px: int = 0
    drop: float = 0.0
    crowded: bool = False
    short: bool = False


def meld_block(
    table: Sequence[Card],
    melds: Iterable[Meld],
    box: pygame.Rect,
    height: float,
    sizes: tuple[int, ...],
    edge: Edge,
) -> MeldRow:
    """Lay a seat's melds inside a box, towards its own edge of the table.

    Cards are `height` high or a little less; tickets are written in the first of `sizes`, which get smaller,
    that leaves the cards large, and keep clear of each other as long as there is room. What must overlap lies
    in a fan that still shows every index.
    """
    return _block(tuple(table), tuple(melds), (*box,), height, sizes, edge)


@lru_cache(maxsize=32)
def _block(
    table: tuple[Card, ...],
    melds: tuple[Meld, ...],
    place: tuple[int, ...],
    height: float,
    sizes: tuple[int, ...],
    edge: Edge,
) -> MeldRow:
    """Do the work of `meld_block` once; melds lie still while the hand is hovered over."""
    box = pygame.Rect(*place)
    groups = grouped(table, melds)
    if not groups:
        return MeldRow({}, ())
    fit = _chosen(groups, box, height, sizes)
    tall = _tall(fit)
    top = box.bottom - tall + fit.drop if edge is Edge.BOTTOM else box.top
    if edge in {Edge.LEFT, Edge.RIGHT}:
        top = box.top + max(0.0, (box.height - tall) * 0.4)
    poses: dict[Key, Pose] = {}
    places: list[tuple[Group, float, float, int]] = []
    for row in fit.rows:
        left = _start(box, _used(row, fit.gap), edge)
        bottom = top + _row_height(row, fit)
        for at, (group, room) in enumerate(row):
            middle = left + room / 2
            _lay(poses, group, middle, bottom - fit.height / 2, fit)
            places.append((group, middle, bottom, at % 2 if fit.crowded else 0))
            left += room + fit.gap
        top = bottom + fit.drop + fit.px * _BETWEEN
    return MeldRow(poses, _tags(places, poses, fit))


def _chosen(groups: Sequence[Group], box: pygame.Rect, height: float, sizes: tuple[int, ...]) -> _Fit:
    """Return the way with the largest text that leaves the cards large, else that which shows most of them.

    Only where no text is small enough do the tickets lose their names.
    """
    spread, least = _spread_out(groups), sizes[-1]
    fits = [fit for px in sizes if (fit := _best(spread, box, height, (px, least)))]
    if fits:
        large = (fit for fit in fits if fit.height >= height * _LARGE)
        return next(large, max(fits, key=_in_sight))
    short = _best(spread, box, height, (least, least), short=True)
    return short or _squeezed(groups, box, height, least)


def _in_sight(fit: _Fit) -> float:
    """Return how much of the cards' height no ticket covers."""
    return fit.height - fit.px * TAG_STEP + fit.drop


def _spread_out(groups: Sequence[Group]) -> list[Group]:
    """Give each ticket that would hide cards a place of its own, strung to its cards by lines."""
    alone = [Group([], [meld]) for group in groups for meld in group.melds[1:]]
    return [Group(group.cards, group.melds[:1]) for group in groups] + alone


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
    places: Sequence[tuple[Group, float, float, int]], poses: dict[Key, Pose], fit: _Fit
) -> tuple[Tag, ...]:
    step = round(fit.px * TAG_STEP)
    tags = []
    for group, middle, bottom, raised in places:
        for level, meld in enumerate(group.melds):
            shared = tuple(card for card in meld.cards if card in poses and card not in group.cards)
            y = bottom + fit.drop - step * (level + raised)
            top = bottom - fit.height if group.cards else y - step
            tags.append(Tag(meld, middle, y, shared, top, fit.px, fit.short))
    return tuple(tags)


def _best(
    groups: Sequence[Group], box: pygame.Rect, height: float, text: tuple[int, int], *, short: bool = False
) -> _Fit | None:
    """Return the largest cards and the loosest fan that fit, with the names on the tickets or without.

    `text` are the size of the tickets' text and the least one; however large, they hang as low as with that.
    """
    px, least = text
    tags = [tags_width(group, px, short=short) for group in groups]
    for scale in SHRINKS:
        for gap, strip in product(_GAPS, _STRIPS):
            for wrap in (_in_order, _in_gaps):
                fit = _wrapped(groups, tags, box.width, height * scale, strip, gap, wrap)
                fit = replace(fit, px=px, drop=_drop(least), short=short)
                if len(fit.rows) == 1 or _tall(fit) <= box.height + least * _OVER:
                    return fit
    return None


def _drop(least: int) -> float:
    """Return how far a ticket hangs below its cards."""
    return round(least * TAG_STEP) * TAG_DROP


def _tall(fit: _Fit) -> float:
    """Return how high all rows are together, with what hangs below them and the air between."""
    rows = sum(_row_height(row, fit) for row in fit.rows)
    return rows + len(fit.rows) * (fit.drop + fit.px * _BETWEEN) - fit.px * _BETWEEN


def _row_height(row: _Rooms, fit: _Fit) -> float:
    """Return how high a row is above its tickets' hanging part: as its cards, or as tickets without any."""
    return fit.height if any(group.cards for group, _room in row) else fit.px * TAG_STEP - fit.drop


@lru_cache(maxsize=16)
def row_width(melds: tuple[Meld, ...], height: float, px: int) -> float:
    """Return how wide these melds lie in one row, as loosely as can be."""
    groups = _spread_out(grouped(tuple(card for meld in melds for card in meld.cards), melds))
    tags = [tags_width(group, px) for group in groups]
    (row,) = _wrapped(groups, tags, math.inf, height, _STRIPS[0], _GAPS[0], _in_order).rows
    return _used(row, _GAPS[0] * card_width(height))


_Rooms = Sequence[tuple[Group, float]]
_Wrap = Callable[[_Rooms, float, float], list[list[tuple[Group, float]]]]


def _wrapped(
    groups: Sequence[Group],
    tags: Sequence[float],
    room: float,
    height: float,
    strip: float,
    gap: float,
    wrap: _Wrap,
) -> _Fit:
    """Break the groups into rows no wider than the room; strip and gap are shares of a card's width."""
    width = card_width(height)
    rooms = [(group, max(_room(group, width, strip), tag)) for group, tag in zip(groups, tags, strict=True)]
    return _Fit(tuple(map(tuple, wrap(rooms, room, gap * width))), height, strip * width, gap * width)


def _in_order(rooms: _Rooms, room: float, gap: float) -> list[list[tuple[Group, float]]]:
    """Fill one row after the other."""
    rows: list[list[tuple[Group, float]]] = [[]]
    for group, wanted in rooms:
        if rows[-1] and _used(rows[-1], gap) + gap + wanted > room:
            rows.append([])
        rows[-1].append((group, wanted))
    return rows


def _in_gaps(rooms: _Rooms, room: float, gap: float) -> list[list[tuple[Group, float]]]:
    """Put the widest groups first, each into the first row that has room for it."""
    rows: list[list[tuple[Group, float]]] = []
    for group, wanted in sorted(rooms, key=lambda pair: -pair[1]):
        row = next((row for row in rows if _used(row, gap) + gap + wanted <= room), None)
        if row is None:
            row = []
            rows.append(row)
        row.append((group, wanted))
    return rows


def _used(row: _Rooms, gap: float) -> float:
    return sum(wanted for _group, wanted in row) + gap * (len(row) - 1)


def _room(group: Group, width: float, strip: float) -> float:
    return width * (1 + strip * (len(group.cards) - 1)) if group.cards else 0.0


def _squeezed(groups: Sequence[Group], box: pygame.Rect, wished: float, px: int) -> _Fit:
    """Deal the groups out over the rows, tickets overlapping, fans as tight as the fullest row needs."""
    height = wished * SHRINKS[-1]
    width, room = card_width(height), box.width
    rows = max(1, int((box.height + px) / (height + px * TAG_STEP * TAG_DROP)))
    size = -(-len(groups) // rows)
    parts = [groups[start : start + size] for start in range(0, len(groups), size)]
    strip = _STRIPS[-1] * width
    for part in parts:
        inner = sum(len(group.cards) - 1 for group in part)
        spare = room - width * len(part)
        strip = min(strip, max(0.0, spare) / max(1, inner))
    laid = tuple(tuple((group, width + strip * (len(group.cards) - 1)) for group in part) for part in parts)
    return _Fit(laid, height, strip, 0.0, px, _drop(px), crowded=True, short=True)
