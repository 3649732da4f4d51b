"""Plates that carry what must be known: trump, captions, names, counts and what somebody says."""

from math import cos, pi, sin
from typing import Final, Literal, TypeAlias

import pygame

from sprites.brass import hairline, metal, put_disc, put_plate, shadowed
from sprites.cache import remembered
from sprites.pips import put_pip
from sprites.text import line_height, measure, render_line, wrap
from sprites.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    BRASS_MID,
    INK,
    IVORY,
    IVORY_EDGE,
    PLATE,
    PLATE_ALPHA,
    SHADOW,
    TEXT_BRASS,
    TEXT_MAIN,
    suit_colour,
)
from sprites.vector import Drawing, Size, sheer, smooth

Tail: TypeAlias = Literal["down", "up", "left", "right", "none"]

_ALPHA: Final = PLATE_ALPHA / 255


@remembered(16)
def trump_disc(suit: str, px: int, *, four_colour: bool = False) -> pygame.Surface:
    """The brass disc with the trump suit (♣ ♦ ♥ ♠), a square of `px` pixels with its shadow."""
    centre, radius = (px / 2, px * 0.48), px * 0.45
    drawing = Drawing((px, px))
    put_disc(drawing, centre, radius)
    put_pip(drawing, suit, centre, radius * 0.93, suit_colour(suit, four_colour=four_colour))
    shape = Drawing((px, px))
    shape.oval(centre, (radius, radius), fill=sheer(SHADOW, 0.55))
    return shadowed(drawing.surface(), shape, px * 0.03, px * 0.03)


@remembered(24)
def plate(size: Size, *, lit: bool = False) -> pygame.Surface:
    """A dark translucent plate with a brass hairline; lit when it is its owner's turn to act."""
    width, height = size
    drawing = Drawing(size)
    radius = min(width, height) * 0.18
    put_plate(drawing, (0, 0, width, height), radius, alpha=_ALPHA, line=_line(height), lit=lit)
    return drawing.surface()


@remembered(6)
def banner(size: Size) -> pygame.Surface:
    """A dark band that fades out at both ends between two brass lines, for the rare and great moments."""
    width, height = size
    drawing = Drawing(size)
    ends = (0, 0), (width, 0)
    shares = (0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3)
    rise = [(share, sheer(PLATE, 0.92 * smooth(share / 0.3))) for share in shares]
    dark = drawing.fade(*ends, [*rise, *((1 - share, tint) for share, tint in reversed(rise))])
    drawing.box((0, 0, width, height), fill=dark)
    rim = max(1.0, height / 40)
    for top, strength in ((0, 1.0), (rim * 2, 0.4), (height - rim, 1.0), (height - rim * 2.6, 0.4)):
        tint = [(0.08, sheer(BRASS_MID, 0)), (0.5, sheer(BRASS_LIGHT, strength)), (0.92, sheer(BRASS_MID, 0))]
        thick = rim if strength == 1 else rim * 0.6
        drawing.box((0, top, width, thick), fill=drawing.fade(*ends, tint))
    return drawing.surface()


