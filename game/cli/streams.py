"""Streams: somewhere to write, also for a program that was started without a console."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

from game.records.folders import log_folder


def open_streams() -> None:
    """Send output that has nowhere to go into a log, and never fail over a letter that cannot be shown."""
    log: TextIO | None = None
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:
            log = log or _log()
            setattr(sys, name, log)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _log() -> TextIO:
    try:
        log_folder().mkdir(parents=True, exist_ok=True)
        return (log_folder() / "pinochle.log").open("w", encoding="utf-8", buffering=1)
    except OSError:
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - a device, no path
