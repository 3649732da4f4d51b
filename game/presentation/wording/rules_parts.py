"""What the pages of the rules are made of, and how a switch finds its sentence on them."""

from __future__ import annotations

from dataclasses import dataclass

from game.presentation.wording.switches import value_sentence
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


Block = Words | Ladder | Example


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the rules."""

    title: str
    blocks: tuple[Block, ...]


def chosen(variant: Variant, *keys: str) -> tuple[Words, ...]:
    """Return the sentences of those switches that can change anything in this variant, as they are set."""
    switches = (named(key) for key in keys)
    return tuple(
        Words(value_sentence(switch, get(variant, switch))) for switch in switches if switch.applies(variant)
    )
