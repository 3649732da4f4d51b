"""Actions: imperatives, what a seat may do; plain frozen values that say nothing about who does them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card, Suit, sort_key
from game.rules.melds import MeldKind


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card, from the hand or from one's cards on the table, to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class DeclareMeld:
    """Lay this meld with exactly these cards, kept in `sort_key` order however given; never the dix."""

    kind: MeldKind
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Sort the cards, so that the order in which they were picked makes no difference."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=sort_key)))


@dataclass(frozen=True, slots=True)
class ShowDix:
    """Show this nine of trump for its points (rules 1.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ExchangeDix:
    """Swap this nine of trump, from the hand or already shown, for the upcard (rules 1.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """End the window: both seats draw; `upcard` takes the upcard at the last draw (winner_chooses only)."""

    upcard: bool = False


@dataclass(frozen=True, slots=True)
class EndMelding:
    """End a window that came after the draw (meld_timing after_draw)."""


@dataclass(frozen=True, slots=True)
class DeclareOut:
    """Claim to have reached the target (rules 1.9); an interrupt, allowed while others are to act."""


@dataclass(frozen=True, slots=True)
class KeepDix:
    """Do not swap a nine of trump for the turned card (rules 3.2)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many points, in the variant's scale."""

    points: int


@dataclass(frozen=True, slots=True)
class PassBid:
    """Bid nothing in this auction; a pass is final."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Make this suit trump."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TakeWidow:
    """Turn the widow up for all to see and take it (rules 5.3)."""


@dataclass(frozen=True, slots=True)
class PassCards:
    """Give the partner exactly these cards, kept in `sort_key` order however given."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Sort the cards, so that the order in which they were picked makes no difference."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=sort_key)))


@dataclass(frozen=True, slots=True)
class BuryCards:
    """Lay away exactly these cards face down, kept in `sort_key` order however given (rules 5.3)."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Sort the cards, so that the order in which they were picked makes no difference."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=sort_key)))


@dataclass(frozen=True, slots=True)
class StartPlay:
    """Leave the melds and play for the contract."""


@dataclass(frozen=True, slots=True)
class ShootMoon:
    """Declare that the own side takes every trick, and play (rules 6.4)."""


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """Give the contract up: one that all tricks cannot fulfil, or the least one with the widow unseen."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the contract up, before the first lead (rules 5.5, 7.6) or in play (rules 9)."""


@dataclass(frozen=True, slots=True)
class OfferConcession:
    """Propose to the other opponent to give the bidder the contract, on the own turn to play (rules 5.6)."""


@dataclass(frozen=True, slots=True)
class AnswerConcession:
    """Agree to the other opponent's proposal, or play on."""

    agreed: bool


@dataclass(frozen=True, slots=True)
class CallMisdeal:
    """Throw in a hand that the rules call a misdeal, before having bid or played (rules 7.9)."""


@dataclass(frozen=True, slots=True)
class ClaimRest:
    """Claim every trick that is left, on lead with a hand that certainly takes them (rules 9)."""


StockAction = DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding
AuctionAction = Bid | PassBid | NameTrump | TakeWidow | PassCards | BuryCards
ExitAction = ThrowIn | Concede | OfferConcession | CallMisdeal | ClaimRest
ContractAction = KeepDix | AuctionAction | StartPlay | ShootMoon | AnswerConcession | ExitAction
TurnAction = PlayCard | StockAction | ContractAction
Action = TurnAction | DeclareOut

INTERRUPTS: tuple[type, ...] = (DeclareOut,)
"""Actions a seat may take while another seat is to act."""
EXITS: tuple[type, ...] = (DeclareOut, ThrowIn, Concede, OfferConcession, CallMisdeal, ClaimRest)
"""Actions that end a deal early; random play leaves them out unless asked."""
