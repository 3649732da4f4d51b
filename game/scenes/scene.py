"""A scene: what is on the screen now, what it makes of gestures and time, and where it leads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import pygame

from game.scenes.gesture import Gesture


class Scene(ABC):
    """One part of the game, drawn and fed by the stack; it changes nothing but itself while drawing.

    The stack calls `resize` before anything else, and again whenever the window changes.
    Only the scene on top gets gestures and time. `opaque` says that nothing below shows through.
    """

    opaque: bool = True
    covered: bool = False

    @abstractmethod
    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of this size; every drag ends, every animation snaps."""

    @abstractmethod
    def handle(self, gesture: Gesture) -> Transition | None:
        """Take what the player did; return where it leads, or None to stay."""

    @abstractmethod
    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass; return where that leads, or None to stay."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Draw everything when `full`, else what changed since the last call; return the parts that changed.

        An empty list says that nothing did. `alpha` is how far time stands between two steps, 0 to 1.
        `surface` may be a new one of the same size whenever `full` is set.
        """

    def cover(self) -> None:
        """End every drag, for another scene lies on top; no gesture and no time until `uncover`."""
        self.covered = True

    def uncover(self) -> None:
        """Come back on top: settings may have changed, and a full draw follows."""
        self.covered = False

    def close(self) -> None:
        """Let go of what must not outlive the scene, which has left the stack for good."""
        self.covered = True


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of this one; `cut` shows it at once, for a picture that goes on unbroken."""

    scene: Scene
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Pop:
    """Take this scene away and go back to the one below; the last one leaving ends the game."""


@dataclass(frozen=True, slots=True)
class Root:
    """Clear the whole stack and begin again with this scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class QuitGame:
    """End the game."""


Transition = Push | Replace | Pop | Root | QuitGame