@remembered(48)
def name_plate(
    text: str, px: int, *, active: bool = False, dealer: bool = False, bidder: bool | None = None
) -> pygame.Surface:
    """A seat's name at `px` text pixels; arrow for the turn, disc for the dealer, star for the bidder.

    Whatever is marked, the size is the same; only games without bidding, `bidder` None, need no star's room.
    """
    height = round(line_height(px) * 1.35)
    slot = round(height * 1.02)
    starred = 0 if bidder is None else round(height * 0.8)
    width = measure(text, px, bold=True) + 2 * slot + starred
    drawing = Drawing((width, height))
    put_plate(drawing, (0, 0, width, height), height / 2, alpha=_ALPHA, line=_line(height), lit=active)
    if active:
        _put_arrow(drawing, (height * 0.5, height / 2), height * 0.26)
    if dealer:
        _put_dealer(drawing, (width - height * 0.5, height / 2), height * 0.34)
    if bidder:
        _put_star(drawing, (width - slot - height * 0.32, height / 2), height * 0.34)
    picture = drawing.surface()
    line = render_line(text, px, TEXT_BRASS if active else TEXT_MAIN, bold=True)
    picture.blit(line, (slot, (height - line.get_height()) // 2))
    return picture


def _put_star(drawing: Drawing, centre: tuple[float, float], reach: float) -> None:
    """A brass star of five points, for who bid the contract."""
    x, y = centre
    points = []
    for corner in range(10):
        far = reach if corner % 2 == 0 else reach * 0.42
        turn = pi * (corner / 5 - 0.5)
        points.append(f"{x + far * cos(turn)} {y + far * sin(turn)}")
    drawing.path(f"M{' L'.join(points)} Z", fill=metal(drawing, y - reach, y + reach))


def _put_arrow(drawing: Drawing, centre: tuple[float, float], reach: float) -> None:
    x, y = centre
    shine = metal(drawing, y - reach, y + reach)
    drawing.path("M-60 -92 L92 0 L-60 92 L-28 0 Z", at=(x, y), scale=reach / 100, fill=shine)


def _put_dealer(drawing: Drawing, centre: tuple[float, float], radius: float) -> None:
    """A small brass disc with a pack of cards: a sign, because a letter would have to be translated."""
    put_disc(drawing, centre, radius)
    x, y = centre
    for turn, tint in ((-24, BRASS_DARK), (20, INK)):
        drawing.path(
            "M-34 -100 H34 V0 H-34 Z",
            at=(x, y + radius * 0.48),
            scale=radius * 0.0092,
            turn=turn,
            fill=tint,
            stroke=IVORY,
            width=10,
        )


@remembered(48)
def dealer_button(px: int) -> pygame.Surface:
    """The dealer's disc alone, a square of `px` pixels."""
    drawing = Drawing((px, px))
    _put_dealer(drawing, (px / 2, px / 2), px / 2)
    return drawing.surface()


@remembered(64)
def count_roundel(count: int, px: int) -> pygame.Surface:
    """A number (the cards left in the stock) on a dark disc with a brass rim, a square of `px` pixels."""
    drawing = Drawing((px, px))
    radius = px / 2 - max(1.0, px / 40)
    line = max(1.0, px / 18)
    drawing.oval(
        (px / 2, px / 2), (radius, radius), fill=sheer(PLATE, 0.92), stroke=metal(drawing, 0, px), width=line
    )
    picture = drawing.surface()
    digits = render_line(str(count), round(px * 0.46), TEXT_MAIN, bold=True)
    picture.blit(digits, digits.get_rect(center=(px // 2, round(px * 0.49))))
    return picture


@remembered(24)
def bubble(text: str, px: int, *, tail: Tail = "down", max_width: int = 10_000) -> pygame.Surface:
    """What somebody says, in ink on ivory; a tail points at the speaker, the text wraps at `max_width`."""
    lines = wrap(text, px, max_width, bold=True)
    step, pad, point = line_height(px), round(px * 0.7), round(px * 0.7)
    body = (max(measure(line, px, bold=True) for line in lines) + 2 * pad, step * len(lines) + pad)
    margin = max(2, round(px * 0.25))
    size = (body[0] + 2 * (margin + point), body[1] + 2 * (margin + point))
    left = top = margin + point
    drawing, shape = Drawing(size), Drawing(size)
    ivory = drawing.fade((0, top), (0, top + body[1]), [(0, IVORY), (1, IVORY)])
    line = max(1.0, px / 20)
    for target, fill, edge in ((shape, sheer(SHADOW, 0.5), None), (drawing, ivory, IVORY_EDGE)):
        target.path(_balloon(body, px * 0.6, point, tail), at=(left, top), fill=fill, stroke=edge, width=line)
    picture = shadowed(drawing.surface(), shape, px * 0.12, px * 0.1)
    for row, words in enumerate(lines):
        picture.blit(render_line(words, px, INK, bold=True), (left + pad, top + pad // 2 + row * step))
    return picture


def _balloon(body: Size, radius: float, point: float, tail: Tail) -> str:
    """The outline of a rounded box from its own top left corner, with a point in the middle of one side."""
    width, height = body
    r = min(radius, height / 2, width / 2)
    half = point * 0.6
    sides: dict[Tail, str] = {
        "up": f"L{width / 2 - half} 0 L{width / 2} {-point} L{width / 2 + half} 0",
        "right": f"L{width} {height / 2 - half} L{width + point} {height / 2} L{width} {height / 2 + half}",
        "down": f"L{width / 2 + half} {height} L{width / 2} {height + point} L{width / 2 - half} {height}",
        "left": f"L0 {height / 2 + half} L{-point} {height / 2} L0 {height / 2 - half}",
    }

    def side(which: Tail) -> str:
        return sides[which] if which == tail else ""

    return (
        f"M{r} 0 {side('up')} L{width - r} 0 Q{width} 0 {width} {r} {side('right')} L{width} {height - r}"
        f" Q{width} {height} {width - r} {height} {side('down')} L{r} {height} Q0 {height} 0 {height - r}"
        f" {side('left')} L0 {r} Q0 0 {r} 0 Z"
    )


def _line(height: float) -> float:
    return hairline(max(min(height, 90), height * 0.3))
