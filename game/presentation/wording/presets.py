"""The games one can choose, in words: their names, and what each is in a sentence or two."""

from __future__ import annotations

from game.presentation.families import Family
from game.presentation.wording import _


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
        "cardgames": _("Partnership auction to 1500"),
        "cardzmania": _("Partnership auction with the moon"),
        "classic_500": _("Partnership auction to 500"),
        "article_20": _("Partnership auction to 150"),
        "bicycle_auction": _("Partnership auction without passing"),
        "double_deck": _("Double deck partnership"),
    }.get(key, key)


def preset_sentence(key: str) -> str:
    """Return what a preset is, in one or two sentences; empty for an unknown key."""
    return (_alone() | _in_partnership()).get(key, "")


def _alone() -> dict[str, str]:
    return {
        "two_hand_classic": _(
            "A match to 1000: meld while the stock lasts, then play the last twelve tricks strictly, "
            "and declare out when you think you have won."
        ),
        "two_hand_classic_literal": _(
            "The classic game with the cards in their printed order: the ten ranks below the jack, "
            "though it still counts ten."
        ),
        "two_hand_encyclopedia": _(
            "One deal is the whole game: the exact points decide, nothing is rounded and nobody declares out."
        ),
        "kencom": _(
            "Bid for the right to name trump while sixteen cards stay out of play; the first over 100 wins."
        ),
        "three_hand": _(
            "Three players, each alone: trump is turned, all melds are laid at once, and 1000 points win."
        ),
        "auction_250": _(
            "Three players bid for a widow of three cards from 250 on; the bidder plays against the other "
            "two, and every deal is paid, with a kitty beside."
        ),
        "auction_300": _(
            "Three players bid for a widow of three cards from 300 on; the bidder plays against the other "
            "two, and every deal is paid, with a kitty beside."
        ),
        "auction3_points": _(
            "Three players bid for a widow from 200 on, everybody melds, and a match goes to 1500."
        ),
    }


def _in_partnership() -> dict[str, str]:
    return {
        "partnership_turned": _(
            "Two against two with a turned trump and no bidding; a trick of either partner keeps the melds "
            "of both, and a match goes to 1000."
        ),
        "cardgames": _(
            "Two against two: bid from 250, pass four cards to your partner and get four back; "
            "1500 points win."
        ),
        "cardzmania": _(
            "Two against two with small raises, four cards passed each way and the moon to shoot; with one "
            "deck or two, to 1000."
        ),
        "classic_500": _(
            "Two against two: the first player must open at 20, three cards are passed each way, and a match "
            "goes to 500."
        ),
        "article_20": _(
            "Two against two: bid from 20, pass three cards, and play any card when you cannot follow; a "
            "short match to 150."
        ),
        "bicycle_auction": _(
            "Two against two: bid from 100, no cards are passed, and the dealer’s left leads first; "
            "1000 points win."
        ),
        "double_deck": _(
            "Two against two with eighty cards, twenty each: bid from 50, and a side needs 20 in melds to "
            "lay them and 20 in tricks to score; to 500."
        ),
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
