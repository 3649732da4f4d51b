"""When nothing moves, nothing is drawn and nothing is shown."""

from collections.abc import Callable

import pygame
import pytest

from game.loop import STEP, Loop
from game.scenes.gesture import Gesture
from game.scenes.menu import MenuScene
from game.scenes.pages import options
from game.scenes.pause import PauseScene
from game.scenes.play.scene import PlayScene
from game.scenes.scene import Scene
from tests.benchmarks.evening import Evening, settle
from tests.benchmarks.ratios import CLOCK, Bench, Stopwatch, compared

pytestmark = pytest.mark.benchmark(timer=CLOCK)

SCENES: dict[str, Callable[[Evening], Scene]] = {
    "table": lambda evening: evening.table(),
    "menu": lambda evening: MenuScene(evening.equipment),
    "pause": lambda evening: PauseScene(evening.equipment, evening.table().desk.session),
    "options": lambda evening: options(evening.equipment),
}


class _Nothing:
    """A stage on which there is nothing."""

    done = False

    def handle(self, gesture: Gesture) -> None:
        """Take nothing."""

    def update(self, dt: float) -> None:
        """Let nothing happen."""

    def draw(self, _alpha: float) -> list[pygame.Rect]:
        return []

    def hidden(self) -> bool:
        return False


@pytest.mark.parametrize("name", SCENES)
def test_frame_when_nothing_moves(
    bench: Bench, evening: Callable[[tuple[int, int]], Evening], name: str
) -> None:
    tonight = evening((1920, 1080))
    scene = SCENES[name](tonight)
    loop = tonight.show(scene)
    settle(loop.frame)
    empty = Loop(_Nothing(), tick=lambda _rate: STEP * 1000, flip=_never, gestures=tuple)
    step = Stopwatch(empty.frame)
    if isinstance(scene, PlayScene):
        tonight.count_paintings(scene)
    flips, picture = tonight.flips, pygame.image.tobytes(tonight.window.surface, "RGB")
    frames = bench.seconds(loop.frame, before=step, rounds=600)
    drawn = (tonight.flips - flips, tonight.paintings)
    assert drawn == (0, 0)
    assert pygame.image.tobytes(tonight.window.surface, "RGB") == picture
    seen = f"600 frames: {drawn[0]} flips, {drawn[1]} paintings, no pixel changed"
    bench.note(compared(f"{name}, nothing moves", frames, "empty step of the loop", step.seconds, note=seen))


def _never(_changed: list[pygame.Rect]) -> None:
    raise AssertionError("there was nothing to show")
