"""Events: past tense, what has happened, each with everything `evolve` needs."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.contract_events import ContractEvent
from game.rules.endings import Ending, Fate, Settlement
from game.rules.melds import Meld


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal began: its number from 1, the dealer, each side's match score, the target, and the whole deck.

    `deck` is the order in which the cards are dealt; redacted it is empty. `played` deals have been scored,
    `kitty` holds so many units, and `last_made` is the bidder of the last contract that was made.
    """

    deal_no: int
    dealer: int
    standing: tuple[int, ...]
    target: int
    deck: tuple[Card, ...]
    played: int = 0
    kitty: int = 0
    last_made: int | None = None


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """One packet went to a seat; redacted `cards` holds None for each card not seen."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TrumpTurned:
    """The upcard was turned and names trump; `points` is what a turned nine gave the dealer (rules 1.1)."""

    card: Card
    dealer: int
    points: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went to the trick; `from_table` when it lay on the table."""

    seat: int
    card: Card
    from_table: bool


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The trick was taken: its winner, its card points and, in the last trick, the bonus included."""

    seat: int
    points: int
    last: bool


@dataclass(frozen=True, slots=True)
class MeldDeclared:
    """A seat laid a meld and scored its points."""

    seat: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class DixShown:
    """A seat showed a nine of trump and scored `points`."""

    seat: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class DixExchanged:
    """A seat gave the nine and took the upcard into the hand; `points` is 0 for a nine already counted."""

    seat: int
    nine: Card
    taken: Card
    points: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew; redacted `card` is None unless `shown` (last stock card) or `from_upcard`."""

    seat: int
    card: Card | None
    shown: bool = False
    from_upcard: bool = False


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The meld window ended; the trick's winner leads next."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayoffBegan:
    """The stock is gone, table cards are picked up, strict rules hold; `leader` leads (rules 1.5)."""

    leader: int


@dataclass(frozen=True, slots=True)
class OutDeclared:
    """A seat declared out; the claim is counted at once (base) or when a trick qualifies (variations)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimCounted:
    """A claim was counted: `count` is match score, melds and rounded tricks; `met`: that is enough."""

    seat: int
    count: int
    target: int
    met: bool


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal ended: per side the meld points, raw and rounded trick points, and the new match scores.

    After a claim or an immediate win the deal is `cut`: tricks hold what was captured so far.
    `points` is what the deal added to each score and `fates` what became of each side, `bidder` the seat that
    held the contract; a deal played for stakes has its `settlement`. In the games with a stock nothing can be
    lost: there `points` and `fates` are empty, and melds and rounded tricks are what was added.
    """

    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    rounded: tuple[int, ...]
    scores: tuple[int, ...]
    cut: bool
    points: tuple[int, ...] = ()
    fates: tuple[Fate, ...] = ()
    ending: Ending = Ending.PLAYED
    bidder: int | None = None
    settlement: Settlement | None = None


@dataclass(frozen=True, slots=True)
class TargetRaised:
    """Two or more had reached the target, so it went up until at most one has reached it (rules 1.8)."""

    target: int


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over; `winner` is a side, None a draw; `by_claim` when declaring out decided it."""

    winner: int | None
    scores: tuple[int, ...]
    by_claim: bool


Event = (
    DealStarted
    | CardsDealt
    | TrumpTurned
    | CardPlayed
    | TrickWon
    | MeldDeclared
    | DixShown
    | DixExchanged
    | CardDrawn
    | WindowClosed
    | PlayoffBegan
    | OutDeclared
    | ClaimCounted
    | DealScored
    | TargetRaised
    | MatchWon
    | ContractEvent
)
