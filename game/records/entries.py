"""Entries: what one line of a record can say after its header."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Dealt:
    """Deal `deal_no` begins; `deck` is its order of cards where it does not follow from the seed."""

    deal_no: int
    deck: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat did something."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class TookBack:
    """The last `count` actions were taken back, which makes the match an assisted one."""

    count: int


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """The actions that were taken back last were played again."""


@dataclass(frozen=True, slots=True)
class Signed:
    """The deal ended in the position with this digest."""

    digest: str


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The result of the deal was seen; from here on nothing of it can be taken back."""


Entry = Dealt | Acted | TookBack | PlayedAgain | Signed | Acknowledged
