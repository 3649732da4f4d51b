"""Knowledge: what a seat can tell of the other hands from all that was shown, passed and played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from math import comb

from game.rules.cards import Card, Rank, Suit
from game.rules.counting import card_points
from game.rules.seats import partner_of, side_of
from game.rules.state import Play
from game.rules.tricks import beats, winning
from game.rules.variant import Heading, TrickRules
from game.rules.view import View

_NOTHING = -1


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What the seat `me` knows in the strict play of any game without a stock.

    `allies` are the other seats whose tricks are as good as its own, `rivals` the rest in play; by seat,
    `shown` are cards certainly in its hand, `possible` unseen cards that may be, `hidden` how many of its
    cards are not shown. `own_contract`: the bidder is on this side; None without a bidder.
    """

    view: View
    me: int
    trump: Suit
    own: tuple[Card, ...]
    allies: tuple[int, ...]
    rivals: tuple[int, ...]
    shown: tuple[tuple[Card, ...], ...]
    possible: tuple[tuple[Card, ...], ...]
    hidden: tuple[int, ...]
    own_contract: bool | None

    def units(self, card: Card) -> float:
        """Return what the card counts when captured, on the x1 scale."""
        return card_points(card, self.view.variant.scoring.counting) / self.view.variant.scale.unit

    def height(self, card: Card) -> int:
        """Return 0 for a nine up to 5 for an ace, in this variant's order."""
        return self.view.variant.rank_order.strength(card.rank)

    def beats(self, card: Card, other: Card) -> bool:
        """Say whether `card`, played later, takes the trick from `other`."""
        return beats(card, other, self.trump, self.view.variant.rank_order)

    def best(self) -> Play | None:
        """Return the play that wins the open trick so far, None before the lead."""
        plays = self.view.plays
        if not plays:
            return None
        cards = [play.card for play in plays]
        return plays[winning(cards, self.trump, self.view.variant.rank_order)]

    def to_follow(self) -> tuple[int, ...]:
        """Return the seats that play to the open trick after this one, in turn."""
        seats = self.view.variant.seats
        played = {play.seat for play in self.view.plays}
        order = ((self.me + place) % seats for place in range(1, seats))
        return tuple(seat for seat in order if seat != self.view.sitting_out and seat not in played)

    def outside(self, seats: Iterable[int]) -> frozenset[Card]:
        """Return every card that may be in one of these hands."""
        return frozenset(chain.from_iterable((*self.shown[seat], *self.possible[seat]) for seat in seats))

    def chance(self, seat: int, cards: Sequence[Card]) -> float:
        """Return the chance that this seat holds at least one of these cards."""
        if any(card in self.shown[seat] for card in cards):
            return 1.0
        pool, size = len(self.possible[seat]), self.hidden[seat]
        wanted = sum(card in self.possible[seat] for card in cards)
        if not wanted or not size:
            return 0.0
        if size >= pool:
            return 1.0
        return 1 - comb(pool - wanted, size) / comb(pool, size)

    def trumps_out(self) -> int:
        """Return how many trumps may be with the rivals."""
        return sum(card.suit is self.trump for card in self.outside(self.rivals))


def learn(view: View) -> Knowledge:
    """Return what the seat a view belongs to knows; raises ValueError before trump is named."""
    if view.seat is None or view.trump is None:
        raise ValueError(f"nobody plays a card in {view}")
    me, seats = view.seat, range(view.variant.seats)
    allies = allied(view, me)
    ours = {me, *allies}
    shown = tuple(() if seat == me else shown_cards(view, me, seat) for seat in seats)
    unseen = view.unseen().cards
    hidden = tuple(0 if seat == me else view.hand_sizes[seat] - len(shown[seat]) for seat in seats)
    ceilings = betrayed_ceilings(view, view.trump)
    contract = view.contract
    return Knowledge(
        view=view,
        me=me,
        trump=view.trump,
        own=(*view.hand, *view.table[me]),
        allies=allies,
        rivals=tuple(seat for seat in seats if seat not in ours and seat != view.sitting_out),
        shown=shown,
        possible=tuple(
            tuple(_possible(view, seat, unseen, ceilings)) if hidden[seat] > 0 else () for seat in seats
        ),
        hidden=hidden,
        own_contract=None if contract is None else contract.seat in ours,
    )


