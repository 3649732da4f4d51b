"""The count after a deal: what each side has captured and melded, counted card by card, then rounded."""

from __future__ import annotations

from dataclasses import dataclass

from game.presentation.wording import meld_title, side_name
from game.presentation.wording.labels import unseen_melds
from game.presentation.wording.verdicts import camp_name
from game.rules.cards import Card
from game.rules.counting import pile_points
from game.rules.endings import Fate
from game.rules.events import DealScored
from game.rules.seats import side_of
from game.rules.view import View

CARD_TIME = 0.07
"""Seconds one card takes to be counted."""

PAUSE = 0.45
"""Seconds before the last trick is added, before rounding, and before the sum."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side's part of the deal; `bonus` is the last trick's, 0 for who did not win it.

    `buried` is what cards count that were buried, and `unplayed` what a bidder left who gave up; `added` is
    what the deal brings, where that is not melds and tricks, and `fate` what became of a side that can lose
    something. `bid` is the side's contract. `laid` are the melded cards of a deal without a trick.
    """

    side: int
    name: str
    melds: tuple[tuple[str, int], ...]
    cards: tuple[Card, ...]
    bonus: int
    raw: int
    rounded: int
    meld_points: int
    buried: int = 0
    unplayed: int = 0
    added: int | None = None
    fate: Fate | None = None
    bid: int = 0
    laid: tuple[Card, ...] = ()

    @property
    def melds_void(self) -> bool:
        """Whether the melds count for nothing."""
        return bool(self.meld_points) and self.fate in (Fate.SET, Fate.LOST_MELD) and self.added is not None

    @property
    def tricks_void(self) -> bool:
        """Whether the tricks count for nothing."""
        lost = self.fate is Fate.SET or (self.fate is Fate.LOST_MELD and (self.added or 0) <= 0)
        return bool(self.raw) and lost and self.added is not None

    @property
    def total(self) -> int:
        """What the deal brings."""
        return self.meld_points + self.rounded if self.added is None else self.added


def sides(view: View, result: DealScored, own: int) -> tuple[Side, ...]:
    """Return every side of a finished deal, that of the seat `own` first; for stakes bidder and opponents."""
    variant = view.variant
    first = side_of(variant, own)
    order = tuple((first + step) % variant.sides for step in range(variant.sides))
    if variant.stakes.paid and result.bidder is not None:
        return _camps(view, result, own, result.bidder)
    return tuple(_side(view, result, (side,), side_name(view, side)) for side in order)


def _camps(view: View, result: DealScored, own: int, bidder: int) -> tuple[Side, ...]:
    """Return the bidder and the opponents, who put their tricks together, the own camp first."""
    others = tuple(seat for seat in range(view.variant.seats) if seat not in (bidder, view.sitting_out))
    camps = (
        _side(view, result, (bidder,), camp_name(view, (bidder,))),
        _side(view, result, others, camp_name(view, others)),
    )
    return tuple(reversed(camps)) if own in others else camps


def _side(view: View, result: DealScored, members: tuple[int, ...], name: str) -> Side:
    """Return the part of some sides together: one side, or the opponents of a bidder for stakes."""
    variant = view.variant
    tricks = [trick for trick in view.tricks if side_of(variant, trick.winner) in members]
    cards = tuple(play.card for trick in tricks for play in trick.plays)
    laid = [each.meld for each in view.melds if side_of(variant, each.seat) in members]
    captured = sum(trick.points for trick in tricks)
    raw = sum(result.tricks[side] for side in members)
    leads = result.bidder is not None and side_of(variant, result.bidder) in members
    return Side(
        side=members[0],
        name=name,
        melds=(*((meld_title(meld), meld.points) for meld in laid), *_unseen(view, members)),
        cards=cards,
        bonus=captured - pile_points(cards, variant.scoring.counting),
        raw=raw,
        rounded=sum(result.rounded[side] for side in members),
        meld_points=sum(result.melds[side] for side in members),
        buried=raw - captured if leads else 0,
        unplayed=0 if leads else raw - captured,
        added=_added(view, result, members),
        fate=result.fates[members[0]] if result.fates and (leads or not variant.stakes.paid) else None,
        bid=view.contract.points if leads and view.contract else 0,
        laid=() if view.tricks else tuple(dict.fromkeys(card for meld in laid for card in meld.cards)),
    )


def _unseen(view: View, members: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Return what the melds scored that some sides told of without showing them."""
    seats = [seat for seat in range(view.variant.seats) if side_of(view.variant, seat) in members]
    told = sum(view.meld_points[seat] for seat in seats)
    unseen = told - sum(each.meld.points for each in view.melds if each.seat in seats)
    return ((unseen_melds(), unseen),) if unseen else ()


def _added(view: View, result: DealScored, members: tuple[int, ...]) -> int | None:
    """Return what the deal brings: for stakes what the camp has, else what was scored, None if just that."""
    if view.variant.stakes.paid or not result.points:
        return None
    return sum(result.points[side] for side in members)


class Tally:
    """How far the count has come; all sides count at the same time, `speed` times as fast as usual."""

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
        """Return the raw points counted so far; last trick and cards in no trick once they are added."""
        cards = sum(self._points[card] for card in side.cards[: self.counted(side)])
        return cards + (side.bonus + side.buried + side.unplayed if self._passed >= self._added else 0)

    def _state(self) -> tuple[object, ...]:
        counted = tuple(self.counted(side) for side in self._sides)
        return (*counted, self._passed >= self._added, self.rounding, self.done)
