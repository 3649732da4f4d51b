"""The record: one match as lines of text, read as far as it is sound."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path

from game.records.codec import decode
from game.records.entries import Entry
from game.records.header import Header, decode_header
from game.records.problem import Fault, Problem, UnreadableError

LARGEST = 5_000_000
"""Bytes; a record is a few kilobytes a deal, so nothing beyond this is one."""
_SHOWN = 80


@dataclass(frozen=True, slots=True)
class Line:
    """One sound line after the header: its number, its text, what it says, and how many bytes end with it."""

    line_no: int
    text: str
    entry: Entry
    end: int


@dataclass(frozen=True, slots=True)
class Record:
    """Everything up to the first bad line, which `problem` tells of; `start` is where the lines begin."""

    header: Header
    lines: tuple[Line, ...]
    problem: Problem | None
    start: int

    @property
    def size(self) -> int:
        """Return how many bytes of the file are sound."""
        return self.lines[-1].end if self.lines else self.start


def read_record(path: Path) -> Record | Problem:
    """Read a record file; a Problem when not even its header can be used."""
    try:
        if path.stat().st_size > LARGEST:
            return Problem(Fault.TOO_BIG, text=path.name)
        return parse_record(path.read_bytes())
    except OSError as error:
        return Problem(Fault.UNREADABLE, text=f"{path}: {error.strerror}")


def parse_record(content: bytes) -> Record | Problem:
    """Read the bytes of a record; a last line without its end was never finished, and is left out."""
    if not content:
        return Problem(Fault.EMPTY)
    raw = content.split(b"\n")[:-1] or [content]
    head = list(takewhile(lambda line: line.split()[:1] != [b"deal"], raw))
    header = decode_header(line.decode(errors="replace").rstrip("\r") for line in head)
    if isinstance(header, Problem):
        return header
    start = end = sum(len(line) + 1 for line in head)
    lines: list[Line] = []
    for line_no, line in enumerate(raw[len(head) :], len(head) + 1):
        end += len(line) + 1
        read = _read_line(line_no, line, end)
        if isinstance(read, Problem):
            return Record(header, tuple(lines), read, start)
        lines.append(read)
    return Record(header, tuple(lines), None, start)


def _read_line(line_no: int, line: bytes, end: int) -> Line | Problem:
    try:
        text = line.decode().rstrip("\r")
        return Line(line_no, text, decode(text), end)
    except UnicodeDecodeError:
        return Problem(Fault.UNKNOWN_WORD, line_no, presentable(line.decode(errors="replace")))
    except UnreadableError as error:
        return replace(error.problem, line_no=line_no, text=presentable(error.problem.text or text))


def presentable(text: str) -> str:
    """Return the text on one line, of a length and of letters that can be shown."""
    clean = "".join(letter if letter.isprintable() else "�" for letter in text)
    return clean if len(clean) <= _SHOWN else f"{clean[:_SHOWN]}…"
