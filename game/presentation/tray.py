"""The tray: where cards lie that are to be passed or buried, until the player confirms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.presentation.areas import Areas, card_width
from game.presentation.around import Edge
from game.presentation.knobs import Board, Knob, Tint, Words, button
from game.presentation.layout import my_seat
from game.presentation.pose import Key, Pose
from game.presentation.targets import Stroke
from game.presentation.totals import before_and_after, counters_in
from game.presentation.wording import player_name
from game.presentation.wording.auction import buried_line, melds_line, tray_confirm, tray_heading
from game.rules.cards import Card
from game.rules.choices import ChooseCards, Purpose
from game.rules.view import View
from sprites.text import fit, line_height, measure

_Z = 320.0
_APART = 1.08


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a tray lie."""

    box: pygame.Rect
    slots: tuple[pygame.Rect, ...]
    heading: tuple[int, int]
    line: tuple[int, int]
    confirm: tuple[int, int]


def card_choice(view: View) -> ChooseCards | None:
    """Return the choice of cards that is open, if any."""
    return next((choice for choice in view.choices if isinstance(choice, ChooseCards)), None)


def plan(areas: Areas, choice: ChooseCards, heading: str) -> Plan:
    """Return the tray's parts: in the free panel for a pass, and clear of one's melds for a burial."""
    burying = choice.purpose is Purpose.BURYING
    room = _burying_room(areas) if burying else areas.panel
    px, step, pad = areas.text, line_height(areas.text), areas.u(1.5)
    tall = areas.u(6)
    word = button(Stroke.CONFIRM, tray_confirm(choice.purpose), tall).rect
    extra = 2 * pad + round(step * 2.4) + (0 if burying else tall + pad)
    height = min(areas.heights.trick, room.height - extra)
    across = card_width(height)
    aside = word.width + 2 * pad if burying else 0
    step_x = min(across * _APART, (room.width - 2 * pad - aside - across) / max(1, choice.count - 1))
    cards = round(step_x * (choice.count - 1) + across)
    title = measure(heading, px, bold=True)
    line = measure(melds_line(1000, 900), px) if not burying else 0
    inner = max(cards + aside, title, line, 0 if burying else word.width)
    box = pygame.Rect(0, 0, min(inner + 2 * pad, room.width), round(height) + extra)
    box.center = room.center
    top = box.top + pad + round(step * 1.2)
    start = box.left + pad + across / 2 if burying else box.centerx - cards / 2 + across / 2
    slots = tuple(
        pygame.Rect(round(start + step_x * at - across / 2), top, round(across), round(height))
        for at in range(choice.count)
    )
    below = top + round(height)
    side = (box.right - pad - word.width // 2, top + round(height / 2))
    return Plan(
        box,
        slots,
        (box.centerx, box.top + pad + step // 2),
        (box.centerx, below + round(step * 0.6)),
        side if burying else (box.centerx, box.bottom - pad - tall // 2),
    )


def _burying_room(areas: Areas) -> pygame.Rect:
    """Return the place between contract and pad where nobody sits, else the felt above the own melds."""
    gap = areas.u(1.5)
    across = next((seat for seat in areas.seats if seat.edge is Edge.TOP), None)
    if across is not None:
        room = areas.panel.copy()
        room.top = across.melds.bottom + areas.u(1)
        room.height = max(areas.u(20), areas.seats[0].melds.top - room.top)
        return room
    top = areas.u(2)
    bottom = max(areas.pad.bottom, areas.contract.bottom)
    return pygame.Rect(
        areas.contract.right + gap, top, areas.pad.left - areas.contract.right - 2 * gap, bottom - top
    )


def tray_poses(view: View, areas: Areas, cards: tuple[Card, ...]) -> dict[Key, Pose]:
    """Return where the cards in the tray lie."""
    choice = card_choice(view)
    if choice is None:
        return {}
    slots = plan(areas, choice, _heading(view, choice)).slots
    # What was given away with the choice before this one lies here no more.
    cards = tuple(card for card in cards if card in (*choice.forced, *choice.cards))
    return {
        card: Pose(slot.centerx, slot.centery, slot.height, z=_Z + at / 100)
        for at, (card, slot) in enumerate(zip(cards, slots, strict=False))
    }


def tray_board(view: View, areas: Areas, cards: tuple[Card, ...], points: Callable[[int], int]) -> Board:
    """Return the tray with what the cards in it change, and its button."""
    choice = card_choice(view)
    if choice is None:
        raise ValueError("no cards are to be chosen")
    heading = _heading(view, choice)
    places = plan(areas, choice, heading)
    px = areas.text
    line = _line(view, choice, cards, points)
    small = px if measure(line, px) <= places.box.width - px else areas.small
    said = fit(line, small, places.box.width - px)
    confirm = button(Stroke.CONFIRM, tray_confirm(choice.purpose), areas.u(6), off=len(cards) != choice.count)
    rect = confirm.rect.copy()
    rect.center = places.confirm
    words = (
        Words(heading, places.heading, px, Tint.HEAD, bold=True),
        Words(said, places.line, small),
    )
    knob = Knob(confirm.meaning, confirm.label, rect, off=confirm.off)
    return Board("tray", places.box, words, (knob,), places.slots)


def _heading(view: View, choice: ChooseCards) -> str:
    return tray_heading(choice, "" if choice.receiver is None else player_name(view, choice.receiver))


def _line(view: View, choice: ChooseCards, cards: tuple[Card, ...], points: Callable[[int], int]) -> str:
    if choice.purpose is Purpose.BURYING:
        return buried_line(points(counters_in(view, cards)), points(view.meld_points[my_seat(view)]))
    before, after = before_and_after(view, cards)
    return melds_line(points(before), points(after))
