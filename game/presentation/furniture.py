"""What stands on the table beside the cards: plates, pad, trump, tickets, buttons and the caption."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import pygame

from game.presentation.areas import Areas, card_width
from game.presentation.around import Edge
from game.presentation.attention import Attention
from game.presentation.canvas import Item, centred
from game.presentation.effects import Effects
from game.presentation.layout import all_at_once, place_of, rows, stock_pose
from game.presentation.meldrow import TAG_STEP, MeldRow, Tag
from game.presentation.pad import Score, Style, score_pad
from game.presentation.points import Display, shown_points
from game.presentation.pose import Pose
from game.presentation.targets import ROUND, Button, OnButton, OnStock, Zone
from game.presentation.wording import player_name, suit_sign
from game.presentation.wording.labels import claim_label, trump_label
from game.presentation.wording.plate_labels import dead_label, sits_out_label
from game.rules.variant import Phase
from game.rules.view import View
from sprites.buttons import State, brass_button, brass_button_size, round_button
from sprites.felt import trick_area
from sprites.icons import Icon
from sprites.marks import drop_glow
from sprites.paper import link, link_margin, ticket
from sprites.plates import count_roundel, name_plate, trump_disc
from sprites.text import line_height, render_line, wrap
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET

FLOOR, UNDER_CARDS, TAGS, BUTTONS, PANELS, NOTES = 0.0, 4.0, 29.0, 90.0, 300.0, 500.0
"""Layers; cards at rest lie from 5 to 60, flying ones from 205 to 260."""

_PLATE_HALF = 0.7
"""Half of the height of a name plate with a hair's breadth below it, in lines of its text."""

