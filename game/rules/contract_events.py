"""Events of games with an auction, and of melds laid all at once."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card, Suit
from game.rules.endings import Ending
from game.rules.melds import Meld
from game.rules.variant import Phase


@dataclass(frozen=True, slots=True)
class KittyAnted:
    """Every seat paid `units` into the empty kitty; `scores` are the balances after (rules 5.6)."""

    units: int
    kitty: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeadHandDealt:
    """The bid game's third hand got a packet; redacted `cards` holds None for each (rules 2.1)."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class WidowDealt:
    """The widow was laid down; redacted `cards` holds None for each."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A new part of the deal began, and this seat acts first in it."""

    phase: Phase
    seat: int | None


@dataclass(frozen=True, slots=True)
class SwapDeclined:
    """A seat kept its nine of trump instead of swapping it (rules 3.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BidPassed:
    """A seat passed for the rest of the auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class ContractSet:
    """The auction is over; `held` when the dealer was held to the bid without being asked."""

    seat: int
    points: int
    held: bool


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The bidder named trump."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class WidowTaken:
    """The bidder took the widow, turned up for all to see if `shown`; else only that seat sees the cards."""

    seat: int
    cards: tuple[Card | None, ...]
    shown: bool = True


@dataclass(frozen=True, slots=True)
class PassChosen:
    """A seat laid out what it passes before the other has chosen; only that seat sees the cards."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Cards went from one partner to the other, or a widow's from the bidder; nobody else sees them."""

    giver: int
    receiver: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class MeldPicked:
    """A seat picked a meld that it will lay; `meld` has the points it adds, and only that seat sees it."""

    seat: int
    meld: Meld | None


@dataclass(frozen=True, slots=True)
class PickingEnded:
    """A seat has picked all it will lay; what it missed is lost (rules 9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MeldsLaid:
    """A seat laid all its melds at once; `melds` may be empty."""

    seat: int
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class MeldsTold:
    """A seat told what all its melds score without showing them; redacted `melds` is empty (rules 9)."""

    seat: int
    points: int
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class MeldsCounted:
    """Everybody who melds has laid; `points` are by side, with a nine that scored before (rules 3.3)."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsBuried:
    """The bidder buried cards, which only that seat sees; `kept_apart`: certainly none of the shown melds.

    `trumps` and `aces` say how many of them were buried, None where that need not be told (rules 5.3).
    """

    seat: int
    cards: tuple[Card | None, ...]
    kept_apart: bool
    trumps: int | None = None
    aces: int | None = None


@dataclass(frozen=True, slots=True)
class MoonDeclared:
    """The bidder declared that the side takes every trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class ConcessionOffered:
    """An opponent proposed to concede; the other answers."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class ConcessionAnswered:
    """The other opponent agreed, or `seat` plays on."""

    seat: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class RestClaimed:
    """A seat on lead showed that it takes every trick that is left; these are played at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The deal ended before the last card was played, by what `seat` did or could not do."""

    ending: Ending
    seat: int


@dataclass(frozen=True, slots=True)
class KittyDivided:
    """The match is over and the seats got the kitty back; `scores` are the balances after (rules 5.6b)."""

    shares: tuple[int, ...]
    scores: tuple[int, ...]


ContractEvent = (
    KittyAnted
    | DeadHandDealt
    | WidowDealt
    | PhaseBegan
    | SwapDeclined
    | BidMade
    | BidPassed
    | ContractSet
    | TrumpNamed
    | WidowTaken
    | PassChosen
    | CardsPassed
    | MeldPicked
    | PickingEnded
    | MeldsLaid
    | MeldsTold
    | MeldsCounted
    | CardsBuried
    | MoonDeclared
    | ConcessionOffered
    | ConcessionAnswered
    | RestClaimed
    | HandEnded
    | KittyDivided
)
