"""From the start of the process to its first frame, against the least program that shows a card.

Both run under the dummy driver, and once more on an X server where Xvfb is at hand. What counts is how long
the processor was busy with them, for another program may be busy meanwhile; the clock is noted beside it.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from game.window import windowed_size
from tests.benchmarks.ratios import Bench, compared

if sys.platform != "win32":
    import resource

HERE = Path(__file__).parent
ROUNDS = 9
AIM = 2.0
FRAMES = {"title": 1, "menu": 2}
DRIVERS = ("dummy", "x11")
SCREEN = ":97"


@pytest.fixture(params=DRIVERS)
def driver(request: pytest.FixtureRequest) -> Iterator[str]:
    """The driver that both programs get, in the environment."""
    name = str(request.param)
    if name == "dummy":
        yield name
        return
    if shutil.which("Xvfb") is None:
        pytest.skip("no Xvfb here")
    with (
        subprocess.Popen(
            ["Xvfb", SCREEN, "-screen", "0", "1920x1080x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
        ) as server,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("DISPLAY", SCREEN)
        patch.setenv("SDL_VIDEODRIVER", name)
        yield name
        server.terminate()


@pytest.fixture(autouse=True)
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what is compiled from run to run, as an installed game does, whatever is set here."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))


@pytest.mark.parametrize("frame", FRAMES)
def test_start_to_first_frame(bench: Bench, driver: str, frame: str) -> None:
    width, height = windowed_size(_desktop())
    minimal = _Program("one_card.py", str(width), str(height))
    game = _Program("first_frame.py", str(FRAMES[frame]), "--windowed")
    for program in (minimal, game):  # compiles what was never imported before
        program()
        program.busy.clear()
        program.passed.clear()
    bench.seconds(game, before=minimal, rounds=ROUNDS)
    passed = min(game.passed) / min(minimal.passed)
    clock = f"by the clock {passed:.2f}: {min(game.passed):.3f} s against {min(minimal.passed):.3f} s"
    aim = AIM if frame == "title" else None
    name = f"start to {frame}, {driver}"
    bench.note(compared(name, game.busy, "one card", minimal.busy, aim=aim, note=clock))


class _Program:
    """Runs a program of this folder again and again: seconds it was busy, and seconds that passed."""

    def __init__(self, name: str, *words: str) -> None:
        self._command = [sys.executable, str(HERE / name), *words]
        self.busy: list[float] = []
        self.passed: list[float] = []

    def __call__(self) -> None:
        before, began = _spent_below(), perf_counter()
        subprocess.run(self._command, check=True, stdout=subprocess.DEVNULL)
        self.passed.append(perf_counter() - began)
        self.busy.append(_spent_below() - before)


def _spent_below() -> float:
    """Return the processor seconds of every program that was run and has ended; else what the clock says."""
    if sys.platform == "win32":
        return perf_counter()
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def _desktop() -> tuple[int, int]:
    """Return the size of the desktop that the programs will find."""
    ask = "import pygame; pygame.display.init(); print(*pygame.display.get_desktop_sizes()[0])"
    answer = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True)
    width, height = answer.stdout.splitlines()[-1].split()
    return int(width), int(height)
