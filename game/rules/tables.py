"""Meld tables: what one, two, three and four of each combination score (rules 0.4 and 7.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from game.rules.cards import Rank


class RunExtras(Enum):
    """What spare trump kings and queens beside a run score (rules 0.4)."""

    PAIR = "pair"
    NONE = "none"
    CARDZMANIA = "cardzmania"
    PAGAT = "pagat"


@dataclass(frozen=True, slots=True)
class MeldTable:
    """Points of every combination: item n - 1 of a tuple is the total for n of them in one hand.

    `dix` is for each nine of trump; `roundhouse_bonus` is added for the first, second, ... king-queen
    pair in all four suits, beside what the marriages and arounds score. `grand_pinochle` is added once for
    king and queen of spades with the jack of diamonds where spades are a plain suit.
    """

    run: tuple[int, ...]
    royal_marriage: tuple[int, ...]
    marriage: tuple[int, ...]
    aces: tuple[int, ...]
    kings: tuple[int, ...]
    queens: tuple[int, ...]
    jacks: tuple[int, ...]
    pinochle: tuple[int, ...]
    dix: int
    run_extras: RunExtras = RunExtras.PAIR
    roundhouse_bonus: tuple[int, ...] = (0, 0, 0, 0)
    grand_pinochle: int = 0

    def around(self, rank: Rank) -> tuple[int, ...]:
        """Return the points of one, two, ... sets of a rank; all zero for tens and nines."""
        sets = {Rank.ACE: self.aces, Rank.KING: self.kings, Rank.QUEEN: self.queens, Rank.JACK: self.jacks}
        return sets.get(rank, (0,) * len(self.aces))


SINGLE_ONES = MeldTable(
    run=(15, 150),
    royal_marriage=(4, 8),
    marriage=(2, 4),
    aces=(10, 100),
    kings=(8, 80),
    queens=(6, 60),
    jacks=(4, 40),
    pinochle=(4, 30),
    dix=1,
)
"""Single deck, x1 scale, doubled melds tenfold (pinochle 30): Bicycle partnership and most programs."""


def in_tens(table: MeldTable) -> MeldTable:
    """Return a table of the x1 scale on the x10 scale."""
    return replace(
        _mapped(table, lambda row: tuple(10 * points for points in row), dix=10 * table.dix),
        run_extras=table.run_extras,
        roundhouse_bonus=tuple(10 * points for points in table.roundhouse_bonus),
        grand_pinochle=10 * table.grand_pinochle,
    )


def _twofold(table: MeldTable) -> MeldTable:
    return _mapped(table, lambda row: (row[0], 2 * row[0]), dix=table.dix)


def _mapped(table: MeldTable, change: Callable[[tuple[int, ...]], tuple[int, ...]], *, dix: int) -> MeldTable:
    return MeldTable(
        run=change(table.run),
        royal_marriage=change(table.royal_marriage),
        marriage=change(table.marriage),
        aces=change(table.aces),
        kings=change(table.kings),
        queens=change(table.queens),
        jacks=change(table.jacks),
        pinochle=change(table.pinochle),
        dix=dix,
    )


SINGLE_TENS = in_tens(SINGLE_ONES)
"""The same on the x10 scale."""
CLASSIC_ONES = _twofold(SINGLE_ONES)
"""Single deck, x1 scale, doubled melds score twice (the bid game with a dead hand)."""
CLASSIC_TENS = in_tens(CLASSIC_ONES)
"""The same on the x10 scale."""
DOUBLE_DECK_ONES = MeldTable(
    run=(15, 150, 225, 300),
    royal_marriage=(4, 8, 12, 16),
    marriage=(2, 4, 6, 8),
    aces=(10, 100, 150, 200),
    kings=(8, 80, 120, 160),
    queens=(6, 60, 90, 120),
    jacks=(4, 40, 60, 80),
    pinochle=(4, 30, 60, 90),
    dix=0,
)
"""Double deck, x1 scale, no nines."""
