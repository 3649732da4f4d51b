"""Frames of the real table, through the loop, against one bare blit of the whole screen and a flip."""

from collections.abc import Callable, Iterator
from itertools import count
from math import cos, sin
from statistics import mean, median

import pygame
import pytest

from game.rules.variant import Phase
from game.scenes.deal import DealScene
from game.scenes.play.scene import PlayScene
from tests.benchmarks.evening import Evening, settle
from tests.benchmarks.ratios import CLOCK, Bench, Row, Stopwatch, compared

pytestmark = pytest.mark.benchmark(timer=CLOCK)

SIZES = {"1366x768": (1366, 768), "1920x1080": (1920, 1080), "3840x2160": (3840, 2160)}
YARDSTICK = "bare blit and flip"

OpenEvening = Callable[[tuple[int, int]], Evening]


@pytest.fixture(params=SIZES, ids=list(SIZES))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_frame_while_a_card_is_dragged(bench: Bench, evening: OpenEvening, name: str) -> None:
    tonight = evening(SIZES[name])
    scene = tonight.table()
    loop = tonight.show(scene)
    settle(loop.frame)
    path = dragged(scene, SIZES[name])
    bare = Stopwatch(tonight.blit_and_flip)

    def before() -> None:
        bare()
        move(next(path))

    for _ in range(60):
        before()
        loop.frame()
    assert scene.pointer.drag.held
    bare.seconds.clear()
    flips = tonight.flips
    frames = bench.seconds(loop.frame, before=before, rounds=600)
    assert tonight.flips - flips == 600
    bench.note(compared(f"table, one card dragged, {name}", frames, YARDSTICK, bare.seconds, aim=1.3))


def test_frame_of_the_deal(bench: Bench, evening: OpenEvening, name: str) -> None:
    tonight = evening(SIZES[name])
    bare = Stopwatch(tonight.blit_and_flip)
    tonight.arrive()
    first = list(deal(tonight, bare))
    played = [list(deal(tonight, bare)) for _ in range(5)]
    pending = deal(tonight, bare)
    bench.seconds(lambda: next(pending), rounds=len(first))
    assert {len(times) for times in played} == {len(first)}
    unit, least = median(bare.seconds), min(bare.seconds)
    # Frames differ, so that their mean is what a frame of the deal costs.
    usual = [median(times) for times in zip(*played, strict=True)]
    best = [min(times) for times in zip(*played, strict=True)]
    worst = (
        f"slowest of {len(usual)}: {max(usual) / unit:.1f}, in the first deal of all {max(first) / unit:.0f}"
    )
    bench.note(Row(f"deal, {name}", mean(usual) / unit, mean(best) / least, YARDSTICK, unit, 3.0, worst))


def deal(tonight: Evening, bare: Stopwatch) -> Iterator[float]:
    """Yield the seconds of each frame from the first packet until somebody is to act."""
    loop = tonight.show(tonight.deal())
    pygame.event.clear()
    timed = Stopwatch(loop.frame)
    loop.frame()
    scene = tonight.stage.scene
    assert isinstance(scene, DealScene)
    while isinstance(tonight.stage.scene, DealScene):
        bare()
        timed()
        yield timed.seconds[-1]
    assert isinstance(tonight.stage.scene, PlayScene)
    assert tonight.stage.scene.desk.view.phase is Phase.STOCK_TRICK


def dragged(scene: PlayScene, size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Pick up a card of the hand; yield where the pointer goes, in wide rounds over the table."""
    desk = scene.desk
    card = desk.view.hand.cards[0]
    picture = desk.timeline.stage.picture(card)
    assert picture is not None
    grip = (round(picture.x - picture.height * 0.25), round(picture.y))
    move(grip, buttons=(0, 0, 0))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1, touch=False))
    width, height = size
    for step in count():
        turn = step * 0.07  # some 15 pixels a frame at 1080 lines: a brisk hand
        x, y = width / 2 + cos(turn) * height * 0.25, height / 2 + sin(turn) * height * 0.15
        yield round(x), round(y)


def move(pos: tuple[int, int], *, buttons: tuple[int, int, int] = (1, 0, 0)) -> None:
    """Post a movement of the mouse."""
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons, touch=False)
    )
