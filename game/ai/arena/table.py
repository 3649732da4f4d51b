"""The table of strength: what was measured of every two neighbouring levels in every game, row by row."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby, pairwise

from game.ai.arena.contest import Contest, Contracts
from game.ai.arena.measuring import Measured, Seconds
from game.ai.levels import level
from game.ai.names import rung
from game.rules.variants import REGISTRY

_HEAD = """# Strength

How far each level of the computer players is ahead of the one below it, measured on duplicate deals: every
deal is played with either level in every place, on the same cards. [CONTRIBUTING.md](CONTRIBUTING.md) says
how, and `main.py arena` measures any other two. An interval without 0 shows a difference that chance hardly
makes; points of different games do not compare. Times are those of one processor.
"""
_COLUMNS = (
    "| game | deals | ahead a deal | 95 % interval | boards won | ms a decision: mean, 99 % | measured |\n"
)
_RULE = "|---|---|---|---|---|---|---|\n"
_UNITS = {"x1": "points", "x10": "points (x10)", "stakes": "units"}


@dataclass(frozen=True, slots=True)
class Row:
    """A measurement, the day it was made on, as in 2026-01-31, and the version of the game."""

    measured: Measured
    date: str
    version: str

    @property
    def subject(self) -> tuple[object, ...]:
        """What is measured, whatever the versions of the levels: a table has one row of each."""
        keys = tuple(_key(name) for name in self.measured.levels)
        return (*keys, self.measured.trump_given, self.measured.variant)


def contests(games: Iterable[str], levels: Sequence[str], seed: int, *, trump_given: bool) -> list[Contest]:
    """Return what there is to measure in these presets: each of the levels against the one before it."""
    return [
        Contest(REGISTRY[game], (level(stronger), level(weaker)), seed, trump_given)
        for weaker, stronger in pairwise(levels)
        for game in games
    ]


def holds(rows: Iterable[Row], contest: Contest, deals: int) -> bool:
    """Say whether the very same was measured: these versions of the levels, on these deals."""
    first, second = contest.levels
    wanted = (contest.variant.key, contest.trump_given, (first.exact, second.exact), contest.seed, deals)
    found = [row.measured for row in rows]
    return wanted in [(each.variant, each.trump_given, each.levels, each.seed, each.deals) for each in found]


def renewed(rows: Iterable[Row], row: Row) -> list[Row]:
    """Return the rows in the table's order, this one in place of what was measured of the same before."""
    return sorted([*(each for each in rows if each.subject != row.subject), row], key=_place)


def to_lines(rows: Iterable[Row]) -> str:
    """Return the rows as text, a JSON object a line."""
    return "".join(
        json.dumps({"date": row.date, "version": row.version, **asdict(row.measured)}) + "\n" for row in rows
    )


def from_lines(text: str) -> list[Row]:
    """Return the rows of a text; a line that is none is a ValueError that names it."""
    rows = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            rows.append(_row(line))
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            raise ValueError(f"line {number} holds no measurement: {error}") from error
    return rows


def markdown(rows: Iterable[Row]) -> str:
    """Return the table as a page, a section for each two levels."""
    return "\n".join([_HEAD, *_sections(rows)])


def _row(line: str) -> Row:
    fields = json.loads(line)
    date, version = fields.pop("date"), fields.pop("version")
    first, second = fields.pop("levels")
    contracts, seconds = fields.pop("contracts"), fields.pop("seconds")
    measured = Measured(
        levels=(first, second),
        contracts=(Contracts(**contracts[0]), Contracts(**contracts[1])),
        seconds=(Seconds(**seconds[0]), Seconds(**seconds[1])),
        **fields,
    )
    return Row(measured, date, version)


def _place(row: Row) -> tuple[int, int, bool, int]:
    first, second = (rung(_key(name)) for name in row.measured.levels)
    return first, second, row.measured.trump_given, list(REGISTRY).index(row.measured.variant)


def _key(name: str) -> str:
    return name.partition("@")[0]


def _sections(rows: Iterable[Row]) -> Iterator[str]:
    for (first, second, trump_given), section in groupby(rows, lambda row: row.subject[:3]):
        yield f"## {first} against {second}{', the tricks alone' if trump_given else ''}\n"
        yield _COLUMNS + _RULE + "".join(map(_line, section))


def _line(row: Row) -> str:
    each, time = row.measured, row.measured.seconds[0]
    first, second = each.levels
    cells = (
        f"`{each.variant}`",
        f"{each.deals}",
        f"{each.mean:+.2f} {_UNITS[each.scale]}",
        f"{each.low:+.2f} to {each.high:+.2f}",
        f"{100 * each.won:.1f} %",
        f"{1000 * time.mean:.2f}, {1000 * time.p99:.2f}",
        f"{first}, {second}, {row.version}{', compiled' if each.compiled else ''}, {row.date}",
    )
    return f"| {' | '.join(cells)} |\n"
