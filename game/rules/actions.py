"""Actions: imperatives, what a seat may do; plain frozen values that say nothing about who does them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card, sort_key
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


TurnAction = PlayCard | DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding
Action = TurnAction | DeclareOut

INTERRUPTS: tuple[type, ...] = (DeclareOut,)
"""Actions a seat may take while another seat is to act."""
