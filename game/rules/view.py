"""View: all that one seat may know of a deal, and what it may do; nothing else ever leaves the rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Card, Hand, Suit
from game.rules.choices import Choices
from game.rules.endings import Ending
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.state import Call, Contract, LaidMeld, Passed, Play, Trick
from game.rules.variant import Phase, Variant


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` (None: a spectator) may know.

    `hand` are the seat's own cards not on the table; `hand_sizes`, `table`, `known`, `meld_points` and
    `trick_points` are indexed by seat, `standing` by side. `known` are cards everybody knows to be in a hand
    (picked up from the table, exchanged, or drawn face up) and not yet played. `meld_points` includes dix
    and a turned nine, and what others told of without showing, which `melds` lacks; `trick_points` is raw.
    Melds that the seat has picked and nobody else knows of yet lie on its own table. `legal` is what the seat
    may do now, interrupts included.
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
    choices: tuple[Choices, ...] = ()
    sitting_out: int | None = None
    dead_count: int = 0
    widow: tuple[Card, ...] = ()
    widow_count: int = 0
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    chosen: tuple[Card, ...] = ()
    passed: tuple[Passed, ...] = ()
    buried: tuple[Card | None, ...] = ()
    announced_trumps: int | None = None
    announced_aces: int | None = None
    moon: bool = False
    offering: int | None = None
    offered: tuple[int, ...] = ()
    rest: int | None = None
    ending: Ending | None = None
    played: int = 0
    kitty: int = 0

    def seen(self) -> frozenset[Card]:
        """Return every card whose place this seat knows, cards it gave its partner included.

        Of the widow others know only that a card is with the bidder or buried, which is no place; the same
        goes for cards given to a partner who has buried since.
        """
        places = [self.hand.cards, *self.table, *self.known, (self.upcard,) if self.upcard else ()]
        places += [tuple(play.card for play in trick.plays) for trick in self.tricks]
        places.append(tuple(play.card for play in self.plays))
        hidden = [*(passed.cards for passed in self.passed if not self.may_be_buried(passed)), self.buried]
        told = (card for place in hidden for card in place if card is not None)
        return frozenset((*(card for place in places for card in place), *told))

    def may_be_buried(self, passed: Passed) -> bool:
        """Say whether cards that were passed went to a bidder who has buried since."""
        return bool(self.buried) and self.contract is not None and passed.receiver == self.contract.seat

    def unseen(self) -> Hand:
        """Return the cards that are in the stock or in other hands, as far as this seat can tell."""
        return Hand(set(self.variant.deck.cards) - self.seen())
