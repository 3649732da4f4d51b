"""The rules a player can change, in words: names, a sentence for every value, and what excludes what."""

from game.presentation.wording import _
from game.rules.switches import Clash, Conflict, Part, Switch, Value, encode


def part_name(part: Part) -> str:
    """Return the heading of a group of switches."""
    return {
        Part.DEAL: _("Cards and deal"),
        Part.AUCTION: _("Bidding"),
        Part.WIDOW: _("Widow"),
        Part.PASSING: _("Passing"),
        Part.STOCK: _("Stock"),
        Part.MELDS: _("Melds"),
        Part.PLAYOFF: _("Playoff"),
        Part.COUNT: _("Count"),
        Part.CONTRACT: _("Contract"),
        Part.STAKES: _("Stakes"),
        Part.MATCH: _("Match"),
    }[part]


def switch_name(key: str) -> str:
    """Return the short name of a switch; an unknown key is its own name."""
    return {
        "rank_order": _("Order of the cards"),
        "packet": _("Cards in a packet"),
        "next_dealer": _("Who deals next"),
        "last_draw": _("Last card of the stock"),
        "timing": _("When to meld"),
        "dix_scores_on": _("The dix scores"),
        "max_dix_per_window": _("Dix in one turn"),
        "double_pinochle": _("Double pinochle"),
        "eights": _("All eight of a rank"),
        "heading": _("Beating the card led"),
        "rounding": _("Rounding of tricks"),
        "format": _("Length of the game"),
        "target": _("Points to win"),
        "target_check": _("The target is checked"),
        "both_over": _("Both reach the target"),
        "immediate_recheck": _("Check a raised target at once"),
        "tie": _("Equal points"),
        "declare_out": _("Declaring out"),
        "own_turn": _("Declare only on your turn"),
    }.get(key, key)


def value_name(switch: Switch, value: Value) -> str:
    """Return the short text of one value, as it stands on its control."""
    return _value_names(switch.key).get(encode(value), encode(value))


def value_sentence(switch: Switch, value: Value) -> str:
    """Return one plain sentence that says what a value means."""
    if isinstance(value, int) and not isinstance(value, bool):
        return _number_sentences(switch.key).format(number=value)
    return _sentences(switch.key)[encode(value)]


def difference(switch: Switch, value: Value) -> str:
    """Return one line that names a switch and its value, for a list of what differs."""
    return _("{switch}: {value}").format(switch=switch_name(switch.key), value=value_name(switch, value))


def conflict(found: Conflict) -> str:
    """Return why two settings cannot be played together."""
    return {
        Clash.CLAIM_NEEDS_END_OF_DEAL: _(
            "Declaring out makes no sense when the game ends as soon as somebody reaches the target. "
            "Switch declaring out off, or check the target after the deal."
        ),
        Clash.MAXIMUM_BELOW_MINIMUM: _("The highest bid must not be below the least one."),
        Clash.NINES_ARE_MISSING: _("There are no nines in this deck, so no rule can ask for them."),
        Clash.MATCH_WITHOUT_END: _("A match for points must end: choose a number of deals."),
    }[found.code]


def _value_names(key: str) -> dict[str, str]:
    names = {
        "rank_order": {"ace_ten": _("A 10 K Q J 9"), "ace_king": _("A K Q J 10 9")},
        "next_dealer": {"alternate": _("By turns"), "winner": _("The winner")},
        "last_draw": {"winner_gets_stock": _("To the winner"), "winner_chooses": _("Winner chooses")},
        "timing": {"before_draw": _("Before drawing"), "after_draw": _("After drawing")},
        "dix_scores_on": {"show_or_exchange": _("Shown or swapped"), "exchange_only": _("Only swapped")},
        "double_pinochle": {"off": _("Off"), "80": _("80"), "300": _("300")},
        "eights": {"off": _("Off"), "200": _("Double"), "1000": _("Tenfold")},
        "heading": {
            "trump_led_only": _("Trump only"),
            "overtrump": _("Trump and ruffs"),
            "always": _("Always"),
            "never": _("Never"),
        },
        "rounding": {"bicycle": _("7 goes up"), "none": _("None"), "nearest10": _("5 goes up")},
        "format": {"single_deal": _("Single deal"), "match": _("Match")},
        "target_check": {"end_of_deal": _("After the deal"), "immediate": _("At once")},
        "both_over": {"raise_target": _("Target rises"), "higher_wins": _("Higher wins")},
        "tie": {"draw": _("A draw"), "extra_deal": _("Another deal")},
        "declare_out": {
            "off": _("Off"),
            "base": _("Counted at once"),
            "variation_1": _("After a trick"),
            "variation_2": _("After a led trick"),
        },
    }
    return names.get(key, {"on": _("On"), "off": _("Off")})


