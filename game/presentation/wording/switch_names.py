"""The short names of switches and of their values, as they stand on controls."""

from __future__ import annotations

from game.presentation.wording import _


def switch_names() -> dict[str, str]:
    """Return the name of every switch by its key."""
    return _names_before_play() | _names_of_melds() | _names_after_play()


def _names_before_play() -> dict[str, str]:
    return {
        "copies": _("Deck"),
        "seats": _("Seats at the table"),
        "widow": _("Cards in the widow"),
        "rank_order": _("Order of the cards"),
        "packet": _("Cards in a packet"),
        "next_dealer": _("Who deals next"),
        "sit_out": _("Who sits out"),
        "misdeal": _("Misdeal"),
        "minimum": _("Least bid"),
        "step": _("Steps of the bidding"),
        "maximum": _("Highest bid"),
        "all_pass": _("Nobody bids"),
        "held_at": _("The dealer is held to"),
        "one_round": _("One round of bidding"),
        "no_40_90": _("Certain bids are barred"),
        "bids_tell": _("Jumps in bidding tell"),
        "save_bid": _("Bids that spare a dealer"),
        "trump_needs": _("Naming trump needs"),
        "widow_goes": _("The widow goes"),
        "trump_named": _("Trump is named"),
        "keep_melds": _("Melds are not buried"),
        "announce_buried": _("Told of the buried"),
        "passed": _("Cards passed"),
        "simultaneous": _("Passed at the same time"),
        "may_return": _("Cards may come back"),
        "before_trump": _("Passed before trump"),
        "last_draw": _("Last card of the stock"),
        "timing": _("When to meld"),
    }


def _names_of_melds() -> dict[str, str]:
    return {
        "dix_scores_on": _("The dix scores"),
        "max_dix_per_window": _("Dix in one turn"),
        "double_pinochle": _("Double pinochle"),
        "eights": _("All eight of a rank"),
        "melding": _("Melds are found"),
        "melds_shown": _("Melds are shown"),
        "doubles": _("Doubled melds"),
        "run_extras": _("Extras beside a run"),
        "double_royal_300": _("Two royal marriages"),
        "pinochles_double": _("Double pinochle pays"),
        "roundhouse_bonus": _("Bonus for a roundhouse"),
        "double_roundhouse_240": _("Double roundhouse"),
        "grand_pinochle": _("Grand pinochle"),
        "long_runs": _("Dear runs and pinochles"),
        "royal_ladder": _("Dear royal marriages"),
        "ladder": _("Sets of four rise"),
        "pinochles": _("Pinochles rise"),
        "dix": _("Nines of trump score"),
    }


def _names_after_play() -> dict[str, str]:
    return {
        "heading": _("Beating the card led"),
        "must_trump": _("The void must trump"),
        "partner_exempt": _("Partners are spared"),
        "lead_trump_first": _("Trump is led first"),
        "lead": _("First lead"),
        "claim_rest": _("Claiming the rest"),
        "counting": _("What cards count"),
        "last_trick": _("The last trick"),
        "rounding": _("Rounding of tricks"),
        "keep": _("Melds are kept with"),
        "dix_is_kept": _("Nines are always kept"),
        "min_meld": _("Least melds to lay"),
        "throwing_in": _("Hopeless contracts"),
        "conceding": _("Giving up a contract"),
        "giving_up": _("Giving up in play"),
        "surrender_pays": _("For a contract given up"),
        "set_costs": _("A failed contract costs"),
        "defenders_keep_meld": _("Defenders keep melds"),
        "subtract_meld": _("Lost melds are taken off"),
        "moon": _("Shooting the moon"),
        "moon_when": _("The moon is shot"),
        "moon_fails": _("A failed moon costs"),
        "stakes": _("Table of stakes"),
        "doubling_base": _("Stakes double from"),
        "spades_double": _("Spades pay double"),
        "hearts_triple": _("Hearts pay triple"),
        "ante": _("Ante for the kitty"),
        "loser_pays_kitty": _("Losers pay the kitty"),
        "kitty_bonus": _("Bonus from the kitty"),
        "opponents_concede": _("Opponents may concede"),
        "format": _("Length of the game"),
        "rounds": _("Number of deals"),
        "target": _("Points to win"),
        "strictly_over": _("More than the target"),
        "target_check": _("The target is checked"),
        "both_over": _("Both reach the target"),
        "immediate_recheck": _("Check a raised target at once"),
        "tie": _("Equal points"),
        "declare_out": _("Declaring out"),
        "own_turn": _("Declare only on your turn"),
        "bid_and_out": _("Won with a contract only"),
        "all_tricks_win": _("All tricks win the match"),
        "negative": _("Scores below nothing"),
        "thousand_down_loses": _("Ruin loses the match"),
        "mercy": _("Mercy"),
    }


def value_names() -> dict[str, dict[str, str]]:
    """Return the short text of the values of every switch that is not plainly on, off or a number."""
    return _values_before_play() | _values_of_melds() | _values_of_play() | _values_of_match()


