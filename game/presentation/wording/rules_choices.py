"""What this game decides where the written rules are silent or disagree, named for each preset (rules 10)."""

from __future__ import annotations

from game.presentation.wording import _


def choices_made(key: str) -> tuple[str, ...]:
    """Return what was decided for a preset, after a line that says so; nothing for an unknown key."""
    chosen = (_two_hand() | _alone() | _in_partnership()).get(key, ())
    if not chosen:
        return ()
    intro = _(
        "Where the written rules of this game are silent or disagree, we have chosen. Most of it can be "
        "changed "
        "when you set up a new game."
    )
    return (intro, *chosen)


def _two_hand() -> dict[str, tuple[str, ...]]:
    common = (
        _(
            "Doubled melds score nothing extra; what a double pinochle or all eight of a rank score is a "
            "switch."
        ),
        _(
            "The nine may be swapped before the meld of the same turn, and a nine that was shown may "
            "still be "
            "swapped later without a second score."
        ),
    )
    claims = _(
        "A claim to be out is counted with the tricks rounded as usual, without the trick that is being "
        "played, "
        "and under the variations with the trick that brings it to its count."
    )
    return {
        "two_hand_classic": (*common, claims),
        "two_hand_classic_literal": (*common, claims),
        "two_hand_encyclopedia": common,
    }


def _alone() -> dict[str, tuple[str, ...]]:
    stakes = (
        _(
            "The stakes double from 300 on. The kitty’s bonus for 350 and more is one stake, as far as "
            "the kitty "
            "has it, and the ante is 3."
        ),
        _("Only trumps must be beaten: plain suits are merely followed."),
        _("A match is twelve deals."),
    )
    return {
        "kencom": (
            _(
                "Whoever wins no trick loses the melds: the deal scores nothing, and a bidder fails. That "
                "they "
                "are taken off the score instead is a switch."
            ),
            _("When both pass, the cards are dealt again and the other player opens."),
        ),
        "three_hand": (
            _("When two or more have reached the target it rises by 250."),
            _("Doubled melds score twice, not ten times as much."),
        ),
        "auction_250": stakes,
        "auction_300": stakes,
        "auction3_points": (
            _("The least bid is 200 and a dealer whom nobody outbids is held to 190."),
            _("The match goes to 1500."),
        ),
    }


def _in_partnership() -> dict[str, tuple[str, ...]]:
    return {
        "partnership_turned": (
            _("When both sides have reached the target it rises by 250, and nobody declares out."),
        ),
        "cardgames": (
            _("The match goes to 1500."),
            _("Beside a run only a second pair of king and queen of trump scores."),
        ),
        "cardzmania": (
            _("The match goes to 1000, and four cards are passed each way."),
            _("A dealer whom nobody outbids is held to the least bid: 250, or 500 with the double deck."),
            _("The best card must be beaten in any suit, and when both are over the target the bidders win."),
            _("A moon brings the points of all tricks again: 250, or 500 with the double deck."),
        ),
        "article_20": (
            _("The match goes to 150."),
            _("Melds score a tenth of what they do in the larger scale: a run 15, a pinochle 4."),
        ),
        "bicycle_auction": (_("When everybody passes, the next dealer deals again."),),
        "double_deck": (
            _("The best card must be beaten in any suit."),
            _("Four sets of jacks score 80, in step with the other ranks."),
        ),
    }
