"""Choices: sets of actions that are too many to list, as a range of bids and a choice of cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.actions import Bid, BuryCards, PassCards
from game.rules.cards import Card


@dataclass(frozen=True, slots=True)
class BidRange:
    """Every bid that is allowed, in rising order; never empty."""

    bids: tuple[int, ...]

    def __contains__(self, action: object) -> bool:
        """Say whether an action is one of these bids."""
        return isinstance(action, Bid) and action.points in self.bids


class Purpose(Enum):
    """What cards are chosen for."""

    SHARING = "sharing"
    PASSING = "passing"
    BURYING = "burying"


@dataclass(frozen=True, slots=True)
class ChooseCards:
    """Exactly `count` different cards out of `cards`, all of `forced` among them; a `receiver` is named."""

    purpose: Purpose
    count: int
    cards: tuple[Card, ...]
    forced: tuple[Card, ...] = ()
    receiver: int | None = None

    def __contains__(self, action: object) -> bool:
        """Say whether an action is one of these choices."""
        if not isinstance(action, PassCards | BuryCards):
            return False
        chosen = set(action.cards)
        fits = len(action.cards) == len(chosen) == self.count and set(self.forced) <= chosen <= set(
            self.cards
        )
        return fits and isinstance(action, BuryCards) is (self.purpose is Purpose.BURYING)

    def action(self, cards: tuple[Card, ...]) -> PassCards | BuryCards:
        """Return the action that chooses these cards."""
        return BuryCards(cards) if self.purpose is Purpose.BURYING else PassCards(cards)


Choices = BidRange | ChooseCards
