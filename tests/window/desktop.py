"""A virtual screen, and the game in a real window on it, worked with real keys and a real pointer."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 40.0
"""Seconds anything may take on a busy machine."""

_UNWANTED = ("SDL", "DISPLAY", "WAYLAND", "XDG_RUNTIME")


@contextmanager
def desktop(size: str = "1366x768") -> Iterator[str]:
    """Run a screen of this size; gives what belongs into DISPLAY."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        try:
            with os.fdopen(read) as number:
                yield f":{number.readline().strip()}"
        finally:
            server.terminate()


class Game:
    """The game as a process of its own, with a home of its own."""

    def __init__(self, display: str, home: Path, *words: str) -> None:
        """Start it and wait for its window."""
        kept = {name: text for name, text in os.environ.items() if not name.startswith(_UNWANTED)}
        self._environment = kept | {
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
            "PINOCHLE_HOME": str(home),
        }
        self.record = home / "current-1.pinochle"
        self.process = subprocess.Popen([sys.executable, "main.py", *words], cwd=ROOT, env=self._environment)
        self.until(lambda: bool(self._find()), "a window")
        self.window = self._find()
        # Without a window manager the keys go to the window under the pointer.
        self.point(30, 30)

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something; AssertionError when it does not happen in time."""
        deadline = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < deadline, f"waited in vain for {what}"
            assert self.process.poll() is None, f"the game ended while waiting for {what}"
            time.sleep(0.05)

    def keys(self, *names: str) -> None:
        """Press keys one after the other, by their names in X."""
        self._do("key", "--delay", "40", *names)

    def point(self, x: int, y: int) -> None:
        """Move the pointer to a place in the window."""
        self._do("mousemove", "--window", self.window, str(x), str(y))

    def click(self, x: int, y: int) -> None:
        """Click the left button at a place in the window."""
        self.point(x, y)
        self._do("click", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left button at a place in the window, move, and let it go at another."""
        self.point(*start)
        self._do("mousedown", "1")
        for share in (0.2, 0.6, 1.0):
            self.point(*(round(a + (b - a) * share) for a, b in zip(start, end, strict=True)))
        self._do("mouseup", "1")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, as a window manager does."""
        self._do("windowsize", self.window, str(width), str(height))

    def size(self) -> tuple[int, int]:
        """Return the size of the window on the screen; a change of its mode makes it another window."""
        self.window = self._find() or self.window
        lines = self._do("getwindowgeometry", "--shell", self.window).splitlines()
        found = dict(line.split("=") for line in lines)
        return int(found.get("WIDTH", 0)), int(found.get("HEIGHT", 0))

    def lines(self) -> list[str]:
        """Return the record of the match as far as it is on disk."""
        return self.record.read_text(encoding="utf-8").splitlines() if self.record.exists() else []

    def close_window(self) -> int:
        """Ask the game to end, which reaches it as the closing of its window; returns the exit code."""
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def end(self) -> None:
        """Make sure that nothing is left of it."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def _find(self) -> str:
        found = self._do("search", "--onlyvisible", "--class", "main.py")
        return found.split()[-1] if found.strip() else ""

    def _do(self, *words: str) -> str:
        run = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, check=False
        )
        return run.stdout
