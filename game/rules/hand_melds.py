"""How melds of whole hands are found and scored: the switches, and their meld table (rules 0.4, 7.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cache

from game.rules.cards import Deck
from game.rules.contract_rules import Scale
from game.rules.tables import CLASSIC_ONES, DOUBLE_DECK_ONES, SINGLE_ONES, MeldTable, RunExtras, in_tens


class Doubles(Enum):
    """What two of a combination score in the single deck (rules 0.4)."""

    TWOFOLD = "x2"
    TENFOLD = "x10"


class Melding(Enum):
    """Whether the best melds of a whole hand are laid for its player, or the player picks them (rules 9)."""

    AUTOMATIC = "automatic"
    MANUAL = "manual"


class Ladder(Enum):
    """How sets of four rise from two to four in the double deck (rules 7.4)."""

    STANDARD = "standard"
    DOUBLING = "doubling"


class Pinochles(Enum):
    """How two, three and four pinochles rise in the double deck (rules 7.4)."""

    STANDARD = "30_60_90"
    LOW_TRIPLE = "30_45_90"
    STEEP = "30_90_500"


@dataclass(frozen=True, slots=True)
class HandMeldRules:
    """What the melds of a whole hand score, on the x1 scale of the tables; `dix` off: nines score nothing."""

    doubles: Doubles = Doubles.TENFOLD
    run_extras: RunExtras = RunExtras.PAIR
    double_royal_300: bool = False
    pinochles_double: bool = True
    roundhouse_bonus: bool = False
    double_roundhouse_240: bool = False
    grand_pinochle: bool = False
    long_runs: bool = False
    royal_ladder: bool = False
    ladder: Ladder = Ladder.STANDARD
    pinochles: Pinochles = Pinochles.STANDARD
    dix: bool = True


_PINOCHLES = {
    Pinochles.STANDARD: (4, 30, 60, 90),
    Pinochles.LOW_TRIPLE: (4, 30, 45, 90),
    Pinochles.STEEP: (4, 30, 90, 500),
}
# The scale of a players' union: run 25 for 15, pinochle 15 for 4, and pinochles 15 60 120 240.
_LONG_RUN, _LONG_PINOCHLES = 10, (15, 60, 120, 240)
_ROYAL_LADDER = (4, 30, 60, 120)
_ROUNDHOUSE, _SECOND_ROUNDHOUSE, _GRAND = 1, 80, 2


@cache
def table_of(rules: HandMeldRules, scale: Scale, deck: Deck) -> MeldTable:
    """Return the meld table of these switches on this scale, for the single or the double deck."""
    single = deck.copies == Deck().copies
    table = _changed(_single(rules) if single else _double(rules), rules)
    return in_tens(table) if scale is Scale.TENS else table


def _single(rules: HandMeldRules) -> MeldTable:
    table = SINGLE_ONES if rules.doubles is Doubles.TENFOLD else CLASSIC_ONES
    if rules.double_royal_300:
        table = replace(table, royal_marriage=(4, 30))
    if not rules.pinochles_double:
        table = replace(table, pinochle=(4, 4))
    return replace(table, roundhouse_bonus=(_ROUNDHOUSE if rules.roundhouse_bonus else 0, 0))


def _double(rules: HandMeldRules) -> MeldTable:
    table = replace(DOUBLE_DECK_ONES, pinochle=_PINOCHLES[rules.pinochles])
    if rules.ladder is Ladder.DOUBLING:
        table = replace(
            table,
            aces=(10, 100, 200, 400),
            kings=(8, 80, 160, 320),
            queens=(6, 60, 120, 240),
            jacks=(4, 40, 80, 160),
        )
    if rules.royal_ladder:
        table = replace(table, royal_marriage=_ROYAL_LADDER)
    second = _SECOND_ROUNDHOUSE if rules.double_roundhouse_240 else 0
    first = _ROUNDHOUSE if rules.roundhouse_bonus else 0
    return replace(table, roundhouse_bonus=(first, second, 0, 0))


def _changed(table: MeldTable, rules: HandMeldRules) -> MeldTable:
    table = replace(
        table,
        run_extras=rules.run_extras,
        dix=table.dix if rules.dix else 0,
        grand_pinochle=_GRAND if rules.grand_pinochle else 0,
    )
    if not rules.long_runs:
        return table
    runs = tuple(points + _LONG_RUN for points in table.run)
    doubled = rules.pinochles_double or len(table.pinochle) != Deck().copies
    rising = _LONG_PINOCHLES[: len(table.pinochle)] if doubled else (_LONG_PINOCHLES[0],) * 2
    return replace(table, run=runs, pinochle=rising)
