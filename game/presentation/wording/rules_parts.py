"""What the pages of the rules are made of, and how a switch finds its sentence on them."""

from __future__ import annotations

from dataclasses import dataclass

from game.presentation.wording.switches import Shown, as_it_is, value_sentence
from game.rules.switches import get, named
from game.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """Cards from the highest to the lowest: the face (`QS`) of each, and what it counts."""

    steps: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """Cards to look at, by face (`QS`), what they are, and what they score."""

    faces: tuple[str, ...]
    name: str
    points: str


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of short texts under their headings; the first column names the row, the others are numbers."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Words | Ladder | Example | Table


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the rules."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A variant whose rules are told, with its points written as `shown`."""

    variant: Variant
    shown: Shown = as_it_is

    def chosen(self, *keys: str) -> tuple[Words, ...]:
        """Return the sentences of those switches that can change anything, as they are set."""
        switches = (named(key) for key in keys)
        return tuple(
            Words(value_sentence(switch, get(self.variant, switch), self.variant, self.shown))
            for switch in switches
            if switch.applies(self.variant)
        )

    def words(self, text: str, **points: int) -> Words:
        """Return a paragraph with points in its places."""
        return Words(text.format(**{name: self.shown(number) for name, number in points.items()}))


def chosen(variant: Variant, *keys: str) -> tuple[Words, ...]:
    """Return the sentences of those switches that can change anything in this variant, as they are set."""
    return Told(variant).chosen(*keys)
