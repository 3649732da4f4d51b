"""One plain sentence for every value of the switches of the deal, the auction, the widow and the pass.

A sentence under the sign `#` is for any number that has none of its own.
"""

from __future__ import annotations

from game.presentation.wording import _

Sentences = dict[str, dict[str, str]]


def before_play(*, partners: bool) -> Sentences:
    """Return the sentences by switch and value, with places for numbers."""
    return _deal(partners=partners) | _auction() | _naming() | _widow() | _passing() | _stock()


def _deal(*, partners: bool) -> Sentences:
    return {
        "copies": {
            "2": _("Played with the single deck: 48 cards, two of each."),
            "4": _("Played with the double deck: 80 cards, four of each and no nines."),
        },
        "seats": {"#": _("{number} players sit at the table.")},
        "widow": {
            "0": _("There is no widow: all cards are dealt to the players."),
            "#": _("{number} cards are dealt to the widow."),
        },
        "rank_order": {
            "ace_ten": _("The ten ranks second, just below the ace."),
            "ace_king": _("The ten ranks low, between the jack and the nine, but still counts ten."),
        },
        "packet": {"#": _("The cards are dealt in packets of {number}.")},
        "next_dealer": {
            "alternate": _("The players take turns to deal, to the left."),
            "winner": _(
                "Of the partners who scored more, the one whose turn comes first deals the next deal."
            )
            if partners
            else _("Whoever scored more in a deal deals the next one."),
            "bidder": _("Whoever played the contract of a deal deals the next one."),
        },
        "sit_out": {
            "dealer": _("With four at the table the dealer gets no cards and sits the deal out."),
            "dealers_right": _("With four at the table the player at the dealer’s right sits the deal out."),
        },
        "misdeal": {
            "off": _("Every hand has to be played, however poor."),
            "five_nines": _("A hand with five nines or more may be thrown in before it has bid or played."),
            "five_nines_no_ace": _(
                "A hand with five nines or more and no ace may be thrown in before it has bid or played."
            ),
            "six_nines": _("A hand with six nines or more may be thrown in before it has bid or played."),
            "technical": _(
                "A hand without an ace and with thirteen cards or more that count nothing may be thrown in "
                "before it has bid or played."
            ),
        },
    }


def _auction() -> Sentences:
    return {
        "minimum": {"#": _("The least bid is {number}.")},
        "step": {
            "unit": _("Every bid must be higher than the one before, by {units_1} or by any multiple of it."),
            "five_units": _("Bids go up in steps of {units_5}."),
            "up_to_five": _("A bid may be at most {units_5} higher than the one before."),
            "rising": _("Bids go up by {units_1} as far as {units_60}, and from there on by {units_5}."),
        },
        "maximum": {"#": _("Nobody may bid more than {number}.")},
        "all_pass": {
            "redeal": _("When everybody passes, the cards are dealt again by the next dealer."),
            "dealer_holds": _("When all the others pass, the dealer must play without being asked."),
            "dealer_may_take": _(
                "When all the others pass, the dealer may have the contract for {units_1} under the least "
                "bid, or the cards are dealt again."
            ),
            "opener_bids": _("Whoever speaks first must bid and may not pass."),
            "opener_at_minimum": _(
                "Whoever speaks first must open with the least bid, neither more nor less."
            ),
        },
        "held_at": {"#": _("A dealer who must play is held to a bid of {number}.")},
        "one_round": {
            "on": _("Everybody speaks only once, and the highest bid stands."),
            "off": _("The bidding goes round until all but one have passed."),
        },
        "bids_tell": {
            "nothing": _("A bid tells nothing about the cards."),
            "jumps": _(
                "A first bid that jumps by {units_5} tells of a run, by {units_3} of aces in all suits, by "
                "{units_2} of {units_10} or more in melds."
            ),
            "steps": _("A first bid tells of {units_10} in melds for every bid that it leaves out."),
        },
        "save_bid": {
            "on": _("When nobody has bid, the least bid of the dealer’s partner only spares the dealer."),
            "off": _("The least bid of the dealer’s partner is a bid like any other."),
        },
        "no_40_90": {
            "on": _("Bids that end in {units_4} or {units_9} are not allowed."),
            "off": _("Bids may end in {units_4} and {units_9} like in anything else."),
        },
    }


def _naming() -> Sentences:
    return {
        "trump_needs": {
            "nothing": _("Any suit may be named trump."),
            "marriage": _("Only a suit of which the bidder holds king and queen may be named trump."),
            "run": _("Only a suit in which the bidder holds a whole run may be named trump."),
            "dix": _("Only a suit of which the bidder holds a nine may be named trump."),
        }
    }


def _widow() -> Sentences:
    return {
        "widow_goes": {
            "taken": _("The bidder takes the whole widow and later buries as many cards."),
            "one_each": _(
                "The bidder looks at the widow without showing it, gives every other player one card of it "
                "face down, and keeps one."
            ),
        },
        "trump_named": {
            "after_widow": _("The bidder looks at the widow first and names trump then."),
            "before_widow": _("The bidder must name trump before the widow is turned."),
        },
        "keep_melds": {
            "on": _("Cards of a meld may be buried only when there are not enough others."),
            "off": _("Any cards may be buried, those of a meld too; the meld keeps its points."),
        },
        "announce_buried": {
            "nothing": _("The bidder says nothing about the buried cards."),
            "trump": _("The bidder must say how many trumps are buried."),
            "trump_and_aces": _("The bidder must say how many trumps and how many aces are buried."),
        },
    }


def _passing() -> Sentences:
    return {
        "passed": {
            "0": _("Partners pass no cards."),
            "#": _("The bidder’s partner passes {number} of the cards, and as many come back."),
        },
        "simultaneous": {
            "on": _("Both partners choose what they pass before they see what they get."),
            "off": _("The bidder sees the partner’s cards before passing any back."),
        },
        "may_return": {
            "on": _("Cards that were just received may be passed back."),
            "off": _("Cards that were just received may not be passed back."),
        },
        "before_trump": {
            "on": _("The cards are passed before trump is named."),
            "off": _("The cards are passed when trump has been named."),
        },
    }


def _stock() -> Sentences:
    return {
        "last_draw": {
            "winner_gets_stock": _(
                "The winner of the twelfth trick takes and shows the last hidden card, the loser the upcard."
            ),
            "winner_chooses": _(
                "The winner of the twelfth trick chooses the last hidden card or the upcard."
            ),
        },
        "timing": {
            "before_draw": _("The winner of a trick melds first, then both draw."),
            "after_draw": _("Both draw first, then the winner of the trick melds."),
        },
    }
