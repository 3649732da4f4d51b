"""Why a computer player would do something: one sentence for every motive, as a hint says it."""

from __future__ import annotations

from game.presentation.wording import _, card_sign
from game.rules.cards import Card


def motive(code: str, cards: tuple[Card, ...], points: int) -> str:
    """Return the sentence for a motive by its code's value; KeyError for a code that has no sentence."""
    signs = [card_sign(card) for card in cards]
    ends = {"first": signs[0] if signs else "", "last": signs[-1] if signs else ""}
    told = sentences() if points else sentences() | _without_points()
    return told[code].format(cards=" ".join(signs), points=points, **ends)


def sentences() -> dict[str, str]:
    """Return every sentence by its motive's value, with places for cards and points."""
    return _in_tricks() | _in_windows() | _in_playoff() | _in_contracts() | _in_strict_tricks()


def _in_tricks() -> dict[str, str]:
    return {
        "at_random": _("Any card would have done."),
        "only_action": _("The rules allow nothing else."),
        "count_reaches_target": _("Your count is {points}: that is enough to win."),
        "wins_for_meld": _("Taking the trick lets you meld {cards} for {points}."),
        "wins_for_dix": _("Taking the trick lets you score {cards} for {points}."),
        "wins_for_exchange": _("Taking the trick lets you swap {first} for {last}."),
        "wins_counters": _("The trick is worth taking: {cards} count {points}."),
        "wins_for_claim": _("A trick taken now decides the match."),
        "denies_window": _("Taking the trick with {cards} is cheap and keeps the other side from melding."),
        "lets_trick_go": _(
            "The trick counts {points}: what could take it, {cards}, is worth more in the hand."
        ),
        "cannot_win": _("Nothing you hold beats {cards}: the trick costs {points}."),
        "loses_for_upcard": _("Losing this trick brings {cards}, which is worth more than the hidden card."),
        "leads_low": _("Nothing waits to be melded, so lead a card that will not be missed."),
        "throws_worthless": _("{cards} counts little and is part of no likely meld."),
        "meld_is_dead": _("This card can meld no more: every {cards} is gone."),
        "keeps_for_meld": _("That keeps {cards}, which may still meld for {points}."),
        "keeps_trumps": _("That keeps the trumps {cards} for the end."),
        "keeps_aces": _("That keeps the aces {cards} for the end."),
    }


def _in_windows() -> dict[str, str]:
    return {
        "best_meld": _("{cards} is the best meld you can lay: {points}."),
        "marriage_before_run": _("Lay {cards} first: the run can still follow for {points} more."),
        "no_window_to_waste": _("Few turns to meld are left, so take the {points} for {cards} now."),
        "saves_pair": _("The melded king and queen serve again: {cards} stay good for {points}."),
        "takes_dix": _("{cards} scores {points} and can do nothing better."),
        "exchanges_for_meld": _("{cards} helps your melds: the hand then promises {points} more."),
        "exchanges_for_trump": _("{cards} is a higher trump than the nine."),
        "nothing_to_meld": _("You hold nothing that scores now."),
        "takes_upcard": _("{cards} is better than the hidden card is likely to be."),
        "leaves_upcard": _("The hidden card is likely to be better than {cards}."),
    }


def _in_playoff() -> dict[str, str]:
    return {
        "cashes_winner": _("Nothing the other side can play beats {cards}."),
        "draws_trumps": _("A winning trump takes one of the other side’s out of the way: {cards}."),
        "forces_trumps": _("The other side has none of this suit, and must spend a trump: {cards}."),
        "wins_cheaply": _("It takes the trick with the least that does."),
        "loses_cheaply": _("The trick is lost anyway, so give it little: {points}."),
        "keeps_trump_for_last": _("{cards} is kept to take the last trick."),
        "played_out": _("Played to the end, this way brings {points} more than the other side gets."),
    }


