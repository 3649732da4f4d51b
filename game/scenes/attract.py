"""Attract mode: computers play each other through the real scenes, until somebody wants to play himself."""

from __future__ import annotations

import secrets

import pygame

from game.presentation.wording import _
from game.presentation.wording.labels import attract_prompt
from game.scenes.equipment import Equipment
from game.scenes.gesture import Gesture, KeyDown, Move, Press, Wheel
from game.scenes.scene import Pop, QuitGame, Scene, Transition
from game.scenes.setup import chosen_variant
from game.scenes.stack import SceneStack
from game.session.tour import Plan, Tour
from sprites.text import render_line
from sprites.theme import PLATE, TEXT_BRASS

_LEVEL = "standard"
_SEEDS = 1_000_000
_STRIP = 0.05
_JOLT = 12
"""Pixels the pointer may tremble without ending the show."""


class AttractScene(Scene):
    """A stack of its own above a strip that says how to take over; any input leads back to the menu.

    With a `tour` it is the demo: only Escape ends it early, and its end is the end of the game.
    """

    def __init__(self, equipment: Equipment, tour: Tour | None = None) -> None:
        """Show a tour, or one without end of the game that was chosen last."""
        self._equipment = equipment
        self._demo = tour is not None
        self._tour = tour or Tour(_endless(equipment))
        self._size = (0, 0)
        self._stack: SceneStack | None = None
        self._pointer: tuple[int, int] | None = None

    def resize(self, size: tuple[int, int]) -> None:
        """Give the game all but the strip."""
        self._size = size
        if self._stack is not None:
            self._stack.resize(self._inner())

    def handle(self, gesture: Gesture) -> Transition | None:
        """Leave at any input, the demo only at Escape."""
        if isinstance(gesture, KeyDown) and gesture.key == pygame.K_ESCAPE:
            return self._end()
        if self._demo:
            return None
        match gesture:
            case KeyDown() | Press() | Wheel():
                return Pop()
            case Move(pos):
                start = self._pointer = self._pointer or pos
                return Pop() if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) > _JOLT else None
            case _:
                return None

    def update(self, dt: float) -> Transition | None:
        """Let the computers play; after a deal comes the next one, after a match the next match."""
        if self._stack is not None:
            self._stack.update(dt)
        if self._stack is None or self._stack.done:
            if not self._tour.proceed():
                return self._end()
            self._go_on()
        return None

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Draw the game above, and the strip once."""
        if full:
            self._draw_strip(surface)
        if self._stack is None:
            return [surface.get_rect()] if full else []
        if full:
            self._stack.redraw()
        changed = self._stack.draw(surface.subsurface(pygame.Rect((0, 0), self._inner())), alpha)
        return [surface.get_rect()] if full else changed

    def close(self) -> None:
        """End the match that was shown."""
        super().close()
        if self._stack is not None:
            self._stack.close()

    def _go_on(self) -> None:
        scene = self._equipment.doors.play(self._tour.session)
        if self._stack is None:
            self._stack = SceneStack(scene, self._inner())
        else:
            self._stack.begin(scene)

    def _end(self) -> Transition:
        return QuitGame() if self._demo else Pop()

    def _inner(self) -> tuple[int, int]:
        return self._size[0], self._size[1] - round(self._size[1] * _STRIP)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        top = self._inner()[1]
        strip = pygame.Rect(0, top, self._size[0], self._size[1] - top)
        surface.fill(PLATE, strip)
        px = max(11, round(strip.height * 0.52))
        text = _("The computers play. Escape ends the show.") if self._demo else attract_prompt()
        line = render_line(text, px, TEXT_BRASS, bold=True)
        surface.blit(line, line.get_rect(center=strip.center))


def _endless(equipment: Equipment) -> Plan:
    variant = chosen_variant(equipment.settings)
    return Plan(variant, (_LEVEL,) * variant.seats, secrets.randbelow(_SEEDS))
