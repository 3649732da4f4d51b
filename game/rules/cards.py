"""Cards, decks and hands: the values every other rule is written in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from operator import attrgetter


class Suit(Enum):
    """One of the four suits; the value is its letter in records."""

    CLUBS = "C"
    DIAMONDS = "D"
    SPADES = "S"
    HEARTS = "H"

    # Members are asked for in tables all the time: by identity that is far cheaper than by name.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Return the letter, as in records."""
        return self.value


class Rank(Enum):
    """One of the six ranks; the value is its sign in records."""

    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    TEN = "10"
    ACE = "A"

    __hash__ = object.__hash__  # as with suits

    def __repr__(self) -> str:
        """Return the sign, as in records."""
        return self.value


class RankOrder(Enum):
    """Which card beats which inside a suit (rules 0.1); card points never change with it."""

    ACE_TEN = "ace_ten"
    ACE_KING = "ace_king"

    __hash__ = object.__hash__  # as with suits

    def strength(self, rank: Rank) -> int:
        """Return 0 for the nine up to 5 for the ace."""
        return _STRENGTH[self][rank]

    @property
    def ascending(self) -> tuple[Rank, ...]:
        """Return the six ranks from the lowest to the highest."""
        return _ASCENDING[self]


_ASCENDING = {
    RankOrder.ACE_TEN: (Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE),
    RankOrder.ACE_KING: (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE),
}
_STRENGTH = {order: {rank: place for place, rank in enumerate(ranks)} for order, ranks in _ASCENDING.items()}


class Card:
    """One physical card; interned, so two equal faces with different copies are different cards.

    Get one with `Card.of`; `face` is its sign without the copy (`QS`), `str` names the copy (`QS0`).
    """

    __slots__ = ("copy", "face", "place", "rank", "suit")
    rank: Rank
    suit: Suit
    copy: int
    face: str
    place: tuple[int, int, int]

    def __init__(self, rank: Rank, suit: Suit, copy: int) -> None:
        """Make the card; only `Card.of` may call this."""
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "copy", copy)
        object.__setattr__(self, "face", f"{rank.value}{suit.value}")
        object.__setattr__(self, "place", (SUITS.index(suit), _RANKS.index(rank), copy))

    @staticmethod
    def of(rank: Rank, suit: Suit, copy: int) -> Card:
        """Return the one card with this rank, suit and copy (0, 1, ...)."""
        return _interned(rank, suit, copy)

    @staticmethod
    def parse(text: str) -> Card:
        """Read `QS1`; a missing copy means copy 0. Raises ValueError naming the text."""
        body, copy = (text[:-1], int(text[-1])) if text and text[-1].isdigit() else (text, 0)
        try:
            return _interned(Rank(body[:-1]), Suit(body[-1:]), copy)
        except ValueError:
            raise ValueError(f"{text!r} is not a card: write rank, suit and copy (QS0, 10D1)") from None

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: cards never change."""
        raise AttributeError(f"cards never change: {name}={value!r}")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as a call of `Card.of`, so that the interned card comes back."""
        return (_interned, (self.rank, self.suit, self.copy))

    def __str__(self) -> str:
        """Return the sign with the copy, as in records."""
        return f"{self.face}{self.copy}"

    __repr__ = __str__


@cache
def _interned(rank: Rank, suit: Suit, copy: int) -> Card:
    return Card(rank, suit, copy)


SUITS = tuple(Suit)
_RANKS = tuple(Rank)


def sort_key(card: Card) -> tuple[int, int, int]:
    """Return the fixed order of hands and records: suit, then rank (tens high), then copy."""
    return card.place


_by_place = attrgetter("place")  # the same order, without a call for each card


@dataclass(frozen=True, slots=True)
class Deck:
    """Ranks x suits x copies: 48 cards in the single deck (two copies), 80 in the double (four, no nines)."""

    copies: int = 2
    nines: bool = True
    jacks: bool = True

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return every card once, in `sort_key` order."""
        left_out = {Rank.NINE: not self.nines, Rank.JACK: not self.jacks}
        ranks = [rank for rank in Rank if not left_out.get(rank)]
        faces = [(rank, suit) for suit in Suit for rank in ranks]
        return tuple(Card.of(rank, suit, copy) for rank, suit in faces for copy in range(self.copies))


class Hand:
    """An immutable set of cards, always listed in `sort_key` order, with the questions the rules ask."""

    __slots__ = ("_faces", "cards")
    cards: tuple[Card, ...]
    _faces: dict[tuple[Rank, Suit], tuple[Card, ...]]

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Sort the cards; raises ValueError when one physical card comes twice."""
        ordered = tuple(sorted(cards, key=_by_place))
        if len(set(ordered)) != len(ordered):
            raise ValueError(f"a card comes twice in {ordered}")
        object.__setattr__(self, "cards", ordered)

    @staticmethod
    def parse(text: str) -> Hand:
        """Read `QS QS JD`: cards without a copy get the lowest copies still free."""
        taken: set[Card] = set()
        for word in text.split():
            card = Card.parse(word)
            while card in taken and not word[-1].isdigit():
                card = Card.of(card.rank, card.suit, card.copy + 1)
            if card in taken:
                raise ValueError(f"{word} comes twice")
            taken.add(card)
        return Hand(taken)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: hands never change."""
        raise AttributeError(f"hands never change: {name}={value!r}")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by value."""
        return (Hand, (self.cards,))

    def __iter__(self) -> Iterator[Card]:
        """Iterate in `sort_key` order."""
        return iter(self.cards)

    def __len__(self) -> int:
        """Return the number of cards."""
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        """Say whether this very card (copy included) is held."""
        return card in self.cards

    def __eq__(self, other: object) -> bool:
        """Compare as sets of physical cards."""
        return isinstance(other, Hand) and self.cards == other.cards

    def __hash__(self) -> int:
        """Hash as the tuple of cards."""
        return hash(self.cards)

    def __repr__(self) -> str:
        """Return the cards, as in records."""
        return f"Hand({' '.join(map(str, self.cards))})"

    def of_suit(self, suit: Suit) -> tuple[Card, ...]:
        """Return the cards of one suit."""
        return tuple(card for card in self.cards if card.suit is suit)

    def of_face(self, rank: Rank, suit: Suit) -> tuple[Card, ...]:
        """Return the copies held of one face."""
        try:
            faces = self._faces
        except AttributeError:  # asked for the first time: melds are looked for face by face
            faces = {}
            for card in self.cards:
                face = card.rank, card.suit
                faces[face] = (*faces.get(face, ()), card)
            object.__setattr__(self, "_faces", faces)
        return faces.get((rank, suit), ())

    def without(self, *cards: Card) -> Hand:
        """Return the hand less these cards; raises ValueError when one is not held."""
        missing = [card for card in cards if card not in self.cards]
        if missing:
            raise ValueError(f"not held: {missing}")
        return Hand(card for card in self.cards if card not in cards)

    def plus(self, *cards: Card) -> Hand:
        """Return the hand with these cards added."""
        return Hand((*self.cards, *cards))
