"""One plain sentence for every value of the switches of melds, play and count."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.sentences_before import Sentences


def in_play(*, two_players: bool) -> Sentences:
    """Return the sentences by switch and value, with places for numbers."""
    return _window_melds() | _hand_melds() | _more_hand_melds() | _play(two_players=two_players) | _count()


def _window_melds() -> Sentences:
    return {
        "dix_scores_on": {
            "show_or_exchange": _("A nine of trump scores 10 when you show it or swap it for the upcard."),
            "exchange_only": _("A nine of trump scores 10 only when you swap it for the upcard."),
        },
        "max_dix_per_window": {"#": _("In one turn you may score at most {number} nines of trump.")},
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


def _hand_melds() -> Sentences:
    return {
        "melding": {
            "automatic": _("The best melds of every hand are found for you."),
            "manual": _("You pick the cards of every meld yourself; what you miss is lost."),
        },
        "melds_shown": {
            "on": _("Melds are laid down for all to see."),
            "off": _("Nobody shows the cards of a meld: only the points are told."),
        },
        "doubles": {
            "x2": _("Two of the same meld in one hand score twice as much as one."),
            "x10": _("Two runs or all eight of a rank in one hand score ten times as much as one."),
        },
        "run_extras": {
            "pair": _("Beside a run only a second king and queen of trump together score, as a marriage."),
            "none": _("Beside a run further kings and queens of trump score nothing."),
            "cardzmania": _("Every king or queen of trump beside a run scores {units_2}."),
            "pagat": _("The first king and the first queen of trump beside a run score {units_4} each."),
        },
        "double_royal_300": {
            "on": _("Two royal marriages in one hand score {units_30}."),
            "off": _("Two royal marriages in one hand score twice as much as one."),
        },
        "pinochles_double": {
            "on": _("A double pinochle scores more than two single ones, as the table of melds says."),
            "off": _("A second pinochle scores nothing."),
        },
        "roundhouse_bonus": {
            "on": _("King and queen of all four suits score {units_1} more than their melds."),
            "off": _("King and queen of all four suits score what their melds do and nothing more."),
        },
        "double_roundhouse_240": {
            "on": _("Two kings and two queens of every suit score {units_240} in all."),
            "off": _("Two kings and two queens of every suit score what their melds do and nothing more."),
        },
        "grand_pinochle": {
            "on": _(
                "King and queen of spades with the jack of diamonds score {units_2} more than their melds, "
                "unless spades are trump."
            ),
            "off": _(
                "King and queen of spades with the jack of diamonds score as a marriage and a pinochle."
            ),
        },
    }


def _more_hand_melds() -> Sentences:
    return {
        "long_runs": {
            "on": _("A run scores {units_25} and a pinochle {units_15}."),
            "off": _("A run scores {units_15} and a pinochle {units_4}."),
        },
        "royal_ladder": {
            "on": _("Royal marriages rise steeply when a hand holds several of them."),
            "off": _("Every royal marriage of a hand scores the same."),
        },
        "ladder": {
            "standard": _(
                "Three sets of a rank score half as much again as two, and four twice as much as two."
            ),
            "doubling": _("Three sets of a rank score twice as much as two, and four twice as much again."),
        },
        "pinochles": {
            "30_60_90": _("Two, three and four pinochles score {units_30}, {units_60} and {units_90}."),
            "30_45_90": _("Two, three and four pinochles score {units_30}, {units_45} and {units_90}."),
            "30_90_500": _("Two, three and four pinochles score {units_30}, {units_90} and {units_500}."),
        },
        "dix": {
            "on": _("Every nine of trump scores {units_1}."),
            "off": _("Nines of trump score nothing."),
        },
    }


def _play(*, two_players: bool) -> Sentences:
    return {
        "heading": {
            "trump_led_only": _(
                "When trump is led you must beat it if you can; other suits you only follow."
            ),
            "overtrump": _("A trump that was led or played before you must be beaten if you can."),
            "always": _("You must beat the card led whenever you can, in every suit.")
            if two_players
            else _("You must beat the best card of the trick whenever you can, in every suit."),
            "never": _("You must follow suit, but you never have to beat a card."),
        },
        "must_trump": {
            "on": _("If you have none of the suit that was led you must play a trump."),
            "off": _("If you have none of the suit that was led you may play any card."),
        },
        "partner_exempt": {
            "on": _("You never have to beat a card of your partner that is winning the trick."),
            "off": _("You must take a trick if you can, even when your partner is winning it."),
        },
        "lead_trump_first": {
            "on": _("The first card led must be a trump, if the leader holds one."),
            "off": _("The first trick may be led with any card."),
        },
        "lead": {
            "bidder": _("The bidder leads to the first trick."),
            "eldest": _("The player at the dealer’s left leads to the first trick, whoever the bidder is."),
        },
        "claim_rest": {
            "on": _(
                "Whoever is to lead and certainly takes every trick that is left, however the others’ cards "
                "lie, may claim the rest."
            ),
            "off": _("Every trick is played out, even when nobody else can take one."),
        },
    }


def _count() -> Sentences:
    return {
        "counting": {
            "classic": _("Aces count 11, tens 10, kings 4, queens 3 and jacks 2."),
            "simplified": _("Aces and tens count 10, kings and queens 5, the rest nothing."),
            "tens": _("Aces, tens and kings count {units_1} each, the rest nothing."),
            "ones": _("Aces, tens and kings count {units_1} each, the rest nothing."),
        },
        "last_trick": {"#": _("Whoever wins the last trick counts {number} more.")},
        "rounding": {
            "bicycle": _("Trick points are rounded to tens, up from 7: 87 counts 90 and 86 counts 80."),
            "none": _("Every point counts as it is."),
            "nearest10": _("Trick points are rounded to the nearest ten, and 5 goes up: 85 counts 90."),
        },
        "keep": {
            "nothing": _("Melds count whatever becomes of the tricks."),
            "trick": _("Melds count only for those who win at least one trick."),
            "counter": _("Melds count only for those who take at least one point in tricks."),
            "twenty": _("Nothing counts for those who take fewer than {units_20} points in tricks."),
        },
        "dix_is_kept": {
            "on": _("Whoever has melded nothing but nines of trump keeps them without a trick."),
            "off": _("Nines of trump can be lost like any other meld."),
        },
    }
