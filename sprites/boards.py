"""Pieces of the boards on which a player decides: rules, places for cards, a number field and suits."""

import pygame

from sprites.brass import metal
from sprites.buttons import State
from sprites.cache import remembered
from sprites.plates import plate, trump_disc
from sprites.text import render_line
from sprites.theme import BRASS_MID, SHADOW, TEXT_BRASS, TEXT_MAIN
from sprites.vector import Drawing, Size, blank, sheer


@remembered(16)
def rule(size: Size) -> pygame.Surface:
    """A faint brass line that fills `size`."""
    picture = blank(size)
    picture.fill((*BRASS_MID, 90))
    return picture


@remembered(8)
def card_slot(size: Size) -> pygame.Surface:
    """An empty place for a card."""
    width, height = size
    drawing = Drawing(size)
    line = max(1.0, width / 60)
    area = (line, line, width - 2 * line, height - 2 * line)
    drawing.box(area, radius=width * 0.06, fill=sheer(SHADOW, 0.35), stroke=sheer(BRASS_MID, 0.7), width=line)
    return drawing.surface()


@remembered(24)
def number_field(text: str, size: Size, *, typing: bool) -> pygame.Surface:
    """A dark field with a number; while it is typed, a caret stands behind it."""
    picture = plate(size, lit=typing).copy()
    px = round(size[1] * 0.56)
    words = render_line(text, px, TEXT_BRASS if typing else TEXT_MAIN, bold=True)
    place = words.get_rect(center=(size[0] // 2, size[1] // 2))
    picture.blit(words, place)
    if typing:
        caret = pygame.Rect(place.right + px // 8, place.top + px // 4, max(2, px // 12), px)
        picture.fill(TEXT_BRASS, caret)
    return picture


@remembered(32)
def suit_knob(sign: str, note: str, size: Size, state: State, *, four_colour: bool) -> pygame.Surface:
    """The disc of a suit (♣ ♦ ♥ ♠) with a number below it; one that is off is faint and struck through."""
    width, height = size
    px = round(width * 0.22)
    drawing = Drawing(size)
    if state in {"hover", "down"}:
        edge = metal(drawing, 0, height, sunk=state == "down")
        line = max(1.5, width / 45)
        drawing.box(
            (line, line, width - 2 * line, height - 2 * line),
            radius=width * 0.1,
            fill=sheer(BRASS_MID, 0.22),
            stroke=edge,
            width=line,
        )
    picture = drawing.surface()
    room = height - (round(px * 1.35) if note else 0)
    across = round(min(width, room) * 0.96)
    disc = trump_disc(sign, across, four_colour=four_colour)
    picture.blit(disc, disc.get_rect(center=(width // 2, room // 2)))
    if note:
        words = render_line(note, px, TEXT_MAIN, bold=True)
        picture.blit(words, words.get_rect(center=(width // 2, room + round(px * 0.6))))
    if state == "off":
        picture.set_alpha(105)
        bar = Drawing(size)
        line = max(2.0, width / 22)
        ends = f"M{width * 0.2} {room * 0.82} L{width * 0.8} {room * 0.18}"
        bar.path(ends, stroke=TEXT_MAIN, width=line)
        picture.blit(bar.surface(), (0, 0))
    return picture
