"""Effects beside the cards: numbers that count up, tickets that pop, lights and texts; none delays play."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

import pygame

from game.presentation.styles import COUNT, POP
from game.rules.cards import Card

GLOW = 850
BANNER = 2400
SHOW = 1800
MESSAGE = 4200
HINT = 9000


@dataclass(slots=True)
class _Number:
    shown: float
    goal: int
    start: float
    age: float = 0.0
    delay: float = 0.0


@dataclass(slots=True)
class Notice:
    """A text that stays for a while: its kind, its lines, and where on the table it belongs."""

    kind: str
    lines: tuple[str, ...]
    at: tuple[float, float] | None
    left: float


@dataclass(slots=True)
class Shown:
    """A card that everybody may look at for a moment, before it goes into a hidden hand."""

    card: Card
    left: float


@dataclass(slots=True)
class _Glow:
    rect: pygame.Rect
    age: float = 0.0


@dataclass(slots=True)
class Effects:
    """Everything that fades or counts by itself; milliseconds at speed 1."""

    notice: Notice | None = None
    banner: Notice | None = None
    shown: Shown | None = None
    lag: float = 0.0
    _counting: bool = False
    _numbers: dict[Hashable, _Number] = field(default_factory=dict)
    _pops: dict[Hashable, float] = field(default_factory=dict)
    _glows: list[_Glow] = field(default_factory=list)

    @property
    def alive(self) -> bool:
        """Whether anything here will look different in the next step."""
        return self._counting or bool(self._pops or self._glows)

    def number(self, key: Hashable, goal: int) -> int:
        """Return a number on its way to its goal, `lag` from now; a new key is there at once."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = _Number(goal, goal, goal)
        if number.goal != goal:
            number.start, number.goal, number.age, number.delay = number.shown, goal, 0.0, self.lag
            number.shown = min(number.shown, goal)
            self._counting = True
        return round(number.shown)

    def pop(self, key: Hashable, delay: float) -> None:
        """Let something appear after a delay, growing for a moment."""
        self._pops[key] = -delay

    def size_of(self, key: Hashable) -> float:
        """Return the size of something that pops: 0 before, 1 when it has."""
        age = self._pops.get(key)
        return 1.0 if age is None else max(0.0, min(1.0, age / POP))

    def glow(self, rect: pygame.Rect, delay: float = 0.0) -> None:
        """Let a light shine around a place for a second."""
        self._glows.append(_Glow(rect, -delay))

    def glows(self) -> list[tuple[pygame.Rect, float]]:
        """Return the lights with their strength, 0 to 1."""
        return [(glow.rect, 1 - glow.age / GLOW) for glow in self._glows if glow.age >= 0]

    def say(self, kind: str, lines: tuple[str, ...], at: tuple[float, float] | None, ms: float) -> None:
        """Show a text for a while in place of the one before, and of a banner it might cover."""
        self.banner = None
        self.notice = Notice(kind, lines, at, ms)

    def announce(self, lines: tuple[str, ...], ms: float = BANNER) -> None:
        """Show a banner for a while in place of the one before."""
        self.banner = Notice("banner", lines, None, ms)

    def show(self, card: Card) -> None:
        """Show a card to everybody for a while."""
        self.shown = Shown(card, SHOW)

    def update(self, ms: float) -> bool:
        """Let time pass; say whether a text or a shown card has gone."""
        if self._counting:
            for number in self._numbers.values():
                _count(number, ms)
            self._counting = any(number.shown != number.goal for number in self._numbers.values())
        self._pops = {key: age + ms for key, age in self._pops.items() if age + ms < POP}
        for glow in self._glows:
            glow.age += ms
        self._glows = [glow for glow in self._glows if glow.age < GLOW]
        return self._fade(ms)

    def finish(self) -> None:
        """Bring every number and ticket to its end and put the lights out; texts stay to be read."""
        for number in self._numbers.values():
            number.shown = number.goal
        self._counting = False
        self._pops.clear()
        self._glows.clear()

    def _fade(self, ms: float) -> bool:
        gone = False
        for name in ("notice", "banner", "shown"):
            notice: Notice | Shown | None = getattr(self, name)
            if notice is not None:
                notice.left -= ms
                if notice.left <= 0:
                    setattr(self, name, None)
                    gone = True
        return gone


def _count(number: _Number, ms: float) -> None:
    if number.shown == number.goal:
        return
    number.age += ms
    passed = number.age - number.delay
    if passed >= COUNT:
        number.shown = number.goal
    elif passed > 0:
        number.shown = number.start + (number.goal - number.start) * passed / COUNT
