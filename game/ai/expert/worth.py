"""Worth: what the end of a deal is worth to a seat, by the scoring of the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean

from game.rules import engine
from game.rules.cards import Suit
from game.rules.contracts import made
from game.rules.endings import REDEALT, Ending
from game.rules.events import MatchWon
from game.rules.melds import Meld, MeldKind
from game.rules.scoring import deal_scored
from game.rules.seats import side_of
from game.rules.state import Contract, LaidMeld, State, Trick
from game.rules.variant import MatchFormat, Phase
from game.rules.verdicts import verdict
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
        self._own = side_of(view.variant, view.seat)
        self._sides, self._paid = view.variant.sides, view.variant.stakes.paid
        self._start = _emptied(view)
        self._known: dict[Played, tuple[float, bool]] = {}
        rules = view.variant.match
        self._counts = rules.format is MatchFormat.MATCH or view.variant.match.all_tricks_win
        self._match = _MATCH * view.variant.scale.unit

    def __call__(self, played: Played) -> float:
        """Return what this end is worth."""
        return self._judged(played)[0]

    def made(self, played: Played) -> bool:
        """Say whether the contract is made with this end."""
        return self._judged(played)[1]

    def _judged(self, played: Played) -> tuple[float, bool]:
        known = self._by_side(played)
        found = self._known.get(known)
        if found is None:
            found = self._known[known] = self._scored(known)
        return found

    def _by_side(self, played: Played) -> Played:
        """Return the same with everything at the first seat of its side, a trick standing for all it won."""
        seats, sides = len(played.melds), self._sides
        if not seats:
            return played
        won = [sum(played.tricks[side::sides]) > 0 for side in range(sides)] if played.tricks else []
        rest = (0,) * (seats - sides)
        return Played(
            played.contract,
            played.trump if self._paid else None,
            (*(sum(played.melds[side::sides]) for side in range(sides)), *rest),
            (*(sum(played.taken[side::sides]) for side in range(sides)), *rest) if won else (),
            (*(int(any_) for any_ in won), *rest) if won else (),
            played.moon,
            played.ending,
        )

    def _scored(self, played: Played) -> tuple[float, bool]:
        state = _ended(self._start, played)
        if state.ending in REDEALT:
            return 0.0, False
        result = deal_scored(state)
        settled = made(state, result.melds, result.rounded)
        gained = [after - before for after, before in zip(result.scores, state.standing, strict=True)]
        own = gained.pop(self._own)
        worth = own - fmean(gained)
        if not self._counts:
            return worth, settled
        won = [event for event in verdict(state, result) if isinstance(event, MatchWon)]
        if won and won[0].winner is not None:
            worth += self._match if won[0].winner == self._own else -self._match
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


def _ended(start: State, played: Played) -> State:
    """Return the state in which everything of a deal has come about; its tricks have points and no cards."""
    melds = tuple(
        LaidMeld(seat, Meld(MeldKind.MARRIAGE, (), points), 0)
        for seat, points in enumerate(played.melds)
        if points
    )
    tricks = tuple(
        Trick((), seat, played.taken[seat] if number == 0 else 0)
        for seat, won in enumerate(played.tricks)
        for number in range(won or (1 if played.taken[seat] else 0))
    )
    return replace(
        start,
        contract=played.contract,
        trump=played.trump,
        melds=melds,
        tricks=tricks,
        moon=played.moon,
        ending=played.ending,
    )
