"""A mouse that posts what a real one would, and the app run as fast as somebody can move it."""

from collections.abc import Callable, Iterable, Iterator

import pygame
import pytest

from game import app, loop
from game.cli.options import PlayOptions
from game.loop import Driven, Loop
from game.scenes.gesture import Gesture
from game.stage import Stage

Frames = Iterator[None]
"""What somebody does, one frame after the other: each `yield` lets the game have its frame."""

Point = tuple[int, int]

FRAME_MS = 50.0
"""How long a frame takes in the game; outside it takes as long as it must."""

DOUBLE_CLICK = 7
"""Frames after which another press on the same spot is a click of its own."""

MOST_FRAMES = 60_000
_GLIDE = (0.3, 0.6, 0.9, 1.0)


class Mouse:
    """One pointer with one button, whose events go through the queue of the system."""

    def __init__(self) -> None:
        self._pos: Point = (0, 0)
        self._down = False

    def click(self, pos: Point) -> Frames:
        """Go there, press and release, and wait until it cannot be half of a double click any more."""
        yield from self.glide(pos)
        yield from self.press()
        yield from self.release()
        for _ in range(DOUBLE_CLICK):
            yield

    def drag(self, start: Point, *way: Point) -> Frames:
        """Press at the start and go along the way with the button held, then let go."""
        yield from self.glide(start)
        yield from self.press()
        for pos in way:
            yield from self.glide(pos)
        yield from self.release()

    def glide(self, pos: Point) -> Frames:
        """Go somewhere in a few jumps, as a quick hand does."""
        a = self._pos
        for share in _GLIDE:
            step = (round(a[0] + (pos[0] - a[0]) * share), round(a[1] + (pos[1] - a[1]) * share))
            rel = (step[0] - self._pos[0], step[1] - self._pos[1])
            self._pos = step
            held = (int(self._down), 0, 0)
            self._post(pygame.MOUSEMOTION, pos=step, rel=rel, buttons=held)
        yield

    def press(self) -> Frames:
        """Press the left button."""
        self._down = True
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._pos, button=1)
        yield

    def release(self, *, seen: bool = True) -> Frames:
        """Let the left button go; unseen when another window gets to hear of it."""
        self._down = False
        if seen:
            self._post(pygame.MOUSEBUTTONUP, pos=self._pos, button=1)
        yield

    def _post(self, kind: int, **what: Point | int | tuple[int, int, int]) -> None:
        assert pygame.event.post(pygame.event.Event(kind, {"touch": False} | what))


def run(options: PlayOptions, somebody: Callable[[Stage], Frames], patch: pytest.MonkeyPatch) -> int:
    """Run the app until somebody has left it, as fast as it can draw; returns its exit code."""

    class Hasty(Loop):
        def __init__(
            self,
            stage: Driven,
            *,
            tick: Callable[[int], float],
            flip: Callable[[list[pygame.Rect]], None],
            gestures: Callable[[], Iterable[Gesture]],
        ) -> None:
            del tick
            assert isinstance(stage, Stage)
            frames = iter(zip(range(MOST_FRAMES), somebody(stage), strict=False))

            def hurry(_rate: int) -> float:
                assert next(frames, None), "the game goes on though nobody is there any more"
                return FRAME_MS

            super().__init__(stage, tick=hurry, flip=flip, gestures=gestures)

    patch.setattr(loop, "Loop", Hasty)
    return app.run(options)
