"""The contract plate: the bid, the trump disc, both sides' melds and tricks, what is missing, the kitty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.presentation.auction_panel import allowed_bids
from game.presentation.canvas import Item, centred
from game.presentation.furniture import BUTTONS, FLOOR, Table
from game.presentation.wording import player_name, suit_sign
from game.presentation.wording.plate_labels import (
    auction_labels,
    bid_by,
    contract_rows,
    kitty_label,
    moon_label,
    needed_label,
    trick_label,
)
from game.rules.counting import card_points
from game.rules.seats import side_of
from game.rules.variant import Keep, Phase
from game.rules.view import View
from sprites.plates import plate, trump_disc
from sprites.text import fit, line_height, measure, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET, Colour

_LEAST = 9
"""The smallest text of a label that must give way to the numbers beside it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a contract stands: melds and card points of the bidders and of the others, and what is missing."""

    melds: tuple[int, int]
    taken: tuple[int, int]
    needed: int


def buried_points(view: View) -> int:
    """Return what the buried cards count in tricks for the bidder, as far as this seat knows them."""
    counting = view.variant.scoring.counting
    return sum(card_points(card, counting) for card in view.buried if card is not None)


def contract_standing(view: View) -> Standing | None:
    """Return how the contract stands as far as this seat can tell; a bidder knows what he has buried."""
    if view.contract is None:
        return None
    bidders = side_of(view.variant, view.contract.seat)
    melds, taken = [0, 0], [0, 0]
    for seat in range(len(view.hand_sizes)):
        other = side_of(view.variant, seat) != bidders
        melds[other] += view.meld_points[seat]
        taken[other] += view.trick_points[seat]
    taken[0] += buried_points(view)
    needed = max(0, view.contract.points - melds[0] - taken[0])
    return Standing((melds[0], melds[1]), (taken[0], taken[1]), needed)


def contract_plate(table: Table) -> Iterator[Item]:
    """Yield the contract, or before it is set the auction, and the kitty."""
    view = table.view
    if not view.variant.is_bid or (view.contract is None and view.phase is not Phase.AUCTION):
        return
    lines = _rows(table)
    px, step = table.areas.small, line_height(table.areas.small)
    pad = round(px * 0.7)
    head = round(step * 2.15)
    box = table.areas.contract.copy()
    box.height = min(box.height, head + step * len(lines) + 2 * pad)
    yield Item("contract", plate(box.size), box.left, box.top, FLOOR + 1)
    yield from _head(table, pygame.Rect(box.left + pad, box.top + pad, box.width - 2 * pad, head))
    columns = _columns(lines, px, box.width - 2 * pad)
    for number, line in enumerate(lines):
        y = box.top + pad + head + step * number
        for at, text in enumerate(line):
            right = box.left + pad + columns[at]
            tint = TEXT_QUIET if number == 0 or at == 0 else TEXT_MAIN
            bold = at == 1 and number > 0
            free = (
                columns[1] - measure(line[1], px, bold=number > 0) - px // 2 if len(line) > 1 else box.width
            )
            words = render_line(text, _at_most(text, px, free) if at == 0 else px, tint, bold=bold)
            left = box.left + pad if at == 0 else right - words.get_width()
            yield Item(("contract", number, at), words, left, y, FLOOR + 2)


def _at_most(text: str, px: int, width: int) -> int:
    """Return the size of text, or a smaller one, at which a text is no wider than this."""
    while px > _LEAST and measure(text, px) > width:
        px -= 1
    return px


def _columns(lines: list[tuple[str, ...]], px: int, room: int) -> tuple[int, int, int]:
    """Return the right edges of the three columns, the last one at the end of the room."""
    last = max((measure(line[2], px, bold=True) for line in lines if len(line) > 2), default=0)  # noqa: PLR2004
    return 0, room - last - px, room


def _head(table: Table, box: pygame.Rect) -> Iterator[Item]:
    view, px = table.view, table.areas.small
    step = line_height(px)
    left = box.left
    size = table.effects.size_of("trump")
    if view.trump:
        across = round(step * 2.3)
        disc = trump_disc(suit_sign(view.trump), across, four_colour=table.four_colour)
        if size < 1:
            disc = pygame.transform.smoothscale_by(disc, max(size, 0.05))
        if size > 0:
            yield centred("trump", disc, (left + across // 2, box.top + across * 0.46), BUTTONS)
        left += across + round(px * 0.5)
    for number, (text, tint) in enumerate(_headings(table)):
        shown = fit(text, px, box.right - left, bold=number == 0)
        words = render_line(shown, px, tint, bold=number == 0)
        yield Item(("contract head", number), words, left, box.top + step * number, FLOOR + 2)


def _headings(table: Table) -> tuple[tuple[str, Colour], ...]:
    view = table.view
    if view.contract is None:
        high = max((call.points or 0 for call in view.calls), default=0)
        bidder = next((call.seat for call in view.calls if high and call.points == high), None)
        least = min((view.variant.auction.minimum, *allowed_bids(view)))
        title, nothing = auction_labels(table.points(least))
        said = nothing if bidder is None else bid_by(player_name(view, bidder), table.points(high))
        return (title, TEXT_BRASS), (said, TEXT_MAIN)
    bid = bid_by(player_name(view, view.contract.seat), table.points(view.contract.points))
    return (bid, TEXT_BRASS), (_need(table, view.contract.seat), TEXT_MAIN)


def _need(table: Table, bidder: int) -> str:
    """Return what the bidders still need: every trick for a moon, else points, and tricks that keep them."""
    view, standing = table.view, contract_standing(table.view)
    side = side_of(view.variant, bidder)
    winners = {side_of(view.variant, trick.winner) for trick in view.tricks}
    if view.moon:
        return moon_label(lost=bool(winners - {side}))
    if standing is None:
        return ""
    if standing.needed or view.variant.stakes.paid:
        return needed_label(table.points(standing.needed))
    match view.variant.scoring.keep:
        case Keep.TRICK if side not in winners:
            return trick_label(counting=False)
        case Keep.COUNTER if not standing.taken[0]:
            return trick_label(counting=True)
        case Keep.TWENTY:
            least = 20 * view.variant.scale.unit
            return needed_label(table.points(max(0, least - standing.taken[0])))
        case _:
            return needed_label(0)


def _rows(table: Table) -> list[tuple[str, ...]]:
    view = table.view
    kitty = kitty_label(view.kitty) if view.variant.stakes.paid else ""
    rows: list[tuple[str, ...]] = [(kitty,)] if kitty else []
    standing = contract_standing(view)
    if standing is not None and view.trump is not None:
        (bidder, others), melds, taken = contract_rows()
        rows = [(kitty, bidder, others)]
        for label, key, pair in ((melds, "melds", standing.melds), (taken, "taken", standing.taken)):
            numbers = (
                table.points(table.effects.number((key, "contract", at), points))
                for at, points in enumerate(pair)
            )
            rows.append((label, *map(str, numbers)))
    return rows
