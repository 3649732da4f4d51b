"""View: all that one seat may know of a deal, and what it may do; nothing else ever leaves the rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Card, Hand, Suit
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.state import LaidMeld, Play, Trick
from game.rules.variant import Phase, Variant


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` (None: a spectator) may know.

    `hand` are the seat's own cards not on the table; `hand_sizes`, `table`, `known`, `meld_points`,
    `trick_points` and `standing` are indexed by seat. `known` are cards everybody knows to be in a hand
    (picked up from the table, exchanged, or drawn face up) and not yet played. `meld_points` includes dix
    and a turned nine; `trick_points` is raw. `legal` is what the seat may do now, interrupts included.
    """

    seat: int | None
    variant: Variant
    deal_no: int
    dealer: int
    standing: tuple[int, ...]
    target: int
    phase: Phase
    to_act: int | None
    leader: int
    hand: Hand
    hand_sizes: tuple[int, ...]
    table: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    stock_count: int
    upcard: Card | None
    trump: Suit | None
    exchanged: bool
    plays: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    melds: tuple[LaidMeld, ...]
    counted_dix: tuple[Card, ...]
    window_melds: int
    window_dix: int
    drawn: bool
    meld_points: tuple[int, ...]
    trick_points: tuple[int, ...]
    claims: tuple[int, ...]
    counted: ClaimCounted | None
    result: DealScored | None
    won: MatchWon | None
    legal: tuple[Action, ...]

    def seen(self) -> frozenset[Card]:
        """Return every card whose place this seat knows."""
        places = [self.hand.cards, *self.table, *self.known, (self.upcard,) if self.upcard else ()]
        places += [tuple(play.card for play in trick.plays) for trick in self.tricks]
        places.append(tuple(play.card for play in self.plays))
        return frozenset(card for place in places for card in place)

    def unseen(self) -> Hand:
        """Return the cards that are in the stock or in other hands, as far as this seat can tell."""
        return Hand(set(self.variant.deck.cards) - self.seen())
