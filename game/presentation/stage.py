"""The cards on their way: every card has a place it belongs to and a picture that moves towards it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from game.presentation.pose import Key, Pose

_ABOVE = 200.0
_OVERSHOOT = 1.4


class Curve(Enum):
    """How a flight slows down: smoothly, or a touch beyond its end and back, for what was touched."""

    OUT = "out"
    SPRING = "spring"


@dataclass(frozen=True, slots=True)
class Flight:
    """How a picture gets to its place: milliseconds, from where (None: where it is), raised or not."""

    duration: float
    delay: float = 0.0
    curve: Curve = Curve.OUT
    origin: Pose | None = None
    raised: bool = True


@dataclass(frozen=True, slots=True)
class Picture:
    """A card as it is to be painted now; `turn` is 1 face up, 0 face down, between while it turns over."""

    x: float
    y: float
    height: float
    angle: float
    turn: float
    z: float

    @staticmethod
    def of(pose: Pose) -> Picture:
        """Return the picture of a card that lies still."""
        return Picture(pose.x, pose.y, pose.height, pose.angle, float(pose.face_up), pose.z)

    def pose(self) -> Pose:
        """Return the picture as a pose, to be hit or dropped."""
        return Pose(self.x, self.y, self.height, self.angle, self.turn > 1 / 2, self.z)


@dataclass(slots=True)
class _Actor:
    slot: Pose
    picture: Picture
    start: Picture
    flight: Flight | None = None
    age: float = 0.0


class Stage:
    """All cards with their places and pictures; time only ever brings pictures closer to places.

    `version` is another number whenever a picture may have changed, but for those that are `put`.
    """

    def __init__(self) -> None:
        """Start empty."""
        self.version = 0
        self._actors: dict[Key, _Actor] = {}

    @property
    def moving(self) -> bool:
        """Whether any picture is not yet where it belongs."""
        return any(actor.flight is not None for actor in self._actors.values())

    def slots(self) -> dict[Key, Pose]:
        """Return where every card belongs."""
        return {key: actor.slot for key, actor in self._actors.items()}

    def pictures(self) -> dict[Key, Picture]:
        """Return every card as it is to be painted now."""
        return {key: actor.picture for key, actor in self._actors.items()}

    def picture(self, key: Key) -> Picture | None:
        """Return one card as it is to be painted now, None when it is not on the stage."""
        actor = self._actors.get(key)
        return actor.picture if actor else None

    def resting(self, key: Key) -> bool:
        """Say whether a card is where it belongs, or held still, or not on the stage at all."""
        actor = self._actors.get(key)
        return actor is None or actor.flight is None

    def place(
        self, poses: Mapping[Key, Pose], flights: Mapping[Key, Flight], *, drift: Flight | None = None
    ) -> None:
        """Give every card its place; those without a flight drift there, or are simply there without `drift`.

        Cards that are no longer placed leave the stage; new ones without a flight appear where they belong.
        """
        actors: dict[Key, _Actor] = {}
        for key, slot in poses.items():
            actor = self._actors.get(key)
            flight = flights.get(key) or (drift if actor else None)
            start = actor.picture if actor else Picture.of(slot)
            if flight and flight.origin:
                start = Picture.of(flight.origin)
            if actor is not None and actor.slot == slot and key not in flights:
                actors[key] = actor
                continue
            actors[key] = _started(slot, start, flight)
        self._actors = actors
        self.version += 1

    def put(self, key: Key, pose: Pose) -> None:
        """Show a card at a pose at once, as while it is held; its place stays the same."""
        actor = self._actors.get(key)
        if actor is not None:
            actor.picture = Picture.of(pose)
            actor.flight = None

    def settle(self, key: Key) -> None:
        """Put one card's picture where it belongs."""
        actor = self._actors.get(key)
        if actor is not None:
            actor.picture, actor.flight = Picture.of(actor.slot), None
            self.version += 1

    def send_home(self, key: Key, flight: Flight) -> None:
        """Let a card's picture fly to its place from where it is."""
        actor = self._actors.get(key)
        if actor is not None:
            self._actors[key] = _started(actor.slot, actor.picture, flight)
            self.version += 1

    def update(self, ms: float) -> None:
        """Let time pass."""
        for actor in self._actors.values():
            if actor.flight is not None:
                actor.age += ms
                _advance(actor, actor.flight)
                self.version += 1

    def snap(self) -> None:
        """Put every picture where it belongs."""
        self.version += 1
        for actor in self._actors.values():
            actor.picture, actor.flight = Picture.of(actor.slot), None


def _started(slot: Pose, start: Picture, flight: Flight | None) -> _Actor:
    end = Picture.of(slot)
    if flight is None or (flight.duration <= 0 and flight.delay <= 0):
        return _Actor(slot, end, end)
    if replace(start, z=end.z) == end:
        return _Actor(slot, end, end)
    return _Actor(slot, start, start, flight)


def _advance(actor: _Actor, flight: Flight) -> None:
    if actor.age < flight.delay:
        return
    passed = actor.age - flight.delay
    if passed >= flight.duration:
        actor.picture, actor.flight = Picture.of(actor.slot), None
        return
    share = passed / flight.duration
    eased = _spring(share) if flight.curve is Curve.SPRING else 1 - (1 - share) ** 3
    a, b = actor.start, actor.slot
    actor.picture = Picture(
        x=a.x + (b.x - a.x) * eased,
        y=a.y + (b.y - a.y) * eased,
        height=a.height + (b.height - a.height) * eased,
        angle=a.angle + _shortest(b.angle - a.angle) * eased,
        turn=a.turn + (float(b.face_up) - a.turn) * min(1.0, eased * 1.3),
        z=b.z + (_ABOVE if flight.raised else 0.0),
    )


def _spring(share: float) -> float:
    left = share - 1
    return 1 + (_OVERSHOOT + 1) * left**3 + _OVERSHOOT * left**2


def _shortest(angle: float) -> float:
    return (angle + 180) % 360 - 180