def _values_before_play() -> dict[str, dict[str, str]]:
    return {
        "copies": {"2": _("Single, 48 cards"), "4": _("Double, 80 cards")},
        "widow": {"0": _("None")},
        "rank_order": {"ace_ten": _("A 10 K Q J 9"), "ace_king": _("A K Q J 10 9")},
        "next_dealer": {"alternate": _("By turns"), "winner": _("The winner"), "bidder": _("The bidder")},
        "sit_out": {"dealer": _("The dealer"), "dealers_right": _("Dealer’s right")},
        "misdeal": {
            "off": _("Never"),
            "five_nines": _("Five nines"),
            "five_nines_no_ace": _("5 nines, no ace"),
            "six_nines": _("Six nines"),
            "technical": _("No ace, few points"),
        },
        "step": {
            "unit": _("Any step"),
            "five_units": _("Fives only"),
            "up_to_five": _("Small steps"),
            "rising": _("Fives at the top"),
        },
        "all_pass": {
            "redeal": _("New deal"),
            "dealer_holds": _("Dealer is held"),
            "dealer_may_take": _("Dealer may take it"),
            "opener_bids": _("First must bid"),
            "opener_at_minimum": _("First at the least"),
        },
        "bids_tell": {
            "nothing": _("Nothing"),
            "jumps": _("Run, aces or melds"),
            "steps": _("Melds by the step"),
        },
        "trump_needs": {
            "nothing": _("Nothing"),
            "marriage": _("A marriage"),
            "run": _("A run"),
            "dix": _("A nine"),
        },
        "widow_goes": {"taken": _("To the bidder"), "one_each": _("One to each")},
        "trump_named": {"after_widow": _("After the widow"), "before_widow": _("Before the widow")},
        "announce_buried": {
            "nothing": _("Nothing"),
            "trump": _("Trumps"),
            "trump_and_aces": _("Trumps and aces"),
        },
        "passed": {"0": _("None")},
        "last_draw": {"winner_gets_stock": _("To the winner"), "winner_chooses": _("Winner chooses")},
        "timing": {"before_draw": _("Before drawing"), "after_draw": _("After drawing")},
    }


def _values_of_melds() -> dict[str, dict[str, str]]:
    return {
        "dix_scores_on": {"show_or_exchange": _("Shown or swapped"), "exchange_only": _("Only swapped")},
        "double_pinochle": {"off": _("Off"), "80": _("80"), "300": _("300")},
        "eights": {"off": _("Off"), "200": _("Double"), "1000": _("Tenfold")},
        "melding": {"automatic": _("For you"), "manual": _("By yourself")},
        "doubles": {"x2": _("Twice"), "x10": _("Ten times")},
        "run_extras": {
            "pair": _("Pairs"),
            "none": _("Nothing"),
            "cardzmania": _("Each card"),
            "pagat": _("Each as a pair"),
        },
        "ladder": {"standard": _("By halves"), "doubling": _("By doubling")},
        "pinochles": {"30_60_90": _("Evenly"), "30_45_90": _("Low triple"), "30_90_500": _("Steeply")},
    }


def _values_of_play() -> dict[str, dict[str, str]]:
    return {
        "heading": {
            "trump_led_only": _("Trump only"),
            "overtrump": _("Trump and ruffs"),
            "always": _("Always"),
            "never": _("Never"),
        },
        "lead": {"bidder": _("The bidder"), "eldest": _("Dealer’s left")},
        "counting": {
            "classic": _("11 10 4 3 2"),
            "simplified": _("10 10 5 5"),
            "tens": _("Counters"),
            "ones": _("Counters of one"),
        },
        "rounding": {"bicycle": _("7 goes up"), "none": _("None"), "nearest10": _("5 goes up")},
        "keep": {
            "nothing": _("Nothing"),
            "trick": _("A trick"),
            "counter": _("A point"),
            "twenty": _("Many points"),
        },
        "min_meld": {"0": _("Any")},
        "throwing_in": {
            "off": _("Are played"),
            "allowed": _("May be thrown in"),
            "compulsory": _("Are lost"),
        },
        "surrender_pays": {
            "nothing": _("Nothing"),
            "meld": _("Melds"),
            "meld_and_25": _("Melds and a half"),
            "meld_and_50": _("Melds and all"),
        },
        "set_costs": {
            "bid": _("The bid"),
            "bid_and_meld": _("Bid and melds"),
            "double_when_played": _("Twice if played"),
        },
        "moon": {
            "off": _("Off"),
            "bonus": _("All tricks again"),
            "double_bonus": _("Twice as much"),
            "wins": _("Wins the match"),
        },
        "moon_when": {"after_melds": _("After the melds"), "in_auction": _("In the auction")},
        "moon_fails": {"set": _("The bid"), "fifty_units": _("A fixed price")},
    }


def _values_of_match() -> dict[str, dict[str, str]]:
    return {
        "stakes": {
            "doubling": _("Doubling"),
            "steps": _("Steps of two"),
            "linear": _("Even steps"),
            "bonus": _("Growing steps"),
            "hoyle": _("Up to 30"),
        },
        "ante": {"0": _("None")},
        "kitty_bonus": {"0": _("One stake")},
        "format": {"single_deal": _("Single deal"), "match": _("Match"), "rounds": _("Deals")},
        "rounds": {"0": _("Until stopped")},
        "target_check": {"end_of_deal": _("After the deal"), "immediate": _("At once")},
        "both_over": {
            "raise_target": _("Target rises"),
            "higher_wins": _("Higher wins"),
            "bidder_wins": _("Bidders win"),
            "extra_deal": _("Another deal"),
        },
        "mercy": {
            "off": _("Never"),
            "half_down": _("Half below nothing"),
            "target_down": _("As far below"),
            "target_behind": _("As far behind"),
        },
        "tie": {"draw": _("A draw"), "extra_deal": _("Another deal")},
        "declare_out": {
            "off": _("Off"),
            "base": _("Counted at once"),
            "variation_1": _("After a trick"),
            "variation_2": _("After a led trick"),
        },
    }
