"""The lock: a file that one running copy of the game holds, until it ends in whatever way."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


def lock(path: Path) -> int | None:
    """Take the lock and return its handle, which `unlock` ends; None when another copy has it.

    Raises OSError when the file cannot be opened. On a disk that knows no locks everybody gets it.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _TAKEN:
            return handle
        os.close(handle)
        return None
    return handle


def unlock(handle: int) -> None:
    """Give the lock back."""
    os.close(handle)
