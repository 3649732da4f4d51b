"""The writer: puts lines into a record so that they are on disk before anything moves."""

from __future__ import annotations

import os
from pathlib import Path

from game.records.header import Header, encode_header
from game.records.problem import Fault, Problem, SaveError
from game.records.safely import write_whole


class RecordWriter:
    """Writes one record; a failed line is kept and written with the next one, so that no gap ever arises.

    A new file appears, whole with its header, when the first line is appended; it replaces what had its name.
    """

    def __init__(self, path: Path, header: Header, *, size: int = 0) -> None:
        """Begin a file, or go on in the one that is there after its first `size` bytes."""
        self.path = path
        self._size = size
        self._pending = b"" if size else _lines(encode_header(header))

    def append(self, *lines: str) -> None:
        """Add lines and return when they are on disk; raises SaveError, and keeps them for the next time."""
        self._pending += _lines(lines)
        try:
            if self._size:
                self._extend()
            else:
                write_whole(self.path, self._pending)
        except OSError as error:
            raise SaveError(Problem(Fault.UNWRITABLE, text=f"{self.path}: {error.strerror}")) from error
        self._size += len(self._pending)
        self._pending = b""

    def _extend(self) -> None:
        with self.path.open("r+b") as file:
            # Cuts off what an earlier try may have left half written.
            file.truncate(self._size)
            file.seek(self._size)
            file.write(self._pending)
            file.flush()
            os.fsync(file.fileno())


def _lines(lines: tuple[str, ...]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()