ICONS: dict[Button, Icon] = {
    Button.UNDO: "undo",
    Button.HINT: "hint",
    Button.MELDS: "melds",
    Button.LAST_TRICK: "last_trick",
    Button.MENU: "menu",
}


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that the furniture shows: the view, where things lie, and what the player does.

    `covering` while the stock is still on its way to its place.
    """

    view: View
    areas: Areas
    attention: Attention
    effects: Effects
    score: Score
    style: Style
    four_colour: bool
    covering: bool = False
    display: Display = Display.OWN

    def points(self, points: int) -> int:
        """Return points in the scale that the player wants to read."""
        return shown_points(points, self.view.variant, self.display)


def furniture(table: Table) -> Iterator[Item]:
    """Yield everything on the table that is not a card."""
    yield from _floor(table)
    yield from _plates(table)
    yield from _pad(table)
    yield from _stock(table)
    for seat in range(len(table.view.hand_sizes)):
        yield from tickets(table, rows(table.view, table.areas, seat))
    yield from _buttons(table)
    yield from _caption(table)


def _floor(table: Table) -> Iterator[Item]:
    areas = table.areas
    lit = Zone.TRICK in table.attention.open_zones
    area = areas.trick
    if lit or _trick_shows(table.view):
        yield Item("trick area", trick_area(area.size, lit=lit), area.left, area.top, FLOOR)
    if Zone.MELDS in table.attention.open_zones:
        melds = areas.seats[0].melds.inflate(areas.u(1), areas.u(1))
        yield Item("meld area", drop_glow(melds.size), melds.left, melds.top, FLOOR)


def _trick_shows(view: View) -> bool:
    """Say whether the middle of the felt is there for tricks, and not for bids, widow or melds."""
    return not all_at_once(view) or view.phase in {Phase.PLAYOFF, Phase.CONCESSION}


def _plates(table: Table) -> Iterator[Item]:
    view, areas = table.view, table.areas
    for seat in range(len(view.hand_sizes)):
        place = place_of(view, areas, seat)
        plate = name_plate(
            player_name(view, seat),
            _plate_px(areas),
            active=view.to_act == seat,
            dealer=view.dealer == seat,
            bidder=_bid(view, seat),
        )
        x, y = place.plate
        if place.edge is Edge.BOTTOM:
            y -= plate_lift(table)
        left = x if place.edge in {Edge.BOTTOM, Edge.LEFT} else x - plate.get_width()
        yield Item(("plate", seat), plate, left, y - plate.get_height() // 2, BUTTONS)
    if view.sitting_out is not None and view.deal_no:
        yield _resting(table, view.sitting_out)
    if view.dead_count:
        yield _dead_label(table)
    if view.trump and not view.variant.is_bid:
        disc = trump_disc(suit_sign(view.trump), areas.trump_size, four_colour=table.four_colour)
        yield centred("trump", disc, areas.trump, FLOOR + 1)
        label = render_line(trump_label(), areas.text, TEXT_QUIET, shadow=True)
        below = (areas.trump[0], areas.trump[1] + areas.trump_size // 2 + label.get_height() // 2)
        yield centred("trump label", label, below, FLOOR + 1)


def _resting(table: Table, seat: int) -> Item:
    """Return the word for a seat that gets no cards in this deal, where they would lie."""
    place = place_of(table.view, table.areas, seat)
    mine = place.edge is Edge.BOTTOM
    px = table.areas.text
    words = render_line(sits_out_label(mine=mine), px, TEXT_QUIET, italic=True, shadow=True)
    box = words.get_rect(center=table.areas.hand.center if mine else place.backs.center)
    box.clamp_ip(pygame.Rect((0, 0), table.areas.size).inflate(-2 * px, -2 * px))
    return Item("sits out", words, box.left, box.top, FLOOR + 1)


def _dead_label(table: Table) -> Item:
    """Return the word under the hand that is out of play."""
    areas = table.areas
    words = render_line(dead_label(), areas.text, TEXT_QUIET, shadow=True)
    top = areas.stock.top + card_width(areas.heights.stock) + areas.heights.stock * 0.3
    return centred(
        "dead", words, (areas.stock.left + areas.heights.stock / 2, top + words.get_height() / 2), FLOOR + 1
    )


def _bid(view: View, seat: int) -> bool | None:
    """Say whether a seat holds the contract; None where nobody bids."""
    if not view.variant.is_bid:
        return None
    return view.contract is not None and view.contract.seat == seat


def _pad(table: Table) -> Iterator[Item]:
    score, effects = table.score, table.effects
    if score.open:
        score = replace(
            score,
            melds=tuple(effects.number(("melds", at), points) for at, points in enumerate(score.melds)),
            tricks=tuple(effects.number(("tricks", at), points) for at, points in enumerate(score.tricks)),
        )
    score = score.converted(table.points)
    picture = score_pad(score, table.areas.pad.size, table.areas.small, table.style)
    yield Item("pad", picture, table.areas.pad.left, table.areas.pad.top, FLOOR + 1)


def _stock(table: Table) -> Iterator[Item]:
    view, areas = table.view, table.areas
    if not view.stock_count or view.trump is None or table.covering:
        return
    top = stock_pose(view, areas, view.stock_count - 1)
    size = areas.u(5)
    roundel = count_roundel(view.stock_count, size)
    corner = (top.x + top.height / 2 - size * 0.35, top.y + card_width(top.height) / 2 - size * 0.35)
    yield centred("stock count", roundel, corner, TAGS)
    if table.attention.hover in {OnStock(), OnStock(upcard=True)} and table.attention.ends:
        box = pygame.Rect(0, 0, round(top.height) + areas.u(3), round(card_width(top.height)) + areas.u(3))
        yield centred("stock glow", drop_glow(box.size), (top.x, top.y), TAGS - 1)


def tickets(table: Table, row: MeldRow) -> Iterator[Item]:
    """Yield the tickets of a seat's melds, and the lines to the cards they share."""
    for place, tag in enumerate(row.tags):
        size = table.effects.size_of(tag.meld)
        if size <= 0:
            continue
        title, points = tag.title, str(table.points(tag.meld.points))
        picture = ticket(title, points, tag.px, four_colour=table.four_colour)
        if size < 1:
            picture = pygame.transform.smoothscale_by(picture, max(size, 0.05))
        yield centred(
            ("ticket", tag.meld, place),
            picture,
            (tag.x, tag.y - picture.get_height() / 2),
            TAGS + place / 100,
        )
        yield from _links(table, row, tag, place)


