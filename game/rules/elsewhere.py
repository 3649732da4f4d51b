"""Elsewhere: why an action that belongs to another part of the deal is refused."""

from __future__ import annotations

from typing import assert_never

from game.rules.actions import (
    AnswerConcession,
    Bid,
    BuryCards,
    CallMisdeal,
    ClaimRest,
    Concede,
    DeclareMeld,
    Draw,
    EndMelding,
    ExchangeDix,
    KeepDix,
    NameTrump,
    OfferConcession,
    PassBid,
    PassCards,
    PlayCard,
    ShootMoon,
    ShowDix,
    StartPlay,
    TakeWidow,
    ThrowIn,
    TurnAction,
)
from game.rules.reasons import Reason, Refusal


def refusal(action: TurnAction) -> Reason:  # noqa: C901, PLR0912 - one row for each
    """Return why this is refused in a part of the deal that it does not belong to."""
    match action:
        case PlayCard():
            return Reason(Refusal.NO_PLAY_NOW)
        case DeclareMeld() | ShowDix():
            return Reason(Refusal.NO_MELDING_NOW)
        case Draw() | EndMelding():
            return Reason(Refusal.NO_WINDOW)
        case ExchangeDix() | KeepDix():
            return Reason(Refusal.NO_SWAP_NOW)
        case Bid() | PassBid():
            return Reason(Refusal.NO_AUCTION_NOW)
        case NameTrump():
            return Reason(Refusal.NO_NAMING_NOW)
        case TakeWidow():
            return Reason(Refusal.NO_WIDOW_NOW)
        case PassCards():
            return Reason(Refusal.NO_PASSING_NOW)
        case BuryCards():
            return Reason(Refusal.NO_BURYING_NOW)
        case StartPlay() | ShootMoon() | ThrowIn() | Concede():
            return Reason(Refusal.NO_DECISION_NOW)
        case OfferConcession() | AnswerConcession():
            return Reason(Refusal.NO_OFFER)
        case ClaimRest():
            return Reason(Refusal.ONLY_ON_LEAD)
        case CallMisdeal():
            return Reason(Refusal.MISDEAL_TOO_LATE)
        case _:
            assert_never(action)
