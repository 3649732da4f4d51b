"""The command line: plays, shows computers playing, measures them, and checks records."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import assert_never

from game.cli.arguments import Wanted, parse
from game.cli.options import ArenaOptions, DemoOptions, PlayOptions, StrengthOptions
from game.cli.streams import open_streams
from game.compiled import BUILD, Build
from game.presentation.language import _

_INTERRUPTED = 130  # what a shell says of a program that Ctrl+C has ended
_PIPE_CLOSED = 141  # and of one whose reader has gone away


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say and return the exit code: 0 well, 1 a bad record, 2 nothing could be done."""
    open_streams()
    try:
        wanted = parse(argv)
        if BUILD is Build.OUTDATED:
            print(
                _("What was compiled of the players is out of date: they run as Python source."),
                file=sys.stderr,
            )
        code = _run(wanted)
        sys.stdout.flush()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more at its end, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _PIPE_CLOSED
    return code


def _run(wanted: Wanted) -> int:
    # Each way in is imported on its own: a demo without a screen never loads pygame.
    match wanted:
        case PlayOptions():
            from game.app import run as open_window  # noqa: PLC0415

            return open_window(wanted)
        case DemoOptions():
            from game.cli.demo import run as play_headless  # noqa: PLC0415

            return play_headless(wanted)
        case ArenaOptions():
            from game.cli.arena import run as measure  # noqa: PLC0415

            return measure(wanted)
        case StrengthOptions():
            from game.cli.strength import run as measure_all  # noqa: PLC0415

            return measure_all(wanted)
        case Path():
            from game.cli.check import run as check_record  # noqa: PLC0415

            return check_record(wanted)
    assert_never(wanted)
