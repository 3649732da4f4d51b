"""The loop makes whole steps, draws only what changed, and lets go of what a gap holds."""

from collections.abc import Iterable

import pygame

from game.loop import FRAMES, FRAMES_BEHIND, FRAMES_HIDDEN, MOST_STEPS, STEP, Loop
from game.scenes.gesture import FocusGained, FocusLost, Gesture, Press

SOMEWHERE = pygame.Rect(1, 2, 3, 4)


class _Stage:
    """A stage that counts, and draws when `busy`."""

    def __init__(self) -> None:
        self.done = False
        self.steps: list[float] = []
        self.alphas: list[float] = []
        self.gestures: list[Gesture] = []
        self.busy = True
        self.minimised = False
        self.last_step = 10**9

    def handle(self, gesture: Gesture) -> None:
        self.gestures.append(gesture)

    def update(self, dt: float) -> None:
        self.steps.append(dt)
        self.done = len(self.steps) >= self.last_step

    def draw(self, alpha: float) -> list[pygame.Rect]:
        self.alphas.append(alpha)
        return [SOMEWHERE] if self.busy else []

    def hidden(self) -> bool:
        return self.minimised


class _World:
    """The outside world: how long frames take, what comes in, what is shown."""

    def __init__(self) -> None:
        self.stage = _Stage()
        self.frame_ms = 1000 * STEP
        self.rates: list[int] = []
        self.flips: list[list[pygame.Rect]] = []
        self.coming: list[Gesture] = []
        self.loop = Loop(self.stage, tick=self._tick, flip=self.flips.append, gestures=self._gestures)

    def _tick(self, rate: int) -> float:
        self.rates.append(rate)
        return self.frame_ms

    def _gestures(self) -> Iterable[Gesture]:
        coming, self.coming = self.coming, []
        return coming


def test_time_passes_in_whole_steps_and_the_rest_is_kept() -> None:
    world = _World()
    world.frame_ms = 1000 * STEP * 1.5
    for _ in range(4):
        world.loop.frame()
    assert world.stage.steps == [STEP] * 6
    assert [round(alpha, 3) for alpha in world.stage.alphas] == [0.5, 0.0, 0.5, 0.0]


def test_long_gap_does_not_burst() -> None:
    world = _World()
    world.frame_ms = 30_000
    world.loop.frame()
    assert len(world.stage.steps) == MOST_STEPS
    world.frame_ms = 1000 * STEP
    world.loop.frame()
    assert len(world.stage.steps) == MOST_STEPS + 1


def test_press_during_a_gap_is_not_lost() -> None:
    world = _World()
    world.frame_ms = 30_000
    world.coming = [Press((1, 1))]
    world.loop.frame()
    assert world.stage.gestures == [Press((1, 1))]


def test_nothing_is_shown_when_nothing_was_drawn() -> None:
    world = _World()
    world.loop.frame()
    assert world.flips == [[SOMEWHERE]]
    world.stage.busy = False
    world.loop.frame()
    assert world.flips == [[SOMEWHERE]]


def test_game_in_the_background_slows_down_once_nothing_moves() -> None:
    world = _World()
    world.coming = [FocusLost()]
    world.loop.frame()
    world.loop.frame()
    assert world.rates[-1] == FRAMES
    world.stage.busy = False
    world.loop.frame()
    world.loop.frame()
    assert world.rates[-1] == FRAMES_BEHIND
    world.coming = [FocusGained()]
    world.loop.frame()
    world.loop.frame()
    assert world.rates[-1] == FRAMES


def test_minimised_game_neither_moves_nor_draws() -> None:
    world = _World()
    world.stage.minimised = True
    world.loop.frame()
    assert world.rates == [FRAMES_HIDDEN]
    assert world.stage.steps == []
    assert world.flips == []
    world.coming = [Press((1, 1))]
    world.loop.frame()
    assert world.stage.gestures == [Press((1, 1))]


def test_loop_ends_with_the_step_that_ends_the_game() -> None:
    world = _World()
    world.stage.last_step = 3
    world.frame_ms = 1000 * STEP * 5
    world.loop.run()
    assert len(world.stage.steps) == 3
    assert world.flips == []
