"""The loop: fixed steps of time, drawing only what changed, and sleep for the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import pygame

from game.scenes.gesture import FocusGained, FocusLost, Gesture

STEP = 1 / 60
"""Seconds of one step; everything in the game moves in whole steps."""

MOST_STEPS = 8
"""Steps one frame makes up for; what a longer gap holds is let go, so nothing bursts after it."""

FRAMES = 60
FRAMES_BEHIND = 10
"""Frames a second while another window has the keyboard and nothing moves."""

FRAMES_HIDDEN = 4
"""Frames a second while the window is minimised; no time passes then."""


class Driven(Protocol):
    """What the loop drives: the scenes in their window."""

    @property
    def done(self) -> bool:
        """Whether the game is over and the loop may end."""
        ...

    def handle(self, gesture: Gesture) -> None:
        """Take what the player did."""

    def update(self, dt: float) -> None:
        """Let one step pass."""

    def draw(self, alpha: float) -> list[pygame.Rect]:
        """Draw what changed and say where; an empty list when nothing did."""

    def hidden(self) -> bool:
        """Say whether nobody can see the window."""


class Loop:
    """Runs a stage; `tick(fps)` sleeps and returns the milliseconds since its last call."""

    def __init__(
        self,
        stage: Driven,
        *,
        tick: Callable[[int], float],
        flip: Callable[[list[pygame.Rect]], None],
        gestures: Callable[[], Iterable[Gesture]],
    ) -> None:
        """Take the stage and the three ways to the outside world."""
        self._stage = stage
        self._tick = tick
        self._flip = flip
        self._gestures = gestures
        self._left = 0.0
        self._focused = True
        self._moving = True

    def run(self) -> None:
        """Run frames until the stage is done."""
        while not self._stage.done:
            self.frame()

    def frame(self) -> None:
        """Sleep until the next frame, take gestures, make the steps that are due, draw what changed."""
        hidden = self._stage.hidden()
        passed = self._tick(self._rate(hidden=hidden)) / 1000
        for gesture in self._gestures():
            self._focused = isinstance(gesture, FocusGained) or (
                self._focused and not isinstance(gesture, FocusLost)
            )
            self._stage.handle(gesture)
        if hidden:
            return
        self._left = min(self._left + passed, MOST_STEPS * STEP)
        while self._left >= STEP and not self._stage.done:
            self._left -= STEP
            self._stage.update(STEP)
        if self._stage.done:
            return
        changed = self._stage.draw(self._left / STEP)
        self._moving = bool(changed)
        if changed:
            self._flip(changed)

    def _rate(self, *, hidden: bool) -> int:
        if hidden:
            return FRAMES_HIDDEN
        return FRAMES if self._focused or self._moving else FRAMES_BEHIND
