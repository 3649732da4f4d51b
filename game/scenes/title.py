"""The title: the cloth with the name on it, which is all the first frame needs."""

from __future__ import annotations

import pygame

from sprites.cards import CardArt
from sprites.felt import felt
from sprites.theme import FELTS

WIDE = 1.25
"""From this ratio of width to height on, the menu's fan stands beside its choices and not above them."""


def is_wide(size: tuple[int, int]) -> bool:
    """Say whether a window of this size has room for the fan beside the choices."""
    return size[0] >= WIDE * size[1]


def column(size: tuple[int, int]) -> int:
    """Return where the middle of the name and of the choices is."""
    return round(size[0] * (0.72 if is_wide(size) else 0.5))


def paint_title(size: tuple[int, int], cloth: str, art: CardArt) -> pygame.Surface:
    """Return the cloth of this name with the game's name on it, as large as a window."""
    width, height = size
    ground = felt(size, FELTS[cloth]).copy()
    wide = is_wide(size)
    name = art.wordmark(round(min(height * 0.2, width * 0.105)) if wide else round(width * 0.13))
    ground.blit(name, name.get_rect(center=(column(size), round(height * (0.22 if wide else 0.1)))))
    return ground
