"""What one may do around a contract, as a sentence for hints and as a word for buttons."""

from __future__ import annotations

from typing import assert_never

from game.presentation.wording import _, card_sign, suit_name
from game.rules.actions import (
    AnswerConcession,
    Bid,
    BuryCards,
    CallMisdeal,
    ClaimRest,
    Concede,
    ContractAction,
    KeepDix,
    NameTrump,
    OfferConcession,
    PassBid,
    PassCards,
    ShootMoon,
    StartPlay,
    TakeWidow,
    ThrowIn,
)


def contract_order(action: ContractAction) -> str:  # noqa: C901, PLR0912 - one row for each
    """Return the action as a sentence that tells the player to do it."""
    match action:
        case KeepDix():
            return _("Keep the nine of trump.")
        case Bid(points):
            return _("Bid {points}.").format(points=points)
        case PassBid():
            return _("Pass.")
        case NameTrump(suit):
            return _("Name {suit} as trump.").format(suit=suit_name(suit))
        case TakeWidow():
            return _("Take the widow.")
        case PassCards(cards):
            return _("Pass {cards}.").format(cards=" ".join(map(card_sign, cards)))
        case BuryCards(cards):
            return _("Bury {cards}.").format(cards=" ".join(map(card_sign, cards)))
        case StartPlay():
            return _("Begin to play.")
        case ShootMoon():
            return _("Shoot the moon.")
        case ThrowIn():
            return _("Throw the hand in.")
        case Concede():
            return _("Give the contract up.")
        case OfferConcession():
            return _("Propose to give the bidder the contract.")
        case AnswerConcession(agreed):
            return _("Agree to give the bidder the contract.") if agreed else _("Play on.")
        case CallMisdeal():
            return _("Call a misdeal.")
        case ClaimRest():
            return _("Claim the rest: you take every trick.")
        case _:
            assert_never(action)


def contract_button(action: ContractAction) -> str:  # noqa: C901, PLR0912 - one row for each
    """Return what stands on the button for the action."""
    match action:
        case KeepDix():
            return _("Keep the nine")
        case Bid(points):
            return _("Bid {points}").format(points=points)
        case PassBid():
            return _("Pass")
        case NameTrump(suit):
            return suit_name(suit)
        case TakeWidow():
            return _("Take the widow")
        case PassCards():
            return _("Pass these cards")
        case BuryCards():
            return _("Bury these cards")
        case StartPlay():
            return _("Play")
        case ShootMoon():
            return _("Shoot the moon")
        case ThrowIn():
            return _("Throw in")
        case Concede():
            return _("Give up")
        case OfferConcession():
            return _("Propose to concede")
        case AnswerConcession(agreed):
            return _("Agree") if agreed else _("Play on")
        case CallMisdeal():
            return _("Misdeal")
        case ClaimRest():
            return _("Claim the rest")
        case _:
            assert_never(action)
