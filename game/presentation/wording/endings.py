"""How a deal came to its end, what a contract has come to, and who pays whom for it."""

from __future__ import annotations

from typing import assert_never

from game.presentation.wording import _, player_name, side_name
from game.rules.endings import Cause, Ending, Fate, Payment
from game.rules.events import DealScored
from game.rules.seats import side_of
from game.rules.view import View


def ended(ending: Ending, seat: int, view: View) -> str:
    """Return why the deal stopped before its last card, by what `seat` did or could not do."""
    return (_own_endings() if seat == view.seat else _endings())[ending].format(
        player=player_name(view, seat), bid=view.contract.points if view.contract else 0
    )


def _endings() -> dict[Ending, str]:
    return {
        Ending.PLAYED: _("The deal is over."),
        Ending.ALL_PASSED: _("Everybody has passed, so the cards are dealt again."),
        Ending.MISDEAL: _("{player} calls a misdeal, so the cards are dealt again."),
        Ending.NO_TRUMP: _("{player} holds nothing that trump could be named with: the contract is lost."),
        Ending.MELD_TOO_SMALL: _("The melds of the bidding side are too small: the contract is lost."),
        Ending.OUT_OF_REACH: _("All tricks together could not bring {bid}: the contract is lost."),
        Ending.THROWN_IN: _("{player} throws the hand in: the contract is lost."),
        Ending.THROWN_IN_UNSEEN: _("{player} throws the hand in without a look at the widow."),
        Ending.CONCEDED: _("{player} gives the contract up."),
        Ending.MELD_REACHED_BID: _("{player} has melded {bid}: the contract is made without play."),
        Ending.GIVEN_UP: _("{player} gives the contract up: it is lost."),
        Ending.OPPONENTS_CONCEDED: _("The opponents give the bidder the contract."),
    }


def _own_endings() -> dict[Ending, str]:
    return _endings() | {
        Ending.MISDEAL: _("You call a misdeal, so the cards are dealt again."),
        Ending.NO_TRUMP: _("You hold nothing that trump could be named with: the contract is lost."),
        Ending.THROWN_IN: _("You throw the hand in: the contract is lost."),
        Ending.THROWN_IN_UNSEEN: _("You throw the hand in without a look at the widow."),
        Ending.CONCEDED: _("You give the contract up."),
        Ending.GIVEN_UP: _("You give the contract up: it is lost."),
        Ending.MELD_REACHED_BID: _("You have melded {bid}: the contract is made without play."),
    }


def outcome(result: DealScored, view: View) -> str | None:
    """Return what the contract has come to, None where there was none or it was not played for."""
    if result.bidder is None or view.contract is None or not result.fates:
        return None
    fate = result.fates[side_of(view.variant, result.bidder)]
    names = {"player": player_name(view, result.bidder), "bid": view.contract.points}
    mine = result.bidder == view.seat
    match fate:
        case Fate.MADE:
            text = (
                _("You make your contract of {bid}.") if mine else _("{player} makes the contract of {bid}.")
            )
        case Fate.SET:
            text = (
                _("You fail your contract of {bid}.") if mine else _("{player} fails the contract of {bid}.")
            )
        case Fate.SCORED | Fate.LOST_MELD | Fate.REDEALT:
            return None
        case _:
            assert_never(fate)
    return text.format(**names)


def side_score(result: DealScored, side: int, view: View) -> str:
    """Return one line of the count of a deal: what a side had, what became of it, and its new score."""
    parts = zip(result.melds, result.tricks, result.rounded, result.scores, strict=True)
    melds, tricks, rounded, score = tuple(parts)[side]
    fate = result.fates[side] if result.fates else None
    return _score_sentence(fate).format(
        side=side_name(view, side),
        melds=melds,
        tricks=tricks,
        rounded=rounded,
        points=result.points[side] if result.points else melds + rounded,
        score=score,
    )


def _score_sentence(fate: Fate | None) -> str:
    match fate:
        case None:
            return _("{side}: melds {melds}, tricks {tricks} counted as {rounded}, match {score}.")
        case Fate.SCORED:
            return _("{side}: melds {melds}, tricks {rounded}, scores {points}, match {score}.")
        case Fate.MADE:
            return _(
                "{side}: melds {melds}, tricks {rounded}, contract made, scores {points}, match {score}."
            )
        case Fate.SET:
            return _(
                "{side}: melds {melds}, tricks {rounded}, contract lost, scores {points}, match {score}."
            )
        case Fate.LOST_MELD:
            return _("{side}: melds {melds} lost, tricks {rounded}, scores {points}, match {score}.")
        case Fate.REDEALT:
            return _("{side}: nothing scored, match {score}.")
        case _:
            assert_never(fate)


def payment(paid: Payment, view: View) -> str:
    """Return who pays whom how much, and why, as one line of the money table."""
    return _payment_sentence(paid, view.seat).format(
        payer="" if paid.payer is None else player_name(view, paid.payer),
        payee="" if paid.payee is None else player_name(view, paid.payee),
        units=paid.units,
        why=cause(paid.cause),
    )


def _payment_sentence(paid: Payment, me: int | None) -> str:
    if paid.payer is None:
        return (
            _("The kitty pays you {units}: {why}.")
            if paid.payee == me
            else _("The kitty pays {payee} {units}: {why}.")
        )
    own = paid.payer == me
    if paid.payee is None:
        return _("You pay the kitty {units}: {why}.") if own else _("{payer} pays the kitty {units}: {why}.")
    if own:
        return _("You pay {payee} {units}: {why}.")
    return (
        _("{payer} pays you {units}: {why}.")
        if paid.payee == me
        else _("{payer} pays {payee} {units}: {why}.")
    )


def cause(why: Cause) -> str:
    """Return why something is paid, as a short label."""
    return {
        Cause.MADE: _("contract made"),
        Cause.SINGLE_BETE: _("contract given up"),
        Cause.DOUBLE_BETE: _("contract lost in play"),
        Cause.THROWN_IN: _("thrown in unseen"),
        Cause.KITTY_BONUS: _("bonus for a high contract"),
    }[why]


def bidder_count(result: DealScored, bidder: int, view: View) -> str:
    """Return what the bidder of a deal for stakes has, beside what was bid."""
    side = side_of(view.variant, bidder)
    return _("{player} has melds {melds}, tricks {tricks}, in all {total} for {bid}.").format(
        player=player_name(view, bidder),
        melds=result.melds[side],
        tricks=result.rounded[side],
        total=result.melds[side] + result.rounded[side],
        bid=view.contract.points if view.contract else 0,
    )


def balance(view: View, seat: int, units: int) -> str:
    """Return what a player has won or lost so far in a match for stakes."""
    return _("{player}: balance {units}.").format(player=player_name(view, seat), units=units)


def kitty_divided(shares: tuple[int, ...], view: View) -> str:
    """Return how much of the kitty goes back to each seat at the end of a match (rules 5.6b)."""
    parts = (
        _("{player} {units}").format(player=player_name(view, seat), units=share)
        for seat, share in enumerate(shares)
    )
    return _("The kitty is divided: {shares}.").format(shares=", ".join(parts))


def kitty_holds(units: int) -> str:
    """Return what lies in the kitty."""
    return _("The kitty holds {units}.").format(units=units)
