"""Boards on the table: plates with words, places for cards, and knobs in their states."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation.canvas import Item, centred
from game.presentation.furniture import BUTTONS, PANELS, Table, plate_lift
from game.presentation.knobs import Board, Knob, Look, Tint, Words
from game.presentation.layout import my_seat, place_of
from game.presentation.tray import card_choice
from sprites.boards import card_slot, number_field, rule, suit_knob
from sprites.buttons import State, brass_button
from sprites.marks import drop_glow, focus_ring
from sprites.plates import count_roundel, plate
from sprites.text import render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET, Colour

_TINTS: dict[Tint, Colour] = {Tint.HEAD: TEXT_BRASS, Tint.MAIN: TEXT_MAIN, Tint.QUIET: TEXT_QUIET}
_LAST_SECONDS = 5


def boards(table: Table) -> Iterator[Item]:
    """Yield every board that lies on the table now, and the seconds left to decide."""
    for board in table.attention.boards:
        yield from _board(table, board)
    if table.attention.clock is not None:
        yield from _clock(table, table.attention.clock)


def _board(table: Table, board: Board) -> Iterator[Item]:
    # Cards on the felt lie below a plate, those in its slots above it.
    z = PANELS if board.box else BUTTONS
    if board.box:
        for layer in range(2):
            yield Item(
                (board.name, "plate", layer), plate(board.box.size), *board.box.topleft, z + layer / 100
            )
    for place, line in enumerate(board.rules):
        size = max(1, line.width), max(1, line.height)
        yield Item((board.name, "rule", place), rule(size), *line.topleft, z + 0.05)
    yield from _slots(table, board, z)
    for place, words in enumerate(board.words):
        yield centred((board.name, "words", place), _line(table, words), words.centre, z + 0.1)
    for knob in board.knobs:
        yield from _knob(table, knob, z + 0.2)


def _line(table: Table, words: Words) -> pygame.Surface:
    tint = _TINTS[words.tint]
    return render_line(words.text, words.px, tint, bold=words.bold, four_colour=table.four_colour)


def _slots(table: Table, board: Board, z: float) -> Iterator[Item]:
    choice = card_choice(table.view)
    held = table.attention.held
    wanted = choice is not None and held in choice.cards
    for place, slot in enumerate(board.slots):
        yield Item((board.name, "slot", place), card_slot(slot.size), *slot.topleft, z + 0.05)
        if wanted:
            yield Item((board.name, "open", place), drop_glow(slot.size), *slot.topleft, z + 0.06)


def _knob(table: Table, knob: Knob, z: float) -> Iterator[Item]:
    attention = table.attention
    state = _state(table, knob)
    match knob.look:
        case Look.BUTTON:
            picture = brass_button(knob.label, knob.rect.height, state)
        case Look.SUIT:
            picture = suit_knob(knob.label, knob.note, knob.rect.size, state, four_colour=table.four_colour)
        case Look.FIELD:
            typing = bool(attention.entry.typed)
            picture = number_field(knob.label, knob.rect.size, typing=typing)
    yield Item(("knob", knob.meaning), picture, *knob.rect.topleft, z)
    if knob.target in {attention.focus, attention.advised}:
        grow = table.areas.u(1)
        ring = focus_ring(knob.rect.inflate(grow, grow).size, grow)
        yield centred(("knob ring", knob.meaning), ring, knob.rect.center, z + 0.1)


def _state(table: Table, knob: Knob) -> State:
    attention = table.attention
    if knob.off:
        return "off"
    if attention.down == knob.target:
        return "down"
    return "hover" if knob.target in {attention.hover, attention.focus} else "idle"


def _clock(table: Table, seconds: int) -> Iterator[Item]:
    """Yield the seconds left, beside one's own name; the last ones larger."""
    areas = table.areas
    x, y = place_of(table.view, areas, my_seat(table.view)).plate
    size = areas.u(6.5 if seconds <= _LAST_SECONDS else 5)
    lift = plate_lift(table)
    # Above a lifted plate there may be buttons; at its right there is room up to the hand.
    place = (x + areas.u(25), y - lift - areas.u(1)) if lift else (x + areas.u(4), y - areas.u(5))
    yield centred("clock", count_roundel(seconds, size), place, BUTTONS)
