"""Bubbles: what each seat said last, beside its cards: a bid, or what its melds score."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation.around import Edge
from game.presentation.canvas import Item, centred
from game.presentation.furniture import BUTTONS, Table
from game.presentation.layout import place_of
from game.presentation.wording.plate_labels import call_label, told_label
from game.rules.variant import Phase
from sprites.plates import Tail, bubble

_TAILS: dict[Edge, Tail] = {Edge.BOTTOM: "down", Edge.LEFT: "left", Edge.TOP: "left", Edge.RIGHT: "right"}


def bubbles(table: Table) -> Iterator[Item]:
    """Yield one bubble for each seat that has said something, until that part of the deal is over."""
    view = table.view
    px = round(table.areas.small * (1.3 if table.areas.wide else 1.1))
    for (what, seat), text in _said(table).items():
        size = table.effects.size_of((what, seat))
        if size <= 0:
            continue
        place = place_of(view, table.areas, seat)
        picture = bubble(text, px, tail=_TAILS[place.edge])
        centre = bubble_box(picture.get_size(), place.edge, place.bubble).center
        if size < 1:
            picture = pygame.transform.smoothscale_by(picture, max(size, 0.05))
        yield centred((what, seat), picture, centre, BUTTONS)


def _said(table: Table) -> dict[tuple[str, int], str]:
    """Return what stands in the bubbles, by what it is and whose."""
    view = table.view
    if view.phase is Phase.AUCTION:
        last = {call.seat: call.points for call in view.calls}
        return {
            ("call", seat): call_label(None if points is None else table.points(points))
            for seat, points in last.items()
        }
    if view.phase is not Phase.MELDS or view.variant.melds.melds_shown:
        return {}
    told = enumerate(view.meld_points)
    return {("told", seat): told_label(table.points(points)) for seat, points in told if points}


def bubble_box(size: tuple[int, int], edge: Edge, tip: tuple[int, int]) -> pygame.Rect:
    """Return where a bubble of this size stands, with its tail at the seat's point."""
    box = pygame.Rect((0, 0), size)
    match edge:
        case Edge.BOTTOM:
            box.midbottom = tip
        case Edge.RIGHT:
            box.midright = tip
        case Edge.LEFT | Edge.TOP:
            box.midleft = tip
    return box
