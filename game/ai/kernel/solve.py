"""Solve: the best that either side can do when all cards are open, exactly."""

from __future__ import annotations

from game.ai.kernel.layout import Layout, legal, remove
from game.ai.kernel.search import OutOfNodesError, Search


class Position:
    """The open cards of a deal that two sides play out.

    `hands` are by seat, without the cards of the open trick, `turns` is the seat whose turn comes after each
    seat's, -1 for a seat that is not in play and holds nothing. `side` has the bit of every seat of one side.
    `leader` led the open trick of `plays`, the places of its cards in the order played, or is to lead.
    """

    def __init__(
        self, layout: Layout, hands: list[int], turns: list[int], side: int, leader: int, plays: list[int]
    ) -> None:
        """Keep the lists as they are given."""
        self.layout = layout
        self.hands = hands
        self.turns = turns
        self.side = side
        self.leader = leader
        self.plays = plays


def value(position: Position, limit: int) -> int | None:
    """Return the points that the side takes from here on, those on the table included, at best play of all.

    None when that takes a look at more than `limit` beginnings of tricks.
    """
    search = _search(position, limit)
    try:
        return search.value(position.leader, position.plays, -1)
    except OutOfNodesError:
        return None


def values(position: Position, limit: int) -> dict[int, int] | None:
    """Return what `value` is after each card that the seat to act may play, by place; None as there."""
    search = _search(position, limit)
    seat, best, taker = position.leader, -1, position.leader
    for place in position.plays:
        if best < 0 or search.beaters[best] >> place & 1:
            best, taker = place, seat
        seat = position.turns[seat]
    hand = search.hands[seat]
    cards = hand
    if best >= 0:
        friend = search.mine[taker] == search.mine[seat]
        spared = friend and position.layout.partner_exempt
        cards = legal(position.layout, hand, position.plays[0], best, spared)
    tried = search.distinct(seat, cards, 1 << best if best >= 0 else 0)
    found: dict[int, int] = {}
    guess = -1
    left = cards & search.ones
    try:
        while left:
            place = left.bit_length() - 1
            left ^= 1 << place
            if tried >> place & 1:
                search.hands[seat] = remove(position.layout, hand, place)
                guess = search.value(position.leader, [*position.plays, place], guess)
            found[place] = guess
    except OutOfNodesError:
        return None
    return found


def _search(position: Position, limit: int) -> Search:
    """Return a search that remembers nothing yet, so that no answer depends on earlier questions."""
    return Search(position.layout, position.hands, position.turns, position.side, limit)
