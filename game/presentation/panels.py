"""What lies over the table for a while: offers of the meld window, panels, tooltips, texts and banners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.presentation.areas import Areas
from game.presentation.attention import Panel
from game.presentation.canvas import Item, centred
from game.presentation.furniture import BUTTONS, PANELS, Table, claim_rect
from game.presentation.layout import all_at_once, my_seat, pile_place
from game.presentation.offers import Offer
from game.presentation.recall import recall
from game.presentation.targets import ROUND, Button, OnOffer
from game.presentation.wording import _, card_sign, meld_title, player_name
from game.presentation.wording.labels import (
    draw_label,
    end_melding_label,
    last_trick_heading,
    melds_heading,
    must_hold_heading,
    no_melds,
    offer_title,
    window_heading,
)
from game.rules.actions import Draw, EndMelding
from game.rules.cards import sort_key
from game.rules.state import Trick
from game.rules.variant import Phase
from game.rules.view import View
from sprites.buttons import State, brass_button, brass_button_size
from sprites.cards import CardArt
from sprites.marks import focus_ring, hover_glow
from sprites.paper import ticket
from sprites.plates import plate
from sprites.text import line_height, measure, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET


def panels(table: Table, art: CardArt) -> Iterator[Item]:
    """Yield everything that lies over the table now."""
    yield from _offers(table)
    yield from _must_hold(table)
    yield from _peek(table, art)
    yield from _shown(table, art)
    if table.attention.panel is Panel.MELDS:
        yield from recall(table, art) if all_at_once(table.view) else _melds(table)


def offer_rects(
    areas: Areas, view: View, offers: Sequence[Offer], ends: Sequence[Draw | EndMelding]
) -> list[pygame.Rect]:
    """Return where the tickets and then the buttons of the meld window lie, from the top."""
    px = areas.text
    heading = round(line_height(px) * 1.4) if offers else 0
    x, y = areas.offers.left, areas.offers.top + heading
    buttons = [brass_button_size(end_label(end), areas.u(6.4)) for end in ends]
    below = sum(height + areas.u(0.6) for _, height in buttons) + areas.u(1)
    room = (areas.offers.height - heading - below) // max(1, len(offers))
    rects = []
    for offer in offers:
        picture = ticket(offer_title(offer.action, view.upcard), str(offer.points), px)
        rects.append(picture.get_rect(topleft=(x, y)))
        # Many tickets lie on each other like a fanned pack rather than leave their column.
        y += min(picture.get_height() + areas.u(0.4), room)
    y += areas.u(1)
    for size in buttons:
        rects.append(pygame.Rect((x, y), size))
        y += size[1] + areas.u(0.6)
    return rects


def end_label(end: Draw | EndMelding) -> str:
    """Return what stands on a button that ends a window."""
    return end_melding_label() if isinstance(end, EndMelding) else draw_label(upcard=end.upcard)


def _offers(table: Table) -> Iterator[Item]:
    attention, areas = table.attention, table.areas
    rects = offer_rects(areas, table.view, attention.offers, attention.ends)
    if attention.offers:
        words = render_line(window_heading(), areas.text, TEXT_BRASS, bold=True, shadow=True)
        yield Item("offers", words, areas.offers.left, areas.offers.top, BUTTONS)
    for place, rect in enumerate(rects):
        target = OnOffer(place)
        lit = target in {attention.hover, attention.focus}
        if place < len(attention.offers):
            offer = attention.offers[place]
            title = offer_title(offer.action, table.view.upcard)
            picture = ticket(title, str(offer.points), areas.text, four_colour=table.four_colour)
        else:
            end = attention.ends[place - len(attention.offers)]
            picture = brass_button(end_label(end), rect.height, _state(table, target, lit=lit))
        nudge = areas.u(0.8) if lit and place < len(attention.offers) else 0
        yield Item(("offer", place), picture, rect.left + nudge, rect.top, BUTTONS)
        if target == attention.focus:
            ring = focus_ring(rect.inflate(areas.u(1), areas.u(1)).size, areas.u(1))
            yield centred("focus ring", ring, (rect.centerx + nudge, rect.centery), BUTTONS + 1)


def _state(table: Table, target: OnOffer, *, lit: bool) -> State:
    if table.attention.down == target:
        return "down"
    return "hover" if lit else "idle"


def _must_hold(table: Table) -> Iterator[Item]:
    """Yield the strip of cards that the other side must hold, where its melds lay."""
    cards = table.attention.must_hold
    if not cards or table.view.phase is not Phase.PLAYOFF:
        return
    areas = table.areas
    suits: dict[str, list[str]] = {}
    for card in sorted(cards, key=sort_key, reverse=True):
        suits.setdefault(card_sign(card)[-1], []).append(card_sign(card)[:-1])
    held = "   ".join(f"{sign} {' '.join(ranks)}" for sign, ranks in suits.items())
    lines = [must_hold_heading(), held]
    yield from _sheet("must hold", lines, areas.seats[1].melds.center, table, z=BUTTONS)


def _sheet(
    key: str, lines: Sequence[str], centre: tuple[int, int], table: Table, *, z: float, heading: bool = True
) -> Iterator[Item]:
    """Yield lines on a dark plate, the first one as a heading."""
    px, step = table.areas.text, line_height(table.areas.text)
    pad = px
    width = max(measure(line, px, bold=True) for line in lines) + 2 * pad
    box = pygame.Rect(0, 0, width, step * len(lines) + pad)
    box.center = centre
    box.clamp_ip(pygame.Rect((0, 0), table.areas.size))
    yield Item(key, plate(box.size), box.left, box.top, z)
    for place, line in enumerate(lines):
        first = heading and place == 0
        words = render_line(
            line, px, TEXT_BRASS if first else TEXT_MAIN, bold=first, four_colour=table.four_colour
        )
        left = box.centerx - words.get_width() // 2
        yield Item((key, place), words, left, box.top + pad // 2 + place * step, z + 0.1)


def _shown(table: Table, art: CardArt) -> Iterator[Item]:
    """Yield the last card of the stock, which whoever draws it must show (rules 1.5)."""
    shown = table.effects.shown
    if shown is None:
        return
    box = table.areas.stock
    size = art.size(round(table.areas.heights.hand * 0.8))
    centre = (box.left + size[0] / 2 + table.areas.u(1), box.centery)
    yield centred("shown glow", hover_glow(size), centre, PANELS - 1)
    yield centred("shown", art.face(shown.card.face, size[1]), centre, PANELS - 0.9)


def _backing(key: str, box: pygame.Rect) -> Iterator[Item]:
    """Yield the plate of a panel twice over, so that nothing below it can be read through."""
    for layer in range(2):
        yield Item((key, "plate", layer), plate(box.size), box.left, box.top, PANELS + layer / 100)


def _melds(table: Table) -> Iterator[Item]:
    """Yield the panel that recalls every meld of the deal, one column a side."""
    view, areas = table.view, table.areas
    me, seats = my_seat(view), len(view.hand_sizes)
    columns = []
    for seat in ((me + turn) % seats for turn in range(seats)):
        melds = [laid.meld for laid in view.melds if laid.seat == seat]
        lines = [
            _("{meld}  {points}").format(meld=meld_title(meld), points=meld.points) for meld in melds
        ] or [no_melds()]
        columns.append([player_name(view, seat), *lines, str(view.meld_points[seat])])
    px, step = areas.text, line_height(areas.text)
    widths = [max(measure(line, px, bold=True) for line in lines) for lines in columns]
    longest = max(map(len, columns))
    box = pygame.Rect(
        0, 0, max(sum(widths) + px * (2 + 2 * len(columns)), areas.u(44)), step * (longest + 2) + px
    )
    box.center = areas.trick.center
    yield from _backing("melds", box)
    heading = render_line(melds_heading(), px, TEXT_BRASS, bold=True)
    yield centred("melds heading", heading, (box.centerx, box.top + step), PANELS + 0.1)
    part = box.width // len(columns)
    for at, lines in enumerate(columns):
        x = box.left + part * at + part // 2
        for place, line in enumerate(lines):
            ends = place in {0, len(lines) - 1}
            row = longest - 1 if place == len(lines) - 1 else place
            words = render_line(line, px, TEXT_MAIN, bold=ends, four_colour=table.four_colour)
            yield centred(("melds", at, place), words, (x, box.top + step * (row + 2.2)), PANELS + 0.1)


def shown_trick(table: Table) -> tuple[Trick, int] | None:
    """Return the finished trick that is looked at again, and its number from 0."""
    tricks = table.view.tricks
    peek = table.attention.peek
    if peek is not None and peek < len(tricks):
        return tricks[peek], peek
    if table.attention.panel is Panel.LAST_TRICK and tricks:
        return tricks[-1], len(tricks) - 1
    return None


def _peek(table: Table, art: CardArt) -> Iterator[Item]:
    """Yield a finished trick, face up, beside the pile it lies in."""
    shown = shown_trick(table)
    if shown is None:
        return
    trick, number = shown
    view, areas = table.view, table.areas
    height = round(areas.heights.my_melds)
    width, _tall = art.size(height)
    place = pile_place(view, areas, trick.winner).won
    px, step = areas.text, line_height(areas.text)
    count = len(trick.plays)
    box = pygame.Rect(0, 0, (width + px) * count + px, height + 2 * step + round(px * 1.4))
    box.center = place.center
    box.bottom = place.top - px if place.centery > areas.size[1] / 2 else box.bottom
    if place.centery <= areas.size[1] / 2:
        box.top = place.bottom + px
    box.clamp_ip(pygame.Rect((0, 0), areas.size).inflate(-2 * px, -2 * px))
    yield from _backing("peek", box)
    title = _("Trick {number}: {points}").format(number=number + 1, points=last_trick_heading(trick.points))
    words = render_line(title, px, TEXT_BRASS, bold=True)
    yield centred("peek title", words, (box.centerx, box.top + step * 0.75), PANELS + 0.1)
    for at, play in enumerate(trick.plays):
        x = box.left + px + (width + px) * at
        y = box.top + round(step * 1.35)
        yield Item(("peek", at), art.face(play.card.face, height), x, y, PANELS + 0.1)
        won = play.seat == trick.winner
        name = render_line(player_name(view, play.seat), px, TEXT_BRASS if won else TEXT_QUIET, bold=won)
        yield centred(("peek name", at), name, (x + width / 2, y + height + step * 0.55), PANELS + 0.1)


def button_rect(areas: Areas, button: Button) -> pygame.Rect:
    """Return where a button is."""
    if button is Button.CLAIM:
        return claim_rect(areas)
    return areas.buttons[ROUND.index(button)]
