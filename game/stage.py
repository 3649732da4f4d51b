"""The stage: the scenes in their window, and what every scene has in common."""

from __future__ import annotations

import pygame

from game.scenes.equipment import Equipment
from game.scenes.gesture import Exposed, Gesture, KeyDown, Quit, Resized
from game.scenes.scene import Scene
from game.scenes.stack import DISSOLVE, SceneStack
from game.window import Window


class Stage:
    """What the loop drives: gestures, time and drawing go through the window to the scene on top."""

    def __init__(self, window: Window, equipment: Equipment, first: Scene) -> None:
        """Begin with a scene."""
        self._window = window
        self._equipment = equipment
        self._openings = window.openings
        self._size = window.size
        self._stack = SceneStack(first, window.size, dissolve=self._dissolve)

    @property
    def done(self) -> bool:
        """Whether the player has left."""
        return self._stack.done

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self._stack.top

    def handle(self, gesture: Gesture) -> None:
        """Take what concerns the window or every scene, and hand on the rest."""
        match gesture:
            case Quit():
                self._stack.close()
            case Resized():
                self._window.resized()
                self._fit()
                self._stack.handle(gesture)
            case Exposed():
                self._stack.redraw()
            case KeyDown(pygame.K_F11):
                self._toggle_fullscreen()
            case KeyDown(pygame.K_RETURN) if gesture.alt:
                self._toggle_fullscreen()
            case KeyDown(pygame.K_m) if gesture.ctrl:
                self._equipment.settings.muted = not self._equipment.settings.muted
                self._equipment.save_settings()
            case _:
                self._stack.handle(gesture)

    def update(self, dt: float) -> None:
        """Let a step pass."""
        self._stack.update(dt)

    def draw(self, alpha: float) -> list[pygame.Rect]:
        """Draw what changed, after the window has become what it is to be."""
        if self._equipment.fullscreen != self._window.fullscreen:
            self._window.set_fullscreen(fullscreen=self._equipment.fullscreen)
            self._equipment.fullscreen = self._window.fullscreen
        self._fit()
        return self._stack.draw(self._window.surface, alpha)

    def hidden(self) -> bool:
        """Say whether the window is minimised."""
        return self._window.hidden()

    def _toggle_fullscreen(self) -> None:
        wanted = not self._equipment.fullscreen
        self._equipment.fullscreen = self._equipment.settings.fullscreen = wanted
        self._equipment.save_settings()

    def _fit(self) -> None:
        """Draw everything where the window was opened anew, and lay it out again where its size is new."""
        if self._openings != self._window.openings:
            self._openings = self._window.openings
            self._stack.redraw()
        if self._size != self._window.size:
            self._size = self._window.size
            self._equipment.fit(self._size)
            self._stack.resize(self._size)

    def _dissolve(self) -> float:
        settings = self._equipment.settings
        return 0.0 if settings.reduced_motion or settings.instant else DISSOLVE / settings.speed
