"""Why something is not allowed around a contract: one sentence for every rule, with its cards and numbers."""

from __future__ import annotations

from game.presentation.wording import _, card_sign, ngettext
from game.rules.reasons import Reason, Refusal


def contract_refusal(reason: Reason) -> str | None:
    """Return the sentence that tells a player why not; None for a rule of the stock or of the tricks."""
    sentence = _with_number(reason)
    if sentence is None and reason.cards:
        sentence = _with_cards().get(reason.code)
    if sentence is None:
        sentence = _plain().get(reason.code)
    cards = " ".join(card_sign(card) for card in reason.cards)
    return None if sentence is None else sentence.format(points=reason.points, cards=cards)


def _with_number(reason: Reason) -> str | None:
    """Return the sentence of a rule that is about a number, with places for number and cards."""
    if reason.code is Refusal.WRONG_COUNT:
        return ngettext(
            "It must be exactly {points} card.", "It must be exactly {points} cards.", reason.points
        )
    if not reason.points:
        return None
    return {
        Refusal.MUST_OPEN: _("You must open the bidding, with {points} at least."),
        Refusal.BID_TOO_LOW: _("That is too low: bid {points} at least."),
        Refusal.BID_TOO_HIGH: _("That is too high: {points} is the highest bid now."),
        Refusal.BID_OFF_LADDER: _("That is no step of the bidding: the next bid is {points}."),
        Refusal.BID_BARRED: _("That bid is barred in this game: the next bid is {points}."),
        Refusal.CONTRACT_IN_REACH: _("The contract can still be made: up to {points} are in reach."),
        Refusal.ABOVE_MINIMUM: _("Only a contract of {points} may be thrown in without a look at the widow."),
    }.get(reason.code)


def _with_cards() -> dict[Refusal, str]:
    return {
        Refusal.CARD_TWICE: _("A card cannot be chosen twice: {cards}."),
        Refusal.MELD_ADDS_NOTHING: _("That adds nothing to what you have claimed: {cards}."),
        Refusal.RECEIVED_CARD: _("These cards came from your partner and may not go back: {cards}."),
        Refusal.NOT_FROM_WIDOW: _("You give away cards of the widow: {cards}."),
        Refusal.MELD_CARD_BURIED: _("A shown meld may not be buried while other cards are left: {cards}."),
        Refusal.UNMELDED_FIRST: _("The cards outside your melds must be buried first: {cards}."),
        Refusal.TRUMP_NEEDS_MARRIAGE: _(
            "Trump must be a suit in which you hold a king and a queen; here you hold {cards}."
        ),
        Refusal.TRUMP_NEEDS_RUN: _("Trump must be a suit in which you hold a run; here you hold {cards}."),
        Refusal.TRUMP_NEEDS_DIX: _("Trump must be a suit in which you hold a nine; here you hold {cards}."),
        Refusal.NO_MISDEAL: _("That hand is no misdeal, because of {cards}."),
    }


def _plain() -> dict[Refusal, str]:
    return _other_parts() | _bidding_and_cards() | _giving_up()


def _other_parts() -> dict[Refusal, str]:
    return {
        Refusal.NO_PLAY_NOW: _("No card is played now."),
        Refusal.NO_SWAP_NOW: _("The turned card cannot be taken now."),
        Refusal.NO_AUCTION_NOW: _("There is no bidding now."),
        Refusal.NO_NAMING_NOW: _("Trump is not named now."),
        Refusal.NO_WIDOW_NOW: _("The widow cannot be taken now."),
        Refusal.NO_PASSING_NOW: _("No cards are passed now."),
        Refusal.NO_BURYING_NOW: _("No cards are buried now."),
        Refusal.NO_DECISION_NOW: _("That can be decided only between the melds and the first lead."),
        Refusal.NO_MELDING_NOW: _("No melds are laid now."),
    }


def _bidding_and_cards() -> dict[Refusal, str]:
    return {
        Refusal.PASS_IS_FINAL: _("Who has passed cannot bid any more in this deal."),
        Refusal.MUST_OPEN: _("You must open the bidding."),
        Refusal.BID_TOO_LOW: _("That bid is too low."),
        Refusal.BID_TOO_HIGH: _("That bid is too high."),
        Refusal.BID_OFF_LADDER: _("That is no step of the bidding."),
        Refusal.BID_BARRED: _("That bid is barred in this game."),
        Refusal.TRUMP_NEEDS_MARRIAGE: _("Trump must be a suit in which you hold a king and a queen."),
        Refusal.TRUMP_NEEDS_RUN: _("Trump must be a suit in which you hold a run."),
        Refusal.TRUMP_NEEDS_DIX: _("Trump must be a suit in which you hold a nine."),
        Refusal.CARD_TWICE: _("A card cannot be chosen twice."),
        Refusal.MELD_ADDS_NOTHING: _("That adds nothing to what you have claimed."),
        Refusal.RECEIVED_CARD: _("Cards that came from your partner may not go back."),
        Refusal.NOT_FROM_WIDOW: _("You give away cards of the widow."),
        Refusal.MELD_CARD_BURIED: _("A shown meld may not be buried while other cards are left."),
        Refusal.UNMELDED_FIRST: _("The cards outside your melds must be buried first."),
    }


def _giving_up() -> dict[Refusal, str]:
    return {
        Refusal.THROWING_IN_IS_OFF: _("A hand cannot be thrown in in the game you have chosen."),
        Refusal.CONTRACT_IN_REACH: _("The contract can still be made."),
        Refusal.ABOVE_MINIMUM: _("Only the least contract may be thrown in without a look at the widow."),
        Refusal.WIDOW_IS_SEEN: _("The widow has been turned up, so the hand cannot be thrown in any more."),
        Refusal.NAME_TRUMP_FIRST: _("Name trump first."),
        Refusal.CONCEDING_IS_OFF: _("A contract cannot be given up in the game you have chosen."),
        Refusal.WIDOW_IS_UNSEEN: _("The widow has to be turned up first."),
        Refusal.ONLY_THE_BIDDER: _("Only the bidder can do that."),
        Refusal.ONLY_OPPONENTS: _("Only the bidder’s opponents can do that."),
        Refusal.PLAY_HAS_BEGUN: _("The first card has been led, so the contract is played."),
        Refusal.MOON_IN_AUCTION: _("The moon is shot in the auction in the game you have chosen."),
        Refusal.MOON_IS_OFF: _("Nobody shoots the moon in the game you have chosen."),
        Refusal.ALREADY_OFFERED: _("You have proposed that in this trick already."),
        Refusal.NO_OFFER: _("There is no proposal to give the bidder the contract."),
        Refusal.ANSWER_FIRST: _("Answer the proposal first."),
        Refusal.CONTRACT_IS_MADE: _("The contract is made already."),
        Refusal.CLAIMING_IS_OFF: _("The rest is not claimed in the game you have chosen."),
        Refusal.ONLY_ON_LEAD: _("The rest is claimed only by who is to lead."),
        Refusal.ONE_TRICK_IS_LEFT: _("There is only one trick left: play it."),
        Refusal.REST_IS_NOT_CERTAIN: _("You cannot be certain of every trick that is left."),
        Refusal.MISDEAL_IS_OFF: _("There are no misdeals in the game you have chosen."),
        Refusal.NO_MISDEAL: _("That hand is no misdeal."),
        Refusal.MISDEAL_TOO_LATE: _("A misdeal is called before one’s first bid or card."),
    }
