"""The count after a deal: what each side has captured and melded, counted card by card, then rounded."""

from __future__ import annotations

from dataclasses import dataclass

from game.presentation.wording import meld_title, player_name
from game.rules.cards import Card
from game.rules.counting import card_points
from game.rules.events import DealScored
from game.rules.view import View

CARD_TIME = 0.07
"""Seconds one card takes to be counted."""

PAUSE = 0.45
"""Seconds before the last trick is added, before rounding, and before the sum."""


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's part of the deal; `bonus` is the last trick's, 0 for who did not win it."""

    seat: int
    name: str
    melds: tuple[tuple[str, int], ...]
    cards: tuple[Card, ...]
    bonus: int
    raw: int
    rounded: int
    meld_points: int

    @property
    def total(self) -> int:
        """What the deal brings."""
        return self.meld_points + self.rounded


def sides(view: View, result: DealScored, own: int) -> tuple[Side, ...]:
    """Return every side of a finished deal, the seat `own` first."""
    seats = len(result.scores)
    return tuple(_side(view, result, (own + step) % seats) for step in range(seats))


def _side(view: View, result: DealScored, seat: int) -> Side:
    tricks = [trick for trick in view.tricks if trick.winner == seat]
    cards = tuple(play.card for trick in tricks for play in trick.plays)
    raw = result.tricks[seat]
    return Side(
        seat=seat,
        name=player_name(view, seat),
        melds=tuple((meld_title(laid.meld), laid.meld.points) for laid in view.melds if laid.seat == seat),
        cards=cards,
        bonus=raw - sum(card_points(card, view.variant.scoring.counting) for card in cards),
        raw=raw,
        rounded=result.rounded[seat],
        meld_points=result.melds[seat],
    )


class Tally:
    """How far the count has come; both sides count at the same time, `speed` times as fast as usual."""

    def __init__(self, sides: tuple[Side, ...], points: dict[Card, int], *, speed: float) -> None:
        """Begin with nothing counted; `points` is what each card counts."""
        self._sides = sides
        self._points = points
        self._speed = speed
        self._passed = 0.0
        longest = max(len(side.cards) for side in sides)
        self._added = longest * CARD_TIME + PAUSE
        self._rounds = self._added + PAUSE
        self._sums = self._rounds + PAUSE

    @property
    def done(self) -> bool:
        """Whether everything is counted."""
        return self._passed >= self._sums

    @property
    def rounding(self) -> bool:
        """Whether the rounded points are shown."""
        return self._passed >= self._rounds

    def advance(self, dt: float) -> bool:
        """Let time pass; return whether anything to be seen has changed."""
        before = self._state()
        self._passed = min(self._sums, self._passed + dt * self._speed)
        return self._state() != before

    def finish(self) -> None:
        """Count the rest at once."""
        self._passed = self._sums

    def counted(self, side: Side) -> int:
        """Return how many of a side's cards are counted."""
        return min(len(side.cards), int(self._passed / CARD_TIME + 1e-6))

    def points(self, side: Side) -> int:
        """Return the raw points counted so far, with the last trick once it is added."""
        cards = sum(self._points[card] for card in side.cards[: self.counted(side)])
        return cards + (side.bonus if self._passed >= self._added else 0)

    def _state(self) -> tuple[object, ...]:
        counted = tuple(self.counted(side) for side in self._sides)
        return (*counted, self._passed >= self._added, self.rounding, self.done)
