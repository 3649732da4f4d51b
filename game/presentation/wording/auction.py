"""Texts of the boards on which a player bids, names trump, lays cards aside and decides."""

from __future__ import annotations

from game.presentation.wording import _, card_name, ngettext, player_name
from game.rules.cards import Card
from game.rules.choices import BidRange, ChooseCards, Purpose
from game.rules.signals import Signal, Tells
from game.rules.variant import Phase
from game.rules.view import View


def totals_heading() -> str:
    """Return what stands before the meld totals, one for each possible trump."""
    return _("Your melds")


def trump_heading() -> str:
    """Return the heading over the four suits."""
    return _("Name the trump suit")


def suit_keys() -> str:
    """Return what to press for the four suits."""
    return _("Keys: C, D, S, H")


def signal_told(told: Signal, points: int) -> str:
    """Return what a bid has told, as a sentence that follows the bid; `points` as they are to be read."""
    return {
        Tells.RUN: _("That tells of a run."),
        Tells.ACES: _("That tells of aces in all suits."),
        Tells.MELDS: _("That tells of {points} or more in melds."),
        Tells.SAVES: _("That spares the dealer."),
    }[told.tells].format(points=points)


def told_heading() -> str:
    """Return what stands before what the bids of the others have told."""
    return _("Told")


def told_by(player: str, told: Signal, points: int) -> str:
    """Return who has told what by a bid, as a label; `points` as they are to be read."""
    return {
        Tells.RUN: _("{player}: a run"),
        Tells.ACES: _("{player}: aces in all suits"),
        Tells.MELDS: _("{player}: {points} or more in melds"),
        Tells.SAVES: _("{player}: spares the dealer"),
    }[told.tells].format(player=player, points=points)


def no_call() -> str:
    """Return what stands for a seat that has not spoken."""
    return _("–")


def bid_word() -> str:
    """Return what stands on the button that makes the bid shown beside it."""
    return _("Bid")


def continue_word() -> str:
    """Return what stands on the button that ends the show of the melds."""
    return _("Continue")


def tray_heading(choice: ChooseCards, receiver: str = "") -> str:
    """Return the heading over the tray; the name of who gets a card of the widow stands in it."""
    if choice.purpose is Purpose.SHARING:
        return _("Choose a card for {player}").format(player=receiver)
    if choice.purpose is Purpose.PASSING:
        return ngettext(
            "Choose {count} card for your partner", "Choose {count} cards for your partner", choice.count
        ).format(count=choice.count)
    return ngettext("Bury {count} card", "Bury {count} cards", choice.count).format(count=choice.count)


def tray_confirm(purpose: Purpose) -> str:
    """Return what stands on the button that confirms the tray."""
    return {
        Purpose.SHARING: _("Give this card"),
        Purpose.PASSING: _("Pass these cards"),
        Purpose.BURYING: _("Bury these cards"),
    }[purpose]


def melds_line(before: int, after: int) -> str:
    """Return how giving the chosen cards away changes the value of one's own melds."""
    if after == before:
        return _("Your melds stay at {points}.").format(points=before)
    if after < before:
        return _("Your melds: {before} before, {after} after, {lost} lost").format(
            before=before, after=after, lost=before - after
        )
    return _("Your melds: {before} before, {after} after, {gained} gained").format(
        before=before, after=after, gained=after - before
    )


def buried_line(points: int, melds: int) -> str:
    """Return what the cards in the tray will count, and that the laid melds keep their value."""
    return ngettext(
        "They count {points} point; your melds stay at {melds}.",
        "They count {points} points; your melds stay at {melds}.",
        points,
    ).format(points=points, melds=melds)


def tray_full(count: int) -> str:
    """Return why no further card goes into the tray."""
    return ngettext(
        "Exactly {count} card: take it back before you choose another.",
        "Exactly {count} cards: take one back before you choose another.",
        count,
    ).format(count=count)


def picking_heading() -> str:
    """Return the heading over the picking of melds."""
    return _("Choose the cards of a meld; what you miss is lost.")


def claim_word(title: str, points: int) -> str:
    """Return what stands on the button that claims a meld, with the one that the chosen cards make."""
    return _("Claim {meld}: {points}").format(meld=title, points=points) if title else _("Claim this meld")


def melds_done_word() -> str:
    """Return what stands on the button that ends the picking of melds."""
    return _("No more melds")


def swap_question(upcard: Card) -> str:
    """Return the question to the holder of a nine of trump."""
    return _("Swap your nine of trump for {card}?").format(card=card_name(upcard))


def swap_word() -> str:
    """Return what stands on the button that swaps."""
    return _("Swap")


def widow_question(points: str) -> str:
    """Return what the bidder is told before the widow is turned."""
    return _("Your contract: {points}. The widow lies face down.").format(points=points)


def concession_question(view: View, seat: int) -> str:
    """Return the question to the opponent of the bidder who is to answer a proposal."""
    return _("{player} proposes to give the bidder the contract.").format(player=player_name(view, seat))


def timed_out() -> str:
    """Return what is said when the turn timer has made the player's choice."""
    return _("Your time was up: the computer chose for you.")


def prompt(view: View) -> str:
    """Return what the player is to do now where no heading of a board says it."""
    cheaper = any(
        choice.bids[0] < view.variant.auction.minimum
        for choice in view.choices
        if isinstance(choice, BidRange)
    )
    if cheaper:
        return _("Nobody has bid: you may take the contract for less.")
    return {
        Phase.AUCTION: _("Your turn: bid or pass."),
        Phase.PLAYOFF: _("Your play."),
    }.get(view.phase, "")
