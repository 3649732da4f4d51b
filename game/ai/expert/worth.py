"""Worth: what the end of a deal is worth to a seat, by the scoring of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from game.rules import engine
from game.rules.cards import Suit
from game.rules.contracts import made
from game.rules.endings import REDEALT, Ending
from game.rules.events import MatchWon
from game.rules.scoring import scored
from game.rules.seats import by_side, side_of
from game.rules.state import Contract, State
from game.rules.sums import Sums
from game.rules.variant import MatchFormat, Phase
from game.rules.verdicts import judged
from game.rules.view import View

_MATCH = 40.0
"""What winning a match is worth beside the points of its last deal, in units of the x1 scale."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a deal went or may go: melds, trick points (a burial's with them) and tricks won, by seat."""

    contract: Contract | None
    trump: Suit | None
    melds: tuple[int, ...]
    taken: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    moon: bool = False
    ending: Ending | None = None


class Worth:
    """What ends of a deal are worth to the seat of its view: points ahead, with a match won or lost."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError(f"nobody plays here: {view}")
        self._variant, self._standing, self._kitty = view.variant, view.standing, view.kitty
        self._own = side_of(view.variant, view.seat)
        self._sides, self._paid = view.variant.sides, view.variant.stakes.paid
        self._start = _emptied(view)
        self._known: dict[object, tuple[float, bool]] = {}
        rules = view.variant.match
        self._counts = rules.format is MatchFormat.MATCH or rules.all_tricks_win
        self._match = _MATCH * view.variant.scale.unit

    def __call__(self, played: Played) -> float:
        """Return what this end is worth."""
        return self._judged(played)[0]

    def made(self, played: Played) -> bool:
        """Say whether the contract is made with this end."""
        return self._judged(played)[1]

    def shot(self, ends: Sequence[Played]) -> tuple[list[float], int]:
        """Return what each end is worth with a moon shot, and in how many of a hundred the moon is made."""
        moons = [replace(each, moon=True) for each in ends]
        return [self(each) for each in moons], round(100 * fmean(self.made(each) for each in moons))

    def _judged(self, played: Played) -> tuple[float, bool]:
        """Return what an end is worth, worked out once for all in which the sides have the same."""
        contract = played.contract
        trump = played.trump if self._paid else None
        melds = by_side(self._variant, played.melds)
        taken = by_side(self._variant, played.taken if played.tricks else ())
        won = by_side(self._variant, played.tricks)
        took = tuple([won[side] > 0 or taken[side] > 0 for side in range(self._sides)])
        bid = (contract.seat, contract.points) if contract is not None else None
        key = (bid, trump, melds, taken, took, played.moon, played.ending)
        found = self._known.get(key)
        if found is None:
            sums = Sums(
                variant=self._variant,
                standing=self._standing,
                kitty=self._kitty,
                contract=contract,
                trump=trump,
                ending=played.ending,
                moon=played.moon,
                over=True,
                melds=melds,
                tricks=taken,
                took=took,
                nines=(False,) * self._sides,
            )
            found = self._known[key] = self._scored(sums)
        return found

    def _scored(self, sums: Sums) -> tuple[float, bool]:
        if sums.ending in REDEALT:
            return 0.0, False
        result = scored(sums)
        settled = made(sums)
        gained = [after - before for after, before in zip(result.scores, self._standing, strict=True)]
        own = gained.pop(self._own)
        worth = own - fmean(gained)
        if not self._counts:
            return worth, settled
        for event in judged(self._start, sums, result):
            if isinstance(event, MatchWon) and event.winner is not None:
                worth += self._match if event.winner == self._own else -self._match
                break
        return worth, settled


def _emptied(view: View) -> State:
    """Return the state of this deal with no card in any hand."""
    return replace(
        engine.begin(view.variant),
        deal_no=view.deal_no,
        dealer=view.dealer,
        standing=view.standing,
        target=view.target,
        phase=Phase.PLAYOFF,
        played=view.played,
        kitty=view.kitty,
    )
