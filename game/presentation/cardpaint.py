"""From a card on its way to pixels: size, turn and side, sharp at rest and quick in flight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Sequence
from math import cos, pi

import pygame

from game.presentation.canvas import Item, centred
from game.presentation.pose import Key
from game.presentation.stage import Picture
from game.rules.cards import Card
from sprites.cards import CardArt

_KEPT = 160
_SIZE_STEP = 4
_TURN_STEP = 3
_FLIP_STEPS = 8
_SHADOW_STEP = 15
_ALL = 1000
_DROP = 0.012
_AWAY = 0.007
_FLYING = 200.0
_HELD = 3.2


class CardPainter:
    """Paints the cards of one deck design; `heights` are the pixel heights at which cards ever rest."""

    def __init__(self, art: CardArt, heights: Iterable[float], middle: tuple[float, float]) -> None:
        """Take the art, the resting heights and where the lamp hangs."""
        self.art = art
        self._heights = sorted({round(height) for height in heights})
        self._middle = middle
        self._flying: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._sharp: set[Hashable] = set()
        self._known: dict[Key, tuple[Picture, tuple[Item, Item]]] = {}
        self._allowance = 0
        self.blurred = False

    def begin(self, *, patient: bool) -> None:
        """Begin a frame; a patient one draws every resting card sharp, others only one more of them.

        `blurred` says afterwards that another frame would look better.
        """
        self._allowance = _ALL if patient else 1
        self.blurred = False

    def items(self, key: Key, picture: Picture, *, resting: bool) -> tuple[Item, Item]:
        """Return a card's shadow and the card."""
        known = self._known.get(key)
        if resting and known is not None and known[0] is picture:
            return known[1]
        code = key.face if isinstance(key, Card) and picture.turn > 1 / 2 else None
        still = self._still(code, picture) if resting else None
        surface = still or self._moving(code, picture)
        card = centred(key, surface, (picture.x, picture.y), picture.z)
        both = self._shadow(key, picture), card
        if still is not None:
            self._known[key] = picture, both
        return both

    def _still(self, code: str | None, picture: Picture) -> pygame.Surface | None:
        """Return a resting card as sharp as it gets, None when that must wait for the next frame."""
        wanted = (code, round(picture.height), round(picture.angle))
        if wanted not in self._sharp and wanted[2]:
            if not self._allowance:
                self.blurred = True
                return None
            self._allowance -= 1
        self._sharp.add(wanted)
        return self.art.rotated(*wanted)

    def _moving(self, code: str | None, picture: Picture) -> pygame.Surface:
        """Return a picture scaled from the next larger resting one, in coarse steps that can be kept."""
        height = max(_SIZE_STEP, _stepped(picture.height, _SIZE_STEP))
        angle = _stepped(picture.angle, _TURN_STEP) % 360
        narrow = round(abs(cos(pi * picture.turn)) * _FLIP_STEPS)
        key = (code, height, angle, narrow)
        known = self._flying.get(key)
        if known is None:
            known = self._scaled(code, height, angle, max(1, narrow) / _FLIP_STEPS)
            self._flying[key] = known
            while len(self._flying) > _KEPT:
                self._flying.popitem(last=False)
        return known

    def _scaled(self, code: str | None, height: int, angle: int, narrow: float) -> pygame.Surface:
        base = self.art.rotated(code, _at_least(self._heights, height), 0)
        scale = height / base.get_height()
        size = (max(1, round(base.get_width() * scale * narrow)), height)
        if not angle:
            return pygame.transform.smoothscale(base, size)
        if narrow == 1:
            return pygame.transform.rotozoom(base, angle, scale)
        return pygame.transform.rotozoom(pygame.transform.smoothscale(base, size), angle, 1.0)

    def _shadow(self, key: Key, picture: Picture) -> Item:
        """Return the shadow, which falls away from the lamp and farther the higher the card is held."""
        lift = _HELD if picture.z >= _FLYING else 1.0
        height = _nearest(self._heights, picture.height)
        step = _SHADOW_STEP if lift > 1 else _TURN_STEP
        surface = self.art.shadow(height, _stepped(picture.angle, step) % 180)
        x = picture.x + (picture.x - self._middle[0]) * _AWAY * lift
        y = picture.y + (picture.y - self._middle[1]) * _AWAY * lift + _DROP * picture.height * lift
        return centred(("shadow", key), surface, (x, y), picture.z - 0.001)


def _stepped(value: float, step: int) -> int:
    return round(value / step) * step


def _at_least(heights: Sequence[int], wanted: int) -> int:
    return next((height for height in heights if height >= wanted), heights[-1])


def _nearest(heights: Sequence[int], wanted: float) -> int:
    return min(heights, key=lambda height: abs(height - wanted))
