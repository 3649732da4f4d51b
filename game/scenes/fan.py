"""The fan of five pinochle courts on the menu: it is dealt card by card and leans towards the pointer."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from sprites.cards import CardArt

COURTS = ("KH", "QS", "JD", "QH", "KS")

_ANGLES = (22, 11, 0, -11, -22)
_REACH = 1.15
_BREADTH = 2.0
_FLIGHT = 0.16
_REST = 0.03
_LEAN = 0.012
_LIFT = 0.035
_SPRING = 9.0
_STILL = 0.3


@dataclass(slots=True)
class _Card:
    """One card of the fan: its finished picture, its centre, and how long it has been on its way."""

    picture: pygame.Surface
    home: tuple[float, float]
    passed: float = 0.0
    shift: float = 0.0
    lift: float = 0.0


class Fan:
    """Five courts in front of `area`; `dirty` says that the area must be drawn anew."""

    def __init__(self, art: CardArt, area: pygame.Rect, *, still: bool) -> None:
        """Deal nothing yet; `still` lays the cards down at once and lets nothing lean."""
        self.area = area
        self.dirty = True
        self._art = art
        self._still = still
        self._height = round(min(area.height * 0.66, area.width / _BREADTH))
        self._cards: list[_Card] = []
        self._pointer: tuple[float, float] | None = None
        self._wait = 0.0

    @property
    def complete(self) -> bool:
        """Whether every card has been dealt and lies."""
        return len(self._cards) == len(COURTS) and self._cards[-1].passed >= _FLIGHT

    def point(self, pos: tuple[int, int] | None) -> None:
        """Lean towards a place in the window, or nowhere."""
        if pos is None or self._still:
            self._pointer = None
            return
        middle = self.area.center
        self._pointer = (
            max(-1.0, min(1.0, (pos[0] - middle[0]) / self.area.width)),
            max(-1.0, min(1.0, (pos[1] - middle[1]) / self.area.height)),
        )

    def update(self, dt: float) -> None:
        """Deal the next card, move those on their way, lean."""
        if self._cards and self._cards[-1].passed < _FLIGHT:
            self._cards[-1].passed += _FLIGHT if self._still else dt
            self.dirty = True
            return
        self._wait += dt
        if len(self._cards) < len(COURTS):
            # Painting a card takes longer than a frame: it is done while nothing moves.
            if self._wait >= _REST or self._still:
                self._deal()
            return
        self._lean(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cards over what is there."""
        self.dirty = False
        for card in self._cards:
            share = min(1.0, card.passed / _FLIGHT)
            fall = (1 - share) ** 3 * self._height * 0.5
            x = card.home[0] + card.shift
            y = card.home[1] + fall - card.lift
            surface.blit(card.picture, card.picture.get_rect(center=(round(x), round(y))))

    def _deal(self) -> None:
        place = len(self._cards)
        angle = math.radians(_ANGLES[place])
        # The cards turn round a point below the fan, as if a hand held them there.
        reach = self._height * _REACH
        pivot = (self.area.centerx, self.area.centery + reach - self._height * 0.08)
        home = (pivot[0] - math.sin(angle) * reach, pivot[1] - math.cos(angle) * reach)
        self._cards.append(_Card(self._picture(COURTS[place], _ANGLES[place]), home))
        self._wait = 0.0
        self.dirty = True

    def _picture(self, code: str, angle: int) -> pygame.Surface:
        """Return card and shadow in one picture, so that a moving fan costs one blit a card."""
        card, shade = self._art.rotated(code, self._height, angle), self._art.shadow(self._height, angle)
        drop = round(self._height * 0.02)
        size = (
            max(card.get_width(), shade.get_width()) + 2 * drop,
            max(card.get_height(), shade.get_height()) + 2 * drop,
        )
        picture = pygame.Surface(size, pygame.SRCALPHA)
        middle = (size[0] // 2, size[1] // 2)
        picture.blit(shade, shade.get_rect(center=(middle[0], middle[1] + drop)))
        picture.blit(card, card.get_rect(center=middle))
        return picture

    def _lean(self, dt: float) -> None:
        for place, card in enumerate(self._cards):
            shift, lift = self._wanted(place)
            if (shift, lift) == (card.shift, card.lift):
                continue
            near = abs(shift - card.shift) < _STILL and abs(lift - card.lift) < _STILL
            share = 1.0 if near else 1 - math.exp(-_SPRING * dt)
            card.shift += (shift - card.shift) * share
            card.lift += (lift - card.lift) * share
            self.dirty = True

    def _wanted(self, place: int) -> tuple[float, float]:
        if self._pointer is None:
            return 0.0, 0.0
        x, y = self._pointer
        middle = (len(COURTS) - 1) / 2
        # The card nearest to the pointer rises; those in front slide a little further than those behind.
        near = max(0.0, 1 - abs(x * 2.6 * middle - (place - middle)) / 1.2)
        depth = 0.6 + 0.2 * place
        return x * depth * _LEAN * self._height * 2, near * _LIFT * self._height - y * _LEAN * self._height
