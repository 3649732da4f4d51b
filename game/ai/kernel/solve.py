"""Solve: the best that either side can do when all cards are open, exactly."""

from __future__ import annotations

from game.ai.kernel.layout import ALWAYS, OVERTRUMP, TRUMP_LED_ONLY, Layout, legal, pile, remove

ENTRIES = 300_000
"""So many positions are remembered while one question is answered, at most."""
_POINTS = 10  # Bits that hold any number of points.
_LOW = (1 << _POINTS) - 1


class Position:
    """The open cards of a deal that two sides play out.

    `hands` are by seat, without the cards of the open trick, `turns` is the seat whose turn comes after each
    seat's; seats that are not in that round hold nothing. `side` has the bit of every seat of one side.
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


class OutOfNodesError(Exception):
    """The search would look at more beginnings of tricks than it may."""


class Search:
    """The search behind one question: `nodes` are the beginnings of tricks it has looked at."""

    def __init__(self, position: Position, limit: int) -> None:
        """Prepare the masks for this position's layout, turns and sides."""
        layout = position.layout
        self.limit = limit
        self.nodes = 0
        self.table: dict[tuple[int, ...], int] = {}
        self.hands = list(position.hands)
        self.turns = position.turns
        self.mine = [bool(position.side >> seat & 1) for seat in range(len(position.hands))]
        self.layout = layout
        self.ones = layout.ones
        self.points = layout.points
        self.suit = layout.suit
        self.beaters = layout.beaters
        self.trumps = layout.trumps
        self.fields = [layout.field << place for place in range(layout.size)]
        self.heads = [0] * layout.size
        self.overs = [0] * layout.size
        self.alike = [0] * layout.size
        last = layout.faces - 1
        for place in range(layout.size - layout.width, -1, -layout.width):
            trump = place >= layout.trump_base
            if layout.heading >= (TRUMP_LED_ONLY if trump else ALWAYS):
                self.heads[place] = layout.beaters[place]
            if trump and layout.heading >= OVERTRUMP:
                self.overs[place] = layout.above[place]
            above = place + layout.width
            if place // layout.width % layout.faces < last and layout.points[above] == layout.points[place]:
                self.alike[place] = self.alike[above] | self.fields[above]
        self.followers = 0
        seat = self.turns[position.leader]
        while seat != position.leader:
            self.followers += 1
            seat = self.turns[seat]

    def value(self, leader: int, plays: list[int], guess: int) -> int:
        """Return what the side takes from here on; a good guess makes it quicker."""
        if not plays and not any(self.hands):
            return 0
        rest = self.layout.last_trick
        for hand in self.hands:
            rest += pile(self.layout, hand)
        for place in plays:
            rest += self.points[place]
        low, high, need = 0, rest, min(guess, rest)
        while low < high:
            found = self._bound(leader, plays, need, rest)
            if found >= need:
                low = found
            else:
                high = found
            need = (low + high + 1) // 2
        return low

    def _bound(self, leader: int, plays: list[int], need: int, rest: int) -> int:
        if not plays:
            return self.trick(leader, need, rest)
        lead, best, taker, seat, on_table = plays[0], plays[0], leader, leader, 0
        for place in plays:
            if self.beaters[best] >> place & 1:
                best, taker = place, seat
            on_table += self.points[place]
            seat = self.turns[seat]
        left = self.followers + 1 - len(plays)
        if left:
            return self.follow(seat, lead, best, taker, left, on_table, need, rest)
        return self.finish(taker, on_table, need, rest)

    def moves(self, seat: int, cards: int, best: int) -> int:
        """Return one place of every group of equal cards."""
        hands = self.hands
        left = cards & self.ones
        others = 0
        for at in range(len(hands)):
            if at != seat:
                others |= hands[at]
        if best >= 0:
            others |= 1 << best
        own = hands[seat]
        result = 0
        while left:
            low = left & -left
            left ^= low
            place = low.bit_length() - 1
            alike = self.alike[place]
            if alike:
                above = (own | others) & alike
                if above and above & -above & own and not (above & -above | self.fields[place]) & others:
                    continue
            result |= low
        return result

    def trick(self, seat: int, need: int, rest: int) -> int:  # noqa: C901, PLR0912 - one loop, without calls
        """Return no more than what is taken from here if that reaches `need`, else no less."""
        if need <= 0:
            return 0
        if need > rest:
            return rest
        hands = self.hands
        self.nodes += 1
        if self.nodes > self.limit:
            raise OutOfNodesError
        key = (seat, *hands)
        low, high = 0, rest
        known = self.table.get(key, -1)
        if known >= 0:
            low, high = known >> _POINTS, known & _LOW
            if low >= need:
                return low
            if high < need:
                return high
        hand = hands[seat]
        mine = self.mine[seat]
        found = 0 if mine else rest
        left = self.moves(seat, hand, -1)
        after = self.turns[seat]
        while left:
            bit = left & -left
            left ^= bit
            place = bit.bit_length() - 1
            hands[seat] = hand - (((hand & self.fields[place]) + bit) >> 1)
            got = self.follow(after, place, place, seat, self.followers, self.points[place], need, rest)
            if mine:
                if got > found:
                    found = got
                    if got >= need:
                        break
            elif got < found:
                found = got
                if got < need:
                    break
        hands[seat] = hand
        if found >= need:
            low = found
        else:
            high = found
        if known >= 0 or len(self.table) < ENTRIES:
            self.table[key] = low << _POINTS | high
        return found

    def follow(  # noqa: C901, PLR0912, PLR0913, PLR0917 - one loop, without calls
        self, seat: int, lead: int, best: int, taker: int, left: int, on_table: int, need: int, rest: int
    ) -> int:
        """Return what `trick` does, in the middle of a trick in which `left` seats are still to play."""
        hands = self.hands
        hand = hands[seat]
        mine = self.mine[seat]
        friend = self.mine[taker] == mine
        spared = friend and self.layout.partner_exempt
        cards = hand & self.suit[lead]
        if cards:
            if not spared:
                cards = (cards & self.heads[best]) or cards
        else:
            cards = hand & self.trumps
            if not cards or not self.layout.must_trump:
                cards = hand
            elif not spared:
                cards = (cards & self.overs[best]) or cards
        beaters = self.beaters[best]
        moves = self.moves(seat, cards, best)
        found = 0 if mine else rest
        up = left > 1 or not (friend or moves & beaters)
        after = self.turns[seat]
        while moves:
            if up:
                bit = moves & -moves
                place = bit.bit_length() - 1
            else:
                place = moves.bit_length() - 1
                bit = 1 << place
            moves ^= bit
            hands[seat] = hand - (((hand & self.fields[place]) + bit) >> 1)
            total = on_table + self.points[place]
            if beaters & bit:
                top, winner = place, seat
            else:
                top, winner = best, taker
            if left > 1:
                got = self.follow(after, lead, top, winner, left - 1, total, need, rest)
            else:
                got = self.finish(winner, total, need, rest)
            if mine:
                if got > found:
                    found = got
                    if got >= need:
                        break
            elif got < found:
                found = got
                if got < need:
                    break
        hands[seat] = hand
        return found

    def finish(self, taker: int, on_table: int, need: int, rest: int) -> int:
        """Give the trick to its taker, who leads to the next one."""
        if not self.hands[taker]:
            return rest if self.mine[taker] else 0
        if self.mine[taker]:
            return on_table + self.trick(taker, need - on_table, rest - on_table)
        return self.trick(taker, need, rest - on_table)


def value(position: Position, limit: int) -> int | None:
    """Return the points that the side takes from here on, those on the table included, at best play of all.

    None when that takes a look at more than `limit` beginnings of tricks.
    """
    search = Search(position, limit)
    try:
        return search.value(position.leader, position.plays, 0)
    except OutOfNodesError:
        return None


def values(position: Position, limit: int) -> dict[int, int] | None:
    """Return what `value` is after each card that the seat to act may play, by place; None as there."""
    search = Search(position, limit)
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
    tried = search.moves(seat, cards, best)
    found: dict[int, int] = {}
    guess = 0
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
