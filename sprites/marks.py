"""Marks that lie around a card or a place: may be played, is pointed at, may drop here, has the keyboard."""

from typing import Final

import pygame

from sprites.cache import remembered
from sprites.theme import BRASS_DARK, BRASS_GLINT, BRASS_LIGHT, BRASS_MID, SHADOW, SUIT_BLACK
from sprites.vector import Drawing, Size, sheer, softened, tinted

_CORNER: Final = 0.06
_INDEX: Final = 0.125


def mark_margin(card_size: Size) -> int:
    """How far every mark reaches beyond the card on each side, in pixels: blit it that much up and left."""
    return max(4, round(card_size[0] * 0.15))


def _frame(card_size: Size) -> tuple[Drawing, int]:
    margin = mark_margin(card_size)
    return Drawing((card_size[0] + 2 * margin, card_size[1] + 2 * margin)), margin


@remembered(8)
def legal_mark(card_size: Size) -> pygame.Surface:
    """A brass outline around a card and a brass bead above its index, where a fan leaves it in sight."""
    width, height = card_size
    drawing, margin = _frame(card_size)
    line = max(1.5, width / 36)
    shine = drawing.fade(
        (0, margin), (0, margin + height), [(0, BRASS_LIGHT), (0.3, BRASS_MID), (1, BRASS_DARK)]
    )
    for thick, paint in ((line * 1.7, sheer(SHADOW, 0.55)), (line, shine)):
        edge = (margin - line / 2, margin - line / 2, width + line, height + line)
        drawing.box(edge, radius=width * _CORNER + line / 2, stroke=paint, width=thick)
    reach = width * 0.062
    x, y = margin + width * _INDEX, margin - line - reach * 0.55
    light = drawing.fade(
        (0, y - reach), (0, y + reach), [(0, BRASS_GLINT), (0.5, BRASS_LIGHT), (1, BRASS_MID)]
    )
    bead = "M0 -100 L100 0 L0 100 L-100 0 Z"
    drawing.path(bead, at=(x, y), scale=reach / 100, fill=SHADOW, stroke=sheer(SHADOW, 0.55), width=50)
    drawing.path(bead, at=(x, y), scale=reach / 100, fill=light)
    return drawing.surface()


@remembered(8)
def hover_glow(card_size: Size) -> pygame.Surface:
    """A warm light around the card under the pointer; put it below the card."""
    width, height = card_size
    drawing, margin = _frame(card_size)
    spread = margin * 0.35
    area = (margin - spread, margin - spread, width + 2 * spread, height + 2 * spread)
    drawing.box(area, radius=width * _CORNER + spread, fill=BRASS_LIGHT)
    return tinted(softened(drawing.surface(), margin * 0.27), BRASS_LIGHT)


@remembered(8)
def barred_mark(card_size: Size) -> pygame.Surface:
    """A veil over a card that cannot be chosen, exactly its size, with a barred ring in its lower corner."""
    width, height = card_size
    drawing = Drawing(card_size)
    drawing.box((0, 0, width, height), radius=width * _CORNER, fill=sheer(SHADOW, 0.4))
    line = max(1.5, width / 30)
    reach = width * 0.075
    x, y = width * _INDEX, height - width * 0.16
    drawing.oval((x, y), (reach, reach), fill=sheer(SHADOW, 0.6), stroke=BRASS_LIGHT, width=line)
    slant = reach * 0.62
    drawing.path(f"M{x - slant} {y + slant} L{x + slant} {y - slant}", stroke=BRASS_LIGHT, width=line)
    return drawing.surface()


@remembered(8)
def drop_glow(size: Size) -> pygame.Surface:
    """A warm light inside the edges of a place, exactly `size`: what is held may be dropped here."""
    width, height = size
    short = min(size)
    inset = short * 0.1
    light, hole, edge = Drawing(size), Drawing(size), Drawing(size)
    light.box((0, 0, width, height), radius=short * 0.12, fill=sheer(BRASS_LIGHT, 0.6))
    hole.box((inset, inset, width - 2 * inset, height - 2 * inset), radius=short * 0.1, fill=BRASS_LIGHT)
    picture = light.surface()
    picture.blit(softened(hole.surface(), inset * 0.8), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    picture = tinted(picture, BRASS_LIGHT)
    line = max(1.5, short / 90)
    edge.box(
        (line / 2, line / 2, width - line, height - line), radius=short * 0.12, stroke=BRASS_LIGHT, width=line
    )
    picture.blit(edge.surface(), (0, 0))
    return picture


@remembered(24)
def focus_ring(size: Size, radius: int) -> pygame.Surface:
    """A bright ring with dark edges just inside `size`, corners of `radius` pixels: the keyboard is here."""
    width, height = size
    line = max(2.0, min(min(size) / 30, 8))
    drawing = Drawing(size)
    area = (line, line, width - line * 2, height - line * 2)
    drawing.box(area, radius=radius - line, stroke=SUIT_BLACK, width=line * 2)
    drawing.box(area, radius=radius - line, stroke=BRASS_GLINT, width=line)
    return drawing.surface()
