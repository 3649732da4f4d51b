"""Ratios: what something costs, in units of a yardstick that was measured in the same run."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from time import get_clock_info, perf_counter, process_time

from pytest_benchmark.fixture import BenchmarkFixture

FINE = 1e-6
CLOCK = process_time if get_clock_info("process_time").resolution < FINE else perf_counter
"""Seconds of this process alone where the system counts them finely: others may be busy meanwhile."""
_TURNS = 10_000
PLAIN_LOOP = f"{_TURNS:,} turns of a plain loop"
"""The yardstick for what only computes."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the summary: `ratio` of the medians, `fastest` of the minimums, `aim` the most it may be.

    `unit` is what one yardstick took, in seconds; `note` says what else was seen.
    """

    name: str
    ratio: float
    fastest: float
    yardstick: str
    unit: float
    aim: float | None = None
    note: str = ""

    @property
    def verdict(self) -> str:
        """Whether the aim is met, as far as there is one."""
        if self.aim is None:
            return ""
        return "met" if self.ratio <= self.aim else "MISSED"


def compared(
    name: str,
    seconds: Sequence[float],
    yardstick: str,
    units: Sequence[float],
    *,
    aim: float | None = None,
    note: str = "",
) -> Row:
    """Return the row for runs of one thing against runs of its yardstick, in seconds."""
    ratio = median(seconds) / median(units)
    return Row(name, ratio, min(seconds) / min(units), yardstick, median(units), aim, note)


@dataclass(slots=True)
class Stopwatch:
    """Times one thing again and again."""

    run: Callable[[], object]
    seconds: list[float] = field(default_factory=list)

    def __call__(self) -> None:
        """Run it once more and note how long it took."""
        before = CLOCK()
        self.run()
        self.seconds.append(CLOCK() - before)


def plain_loop() -> int:
    """Do what `PLAIN_LOOP` says."""
    total = 0
    for turn in range(_TURNS):
        total += turn % 7
    return total


class Bench:
    """Measures with pytest-benchmark, and keeps rows for the summary and for the stored result."""

    def __init__(self, benchmark: BenchmarkFixture, rows: list[Row]) -> None:
        self._benchmark = benchmark
        self._rows = rows

    def seconds(
        self, run: Callable[[], object], *, rounds: int, before: Callable[[], None] | None = None
    ) -> list[float]:
        """Return how long each round took; `before` comes before each of them, and is not measured."""
        self._benchmark.pedantic(run, setup=before, rounds=rounds)  # type: ignore[no-untyped-call]
        stored = self._benchmark.stats
        assert stored is not None
        return list(stored.stats.data)

    def note(self, row: Row) -> None:
        """Report a row."""
        self._rows.append(row)
        self._benchmark.extra_info[row.name] = asdict(row) | {"verdict": row.verdict}


def table(rows: Sequence[Row]) -> list[str]:
    """Return the summary as lines of text."""
    cells = [("", "ratio", "fastest", "aim", "", "one yardstick", "")]
    for row in sorted(rows, key=lambda row: row.name):
        aim = "" if row.aim is None else f"<= {row.aim:g}"
        unit = f"{row.yardstick}, {row.unit * 1000:.3g} ms"
        figures = (f"{row.ratio:.2f}", f"{row.fastest:.2f}", aim, row.verdict)
        cells.append((row.name, *figures, unit, row.note))
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]
