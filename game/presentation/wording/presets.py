"""The games one can choose, in words: their names, and what each is in a sentence or two."""

from __future__ import annotations

from game.presentation.families import Family
from game.presentation.wording import _
from game.presentation.wording.switches import Shown, as_it_is


def preset_name(key: str) -> str:
    """Return the name of a preset; an unknown key is its own name."""
    return {
        "two_hand_classic": _("Two-hand classic"),
        "two_hand_classic_literal": _("Two-hand classic, tens low"),
        "two_hand_encyclopedia": _("Two-hand, single deal"),
        "kencom": _("Two-hand auction"),
        "three_hand": _("Three-hand"),
        "partnership_turned": _("Partnership, turned trump"),
        "auction_250": _("Auction for stakes, from 250"),
        "auction_300": _("Auction for stakes, from 300"),
        "auction3_points": _("Three-hand auction for points"),
        "cardgames": _("Partnership auction, long match"),
        "cardzmania": _("Partnership auction with the moon"),
        "classic_500": _("Partnership auction, forced opening"),
        "article_20": _("Partnership auction, short match"),
        "bicycle_auction": _("Partnership auction without passing"),
        "double_deck": _("Double deck partnership"),
    }.get(key, key)


def preset_sentence(key: str, shown: Shown = as_it_is) -> str:
    """Return what a preset is, in one or two sentences, points as `shown`; empty for an unknown key."""
    return (_alone(shown) | _in_partnership(shown)).get(key, "")


def _alone(shown: Shown) -> dict[str, str]:
    return {
        "two_hand_classic": _(
            "A match to {target}: meld while the stock lasts, then play the last twelve tricks strictly, "
            "and declare out when you think you have won."
        ).format(target=shown(1000)),
        "two_hand_classic_literal": _(
            "The classic game with the cards in their printed order: the ten ranks below the jack, "
            "though it still counts ten."
        ),
        "two_hand_encyclopedia": _(
            "One deal is the whole game: the exact points decide, nothing is rounded and nobody declares out."
        ),
        "kencom": _(
            "Bid for the right to name trump while sixteen cards stay out of play; the first over {target} "
            "wins."
        ).format(target=shown(100)),
        "three_hand": _(
            "Three players, each alone: trump is turned, all melds are laid at once, and {target} points win."
        ).format(target=shown(1000)),
        "auction_250": _(
            "Three players bid for a widow of three cards from 250 on; the bidder plays against the other "
            "two, and every deal is paid, with a kitty beside."
        ),
        "auction_300": _(
            "Three players bid for a widow of three cards from 300 on; the bidder plays against the other "
            "two, and every deal is paid, with a kitty beside."
        ),
        "auction3_points": _(
            "Three players bid for a widow from {least} on, everybody melds, and a match goes to {target}."
        ).format(least=shown(200), target=shown(1500)),
    }


def _in_partnership(shown: Shown) -> dict[str, str]:
    return {
        "partnership_turned": _(
            "Two against two with a turned trump and no bidding; a trick of either partner keeps the melds "
            "of both, and a match goes to {target}."
        ).format(target=shown(1000)),
        "cardgames": _(
            "Two against two: bid from {least}, pass four cards to your partner and get four back; "
            "{target} points win."
        ).format(least=shown(250), target=shown(1500)),
        "cardzmania": _(
            "Two against two with small raises, four cards passed each way and the moon to shoot; with one "
            "deck or two, to {target}."
        ).format(target=shown(1000)),
        "classic_500": _(
            "Two against two: the first player must open at {least}, three cards are passed each way, and a "
            "match goes to {target}."
        ).format(least=shown(20), target=shown(500)),
        "article_20": _(
            "Two against two: bid from {least}, pass three cards, and play any card when you cannot follow; "
            "a short match to {target}."
        ).format(least=shown(20), target=shown(150)),
        "bicycle_auction": _(
            "Two against two: bid from {least}, no cards are passed, and the dealer’s left leads first; "
            "{target} points win."
        ).format(least=shown(100), target=shown(1000)),
        "double_deck": _(
            "Two against two with eighty cards, twenty each: bid from {least}, and a side needs {points} in "
            "melds to lay them and {points} in tricks to score; to {target}."
        ).format(least=shown(50), points=shown(20), target=shown(500)),
    }


def family_name(family: Family) -> str:
    """Return the name of a sort of pinochle."""
    return {
        Family.TWO_HAND: _("Two-hand"),
        Family.DEAD_HAND: _("Bid with a dead hand"),
        Family.THREE_HAND: _("Three-hand"),
        Family.PARTNERSHIP: _("Partnership"),
        Family.WIDOW: _("Auction with widow"),
        Family.PARTNERSHIP_AUCTION: _("Partnership auction"),
        Family.DOUBLE_DECK: _("Double deck"),
    }[family]
