"""The table of strength on the command line: every game measured, row by row, into a page that is kept."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from game.ai.arena.contest import Played
from game.ai.arena.measuring import measured
from game.ai.arena.table import Row, contests, from_lines, holds, markdown, renewed, to_lines
from game.cli.arena import add_deals, players, told
from game.cli.options import StrengthOptions
from game.presentation.wording import _
from game.records.safely import write_whole

_PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def run(options: StrengthOptions) -> int:
    """Measure what is not yet in the table, write it after every row, and return 0.

    The rows are kept beside the page, in a file of the same name and `.jsonl`: the same command goes on where
    an interrupt ended it. Returns 2 when that file holds something else, or nothing can be written.
    """
    kept = options.write.with_name(f"{options.write.name}.jsonl")
    try:
        rows = from_lines(kept.read_text(encoding="utf-8")) if kept.exists() else []
        _keep(rows, options.write, kept)
    except (OSError, ValueError) as error:
        print(_("The table cannot be kept in {file}: {what}").format(file=kept, what=error), file=sys.stderr)
        return 2
    with players(options.workers) as executor:
        for contest in contests(
            options.variants, options.levels, options.seed, trump_given=options.trump_given
        ):
            if options.again or not holds(rows, contest, options.deals):
                played: list[Played] = []
                add_deals(played, contest, options.deals, executor)
                result = measured(contest, played)
                rows = renewed(rows, Row(result, datetime.now(UTC).date().isoformat(), _version()))
                _keep(rows, options.write, kept)
                print("\n".join(told(result)), flush=True)
    return 0


def _keep(rows: Iterable[Row], page: Path, kept: Path) -> None:
    write_whole(kept, to_lines(rows).encode())
    write_whole(page, markdown(rows).encode())


def _version() -> str:
    if not _PROJECT.exists():
        return "packaged"
    return str(tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]["version"])
