"""Every word a player reads: the way into gettext, and the names of the things of the game."""

from game.presentation.language import _ as _
from game.presentation.language import ngettext as ngettext
from game.rules.cards import Card, Rank, Suit
from game.rules.melds import Meld, MeldKind
from game.rules.seats import partner_of, side_of
from game.rules.variant import Variant
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
        MeldKind.GRAND_PINOCHLE: _("Grand pinochle"),
    }[kind]


def meld_title(meld: Meld) -> str:
    """Return the name of one meld, or of several of a kind in one, with its suit where that is open."""
    name = _several(meld.kind, len(meld.cards)) or meld_name(meld.kind)
    if meld.kind in {MeldKind.RUN, MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE}:
        return _("{meld} {suit}").format(meld=name, suit=suit_sign(meld.cards[0].suit))
    return name


def meld_sign(meld: Meld) -> str:
    """Return the shortest sign of a meld, which needs its cards beside it: its suit, its rank or nothing."""
    suits, ranks = {card.suit for card in meld.cards}, {card.rank for card in meld.cards}
    if len(suits) == 1:
        return suit_sign(suits.pop())
    return rank_letter(ranks.pop()) if len(ranks) == 1 else ""


def _several(kind: MeldKind, cards: int) -> str | None:
    """Return the name of two, three or four melds of a kind that were counted together, None for one."""
    names = {
        (MeldKind.RUN, 10): _("Double run"),
        (MeldKind.RUN, 15): _("Triple run"),
        (MeldKind.RUN, 20): _("Quadruple run"),
        (MeldKind.ROYAL_MARRIAGE, 1): _("Spare king or queen"),
        (MeldKind.ROYAL_MARRIAGE, 4): _("Two royal marriages"),
        (MeldKind.ROYAL_MARRIAGE, 6): _("Three royal marriages"),
        (MeldKind.ROYAL_MARRIAGE, 8): _("Four royal marriages"),
        (MeldKind.MARRIAGE, 4): _("Two marriages"),
        (MeldKind.MARRIAGE, 6): _("Three marriages"),
        (MeldKind.MARRIAGE, 8): _("Four marriages"),
        (MeldKind.DIX, 2): _("Two dix"),
        (MeldKind.ACES, 8): _("Eight aces"),
        (MeldKind.ACES, 12): _("Twelve aces"),
        (MeldKind.ACES, 16): _("Sixteen aces"),
        (MeldKind.KINGS, 8): _("Eight kings"),
        (MeldKind.KINGS, 12): _("Twelve kings"),
        (MeldKind.KINGS, 16): _("Sixteen kings"),
        (MeldKind.QUEENS, 8): _("Eight queens"),
        (MeldKind.QUEENS, 12): _("Twelve queens"),
        (MeldKind.QUEENS, 16): _("Sixteen queens"),
        (MeldKind.JACKS, 8): _("Eight jacks"),
        (MeldKind.JACKS, 12): _("Twelve jacks"),
        (MeldKind.JACKS, 16): _("Sixteen jacks"),
        (MeldKind.PINOCHLE, 4): _("Double pinochle"),
        (MeldKind.PINOCHLE, 6): _("Triple pinochle"),
        (MeldKind.PINOCHLE, 8): _("Quadruple pinochle"),
    }
    return names.get((kind, cards))


def player_name(view: View, seat: int) -> str:
    """Return who sits at a seat, as a label that can begin a sentence.

    That is you, your partner or your only opponent, and for others, and for a spectator of all, the side of
    the table: whoever looks on sits in the south, and play goes round by west, north and east.
    """
    return seat_name(view.variant, seat, view.seat)


def seat_name(variant: Variant, seat: int, own: int | None) -> str:
    """Return who sits at a seat as `player_name` does, seen from another seat or from none."""
    seats = variant.seats
    if own is None:
        return _compass(seat, seats)
    if seat == own:
        return _("You")
    if seats == _TWO:
        return _("Opponent")
    if seat == partner_of(variant, own):
        return _("Partner")
    return _compass((seat - own) % seats, seats)


def side_name(view: View, side: int) -> str:
    """Return whose score it is, as a label that can begin a sentence: a player's, or a partnership's."""
    if not view.variant.partners:
        return player_name(view, side)
    if view.seat is None:
        return _("South and North") if side == 0 else _("West and East")
    return _("Your side") if side == side_of(view.variant, view.seat) else _("Opponents")


_TWO, _THREE = 2, 3


def _compass(place: int, seats: int) -> str:
    """Return the side of the table so many seats after the south."""
    south, west, north, east = _("South"), _("West"), _("North"), _("East")
    rows = {_TWO: (south, north), _THREE: (south, west, east)}
    return rows.get(seats, (south, west, north, east))[place]
