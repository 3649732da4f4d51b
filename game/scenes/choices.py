"""A column of choices on the felt, for the pointer and the keyboard."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.scenes.gesture import Gesture, KeyDown, Move, Press, Release
from sprites.choices import choice, choice_height

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Choices:
    """Texts under each other, one of them marked; `handle` returns the key of the one that was taken.

    `dirty` says that they must be drawn.
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Mark the first one; `texts` are in order, by key."""
        self.dirty = True
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._texts = dict(texts)
        self._marked = next(iter(self._texts))
        self._pressed = ""
        self._px = 1

    @property
    def marked(self) -> str:
        """The key of the choice that Enter would take."""
        return self._marked

    def lay_out(self, midtop: tuple[int, int], width: int, px: int) -> None:
        """Stand below a place, written in `px` pixels."""
        self._px = px
        self.rect = pygame.Rect(0, 0, width, self._step() * len(self._texts))
        self.rect.midtop = midtop
        self.dirty = True

    def rect_of(self, key: str) -> pygame.Rect:
        """Return where one choice is."""
        place = list(self._texts).index(key)
        return pygame.Rect(
            self.rect.left, self.rect.top + place * self._step(), self.rect.width, choice_height(self._px)
        )

    def handle(self, gesture: Gesture) -> str | None:
        """Take what the player did; return the key of a choice that was taken, else None."""
        match gesture:
            case Move(pos, buttons):
                self._pressed = self._pressed if buttons[0] else ""  # a release was lost to another window
                self._mark(self._at(pos))
            case Press(pos, 1):
                self._pressed = self._at(pos)
                self._mark(self._pressed)
            case Release(pos, 1):
                pressed, self._pressed = self._pressed, ""
                return pressed if pressed and pressed == self._at(pos) else None
            case KeyDown(key) if key in _ENTER:
                return self._marked
            case KeyDown(key):
                self._key(key, back=gesture.shift)
            case _:
                pass
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every choice over what is there."""
        self.dirty = False
        for key, text in self._texts.items():
            picture = choice(text, self._px, self.rect.width, chosen=key == self._marked)
            surface.blit(picture, self.rect_of(key))

    def _step(self) -> int:
        return round(choice_height(self._px) * 1.12)

    def _at(self, pos: tuple[int, int]) -> str:
        return next((key for key in self._texts if self.rect_of(key).collidepoint(pos)), "")

    def _mark(self, key: str) -> None:
        if key and key != self._marked:
            self._marked = key
            self.dirty = True

    def _key(self, key: int, *, back: bool) -> None:
        keys = list(self._texts)
        if key == pygame.K_TAB:
            key = pygame.K_UP if back else pygame.K_DOWN
        step = {pygame.K_DOWN: 1, pygame.K_UP: -1}.get(key, 0)
        self._mark(keys[(keys.index(self._marked) + step) % len(keys)])
