"""Kills of the game in a real window: `python -m tests.kills.windows --count 30`, with Xvfb and xdotool."""

import argparse
import random
import sys
import time
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

from game.records.record import Record, read_record
from game.records.replay import Step, replay
from tests.window.desktop import Game, desktop

QUICK = ("--windowed", "--speed", "instant", "--level", "standard")
LONGEST = 6.0


def main() -> None:
    """Play and kill in turn; what a kill left must be sound, and the next run must go on from all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30, help="how many kills")
    parser.add_argument("--seed", type=int, default=1, help="where the random moments follow from")
    asked = parser.parse_args()
    luck, began, lines = random.Random(asked.seed), time.monotonic(), [0]
    with desktop() as display, TemporaryDirectory() as home:
        kept = b""
        for _ in range(asked.count):
            kept = killed(display, Path(home), kept, luck.uniform(0.2, LONGEST))
            lines.append(kept.count(b"\n"))
    grown = sum(later > earlier for earlier, later in pairwise(lines))
    took = time.monotonic() - began
    sys.stdout.write(
        f"{asked.count} kills of the window, {grown} of them after further actions, {lines[-1]} lines: "
        f"nothing lost. {took:.0f} seconds.\n"
    )


def killed(display: str, home: Path, kept: bytes, delay: float) -> bytes:
    """Go on playing from what was kept, kill the game after `delay` seconds, and return what is kept now."""
    game = Game(display, home, *QUICK)
    timer = Timer(delay, game.process.kill)
    timer.start()
    try:
        while game.process.poll() is None:
            game.keys("Return", "Right", "Return", "space")
    finally:
        timer.cancel()
        game.end()
    if not game.record.exists():
        assert not kept, "the match was gone"
        return kept
    found = game.record.read_bytes()
    whole = kept[: kept.rfind(b"\n") + 1]
    assert found.startswith(whole), "the match went on from somewhere else"
    _sound(game.record)
    return found


def _sound(path: Path) -> None:
    record = read_record(path)
    assert isinstance(record, Record), record
    for step in replay(record):
        assert isinstance(step, Step), step


if __name__ == "__main__":
    main()
