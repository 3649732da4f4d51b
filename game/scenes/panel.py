"""A panel over the darkened table: a title, what there is to know, and choices."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

import pygame

from game.scenes.choices import Choices
from game.scenes.equipment import Equipment
from game.scenes.gesture import Gesture, KeyDown, Press
from game.scenes.scene import Scene, Transition
from sounds.cues import Cue
from sprites.controls import divider, sheet
from sprites.text import line_height, render_line, wrap
from sprites.theme import SHADOW, TEXT_BRASS, TEXT_MAIN

_DIM = 110
_TEXT_SHARE = 0.027
_LEAST_PX = 11
_STRONG = 2
_LAYERS = 4


class Panel(Scene):
    """An overlay that shows the table through; subclasses say what it asks and what each answer does."""

    opaque = False

    def __init__(self, equipment: Equipment) -> None:
        """Show nothing before the first `resize`."""
        self.equipment = equipment
        self.choices = Choices(self.texts())
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._px = 1
        self._behind: pygame.Surface | None = None

    @abstractmethod
    def title(self) -> str:
        """Return the heading."""

    @abstractmethod
    def texts(self) -> Mapping[str, str]:
        """Return the choices by key, the first one marked."""

    @abstractmethod
    def take(self, key: str) -> Transition | None:
        """Do what a choice says."""

    @abstractmethod
    def escape(self) -> Transition | None:
        """Do what Escape does."""

    def facts(self) -> Sequence[tuple[str, str]]:
        """Return lines of two columns above the choices, what and how many; the last two are what matters."""
        return ()

    def words(self) -> str:
        """Return a paragraph above the choices, or nothing."""
        return ""

    def resize(self, size: tuple[int, int]) -> None:
        """Stand in the middle, as high as what there is to say."""
        width, height = size
        self._px = px = max(_LEAST_PX, round(min(height, width / 1.3) * _TEXT_SHARE))
        step = line_height(px)
        breadth = min(width - 2 * px, 26 * px)
        self._lines = wrap(self.words(), px, breadth - 4 * px) if self.words() else []
        facts = len(self.facts())
        above = round(step * 2.6) + step * len(self._lines) + round(step * 1.15) * facts + bool(facts) * step
        gap = round(step * 0.9) if self._lines or facts else 0
        self.choices.lay_out((width // 2, 0), breadth - 2 * px, round(px * 1.2))
        self.rect = pygame.Rect(0, 0, breadth, above + gap + self.choices.rect.height + 2 * px)
        self.rect.center = (width // 2, height // 2)
        top = self.rect.top + above + gap
        self.choices.lay_out((width // 2, top), breadth - 2 * px, round(px * 1.2))
        self._behind = None

    def handle(self, gesture: Gesture) -> Transition | None:
        """Take a choice; Escape and a press beside the panel go back."""
        if isinstance(gesture, KeyDown) and gesture.key == pygame.K_ESCAPE:
            return self.escape()
        if isinstance(gesture, Press) and not self.rect.collidepoint(gesture.pos):
            return self.escape()
        before = self.choices.marked
        taken = self.choices.handle(gesture)
        if taken is not None:
            self.equipment.sound.play(Cue.BUTTON)
            return self.take(taken)
        if self.choices.marked != before:
            self.equipment.sound.play(Cue.SLIDE)
        return None

    def update(self, dt: float) -> Transition | None:
        """Wait."""
        del dt
        return None

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Darken the table and draw the panel; later only the choices."""
        del alpha
        area = self.choices.rect
        if full:
            shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            shade.fill((*SHADOW, _DIM))
            surface.blit(shade, (0, 0))
            self._draw_panel(surface)
            self._behind = surface.subsurface(area.clip(surface.get_rect())).copy()
        elif not self.choices.dirty or self._behind is None:
            return []
        else:
            surface.blit(self._behind, area)
        self.choices.draw(surface)
        return [surface.get_rect()] if full else [area]

    def _draw_panel(self, surface: pygame.Surface) -> None:
        ground = sheet(self.rect.size)
        for _layer in range(_LAYERS):  # cards behind must not be taken for part of the text
            surface.blit(ground, self.rect)
        px, step = self._px, line_height(self._px)
        title = render_line(self.title(), round(px * 1.35), TEXT_BRASS, bold=True)
        top = self.rect.top + px
        surface.blit(title, title.get_rect(midtop=(self.rect.centerx, top)))
        line = self.rect.width - 6 * px
        surface.blit(divider((line, max(3, px // 6))), (self.rect.left + 3 * px, top + round(step * 1.6)))
        top += round(step * 2.1)
        for text in self._lines:
            words = render_line(text, px, TEXT_MAIN)
            surface.blit(words, words.get_rect(midtop=(self.rect.centerx, top)))
            top += step
        self._draw_facts(surface, top)

    def _draw_facts(self, surface: pygame.Surface, top: int) -> None:
        px, step = self._px, round(line_height(self._px) * 1.15)
        facts = self.facts()
        top += step // 2
        left, right = self.rect.left + 3 * px, self.rect.right - 3 * px
        for place, (name, points) in enumerate(facts):
            strong = place >= len(facts) - _STRONG
            tint = TEXT_BRASS if strong else TEXT_MAIN
            words = render_line(name, px, tint, bold=strong)
            number = render_line(points, px, tint, bold=True)
            y = top + place * step + (step // 3 if strong else 0)
            surface.blit(words, (left, y))
            surface.blit(number, (right - number.get_width(), y))
