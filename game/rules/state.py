"""State: the whole truth of one deal, frozen; only the rules ever see it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card, Hand, Suit
from game.rules.endings import Ending
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.melds import Meld
from game.rules.variant import Phase, Variant


@dataclass(frozen=True, slots=True)
class Play:
    """One card of a trick and the seat that played it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: plays in order (the first is the lead), its winner and its points."""

    plays: tuple[Play, ...]
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld (dix included) as it was scored: by whom, after how many tricks, and whether all saw it."""

    seat: int
    meld: Meld
    after_trick: int
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat said in the auction: so many points, or None for a pass."""

    seat: int
    points: int | None


@dataclass(frozen=True, slots=True)
class Contract:
    """The bid that won the auction; `held` when the dealer was held to it unasked."""

    seat: int
    points: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class Passed:
    """Cards that went from one partner to the other; a view has None for each card it may not know."""

    giver: int
    receiver: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class State:
    """One deal. By seat: `hands` (not on the table), `table` (cards face up), `known`; by side: `standing`.

    `stock` is drawn from the front; `upcard` lies under it until the last draw. `plays` is the open trick,
    `leader` leads it. `known` are cards everybody knows to be in a hand: picked up from the table, exchanged,
    or drawn face up. `counted_dix` are nines that have scored; `window_melds` and `window_dix` count what
    the open window has scored, `drawn` says that its draw is done. `claims` are seats with an open claim, the
    earliest first; `counted` is the claim that ended the deal.
    The turned nine of the dealer stands in `melds` as a dix laid after trick 0.
    `dead` is the bid game's third hand; `widow` stays what it was after `widow_taken`. `chosen` is a pass
    laid out before the other's. `picked` are melds that seats have picked before all are laid. `offered` are
    opponents whose concession was refused in this trick, `offering` the one who waits for an answer. `rest`
    has claimed all tricks that are left. `played`, `kitty` and `last_made` come from the match; `ending` is
    what cut the deal short.
    """

    variant: Variant
    deal_no: int
    dealer: int
    standing: tuple[int, ...]
    target: int
    deck: tuple[Card, ...]
    phase: Phase
    to_act: int | None
    leader: int
    hands: tuple[Hand, ...]
    table: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    upcard: Card | None = None
    trump: Suit | None = None
    exchanged: bool = False
    plays: tuple[Play, ...] = ()
    tricks: tuple[Trick, ...] = ()
    melds: tuple[LaidMeld, ...] = ()
    known: tuple[tuple[Card, ...], ...] = ()
    counted_dix: tuple[Card, ...] = ()
    window_melds: int = 0
    window_dix: int = 0
    drawn: bool = False
    claims: tuple[int, ...] = ()
    counted: ClaimCounted | None = None
    result: DealScored | None = None
    won: MatchWon | None = None
    dead: tuple[Card, ...] = ()
    widow: tuple[Card, ...] = ()
    widow_taken: bool = False
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    chosen: tuple[Card, ...] = ()
    passed: tuple[Passed, ...] = ()
    buried: tuple[Card, ...] = ()
    announced_trumps: int | None = None
    announced_aces: int | None = None
    moon: bool = False
    picked: tuple[LaidMeld, ...] = ()
    offering: int | None = None
    offered: tuple[int, ...] = ()
    rest: int | None = None
    ending: Ending | None = None
    played: int = 0
    kitty: int = 0
    last_made: int | None = None
