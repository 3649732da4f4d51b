"""Choices: sets of actions that are too many to list: a range of bids, cards to choose, and melds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from game.rules import claiming
from game.rules.actions import Bid, BuryCards, DeclareMeld, PassCards
from game.rules.cards import Card, Suit
from game.rules.melds import MeldKind
from game.rules.variant import Variant


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


@dataclass(frozen=True, slots=True)
class ChooseMeld:
    """Every meld that adds to those `picked` out of the cards held; `melds` are the best, never empty."""

    melds: tuple[DeclareMeld, ...]
    held: tuple[Card, ...]
    picked: tuple[DeclareMeld, ...]
    trump: Suit | None
    variant: Variant

    def __contains__(self, action: object) -> bool:
        """Say whether an action is one of these melds."""
        return isinstance(action, DeclareMeld) and self._adds(action)

    def made_of(self, cards: Iterable[Card]) -> tuple[tuple[DeclareMeld, int], ...]:
        """Return the melds that exactly these cards make, with what each adds."""
        chosen = tuple(cards)
        claims = (DeclareMeld(kind, chosen) for kind in MeldKind)
        return tuple((claim, self._gain(claim)) for claim in claims if self._adds(claim))

    def _adds(self, claim: DeclareMeld) -> bool:
        return claiming.why_not(self.picked, claim, self.held, self.trump, self.variant) is None

    def _gain(self, claim: DeclareMeld) -> int:
        return claiming.gain(self.picked, claim, self.trump, self.variant)


Choices = BidRange | ChooseCards | ChooseMeld
