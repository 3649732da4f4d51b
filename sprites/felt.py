"""The table cloth under its lamp, and the faint brass line where the tricks are laid."""

import random
from typing import Final

import pygame

from sprites.cache import remembered
from sprites.theme import BRASS_LIGHT, BRASS_MID, Colour, Felt
from sprites.vector import Drawing, Size, sheer, smooth

_LAMP: Final[Size] = (48, 27)
_LAMP_HEIGHT: Final = 0.46
_WARMTH: Final[Colour] = (255, 226, 170)
_TILE: Final = 240
# How far the weave darkens the cloth, in steps of its colour, and in how many degrees.
_DEPTH: Final = 4.4
_TUFTS: Final = 9


@remembered(2)
def felt(size: Size, theme: Felt) -> pygame.Surface:
    """The whole cloth, opaque, light under the lamp and dark in the corners."""
    width, height = size
    cloth = pygame.Surface(size, depth=32)
    # All of one format, for to change it on the way takes longer than to paint.
    pygame.transform.smoothscale(_lamp(theme).convert(cloth), size, cloth)
    # The weave is taken from the light, finer than a step of the cloth's colour: so no step shows as a band.
    tile = _weave(theme, max(1, round(height / 1000))).convert(cloth)
    for top in range(0, height, _TILE):
        for left in range(0, width, _TILE):
            cloth.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_SUB)
    lit = [min(255, round(channel + _DEPTH / 2)) for channel in theme.centre]
    cloth.fill(lit, special_flags=pygame.BLEND_RGB_MULT)
    return cloth


def _weave(theme: Felt, thread: int) -> pygame.Surface:
    """The light lost in a tile of twill: diagonal ribs and the unevenness of wool, from a fixed seed."""
    ribs = bytes(rib for rib in (0, 3, 6, 3) for _ in range(thread))
    deepest = _TUFTS + max(ribs)
    tufts = bytes(value * _TUFTS >> 8 for value in range(256))
    wool = random.Random(theme.name).randbytes(_TILE * _TILE).translate(tufts)
    line = ribs * (_TILE // len(ribs) + 2)
    twill = b"".join(line[down % len(ribs) :][:_TILE] for down in range(_TILE))
    # Added as two long numbers, for no pixel is ever beyond a byte: so the first frame does not wait for it.
    pixels = (int.from_bytes(wool, "big") + int.from_bytes(twill, "big")).to_bytes(_TILE * _TILE, "big")
    tile = pygame.image.frombytes(pixels, (_TILE, _TILE), "P")
    tile.set_palette(
        [
            pygame.Color(*(round(_DEPTH * deep / deepest * 255 / light) for light in theme.centre))
            for deep in range(deepest)
        ]
    )
    return tile


def _lamp(theme: Felt) -> pygame.Surface:
    """The lamp's light as a small picture of factors, white where the cloth shows its centre colour."""
    width, height = _LAMP
    edge = [round(255 * dark / light) for dark, light in zip(theme.edge, theme.centre, strict=True)]
    pixels = bytearray()
    for down in range(height):
        y = ((down + 0.5) / height - _LAMP_HEIGHT) * 2
        half = []
        for across in range(width // 2):
            x = (across + 0.5) / width * 2 - 1
            fall = smooth(min(1.0, (x * x + y * y) ** 0.5 / 1.3))
            half.append(bytes(round(255 + (channel - 255) * fall) for channel in edge))
        pixels += b"".join((*half, *reversed(half)))
    return pygame.image.frombytes(bytes(pixels), _LAMP, "RGB")


@remembered(6)
def trick_area(size: Size, *, lit: bool = False) -> pygame.Surface:
    """The marked place for the trick; lit, with a firm line and a warm light inside, when a card may drop."""
    width, height = size
    line = max(1.0, height / 160)
    inset, radius = line * 3, height * 0.12
    area = (inset, inset, width - 2 * inset, height - 2 * inset)
    drawing = Drawing(size)
    if lit:
        light = drawing.glow(
            (width / 2, height / 2), width * 0.6, [(0, sheer(_WARMTH, 0.16)), (1, sheer(BRASS_MID, 0.05))]
        )
        drawing.box(area, radius=radius, fill=light)
    drawing.box(
        area, radius=radius, stroke=sheer(BRASS_LIGHT if lit else BRASS_MID, 0.9 if lit else 0.3), width=line
    )
    gap = line * 2.5
    inner = (inset + gap, inset + gap, width - 2 * (inset + gap), height - 2 * (inset + gap))
    drawing.box(
        inner, radius=radius - gap, stroke=sheer(BRASS_MID, 0.5 if lit else 0.14), width=max(0.75, line / 2)
    )
    return drawing.surface()
