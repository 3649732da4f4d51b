"""Layout: hands as bits, and the rules of tricks on them (rules 0.5, 0.6).

A hand is one integer: a field of `width` bits for every face, filled from its lowest bit, so that a hand has
one form only, whichever copies it holds. Faces rise in strength inside a suit, and trumps are the last suit.
The lowest bit of a face's field is its place; a card is named by its place.

Where nothing is remembered by hand, a bit may also be one physical card: any bit of a face's field names it.
"""

from __future__ import annotations

NEVER, TRUMP_LED_ONLY, OVERTRUMP, ALWAYS = range(4)
"""When a follower must play a higher card, as `Heading`."""


class Layout:
    """The masks of one deck with one trump, and the rules of tricks; lists are indexed by any bit of a face.

    `ones` has every place; `suit` are all bits of a card's suit, `above` those of higher cards in it,
    `beaters` those that win against it when played later; `points` is what a card counts when captured.
    `full` is every card of the deck.
    """

    def __init__(self, suits: int, faces: int, width: int, points: list[int], last_trick: int) -> None:
        """Lay out `suits` suits of `faces` faces, the last one trump; `points` by face, lowest first."""
        self.suits = suits
        self.faces = faces
        self.width = width
        self.size = suits * faces * width
        self.last_trick = last_trick
        self.full = (1 << self.size) - 1
        self.field = (1 << width) - 1
        self.ones = sum([1 << place for place in range(0, self.size, width)])
        stride = faces * width
        self.trump_base = self.size - stride
        self.trumps = self.full ^ ((1 << self.trump_base) - 1)
        self.suit: list[int] = [0] * self.size
        self.above: list[int] = [0] * self.size
        self.beaters: list[int] = [0] * self.size
        self.points: list[int] = [0] * self.size
        self.counters = 0
        for place in range(0, self.size, width):
            base = place - place % stride
            suit = ((1 << stride) - 1) << base
            above = suit & ~((1 << (place + width)) - 1)
            for bit in range(place, place + width):
                self.suit[bit] = suit
                self.above[bit] = above
                self.beaters[bit] = above if base == self.trump_base else above | self.trumps
                self.points[bit] = points[(place - base) // width]
            if self.points[place]:
                self.counters |= self.field << place
        self.heading = ALWAYS
        self.must_trump = True
        self.partner_exempt = False


def legal(layout: Layout, hand: int, lead: int, best: int, spared: bool) -> int:  # noqa: FBT001 - compiled
    """Return the cards of `hand` that may be played to a trick led with `lead` that `best` is winning.

    `spared`: the partner is winning and that exempts from beating. To lead, every card is legal.
    """
    follow = hand & layout.suit[lead]
    if follow:
        if spared:
            return follow
        needed = TRUMP_LED_ONLY if lead >= layout.trump_base else ALWAYS
        if layout.heading >= needed:
            return (follow & layout.beaters[best]) or follow
        return follow
    trumps = hand & layout.trumps
    if not trumps or not layout.must_trump:
        return hand
    if best >= layout.trump_base and layout.heading >= OVERTRUMP and not spared:
        return (trumps & layout.above[best]) or trumps
    return trumps


def add(layout: Layout, hand: int, place: int) -> int:
    """Return `hand` with one more card of this place."""
    return hand + ((((hand >> place) & layout.field) + 1) << place)


def remove(layout: Layout, hand: int, place: int) -> int:
    """Return `hand` with one card of this place less; it must hold one."""
    return hand - (((((hand >> place) & layout.field) + 1) >> 1) << place)


def pile(layout: Layout, cards: int) -> int:
    """Return what these cards count when captured, without the last trick."""
    total = 0
    left = cards & layout.counters
    while left:
        low = left & -left
        total += layout.points[low.bit_length() - 1]
        left ^= low
    return total


def joined(layout: Layout, one: int, other: int) -> int:
    """Return two hands put together."""
    if one.bit_count() < other.bit_count():
        one, other = other, one
    left = other
    while left:
        low = left & -left
        left ^= low
        at = low.bit_length() - 1
        one = add(layout, one, at - at % layout.width)
    return one


def without(layout: Layout, hand: int, gone: int) -> int:
    """Return `hand` less the cards `gone`; it must hold them."""
    left = gone
    while left:
        low = left & -left
        left ^= low
        at = low.bit_length() - 1
        hand = remove(layout, hand, at - at % layout.width)
    return hand
