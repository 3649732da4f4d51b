"""Benchmarks are on when they are asked for by name, and end with one table of ratios and aims."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.evening import Evening
from tests.benchmarks.ratios import Bench, Row, table

ROWS = pytest.StashKey[list[Row]]()


def pytest_configure(config: pytest.Config) -> None:
    """Measure, though the suite at large does not; several tests at once would only measure each other."""
    if config.getoption("numprocesses", None):
        raise pytest.UsageError("benchmarks run one after the other: leave -n out")
    config.option.dist = "no"
    config.option.benchmark_disable = False
    config.stash[ROWS] = []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print every ratio, and whether its aim is met."""
    rows = config.stash[ROWS]
    if not rows:
        return
    terminalreporter.section("ratios")
    for line in table(rows):
        terminalreporter.write_line(line, red="MISSED" in line)


@pytest.fixture
def bench(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Bench:
    """What a benchmark measures and reports with."""
    return Bench(benchmark, request.config.stash[ROWS])


@pytest.fixture
def evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[tuple[int, int]], Evening]]:
    """Open the game in a window of a size; closed again after the test."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    opened: list[Evening] = []

    def open_at(size: tuple[int, int]) -> Evening:
        opened.append(Evening(size, tmp_path))
        return opened[-1]

    yield open_at
    for each in opened:
        each.close()
