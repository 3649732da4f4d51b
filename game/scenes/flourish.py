"""A flourish for a won match: suits in brass rise from below and fall again."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame

from sprites.pips import pip
from sprites.theme import BRASS_GLINT, BRASS_LIGHT, BRASS_MID

LASTS = 3.3
_COUNT = 70
_GRAVITY = 1.1
_SUITS = "♣♦♥♠"
_TINTS = (BRASS_GLINT, BRASS_LIGHT, BRASS_MID)


@dataclass(slots=True)
class _Spark:
    """One suit sign: where it starts, how fast it flies, when, and what it looks like; lengths in heights."""

    x: float
    across: float
    up: float
    start: float
    picture: pygame.Surface


class Flourish:
    """Flies once over a window of this size; `dirty` while there is anything to draw, and once after."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Throw everything up; always the same way, for chance adds nothing here."""
        self.dirty = True
        self._size = size
        self._passed = 0.0
        chance = random.Random(48)
        height = size[1]
        self._sparks = [
            _Spark(
                x=chance.uniform(0.05, 0.95) * size[0] / height,
                across=chance.uniform(-0.12, 0.12),
                up=chance.uniform(0.75, 1.35),
                start=chance.uniform(0.0, 0.7),
                picture=pip(
                    chance.choice(_SUITS), round(height * chance.uniform(0.018, 0.045)), chance.choice(_TINTS)
                ),
            )
            for _ in range(_COUNT)
        ]

    def update(self, dt: float) -> None:
        """Let everything fly on."""
        self.dirty = self._passed < LASTS
        self._passed += dt

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in the air."""
        height = self._size[1]
        for spark in self._sparks:
            time = self._passed - spark.start
            if time < 0:
                continue
            x = spark.x + spark.across * time
            y = 1.05 - spark.up * time + _GRAVITY * time * time / 2
            surface.blit(spark.picture, spark.picture.get_rect(center=(round(x * height), round(y * height))))