def _links(table: Table, row: MeldRow, tag: Tag, place: int) -> Iterator[Item]:
    """String a ticket's group and the cards it shares with other groups on lines along their upper edges.

    What lies in another row is joined by a line on the felt, which crosses no card and no ticket.
    """
    if not tag.shared:
        return
    middle = tag.y - tag.px * TAG_STEP / 2
    thick = max(2, table.areas.u(0.3))
    y = round(tag.top) + thick * (3 * place % 7) // 2
    margin = link_margin(thick)
    level = [card for card in tag.shared if abs(_top(row.poses[card]) - tag.top) < 1]
    beads = sorted({round(tag.x), *(round(row.poses[card].x) for card in level)})
    for left, right in pairwise(beads):
        picture = link((right - left, 0), thick)
        yield Item(("link", tag.meld, left), picture, left - margin, y - margin, TAGS - 0.5)
    for card in (card for card in tag.shared if card not in level):
        pose = row.poses[card]
        across, down = round(pose.x - tag.x), round(pose.y - middle)
        picture = link((across, down), thick)
        left, top = round(tag.x) + min(0, across) - margin, round(middle) + min(0, down) - margin
        yield Item(("link", tag.meld, card), picture, left, top, UNDER_CARDS)


def _top(pose: Pose) -> float:
    return pose.y - pose.height / 2


def claim_rect(areas: Areas) -> pygame.Rect:
    """Return where the button for declaring out stands."""
    return pygame.Rect(areas.claim, brass_button_size(claim_label(), areas.u(5.6)))


def button_state(attention: Attention, button: Button) -> State:
    """Return how a button looks now."""
    target = OnButton(button)
    if button in attention.off:
        return "off"
    if attention.down == target:
        return "down"
    return "hover" if target in {attention.hover, attention.focus} else "idle"


def _buttons(table: Table) -> Iterator[Item]:
    attention = table.attention
    if attention.watching:
        return
    for button, place in zip(ROUND, table.areas.buttons, strict=True):
        picture = round_button(ICONS[button], place.width, button_state(attention, button))
        yield Item(button, picture, place.left, place.top, BUTTONS)
    if attention.claim:
        place = claim_rect(table.areas)
        picture = brass_button(claim_label(), place.height, button_state(attention, Button.CLAIM))
        yield Item(Button.CLAIM, picture, place.left, place.top, BUTTONS)


def _plate_px(areas: Areas) -> int:
    """Return the size of the text on name plates."""
    return areas.text if len(areas.seats) == len("AB") else areas.small


def plate_lift(table: Table) -> int:
    """Return how far the player's own plate gives way upwards to a long caption, in pixels."""
    areas = table.areas
    if not areas.wide:
        return 0
    px, said, asked = _caption_lines(table)
    top = areas.caption.bottom - (len(said) + len(asked)) * line_height(px)
    below = areas.seats[0].plate[1] + round(line_height(_plate_px(areas)) * _PLATE_HALF)
    return max(0, below - top)


def _caption_lines(table: Table) -> tuple[int, list[str], list[str]]:
    """Return what has happened and what is asked, in lines, and their size: a large text gives way first."""
    box, attention = table.areas.caption, table.attention
    px = table.areas.text
    while True:
        said = wrap(attention.caption, px, box.width) if attention.caption else []
        asked = wrap(attention.prompt, px, box.width) if attention.prompt else []
        if px <= table.areas.small or (len(said) + len(asked)) * line_height(px) <= box.height:
            return px, said, asked
        px -= 1


def _caption(table: Table) -> Iterator[Item]:
    """Yield what has happened, wrapped upwards from the lower left corner."""
    box = table.areas.caption
    px, said, asked = _caption_lines(table)
    lines = [*said, *asked]
    step = line_height(px)
    for place, line in enumerate(lines):
        tint = TEXT_MAIN if place < len(said) else TEXT_BRASS
        words = render_line(line, px, tint, shadow=True, four_colour=table.four_colour)
        yield Item(("caption", place), words, box.left, box.bottom - (len(lines) - place) * step, BUTTONS)
