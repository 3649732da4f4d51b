"""One plain sentence for every value of the switches of contract, stakes and match."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.sentences_before import Sentences


def after_play(*, two_sides: bool) -> Sentences:
    """Return the sentences by switch and value, with places for numbers."""
    return _contract() | _moon() | _stakes() | _match(two_sides=two_sides) | _claims() | _other_ends()


def _contract() -> Sentences:
    return {
        "min_meld": {
            "0": _("Any meld may be laid, however small."),
            "#": _(
                "A side whose melds come to less than {number} lays none; the bidders then lose their bid."
            ),
        },
        "throwing_in": {
            "off": _("A contract must be played even when all tricks together could not fulfil it."),
            "allowed": _("A contract that all tricks together could not fulfil may be thrown in."),
            "compulsory": _("A contract that all tricks together could not fulfil is lost without play."),
        },
        "conceding": {
            "on": _("The bidder may give the contract up before the first lead and loses the bid."),
            "off": _("A contract cannot be given up before the first lead."),
        },
        "giving_up": {
            "on": _(
                "In play the bidder may give up a contract that is not made yet: it is lost as if all were "
                "played, and the opponents keep their melds."
            ),
            "off": _("Once the play has begun a contract is played to its last trick."),
        },
        "surrender_pays": {
            "nothing": _("The opponents score nothing for a contract that is given up."),
            "meld": _("The opponents score their melds for a contract that is given up."),
            "meld_and_25": _(
                "The opponents score their melds and {units_25} for a contract that is given up."
            ),
            "meld_and_50": _(
                "The opponents score their melds and {units_50} for a contract that is given up."
            ),
        },
        "set_costs": {
            "bid": _("A contract that fails costs the bid."),
            "bid_and_meld": _("A contract that fails costs the bid and the bidders’ melds besides."),
            "double_when_played": _("A contract that fails in play costs twice the bid."),
        },
        "defenders_keep_meld": {
            "on": _("When the contract fails its opponents keep their melds in any case."),
            "off": _("The opponents can lose their melds even when the contract fails."),
        },
        "subtract_meld": {
            "on": _("The bidder’s opponent who loses the melds has them taken off the score."),
            "off": _("Melds that are lost are not taken off the score."),
        },
    }


def _moon() -> Sentences:
    return {
        "moon": {
            "off": _("Nobody shoots the moon."),
            "bonus": _(
                "The bidder may announce to win every trick; that brings the points of all tricks again, "
                "{all_tricks}."
            ),
            "double_bonus": _(
                "The bidder may announce to win every trick; that brings twice the points of all tricks, "
                "{twice_all}."
            ),
            "wins": _("The bidder may announce to win every trick; that wins the match."),
        },
        "moon_when": {
            "after_melds": _("The moon is announced when the melds lie there, before the first lead."),
            "in_auction": _(
                "The moon is announced in the auction: it ends the bidding at the least bid that was still "
                "allowed."
            ),
        },
        "moon_fails": {
            "set": _("A moon that fails costs the bid."),
            "fifty_units": _("A moon that fails costs {units_50}, whatever the bid."),
        },
    }


def _stakes() -> Sentences:
    return {
        "stakes": {
            "doubling": _("The stake doubles with every fifty points of the bid."),
            "steps": _("The stake is one unit for the least bids and rises by two with every fifty points."),
            "linear": _("The stake rises by one unit with every fifty points of the bid."),
            "bonus": _("The stake rises with every fifty points, and faster for high bids."),
            "hoyle": _("The stake rises with every fifty points from 3 units to 30."),
        },
        "doubling_base": {"#": _("The doubling begins at {number}.")},
        "spades_double": {
            "on": _("Everything is paid twice when spades are trump."),
            "off": _("Spades are paid like any other suit."),
        },
        "hearts_triple": {
            "on": _("Everything is paid three times when hearts are trump."),
            "off": _("Hearts are paid like any other suit."),
        },
        "ante": {
            "0": _("Nobody puts anything into the kitty beforehand."),
            "#": _("Whenever the kitty is empty everybody puts in {number}."),
        },
        "loser_pays_kitty": {
            "on": _("A bidder who loses pays the kitty as much as every opponent."),
            "off": _("A bidder who loses pays the opponents only."),
        },
        "kitty_bonus": {
            "0": _("A contract of 350 or more takes one stake from the kitty when it is made."),
            "#": _("A contract of 350 or more takes {number} from the kitty when it is made."),
        },
        "opponents_concede": {
            "on": _("The opponents may agree to give the bidder the contract."),
            "off": _("The opponents may not give the bidder the contract."),
        },
    }


def _match(*, two_sides: bool) -> Sentences:
    return {
        "format": {
            "single_deal": _("One deal is the whole game: more points win."),
            "match": _("Deals are played until somebody has reached the target."),
            "rounds": _("A number of deals is played, and the most points win."),
        },
        "rounds": {
            "0": _("Deals are played until you stop."),
            "#": _("After {number} deals the match is over."),
        },
        "target": {"#": _("The match is won at {number} points.")},
        "strictly_over": {
            "on": _("The target must be passed: reaching it is not enough."),
            "off": _("Reaching the target is enough."),
        },
        "target_check": {
            "end_of_deal": _("The target is looked at when a deal has been counted."),
            "immediate": _(
                "The game ends the moment a meld, a dix or a trick brings somebody to the target."
            ),
        },
        "both_over": _both_over(two_sides=two_sides),
    }


def _both_over(*, two_sides: bool) -> dict[str, str]:
    if two_sides:
        return {
            "raise_target": _("When both have reached the target it goes up by {raise_by} and play goes on."),
            "higher_wins": _("When both have reached the target, the higher total wins."),
            "bidder_wins": _("When both have reached the target, the side that bid wins."),
            "extra_deal": _("When both have reached the target, one more deal decides."),
        }
    return {
        "raise_target": _(
            "When two or more have reached the target it goes up by {raise_by} and play goes on."
        ),
        "higher_wins": _("When two or more have reached the target, the highest total wins."),
        "bidder_wins": _("When two or more have reached the target, the bidder wins if among them."),
        "extra_deal": _("When two or more have reached the target, one more deal decides."),
    }


def _claims() -> Sentences:
    return {
        "immediate_recheck": {
            "on": _("If only one player has reached the raised target, that player wins at once."),
            "off": _("After the target was raised nobody wins before another deal."),
        },
        "tie": {
            "draw": _("Equal totals at the end are a draw."),
            "extra_deal": _("Equal totals at the end are decided by another deal."),
        },
        "declare_out": {
            "off": _("Nobody declares out; the count after the deal decides."),
            "base": _(
                "At any time you may claim to be out: play stops, and the count wins or loses you the match."
            ),
            "variation_1": _(
                "A claim is counted when the claimant next wins a trick; play goes on until then."
            ),
            "variation_2": _("A claim is counted when its player next wins a trick that he or she led."),
        },
        "own_turn": {
            "on": _("You may declare out only when it is your turn."),
            "off": _("You may declare out at any moment, also while another player thinks."),
        },
    }


def _other_ends() -> Sentences:
    return {
        "bid_and_out": {
            "on": _("The match can be won only by making a contract."),
            "off": _("The match can be won by anybody, with or without a contract."),
        },
        "all_tricks_win": {
            "on": _("Whoever wins every trick of a deal wins the match."),
            "off": _("Winning every trick of a deal brings the points of the tricks and nothing more."),
        },
        "negative": {
            "on": _("A score may fall below nothing."),
            "off": _("A score never falls below nothing."),
        },
        "thousand_down_loses": {
            "on": _("Whoever falls to {ruin} loses the match."),
            "off": _("However low a score falls, the match goes on."),
        },
        "mercy": {
            "off": _("No side is spared the rest of a match in which it has fallen far behind."),
            "half_down": _("A side that falls to −{half_target} has lost the match."),
            "target_down": _("A side that falls to −{target} has lost the match."),
            "target_behind": _("A side that is {target} or more behind the other has lost the match."),
        },
    }
