"""A pose: where a card lies, how large, how turned and which side up; and the keys that poses go by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import cos, radians, sin
from typing import TypeAlias

from game.rules.cards import Card

CARD_RATIO = 5 / 7
"""Width of a card by its height."""


NOBODY = -1


class Place(Enum):
    """Where a card lies that nobody can tell from its neighbours."""

    HAND = "hand"
    STOCK = "stock"
    DEAD = "dead"
    WIDOW = "widow"
    BURIED = "buried"

    # Slots are looked up hundreds of times a frame, and Enum's own hash is slow; members are single objects.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Slot:
    """The key of a hidden card: the `index`-th of a seat's hand or of a pile (`NOBODY`'s), from below."""

    place: Place
    seat: int
    index: int

    def __hash__(self) -> int:
        """Return a number that is quick to work out: slots are looked up many times a frame."""
        return self.index << 4 | (self.seat + 1) << 1 | (self.place is Place.HAND)


Key: TypeAlias = Card | Slot
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's centre and height in pixels, its turn counter-clockwise in degrees, its side, its layer."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    face_up: bool = True
    z: float = 0.0

    @property
    def width(self) -> float:
        """Return the card's width in pixels."""
        return self.height * CARD_RATIO

    def inside(self, point: Point) -> Point:
        """Return a point as seen from the card's centre, along its own upright axes."""
        turn = radians(self.angle)
        across, down = point[0] - self.x, point[1] - self.y
        return across * cos(turn) - down * sin(turn), across * sin(turn) + down * cos(turn)

    def outside(self, point: Point) -> Point:
        """Return where a point of the card, given from its centre along its own axes, lies on the screen."""
        turn = radians(self.angle)
        across, down = point
        return (
            self.x + across * cos(turn) + down * sin(turn),
            self.y - across * sin(turn) + down * cos(turn),
        )

    def covers(self, point: Point, *, below: float = 0.0) -> bool:
        """Say whether the card lies under a point; `below` lengthens it downwards, for a raised card."""
        across, down = self.inside(point)
        half = self.height / 2
        return abs(across) <= self.width / 2 and -half <= down <= half + below

    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Return the four corners on the screen, clockwise from the index corner."""
        across, down = self.width / 2, self.height / 2
        return (
            self.outside((-across, -down)),
            self.outside((across, -down)),
            self.outside((across, down)),
            self.outside((-across, down)),
        )

    def bounds(self) -> tuple[float, float, float, float]:
        """Return the smallest upright box around the card: left, top, right, bottom."""
        xs, ys = zip(*self.corners(), strict=True)
        return min(xs), min(ys), max(xs), max(ys)
