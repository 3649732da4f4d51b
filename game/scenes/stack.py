"""The scenes that lie on each other: who gets gestures and time, what is drawn, how one fades out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.gesture import Gesture
from game.scenes.scene import Pop, Push, QuitGame, Replace, Root, Scene, Transition

DISSOLVE = 0.25
"""Seconds one scene takes to fade into the next."""


class SceneStack:
    """The scenes from the menu up; the top one gets gestures and time, all visible ones are drawn.

    `dissolve` returns the seconds of a fade, 0 for none. `done` once the last scene has left.
    """

    def __init__(
        self, first: Scene, size: tuple[int, int], *, dissolve: Callable[[], float] = lambda: DISSOLVE
    ) -> None:
        """Begin with one scene for a window of this size."""
        self.done = False
        self.scenes: list[Scene] = []
        self._size = size
        self._dissolve = dissolve
        self._whole = True
        self._fading: pygame.Surface | None = None
        self._faded = 0.0
        self._fade_for = 0.0
        self._fade_wanted = False
        self._shown = False
        self._lay(first)

    @property
    def top(self) -> Scene:
        """The scene that gets gestures and time."""
        return self.scenes[-1]

    def handle(self, gesture: Gesture) -> None:
        """Give the gesture to the scene on top, and go where that leads."""
        if not self.done:
            self.go(self.top.handle(gesture))

    def update(self, dt: float) -> None:
        """Let time pass for the scene on top, and go where that leads."""
        self._faded += dt
        if not self.done:
            self.go(self.top.update(dt))

    def resize(self, size: tuple[int, int]) -> None:
        """Lay every scene out again; a fade ends at once."""
        self._size = size
        self._fading, self._fade_wanted = None, False
        for scene in self.scenes:
            scene.resize(size)
        self.redraw()

    def redraw(self) -> None:
        """Draw everything the next time, for the surface is new or was lost."""
        self._whole = True

    def draw(self, surface: pygame.Surface, alpha: float) -> list[pygame.Rect]:
        """Draw what changed, or everything when it must be; return the parts that changed."""
        if self._fade_wanted:
            self._begin_fade(surface)
        if self._fading is None and not self._whole:
            return self.top.draw(surface, alpha, full=False)
        self._whole = False
        for scene in self.scenes[self._lowest() :]:
            scene.draw(surface, alpha, full=True)
        self._shown = True
        if self._fading is not None:
            self._draw_fade(surface, self._fading)
        return [surface.get_rect()]

    def go(self, transition: Transition | None) -> None:
        """Follow a transition; None stays."""
        match transition:
            case None:
                return
            case Push(scene):
                self.top.cover()
                self._lay(scene)
            case Replace(scene, cut):
                self.scenes.pop().close()
                self._lay(scene, fade=not cut)
            case Pop():
                self._take_away()
            case Root(scene):
                self._clear()
                self._lay(scene)
            case QuitGame():
                self._clear()
                self.done = True

    def begin(self, scene: Scene) -> None:
        """Begin again with this scene, also when the last one has left."""
        self.done = False
        self.go(Root(scene))

    def close(self) -> None:
        """Close every scene, from the top down."""
        self.go(QuitGame())

    def _lay(self, scene: Scene, *, fade: bool = True) -> None:
        scene.resize(self._size)
        self.scenes.append(scene)
        self._changed(fade=fade)

    def _take_away(self) -> None:
        self.scenes.pop().close()
        if not self.scenes:
            self.done = True
            return
        self.top.uncover()
        self._changed(fade=True)

    def _clear(self) -> None:
        while self.scenes:
            self.scenes.pop().close()

    def _changed(self, *, fade: bool) -> None:
        self._whole = True
        # A fade needs something on the screen to fade from, and an old one must not come back.
        self._fade_wanted = fade and self._shown
        self._fading = None

    def _lowest(self) -> int:
        return max((place for place, scene in enumerate(self.scenes) if scene.opaque), default=0)

    def _begin_fade(self, surface: pygame.Surface) -> None:
        self._fade_wanted = False
        self._fade_for = self._dissolve()
        if self._fade_for <= 0:
            return
        self._fading = surface.copy()
        self._faded = 0.0

    def _draw_fade(self, surface: pygame.Surface, old: pygame.Surface) -> None:
        share = min(1.0, self._faded / self._fade_for)
        if share >= 1.0:
            self._fading = None
            return
        old.set_alpha(round(255 * (1 - share) ** 2))
        surface.blit(old, (0, 0))
