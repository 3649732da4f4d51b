"""Kills a running demo at random moments; each time nothing but an unfinished action may be lost."""

import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from game.cli.report import Report
from game.records.record import Record, read_record
from game.records.replay import Step, replay

ROOT = Path(__file__).parent.parent.parent
KILLED = -9
# A match is announced before its first deal, which is its first line on disk.
ANNOUNCED = ("Match: ", "South is ", "West is ", "North is ", "East is ")


@dataclass(frozen=True)
class Plan:
    """A demo that always goes the same way."""

    deals: int
    seed: int
    levels: str = "standard"
    variant: str = "two_hand_classic"

    def command(self, folder: Path) -> list[str | Path]:
        """How it is started, or started again."""
        where = ("--save", folder, "--resume")
        what = ("--deals", str(self.deals), "--seed", str(self.seed), "--levels", self.levels)
        which = ("--variant", self.variant)
        return [sys.executable, ROOT / "main.py", "demo", "--headless", *which, *what, *where]


@dataclass
class Journey:
    """One demo killed again and again until it gets to its end, beside the same demo left in peace."""

    plan: Plan
    home: Path
    luck: random.Random
    kills: int = 0
    lines: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Play the demo once without a kill."""
        began = time.monotonic()
        self._output = subprocess.run(
            self.plan.command(self.home / "straight"), capture_output=True, check=True
        ).stdout
        self._lasts = time.monotonic() - began
        self._files = _files(self.home / "straight")
        self._told = _told(self.home / "straight")

    def travel(self, most: int) -> int:
        """Start, kill and check until the demo ends by itself, or `most` kills are done; return the kills."""
        while self.kills < most:
            if self._live():
                break
            self.kills += 1
        return self.kills

    def _live(self) -> bool:
        """Run until killed, or to the end; say whether it was the end."""
        folder = self.home / "killed"
        with subprocess.Popen(
            self.plan.command(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as run:
            try:
                output, errors = run.communicate(timeout=self.luck.uniform(0, self._lasts))
            except subprocess.TimeoutExpired:
                run.kill()
                output, errors = run.communicate()
        # A players' process that was just starting complains when its game is killed; the game never does.
        orphaned = run.returncode == KILLED and b"spawn_main" in errors
        assert orphaned or errors == b"", errors.decode()
        if run.returncode == 0:
            assert output == self._output, "the demo told something else than without kills"
            assert _files(folder) == self._files, "the records are not those of a demo without kills"
            return True
        assert run.returncode == KILLED
        self._check(folder, output)
        return False

    def _check(self, folder: Path, output: bytes) -> None:
        """What is on disk is a sound beginning of the right records, and holds all that was shown."""
        for name, content in _files(folder).items():
            assert self._files[name].startswith(content), f"{name} went another way"
        told = _told(folder)
        shown = output.decode().splitlines()[: output.count(b"\n")]
        whole = self._output.decode().splitlines()
        assert whole[: len(shown)] == shown
        assert whole[: len(told)] == told
        if told != self._told:  # else the sum of it all may have been shown, too
            assert not [line for line in shown[len(told) :] if line and not line.startswith(ANNOUNCED)]
        self.lines.append(len(told))


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.pinochle"))}


def _told(folder: Path) -> list[str]:
    """Return the lines that the records on disk amount to."""
    lines: list[str] = []
    report = Report(lines.append)
    for path in sorted(folder.glob("*.pinochle")):
        record = read_record(path)
        assert isinstance(record, Record), record
        report.begin(record.header)
        for step in replay(record):
            assert isinstance(step, Step), step
            for moment in step.advance.moments:
                report.tell(moment)
    return lines
