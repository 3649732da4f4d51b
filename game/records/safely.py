"""Safely: how files of the game are written and put aside, so that a kill at any moment loses nothing."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Make the file hold exactly `content`, or leave it as it was; makes its folder. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def move(path: Path, target: Path) -> None:
    """Give the file another name for good, replacing what had it; makes the folder. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    path.replace(target)
    _settle(target.parent)


def put_aside(path: Path, *, copy: bool = False) -> Path | None:
    """Keep a broken file beside itself as `name.broken-1`, or the next free number; None when that fails."""
    number = 1
    while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    try:
        if copy:
            shutil.copy2(path, aside)
        else:
            path.rename(aside)
    except OSError:
        return None
    return aside


def _settle(folder: Path) -> None:
    # A new name is on disk for good only when its folder is, too; Windows does that by itself.
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
