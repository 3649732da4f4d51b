"""Sight: what a two-hand view means for the seat that decides, now or after an imagined action."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import comb

from game.rules.cards import Card, Rank, Suit
from game.rules.counting import card_points
from game.rules.melds import Meld, MeldClass
from game.rules.tricks import beats
from game.rules.variant import Phase
from game.rules.view import View

Used = dict[tuple[Card, MeldClass], int]


@dataclass(frozen=True, slots=True)
class Sight:
    """The seat's own cards wherever they lie, and what may still come to it.

    `table` are those of `own` that lie there, `uncounted` the own nines of trump that have not scored,
    `swap` the upcard while it can be had for a nine. `used` is the highest value each own card has scored in
    each class of melds (rules 1.3). `loose` counts the unseen copies of each face (`QS`). `draws` are the
    cards this seat will still draw, `draw_chance` how likely a given unseen card is among them, `tricks` the
    tricks to finish while the stock lasts, the open one included.
    """

    view: View
    me: int
    trump: Suit
    own: tuple[Card, ...]
    table: frozenset[Card]
    uncounted: tuple[Card, ...]
    swap: Card | None
    used: Used
    loose: dict[str, int]
    draws: int
    tricks: int
    draw_chance: float

    @property
    def other(self) -> int:
        """The other seat."""
        return 1 - self.me

    def points(self, card: Card) -> int:
        """Return what the card counts when captured."""
        return card_points(card, self.view.variant.scoring.counting)

    def height(self, card: Card) -> int:
        """Return 0 for a nine up to 5 for an ace, in this variant's order."""
        return self.view.variant.rank_order.strength(card.rank)

    def beats(self, card: Card, other: Card) -> bool:
        """Say whether `card`, played later, takes the trick from `other`."""
        return beats(card, other, self.trump, self.view.variant.rank_order)

    def is_dix(self, card: Card) -> bool:
        """Say whether the card is a nine of trump."""
        return card.rank is Rank.NINE and card.suit is self.trump

    def theirs(self) -> tuple[Card, ...]:
        """Return the other seat's hand once the stock is gone: all that is known of it or unseen."""
        return (*self.view.known[self.other], *self.view.unseen())

    def beaten_chance(self, card: Card, suit: Suit) -> float:
        """Return the chance that the other seat holds a card of this suit that beats `card`."""
        met = (*self.view.table[self.other], *self.view.known[self.other])
        if any(shown.suit is suit and self.beats(shown, card) for shown in met):
            return 1.0
        copies = sum(
            count
            for face, count in self.loose.items()
            if (unseen := Card.parse(face)).suit is suit and self.beats(unseen, card)
        )
        hidden = sum(self.loose.values())
        size = self.view.hand_sizes[self.other] - len(self.view.known[self.other])
        return 1 - comb(hidden - copies, size) / comb(hidden, size)

    def without(self, card: Card) -> Sight:
        """Return the sight when this own card has been played."""
        return replace(self, own=_less(self.own, card), uncounted=_less(self.uncounted, card))

    def with_meld(self, meld: Meld) -> Sight:
        """Return the sight when the seat has laid this meld."""
        used = dict(self.used)
        _mark(used, meld)
        return replace(self, table=self.table | set(meld.cards), used=used)

    def with_dix(self, nine: Card) -> Sight:
        """Return the sight when the seat has shown this nine."""
        return replace(self, table=self.table | {nine}, uncounted=_less(self.uncounted, nine))

    def with_swap(self, nine: Card) -> Sight:
        """Return the sight when the seat has exchanged this nine; there must be something to swap it for."""
        if self.swap is None:
            raise ValueError(f"{nine} cannot be exchanged in {self.view}")
        return replace(self.without(nine), own=(*_less(self.own, nine), self.swap), swap=None)


def look(view: View) -> Sight:
    """Return the sight of the seat a two-hand view belongs to; trump must be known."""
    if view.seat is None or view.trump is None:
        raise ValueError(f"nobody decides anything in {view}")
    me, table = view.seat, view.table[view.seat]
    own = (*view.hand, *table)
    draws = (view.stock_count + (view.upcard is not None)) // view.variant.seats
    undrawn_window = view.phase is Phase.MELD_WINDOW and not view.drawn
    hidden = view.unseen()
    nines = (card for card in own if card.rank is Rank.NINE and card.suit is view.trump)
    return Sight(
        view=view,
        me=me,
        trump=view.trump,
        own=own,
        table=frozenset(table),
        uncounted=tuple(nine for nine in nines if nine not in view.counted_dix),
        swap=None if view.exchanged or view.upcard is None or view.upcard.rank is Rank.NINE else view.upcard,
        used=_used(view, me),
        loose=Counter(card.face for card in hidden),
        draws=draws,
        tricks=draws - undrawn_window,
        draw_chance=min(1.0, draws / max(1, len(hidden))),
    )


def _used(view: View, me: int) -> Used:
    used: Used = {}
    for laid in view.melds:
        if laid.seat == me:
            _mark(used, laid.meld)
    return used


def _mark(used: Used, meld: Meld) -> None:
    for card in meld.cards:
        key = (card, meld.kind.meld_class)
        used[key] = max(used.get(key, 0), meld.points)


def _less(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not gone)
