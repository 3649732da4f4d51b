"""The pointer's state: nothing, a press that may become a click, or something held that can be dropped."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TypeAlias

from game.presentation.pose import Point
from game.presentation.targets import OnCard, OnStock, Target

SLACK = 8
"""Pixels that the pointer may move while a press is still a click."""


@dataclass(frozen=True, slots=True)
class Clicked:
    """A press and its release on the same thing, or nothing (`target` None: the felt)."""

    target: Target | None


@dataclass(frozen=True, slots=True)
class PickedUp:
    """A press has become a drag."""

    target: OnCard | OnStock


@dataclass(frozen=True, slots=True)
class Dropped:
    """What was held has been let go."""

    target: OnCard | OnStock


Outcome: TypeAlias = Clicked | PickedUp | Dropped


class Drag:
    """Follows one button from press to release; positions in pixels."""

    def __init__(self) -> None:
        """Start with nothing pressed."""
        self.pressed: Target | None = None
        self.held: OnCard | OnStock | None = None
        self.pos: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self._down = False

    @property
    def down(self) -> bool:
        """Whether the button is held."""
        return self._down

    def press(self, pos: Point, target: Target | None) -> None:
        """Begin on a target; a second press while the first is down changes nothing."""
        if not self._down:
            self.pressed, self.start, self.pos, self._down = target, pos, pos, True

    def move(self, pos: Point) -> PickedUp | None:
        """Follow the pointer; say when the press has become a drag."""
        self.pos = pos
        far = hypot(pos[0] - self.start[0], pos[1] - self.start[1]) >= SLACK
        if not self._down or self.held or not far or not isinstance(self.pressed, OnCard | OnStock):
            return None
        self.held = self.pressed
        return PickedUp(self.held)

    def release(self, pos: Point, target: Target | None) -> Clicked | Dropped | None:
        """End; a click counts when press and release meet the same target, None means nothing came of it."""
        held, pressed, down = self.held, self.pressed, self._down
        self.cancel()
        self.pos = pos
        if held:
            return Dropped(held)
        return Clicked(target) if down and pressed == target else None

    def cancel(self) -> bool:
        """Forget everything; say whether something was held."""
        was_held = self.held is not None
        self.pressed, self.held, self._down = None, None, False
        return was_held
