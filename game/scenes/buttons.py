"""A row of brass buttons, for the pointer and the keyboard."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.scenes.gesture import FocusLost, Gesture, KeyDown, Leave, Move, Press, Release
from sprites.buttons import State, brass_button, brass_button_size
from sprites.marks import focus_ring

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_STEPS = {pygame.K_RIGHT: 1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_UP: -1}


class Buttons:
    """Texts beside each other, the last one marked at first; `handle` returns the key of the one pressed."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Stand nowhere yet; `texts` are from left to right, by key."""
        self.dirty = True
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._texts = dict(texts)
        self._rects: dict[str, pygame.Rect] = {}
        self._marked = list(self._texts)[-1]
        self._hot = self._down = ""
        self._ring = False

    def lay_out(self, midright: tuple[int, int], height: int) -> None:
        """End at a place; `height` is that of the buttons in pixels."""
        right = midright[0]
        for key, text in reversed(self._texts.items()):
            rect = pygame.Rect((0, 0), brass_button_size(text, height))
            rect.midright = (right, midright[1])
            self._rects[key] = rect
            right = rect.left - height // 5
        self.rect = pygame.Rect(next(iter(self._rects.values()))).unionall(list(self._rects.values()))
        self.dirty = True

    def rect_of(self, key: str) -> pygame.Rect:
        """Return where one button is."""
        return self._rects[key].copy()

    def handle(self, gesture: Gesture) -> str | None:
        """Take what the player did; return the key of a button that was pressed, else None."""
        match gesture:
            case Move(pos, buttons):
                # Without the button a release was lost to another window.
                self._set(hot=self._at(pos), down=self._down if buttons[0] else "")
            case Leave() | FocusLost():
                self._set(hot="")
            case Press(pos, 1):
                self._set(hot=self._at(pos), down=self._at(pos))
            case Release(pos, 1):
                pressed = self._down
                self._set(hot=self._at(pos))
                return pressed if pressed and pressed == self._at(pos) else None
            case KeyDown(key) if key in _ENTER:
                return self._marked
            case KeyDown(key):
                self._key(key, back=gesture.shift)
            case _:
                pass
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every button over what is there."""
        self.dirty = False
        for key, rect in self._rects.items():
            state: State = "down" if key == self._down else "hover" if key == self._hot else "idle"
            surface.blit(brass_button(self._texts[key], rect.height, state), rect)
            if self._ring and key == self._marked:
                surface.blit(focus_ring(rect.size, rect.height // 4), rect)

    def _at(self, pos: tuple[int, int]) -> str:
        return next((key for key, rect in self._rects.items() if rect.collidepoint(pos)), "")

    def _set(self, *, hot: str, down: str = "") -> None:
        self.dirty = self.dirty or (hot, down) != (self._hot, self._down)
        self._hot, self._down = hot, down

    def _key(self, key: int, *, back: bool) -> None:
        step = (-1 if back else 1) if key == pygame.K_TAB else _STEPS.get(key, 0)
        if not step:
            return
        keys = list(self._texts)
        self._marked = keys[(keys.index(self._marked) + step) % len(keys)]
        self._ring = self.dirty = True
