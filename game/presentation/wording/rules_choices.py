"""What this game decides where the written rules are silent or disagree, named for each preset (rules 10)."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.rules_parts import Told, Words

_Chosen = tuple[Words, ...]


def choices_made(told: Told) -> _Chosen:
    """Return what was decided for a preset, after a line that says so; nothing for an unknown key."""
    chosen = (_two_hand(told) | _alone(told) | _in_partnership(told)).get(told.variant.key, ())
    if not chosen:
        return ()
    intro = _(
        "Where the written rules of this game are silent or disagree, we have chosen. Most of it can be "
        "changed "
        "when you set up a new game."
    )
    return (Words(intro), *chosen)


def _two_hand(told: Told) -> dict[str, _Chosen]:
    common = (
        told.words(
            _(
                "Doubled melds score nothing extra; what a double pinochle or all eight of a rank score is "
                "a switch."
            )
        ),
        told.words(
            _(
                "The nine may be swapped before the meld of the same turn, and a nine that was shown may "
                "still be "
                "swapped later without a second score."
            )
        ),
    )
    claims = told.words(
        _(
            "A claim to be out is counted with the tricks rounded as usual, without the trick that is being "
            "played, "
            "and under the variations with the trick that brings it to its count."
        )
    )
    return {
        "two_hand_classic": (*common, claims),
        "two_hand_classic_literal": (*common, claims),
        "two_hand_encyclopedia": common,
    }


def _alone(told: Told) -> dict[str, _Chosen]:
    stakes = (
        told.words(
            _(
                "The stakes double from 300 on. The kitty’s bonus for 350 and more is one stake, as far as "
                "the kitty "
                "has it, and the ante is 3."
            )
        ),
        told.words(_("Only trumps must be beaten: plain suits are merely followed.")),
        told.words(_("A match is twelve deals.")),
    )
    return {
        "kencom": (
            told.words(
                _(
                    "Whoever wins no trick loses the melds: the deal scores nothing, and a bidder fails. "
                    "That they "
                    "are taken off the score instead is a switch."
                )
            ),
            told.words(_("When both pass, the cards are dealt again and the other player opens.")),
        ),
        "three_hand": (
            told.words(_("When two or more have reached the target it rises by {points}."), points=250),
            told.words(_("Doubled melds score twice, not ten times as much.")),
        ),
        "auction_250": stakes,
        "auction_300": stakes,
        "auction3_points": (
            told.words(
                _("The least bid is {least} and a dealer whom nobody outbids is held to {held}."),
                least=200,
                held=190,
            ),
            _to(told, 1500),
        ),
    }


def _in_partnership(told: Told) -> dict[str, _Chosen]:
    both = _("When both sides have reached the target it rises by {points}, and nobody declares out.")
    return {
        "partnership_turned": (told.words(both, points=250),),
        "cardgames": (
            _to(told, 1500),
            told.words(_("Beside a run only a second pair of king and queen of trump scores.")),
        ),
        "cardzmania": _with_the_moon(told),
        "article_20": (
            _to(told, 150),
            told.words(
                _("A run scores {run}, a pinochle {pinochle}, and all other melds are in step."),
                run=15,
                pinochle=4,
            ),
        ),
        "bicycle_auction": (told.words(_("When everybody passes, the next dealer deals again.")),),
        "double_deck": (
            told.words(_("The best card must be beaten in any suit.")),
            told.words(_("Four sets of jacks score {points}, in step with the other ranks."), points=80),
        ),
    }


def _with_the_moon(told: Told) -> _Chosen:
    held = _(
        "A dealer whom nobody outbids is held to the least bid: {single}, or {double} with the double deck."
    )
    moon = _("A moon brings the points of all tricks again: {single}, or {double} with the double deck.")
    beaten = _("The best card must be beaten in any suit, and when both are over the target the bidders win.")
    return (
        told.words(_("The match goes to {points}, and four cards are passed each way."), points=1000),
        told.words(held, single=250, double=500),
        told.words(beaten),
        told.words(moon, single=250, double=500),
    )


def _to(told: Told, target: int) -> Words:
    return told.words(_("The match goes to {points}."), points=target)
