"""Sums: what a deal has come to, side by side, which is all that its score depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.rules.cards import Suit
from game.rules.counting import rounded
from game.rules.endings import Ending
from game.rules.keeping import captured, melds_by_side
from game.rules.melds import MeldKind
from game.rules.seats import side_of
from game.rules.state import Contract, State
from game.rules.variant import Keep, Variant

_TWENTY = 20


@dataclass(frozen=True, slots=True)
class Sums:
    """What the sides of a deal have so far; tuples are by side.

    `tricks` are captured points, raw; `took` says who has won a trick, `nines` who melded nothing but nines.
    `over`: no hand holds a card any more. `standing` and `kitty` are those before the deal.
    """

    variant: Variant
    standing: tuple[int, ...]
    kitty: int
    contract: Contract | None
    trump: Suit | None
    ending: Ending | None
    moon: bool
    over: bool
    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    took: tuple[bool, ...]
    nines: tuple[bool, ...]

    def rounded(self) -> tuple[int, ...]:
        """Return the captured points as the count scores them (rules 1.7)."""
        rounding = self.variant.scoring.rounding
        return tuple([rounded(points, rounding) for points in self.tricks])

    def keeps(self, side: int) -> bool:
        """Say whether a side has taken what keeps it its melds (rules 3.7, 4.4, 6.3, 7.5)."""
        variant, points = self.variant, self.tricks[side]
        match variant.scoring.keep:
            case Keep.NOTHING:
                enough = True
            case Keep.TRICK:
                enough = self.took[side]
            case Keep.COUNTER:
                enough = points > 0
            case Keep.TWENTY:
                enough = points >= _TWENTY * variant.scale.unit
            case _:
                assert_never(variant.scoring.keep)
        return enough or (variant.scoring.dix_is_kept and self.nines[side])

    def swept(self, side: int) -> bool:
        """Say whether the deal was played out and every trick of it went to one side."""
        return self.over and self.took[side] and sum(self.took) == 1


def summed(state: State, melds: tuple[int, ...] | None = None) -> Sums:
    """Return what a deal has come to; `melds`, where they are not what lies on the table."""
    variant, sides = state.variant, range(state.variant.sides)
    winners = {side_of(variant, trick.winner) for trick in state.tricks}
    kinds: list[set[MeldKind]] = [set() for _ in sides]
    for laid in state.melds:
        kinds[side_of(variant, laid.seat)].add(laid.meld.kind)
    return Sums(
        variant=variant,
        standing=state.standing,
        kitty=state.kitty,
        contract=state.contract,
        trump=state.trump,
        ending=state.ending,
        moon=state.moon,
        over=not any(state.hands),
        melds=melds_by_side(state) if melds is None else melds,
        tricks=captured(state),
        took=tuple([side in winners for side in sides]),
        nines=tuple([kinds[side] == {MeldKind.DIX} for side in sides]),
    )
