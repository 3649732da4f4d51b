"""Bubbles: what each seat said last in the auction, beside its cards."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation.around import Edge
from game.presentation.canvas import Item, centred
from game.presentation.furniture import BUTTONS, Table
from game.presentation.layout import place_of
from game.presentation.wording.plate_labels import call_label
from game.rules.variant import Phase
from sprites.plates import Tail, bubble

_TAILS: dict[Edge, Tail] = {Edge.BOTTOM: "down", Edge.LEFT: "left", Edge.TOP: "left", Edge.RIGHT: "right"}


def bubbles(table: Table) -> Iterator[Item]:
    """Yield one bubble for each seat that has said something, until the auction is over."""
    view = table.view
    if view.phase is not Phase.AUCTION:
        return
    last = {call.seat: call.points for call in view.calls}
    px = round(table.areas.small * (1.3 if table.areas.wide else 1.1))
    for seat, points in last.items():
        size = table.effects.size_of(("call", seat))
        if size <= 0:
            continue
        place = place_of(view, table.areas, seat)
        text = call_label(None if points is None else table.points(points))
        picture = bubble(text, px, tail=_TAILS[place.edge])
        centre = bubble_box(picture.get_size(), place.edge, place.bubble).center
        if size < 1:
            picture = pygame.transform.smoothscale_by(picture, max(size, 0.05))
        yield centred(("call", seat), picture, centre, BUTTONS)


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
