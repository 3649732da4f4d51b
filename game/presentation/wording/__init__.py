"""Every word a player reads: the way into gettext, and the names of the things of the game."""

from game.presentation.language import _ as _
from game.presentation.language import ngettext as ngettext
from game.rules.cards import Card, Rank, Suit
from game.rules.melds import Meld, MeldKind
from game.rules.view import View


def suit_sign(suit: Suit) -> str:
    """Return ♣ ♦ ♠ ♥, which our text painter draws as a pip in its own colour."""
    return {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}[suit]


def card_sign(card: Card) -> str:
    """Return the short sign, as `Q♠`, without the copy."""
    return f"{rank_letter(card.rank)}{suit_sign(card.suit)}"


def rank_letter(rank: Rank) -> str:
    """Return what stands in a card's corner."""
    return {
        Rank.ACE: _("A"),
        Rank.TEN: _("10"),
        Rank.KING: _("K"),
        Rank.QUEEN: _("Q"),
        Rank.JACK: _("J"),
        Rank.NINE: _("9"),
    }[rank]


def suit_name(suit: Suit) -> str:
    """Return the suit's name in the middle of a sentence."""
    return {
        Suit.CLUBS: _("clubs"),
        Suit.DIAMONDS: _("diamonds"),
        Suit.SPADES: _("spades"),
        Suit.HEARTS: _("hearts"),
    }[suit]


def card_name(card: Card) -> str:
    """Return the card's full name with its article, as `the queen of spades`."""
    names = {
        "AC": _("the ace of clubs"),
        "10C": _("the ten of clubs"),
        "KC": _("the king of clubs"),
        "QC": _("the queen of clubs"),
        "JC": _("the jack of clubs"),
        "9C": _("the nine of clubs"),
        "AD": _("the ace of diamonds"),
        "10D": _("the ten of diamonds"),
        "KD": _("the king of diamonds"),
        "QD": _("the queen of diamonds"),
        "JD": _("the jack of diamonds"),
        "9D": _("the nine of diamonds"),
        "AS": _("the ace of spades"),
        "10S": _("the ten of spades"),
        "KS": _("the king of spades"),
        "QS": _("the queen of spades"),
        "JS": _("the jack of spades"),
        "9S": _("the nine of spades"),
        "AH": _("the ace of hearts"),
        "10H": _("the ten of hearts"),
        "KH": _("the king of hearts"),
        "QH": _("the queen of hearts"),
        "JH": _("the jack of hearts"),
        "9H": _("the nine of hearts"),
    }
    return names[card.face]


def meld_name(kind: MeldKind) -> str:
    """Return the name of a kind of meld, as on its ticket."""
    return {
        MeldKind.RUN: _("Run"),
        MeldKind.ROYAL_MARRIAGE: _("Royal marriage"),
        MeldKind.MARRIAGE: _("Marriage"),
        MeldKind.DIX: _("Dix"),
        MeldKind.ACES: _("Four aces"),
        MeldKind.KINGS: _("Four kings"),
        MeldKind.QUEENS: _("Four queens"),
        MeldKind.JACKS: _("Four jacks"),
        MeldKind.EIGHT_ACES: _("Eight aces"),
        MeldKind.EIGHT_KINGS: _("Eight kings"),
        MeldKind.EIGHT_QUEENS: _("Eight queens"),
        MeldKind.EIGHT_JACKS: _("Eight jacks"),
        MeldKind.PINOCHLE: _("Pinochle"),
        MeldKind.DOUBLE_PINOCHLE: _("Double pinochle"),
        MeldKind.ROUNDHOUSE: _("Roundhouse"),
    }[kind]


def meld_title(meld: Meld) -> str:
    """Return the name of one meld, with its suit where the kind alone leaves it open."""
    if meld.kind in {MeldKind.RUN, MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE}:
        return _("{meld} {suit}").format(meld=meld_name(meld.kind), suit=suit_sign(meld.cards[0].suit))
    return meld_name(meld.kind)


def level_name(key: str) -> str:
    """Return the name of a level of the computer players; an unknown key is its own name."""
    return {"random": _("Random"), "standard": _("Standard")}.get(key, key)


def player_name(view: View, seat: int) -> str:
    """Return who sits at a seat, as a label: you, the opponent, or for a spectator a side of the table."""
    if view.seat is None:
        sides = (_("South"), _("West"), _("North"), _("East"))
        return sides[seat * len(sides) // len(view.hand_sizes)]
    if seat == view.seat:
        return _("You")
    return _("Opponent")