def _number_sentences(key: str) -> str:
    return {
        "packet": _("The cards are dealt in packets of {number}."),
        "max_dix_per_window": _("In one turn you may score at most {number} nines of trump."),
        "target": _("The match is won at {number} points."),
    }[key]


def _sentences(key: str) -> dict[str, str]:
    return {**_card_sentences(), **_meld_sentences(), **_play_sentences(), **_match_sentences()}[key]


def _card_sentences() -> dict[str, dict[str, str]]:
    return {
        "rank_order": {
            "ace_ten": _("The ten ranks second, just below the ace."),
            "ace_king": _("The ten ranks low, between the jack and the nine, but still counts ten."),
        },
        "next_dealer": {
            "alternate": _("The players deal by turns."),
            "winner": _("Whoever scored more in a deal deals the next one."),
        },
        "last_draw": {
            "winner_gets_stock": _(
                "The winner of the twelfth trick takes and shows the last hidden card, the loser the upcard."
            ),
            "winner_chooses": _(
                "The winner of the twelfth trick chooses the last hidden card or the upcard."
            ),
        },
    }


def _meld_sentences() -> dict[str, dict[str, str]]:
    return {
        "timing": {
            "before_draw": _("The winner of a trick melds first, then both draw."),
            "after_draw": _("Both draw first, then the winner of the trick melds."),
        },
        "dix_scores_on": {
            "show_or_exchange": _("A nine of trump scores 10 when you show it or swap it for the upcard."),
            "exchange_only": _("A nine of trump scores 10 only when you swap it for the upcard."),
        },
        "double_pinochle": {
            "off": _("A second pinochle is simply another pinochle for 40."),
            "80": _("Both pinochles on the table together score 80."),
            "300": _("Both pinochles on the table together score 300."),
        },
        "eights": {
            "off": _("A second set of four is simply another set."),
            "200": _("All eight of a rank on the table score twice a set: aces 200, jacks 80."),
            "1000": _("All eight of a rank on the table score ten times a set: aces 1000, jacks 400."),
        },
    }


def _play_sentences() -> dict[str, dict[str, str]]:
    return {
        "heading": {
            "trump_led_only": _(
                "When trump is led you must beat it if you can; other suits you only follow."
            ),
            "overtrump": _("A trump that was led or played before you must be beaten if you can."),
            "always": _("You must beat the card led whenever you can, in every suit."),
            "never": _("You must follow suit, but you never have to beat a card."),
        },
        "rounding": {
            "bicycle": _("Trick points are rounded to tens, up from 7: 87 counts 90 and 86 counts 80."),
            "none": _("Every point counts as it is."),
            "nearest10": _("Trick points are rounded to the nearest ten, and 5 goes up: 85 counts 90."),
        },
    }


def _match_sentences() -> dict[str, dict[str, str]]:
    return {
        "format": {
            "single_deal": _("One deal is the whole game: more points win."),
            "match": _("Deals are played until somebody has reached the target."),
        },
        "target_check": {
            "end_of_deal": _("The target is looked at when a deal has been counted."),
            "immediate": _(
                "The game ends the moment a meld, a dix or a trick brings somebody to the target."
            ),
        },
        "both_over": {
            "raise_target": _("When both have reached the target it goes up by 250 and play goes on."),
            "higher_wins": _("When both have reached the target, the higher total wins."),
        },
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
            "off": _("You may declare out at any moment, also while the other player thinks."),
        },
    }