def allied(view: View, me: int) -> tuple[int, ...]:
    """Return the other seats that share this one's fate: a partner, or the other defender for stakes."""
    partner = partner_of(view.variant, me)
    if partner is not None:
        return (partner,)
    if view.contract is None or not view.variant.stakes.paid or view.contract.seat == me:
        return ()
    bidder = view.contract.seat
    seats = range(view.variant.seats)
    return tuple(seat for seat in seats if seat not in (me, bidder, view.sitting_out))


def same_side(view: View, one: int, other: int) -> bool:
    """Say whether two seats share a score."""
    return side_of(view.variant, one) == side_of(view.variant, other)


def shown_cards(view: View, me: int, seat: int) -> tuple[Card, ...]:
    """Return the cards everybody, or this seat alone, knows to be in another hand."""
    shown = dict.fromkeys((*view.known[seat], *view.table[seat]))
    for passed in view.passed:
        if passed.giver == me and passed.receiver == seat and not view.may_be_buried(passed):
            shown |= dict.fromkeys(card for card in passed.cards if card is not None)
    gone = {play.card for play in _plays(view)} | set(view.hand) | set(view.table[me])
    return tuple(card for card in shown if card not in gone)


def _possible(
    view: View, seat: int, unseen: tuple[Card, ...], ceilings: dict[tuple[int, Suit], int]
) -> Iterator[Card]:
    """Yield the unseen cards a seat may hold; the widow's are with the bidder or buried."""
    bidder, strength = view.contract.seat if view.contract else None, view.variant.rank_order.strength
    for card in unseen:
        ceiling = ceilings.get((seat, card.suit))
        if ceiling is not None and strength(card.rank) > ceiling:
            continue
        if seat == bidder or card not in view.widow:
            yield card


def _plays(view: View) -> Iterator[Play]:
    for trick in view.tricks:
        yield from trick.plays
    yield from view.plays


def betrayed_ceilings(view: View, trump: Suit) -> dict[tuple[int, Suit], int]:
    """Return by seat and suit the height above which it can hold nothing, or it would have had to play it."""
    ceilings: dict[tuple[int, Suit], int] = {}
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        for index in range(1, len(plays)):
            seat = plays[index].seat
            for suit, height in _betrayed(view, plays[:index], plays[index], trump):
                ceilings[seat, suit] = min(height, ceilings.get((seat, suit), height))
    return ceilings


def _betrayed(view: View, before: tuple[Play, ...], play: Play, trump: Suit) -> Iterator[tuple[Suit, int]]:
    """Yield the suits of which a play shows its seat to have nothing above a height (-1: nothing at all)."""
    rules, order, card = view.variant.play, view.variant.rank_order, play.card
    led = before[0].card.suit
    best = before[winning([each.card for each in before], trump, order)]
    if card.suit is not led:
        yield led, _NOTHING
        if card.suit is not trump and rules.must_trump:
            yield trump, _NOTHING
    spared = rules.partner_exempt and partner_of(view.variant, play.seat) == best.seat
    if spared or card.suit is not best.card.suit or beats(card, best.card, trump, order):
        return
    if _had_to_beat(rules, led, card.suit, trump):
        yield card.suit, order.strength(best.card.rank)


def _had_to_beat(rules: TrickRules, led: Suit, suit: Suit, trump: Suit) -> bool:
    """Say whether a card of a suit, played where its suit wins, had to be a higher one if possible."""
    if suit is not led:
        return rules.must_trump and rules.heading in (Heading.OVERTRUMP, Heading.ALWAYS)
    return rules.heading is not Heading.NEVER if led is trump else rules.heading is Heading.ALWAYS


def is_void(knowledge: Knowledge, seat: int, suit: Suit) -> bool:
    """Say whether a seat certainly has no card of the suit."""
    return not any(card.suit is suit for card in (*knowledge.shown[seat], *knowledge.possible[seat]))


def tops(knowledge: Knowledge, suit: Suit) -> tuple[Card, ...]:
    """Return the cards of the highest rank of a suit that others may still hold."""
    out = [card for card in knowledge.outside((*knowledge.allies, *knowledge.rivals)) if card.suit is suit]
    highest = max(map(knowledge.height, out), default=0)
    return tuple(card for card in out if knowledge.height(card) == highest)


def holds_all_aces(own: Iterable[Card], suit: Suit, copies: int) -> bool:
    """Say whether a hand has every ace of a suit, so that its tens are as good as aces."""
    return sum(card.suit is suit and card.rank is Rank.ACE for card in own) == copies
