"""Endings: how a deal came to its end, what became of each side, and who paid whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Ending(Enum):
    """How a deal ended; `PLAYED` covers claims and stops at the target too."""

    PLAYED = "played"
    ALL_PASSED = "all_passed"
    MISDEAL = "misdeal"
    NO_TRUMP = "no_trump"
    MELD_TOO_SMALL = "meld_too_small"
    OUT_OF_REACH = "out_of_reach"
    THROWN_IN = "thrown_in"
    THROWN_IN_UNSEEN = "thrown_in_unseen"
    CONCEDED = "conceded"
    MELD_REACHED_BID = "meld_reached_bid"
    OPPONENTS_CONCEDED = "opponents_conceded"
    GIVEN_UP = "given_up"


REDEALT = frozenset({Ending.ALL_PASSED, Ending.MISDEAL})
"""The endings that score nothing: the cards are dealt again."""
UNPLAYED_LOSSES = frozenset(
    {
        Ending.NO_TRUMP,
        Ending.MELD_TOO_SMALL,
        Ending.OUT_OF_REACH,
        Ending.THROWN_IN,
        Ending.THROWN_IN_UNSEEN,
        Ending.CONCEDED,
    }
)
"""The endings in which the contract is lost without play."""
LOSSES = UNPLAYED_LOSSES | {Ending.GIVEN_UP}
"""The endings in which the contract is lost, without play or in the middle of it."""
UNPLAYED_WINS = frozenset({Ending.MELD_REACHED_BID, Ending.OPPONENTS_CONCEDED})
"""The endings in which the contract counts as made without the last trick."""


class Fate(Enum):
    """What became of a side in a deal: scored as usual, its contract made or set, or nothing kept."""

    SCORED = "scored"
    MADE = "made"
    SET = "set"
    LOST_MELD = "lost_meld"
    REDEALT = "redealt"


class Cause(Enum):
    """Why a payment is made (rules 5.5, 5.6)."""

    MADE = "made"
    SINGLE_BETE = "single_bete"
    DOUBLE_BETE = "double_bete"
    THROWN_IN = "thrown_in"
    KITTY_BONUS = "kitty_bonus"


@dataclass(frozen=True, slots=True)
class Payment:
    """So many units from one to another, by seat; None is the kitty."""

    payer: int | None
    payee: int | None
    units: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a deal was paid: the stake with the suit in it, every payment, and what the kitty holds after."""

    stake: int
    payments: tuple[Payment, ...]
    kitty: int
