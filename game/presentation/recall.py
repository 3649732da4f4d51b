"""Recalling melds: what everybody laid at once lies there again, over the table, for as long as one looks."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation.around import Edge
from game.presentation.canvas import Item, centred
from game.presentation.furniture import PANELS, Table, tickets
from game.presentation.layout import meld_rows, place_of
from game.presentation.wording import player_name
from game.presentation.wording.labels import melds_heading
from game.presentation.wording.plate_labels import bid_by
from game.rules.cards import Card
from sprites.cache import remembered
from sprites.cards import CardArt
from sprites.plates import name_plate
from sprites.text import render_line
from sprites.theme import BRASS_MID, PLATE, TEXT_BRASS

_DARK = 240


def recall(table: Table, art: CardArt) -> Iterator[Item]:
    """Yield a dark cloth over everything but the hand, and every seat's melds on it where they lay."""
    areas, px = table.areas, table.areas.text
    yield Item("recall", _cloth((areas.size[0], areas.hand.top)), 0, 0, PANELS)
    heading = render_line(melds_heading(), round(px * 1.2), TEXT_BRASS, bold=True)
    yield centred("recall heading", heading, (areas.trick.centerx, areas.u(6)), PANELS + 0.1)
    for seat in range(len(table.view.hand_sizes)):
        if seat != table.view.sitting_out:
            yield from _seat(table, art, seat)


@remembered(2)
def _cloth(size: tuple[int, int]) -> pygame.Surface:
    """Return the dark cloth, with a brass line along its lower edge."""
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    cloth.fill((*PLATE, _DARK))
    line = max(1, size[1] // 300)
    cloth.fill(BRASS_MID, (0, size[1] - line, size[0], line))
    return cloth


def _seat(table: Table, art: CardArt, seat: int) -> Iterator[Item]:
    view, areas = table.view, table.areas
    melds = [laid.meld for laid in view.melds if laid.seat == seat]
    cards: tuple[Card, ...] = tuple(dict.fromkeys(card for meld in melds for card in meld.cards))
    row = meld_rows(view, areas, seat, cards, melds)
    for card, pose in row.poses.items():
        if isinstance(card, Card):
            face = art.face(card.face, round(pose.height))
            yield centred(("recall", card), face, (pose.x, pose.y), PANELS + pose.z / 100)
    for item in tickets(table, row):
        yield Item(("recall", item.key), item.picture, item.left, item.top, PANELS + 0.1 + item.z / 100)
    yield _name(table, seat)


def _name(table: Table, seat: int) -> Item:
    """Return a seat's name with its points, where its name plate is; the player's own above his cards."""
    view, areas = table.view, table.areas
    place = place_of(view, areas, seat)
    text = bid_by(player_name(view, seat), table.points(view.meld_points[seat]))
    picture = name_plate(text, areas.small, active=False)
    x, y = place.plate
    if place.edge is Edge.BOTTOM:
        x, y = areas.u(2.5), areas.hand.top - picture.get_height()
    left = x if place.edge in {Edge.BOTTOM, Edge.LEFT} else x - picture.get_width()
    left = max(areas.u(2.5), min(left, areas.size[0] - areas.u(2.5) - picture.get_width()))
    return Item(("recall name", seat), picture, left, y - picture.get_height() // 2, PANELS + 0.9)
