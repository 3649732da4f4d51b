"""What a meld is: its kind, its class, its physical cards and its points."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.cards import Card


class MeldClass(Enum):
    """A physical card can be in one meld of a class, and in any number of classes (rules 0.3)."""

    RUNS = "A"
    AROUNDS = "B"
    PINOCHLES = "C"
    DIX = "D"


class MeldKind(Enum):
    """Every combination that has points; the value is its name in records."""

    RUN = "run"
    ROYAL_MARRIAGE = "royal_marriage"
    MARRIAGE = "marriage"
    DIX = "dix"
    ACES = "aces"
    KINGS = "kings"
    QUEENS = "queens"
    JACKS = "jacks"
    EIGHT_ACES = "eight_aces"
    EIGHT_KINGS = "eight_kings"
    EIGHT_QUEENS = "eight_queens"
    EIGHT_JACKS = "eight_jacks"
    PINOCHLE = "pinochle"
    DOUBLE_PINOCHLE = "double_pinochle"
    ROUNDHOUSE = "roundhouse"
    GRAND_PINOCHLE = "grand_pinochle"

    @property
    def meld_class(self) -> MeldClass:
        """Return the class that limits how often a card may be used (rules 0.3)."""
        if self in _RUNS:
            return MeldClass.RUNS
        if self in _PINOCHLES:
            return MeldClass.PINOCHLES
        return MeldClass.DIX if self is MeldKind.DIX else MeldClass.AROUNDS


_RUNS = frozenset({MeldKind.RUN, MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE})
_PINOCHLES = frozenset({MeldKind.PINOCHLE, MeldKind.DOUBLE_PINOCHLE, MeldKind.GRAND_PINOCHLE})


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld as it was laid: kind, its physical cards in `sort_key` order, and its points."""

    kind: MeldKind
    cards: tuple[Card, ...]
    points: int
