"""The rows of a form as plain values: what is asked, how it can be answered, and what the answer is now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

Answer = int | str
"""The place of a choice, the hundredths of a dial, 0 or 1 of a flag, the text of an entry."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several texts; all side by side where they fit, else one at a time between two arrows.

    With `all_seen` they fill rows under each other instead; `changed` marks what is not as it was given.
    """

    key: str
    label: str
    texts: tuple[str, ...]
    chosen: int
    sentence: str = ""
    changed: bool = False
    all_seen: bool = False


@dataclass(frozen=True, slots=True)
class Dial:
    """A number of hundredths, set by dragging or in steps of `step`; `shown` is how it reads now."""

    key: str
    label: str
    hundredths: int
    sentence: str = ""
    step: int = 5
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that is on or off; `changed` marks what is not as it was given."""

    key: str
    label: str
    on: bool
    sentence: str = ""
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of text to type; `hint` stands in it while it is empty, `letters` limits it to these signs.

    It takes `longest` signs, and the width of its page when it is `wide`.
    """

    key: str
    label: str
    text: str
    sentence: str = ""
    hint: str = ""
    letters: str = ""
    longest: int = 40
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """A brass button in a row, with a word on it."""

    key: str
    label: str
    text: str
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph to read; a heading when `heading`, a warning with a mark when `warning`."""

    text: str
    heading: bool = False
    warning: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to look at; `lines` makes room for that many lines of text, and `paint` fills them."""

    lines: float
    paint: Callable[[tuple[int, int]], pygame.Surface]


Row = Choice | Dial | Flag | Entry | Action | Note | Picture


def key_of(row: Row) -> str:
    """Return the key of a row, or an empty text for one that asks nothing."""
    return "" if isinstance(row, Note | Picture) else row.key