def _in_contracts() -> dict[str, str]:
    return {
        "bids_on_hand": _("Your side is likely to make {points}, so bid on."),
        "bid_stands": _("In {points} of a hundred such deals nobody goes above this bid."),
        "tells_partner": _("It tells your partner about your hand; your side is likely to make {points}."),
        "outbids_partner": _(
            "Only your partner is left, but your hand is clearly better: good for {points}."
        ),
        "hand_too_weak": _("Your side is likely to make {points}, and the next bid is more."),
        "bidding_costs": _("In deals that fit what you know, bidding on ends {points} worse than passing."),
        "partner_bids_enough": _("Let your partner have the contract."),
        "simulated": _("In most of the simulated deals your side reached {points}."),
        "trump_for_meld": _("With this trump you meld {points}, and hold {cards} of it."),
        "trump_for_length": _("{cards} is your strongest suit; you meld {points} with it."),
        "sees_widow": _("The widow may help: {points} in a hundred such contracts are made."),
        "gives_up_unseen": _(
            "Only {points} in a hundred such contracts are made, and giving up now is cheap."
        ),
        "out_of_reach": _("All tricks together would still leave {points} missing."),
        "contract_unlikely": _(
            "Only {points} in a hundred such contracts are made: giving up costs less than playing on."
        ),
        "giving_up_saves": _(
            "In deals that fit what you know, giving up ends {points} better than playing on."
        ),
        "plays_on": _("About {points} in a hundred such contracts are made, so play."),
        "shoots_moon": _("Nothing can beat {cards}: you take every trick."),
        "moon_likely": _("Your side takes every trick in {points} of a hundred such deals: shoot the moon."),
        "moon_unlikely": _("Your side takes every trick in only {points} of a hundred such deals."),
        "takes_the_rest": _("Nothing can beat {cards}: you take every trick that is left."),
        "calls_misdeal": _("The hand promises {points} only, and the rules let you throw it in."),
        "bid_is_made": _("The bidder has the {points} bid already: playing on changes nothing."),
        "contract_can_fail": _("The bidder does not have the {points} bid yet."),
        "leaves_partner_upcard": _("{cards} is as good in your partner's hand as in yours."),
        "passes_trumps": _("Trumps serve the bidder most: {cards}."),
        "passes_aces": _("Aces take tricks for the bidder: {cards}."),
        "passes_pinochle": _("{cards} may make a pinochle for the bidder."),
        "passes_spare": _("{cards} will be missed least: the rest still melds {points}."),
        "makes_void": _("Without {cards} your trumps can take that suit."),
        "buries_counters": _("{cards} would be in danger in play; buried, the {points} are safe."),
    }


def _in_strict_tricks() -> dict[str, str]:
    return {
        "likely_winner": _("{cards} wins in {points} of a hundred such deals."),
        "pulls_trumps": _("Nobody can beat {cards}, and it draws trumps: {points} may be out."),
        "forces_high_trumps": _("{cards} brings out higher trumps: {points} may be out."),
        "leads_to_partner": _("Your partner is likely to take {cards}."),
        "leads_small": _("You have no winner to cash, and {cards} gives little away."),
        "forced_up": _("{cards} takes the trick for now, and may be beaten."),
        "feeds_partner": _("Your partner is taking the trick: {cards} brings it {points}."),
        "partner_wins": _("Your partner is taking the trick with {cards}, so spend nothing good on it."),
        "played_on": _("In deals that fit what you know, this ends {points} better than {cards}."),
        "sure_trump": _("No card that is still out beats {cards}."),
        "highest_plain": _("No trump is sure of the trick, so lead {cards}, the highest of the others."),
        "leads_highest": _("{cards} is the highest card there is to lead."),
        "takes_high": _("{cards} is the highest card that takes the trick."),
        "throws_lowest": _("The trick is not for you, so throw the lowest card: {cards}."),
    }


def _without_points() -> dict[str, str]:
    """Return other sentences for motives whose points are 0, where a 0 would read strangely."""
    return {
        "lets_trick_go": _(
            "The trick counts nothing: what could take it, {cards}, is worth more in the hand."
        ),
        "cannot_win": _("Nothing you hold beats {cards}, and the trick counts nothing."),
        "loses_cheaply": _("The trick is lost anyway, so give it a card that counts nothing."),
        "trump_for_length": _("{cards} is your strongest suit."),
        "bidding_costs": _("In deals that fit what you know, bidding on is not clearly better than passing."),
        "bid_stands": _("Somebody is likely to go above this bid."),
        "moon_likely": _("Every trick is hard to take, but nothing else does better: shoot the moon."),
        "moon_unlikely": _("Your side hardly ever takes every trick in such deals."),
        "giving_up_saves": _("In deals that fit what you know, playing on does no better than giving up."),
        "sees_widow": _("Such contracts are hardly ever made, but giving up is no better."),
        "plays_on": _("Such contracts are hardly ever made, but giving up is no better."),
        "gives_up_unseen": _("Such contracts are hardly ever made, and giving up now is cheap."),
        "contract_unlikely": _("Such contracts are hardly ever made: giving up costs less than playing on."),
        "passes_spare": _("{cards} will be missed least."),
        "played_on": _("In deals that fit what you know, this does about as well as {cards}."),
    }
