"""Buttons: round ones with a sign, and the wide brass one with a word."""

from typing import Final, Literal, TypeAlias, assert_never, get_args

import pygame

from sprites.brass import face, metal, shadowed
from sprites.cache import remembered
from sprites.icons import Icon, put_icon
from sprites.text import measure, render_line
from sprites.theme import (
    BRASS_DARK,
    BRASS_GLINT,
    BRASS_INK,
    BRASS_LIGHT,
    BRASS_MID,
    PLATE,
    SHADOW,
    TEXT_QUIET,
    mix,
)
from sprites.vector import Area, Drawing, Size, sheer

State: TypeAlias = Literal["idle", "hover", "down", "off"]
STATES: Final[tuple[State, ...]] = get_args(State)

_SIGN_SHARE: Final = 0.56
_OFF_SIGN: Final = mix(PLATE, TEXT_QUIET, 0.45)


@remembered(160)
def round_button(icon: Icon, px: int, state: State = "idle") -> pygame.Surface:
    """A round button with a sign, a square of `px` pixels with its shadow."""
    drawing = Drawing((px, px))
    centre, radius = (px / 2, px * 0.485), px * 0.44
    _put_round(drawing, centre, radius, state)
    sunk = px * 0.015 if state == "down" else 0.0
    sign = {"idle": BRASS_LIGHT, "hover": BRASS_GLINT, "down": BRASS_INK, "off": _OFF_SIGN}[state]
    put_icon(drawing, icon, (centre[0], centre[1] + sunk), radius * 2 * _SIGN_SHARE, sign)
    shape = Drawing((px, px))
    shape.oval(centre, (radius, radius), fill=sheer(SHADOW, _lift(state)))
    return shadowed(drawing.surface(), shape, px * 0.025, px * 0.025)


def _lift(state: State) -> float:
    """How dark a button's shadow is: a pressed or idle one lies on the cloth."""
    return 0.55 if state in {"idle", "hover"} else 0.2


def _put_round(drawing: Drawing, centre: tuple[float, float], radius: float, state: State) -> None:
    top, bottom = centre[1] - radius, centre[1] + radius
    line = max(1.0, radius / 11)
    inner = radius - line / 2
    match state:
        case "idle":
            drawing.oval(
                centre, (inner, inner), fill=sheer(PLATE, 0.9), stroke=sheer(BRASS_MID, 0.8), width=line * 0.7
            )
        case "hover":
            glow = drawing.glow(
                centre, radius, [(0, mix(PLATE, BRASS_MID, 0.42)), (1, mix(PLATE, BRASS_DARK, 0.25))]
            )
            drawing.oval(
                centre, (inner, inner), fill=glow, stroke=metal(drawing, top, bottom), width=line * 1.3
            )
        case "down":
            drawing.oval(centre, (radius, radius), fill=metal(drawing, top, bottom, sunk=True))
            plateau = radius - line * 1.2
            drawing.oval(centre, (plateau, plateau), fill=face(drawing, top, bottom, sunk=True))
        case "off":
            drawing.oval(centre, (inner, inner), fill=sheer(PLATE, 0.55))
        case _:
            assert_never(state)


def brass_button_size(text: str, px_height: int) -> Size:
    """The size of the picture that `brass_button` makes."""
    return max(px_height * 2, measure(text, _text_px(px_height), bold=True) + px_height), px_height


def _text_px(px_height: int) -> int:
    return max(1, round(px_height * 0.42))


@remembered(48)
def brass_button(text: str, px_height: int, state: State = "idle") -> pygame.Surface:
    """A wide brass button with a word, `px_height` pixels high with its shadow."""
    size = brass_button_size(text, px_height)
    margin = max(2.0, px_height * 0.06)
    area = (margin, margin * 0.8, size[0] - 2 * margin, size[1] - 2 * margin)
    radius = area[3] * 0.24
    drawing = Drawing(size)
    _put_bar(drawing, area, radius, state)
    picture = drawing.surface()
    tint = TEXT_QUIET if state == "off" else BRASS_INK
    words = render_line(text, _text_px(px_height), tint, bold=True)
    sunk = max(1, round(px_height * 0.02)) if state == "down" else 0
    place = words.get_rect(center=(size[0] // 2, round(area[1] + area[3] / 2) + sunk))
    picture.blit(words, place)
    shape = Drawing(size)
    shape.box(area, radius=radius, fill=sheer(SHADOW, _lift(state)))
    return shadowed(picture, shape, margin * 0.5, margin * 0.5)


def _put_bar(drawing: Drawing, area: Area, radius: float, state: State) -> None:
    left, top, width, height = area
    if state == "off":
        drawing.box(
            area,
            radius=radius,
            fill=sheer(PLATE, 0.8),
            stroke=sheer(BRASS_DARK, 0.8),
            width=max(1.0, height / 40),
        )
        return
    sunk = state == "down"
    drawing.box(area, radius=radius, fill=metal(drawing, top, top + height, sunk=sunk))
    lip = max(1.0, height * 0.05)
    inner = (left + lip, top + lip, width - 2 * lip, height - 2 * lip)
    bright = drawing.fade(
        (0, top), (0, top + height), [(0, BRASS_GLINT), (0.6, BRASS_GLINT), (1, BRASS_LIGHT)]
    )
    fill = bright if state == "hover" else face(drawing, top, top + height, sunk=sunk)
    drawing.box(inner, radius=radius - lip, fill=fill)
    groove = lip * 2.2
    line = (left + groove, top + groove, width - 2 * groove, height - 2 * groove)
    drawing.box(line, radius=radius - groove, stroke=sheer(BRASS_DARK, 0.55), width=max(0.7, height / 70))
