"""Search: alpha-beta over open cards with a table, one question of yes or no at a time."""

from __future__ import annotations

from game.ai.kernel.layout import ALWAYS, OVERTRUMP, TRUMP_LED_ONLY, Layout, pile

ENTRIES = 300_000
"""So many positions a search remembers, at most."""
_POINTS = 10  # Bits that hold any number of points.
_HIGH = (1 << _POINTS) - 1


class OutOfNodesError(Exception):
    """The search would look at more beginnings of tricks than it may."""


class Search:
    """The search behind one question: `nodes` are the beginnings of tricks it has looked at.

    Every search asks whether the side reaches `need` of the `rest` that is still to be taken, trick and last
    trick included, and answers with a bound: no more than the truth if that reaches `need`, else no less.
    What is found at the beginning of a trick is kept, as bounds of what is taken from there on.
    """

    def __init__(self, layout: Layout, hands: list[int], turns: list[int], side: int, limit: int) -> None:
        """Prepare the masks; the hands are copied, and may be changed between two questions."""
        seats = range(len(hands))
        self.limit = limit
        self.nodes = 0
        self.kept = 0
        self.tables: list[dict[tuple[int, ...], int]] = [{} for _ in seats]
        self.hands = list(hands)
        self.turns = turns
        self.mine = [bool(side >> seat & 1) for seat in seats]
        self.rivals = [[at for at in seats if at != seat and turns[at] >= 0] for seat in seats]
        self.followers = len([seat for seat in seats if turns[seat] >= 0]) - 1
        self.layout = layout
        self.width = layout.width
        self.ones = layout.ones
        self.points = layout.points
        self.trumps = layout.trumps
        self.suit = layout.suit
        self.beaters = layout.beaters
        self.must_trump = layout.must_trump
        self.exempt = layout.partner_exempt
        stride = layout.faces * layout.width
        self.suits = [((1 << stride) - 1) << base for base in range(0, layout.size, stride)]
        # By the length of a hand, the faces from its highest on.
        self.upwards = [-1 << max(0, length - layout.width) for length in range(layout.size + 1)]
        self.fields = [0] * layout.size  # All copies of a face,
        self.heads = [0] * layout.size  # what must be played on this winning card in its suit,
        self.overs = [0] * layout.size  # or by a hand void in the suit led,
        self.alike = [0] * layout.size  # and the higher faces that count as much with none else between.
        self.chain = 0  # The faces with such a face.
        for place in range(layout.size - layout.width, -1, -layout.width):
            trump = place >= layout.trump_base
            self.fields[place] = layout.field << place
            if layout.heading >= (TRUMP_LED_ONLY if trump else ALWAYS):
                self.heads[place] = layout.beaters[place]
            if trump and layout.heading >= OVERTRUMP:
                self.overs[place] = layout.above[place]
            above = place + layout.width
            if above % stride and layout.points[above] == layout.points[place]:
                self.alike[place] = self.alike[above] | self.fields[above]
                self.chain |= 1 << place

    def value(self, leader: int, plays: list[int], guess: int) -> int:
        """Return what the side takes from here on; near a right guess it is quicker, -1 is none."""
        if not plays and not any(self.hands):
            return 0
        rest = self.layout.last_trick
        for hand in self.hands:
            rest += pile(self.layout, hand)
        for place in plays:
            rest += self.points[place]
        low, high, step = 0, rest, rest if guess < 0 else 1
        need = (rest + 1) // 2 if guess < 0 else min(guess, rest)
        while low < high:
            found = self._bound(leader, plays, need, rest)
            if found >= need:
                low = found
                need = min(low + step, (low + high + 1) // 2)
            else:
                high = found
                need = max(high - step + 1, (low + high + 1) // 2)
            step *= 4
        return low

    def _bound(self, leader: int, plays: list[int], need: int, rest: int) -> int:
        if not plays:
            return self._trick(leader, need, rest)
        lead, best, taker, seat, on_table = plays[0], plays[0], leader, leader, 0
        for place in plays:
            if self.beaters[best] >> place & 1:
                best, taker = place, seat
            on_table += self.points[place]
            seat = self.turns[seat]
        left = self.followers + 1 - len(plays)
        if left:
            return self._follow(seat, lead, best, taker, left, on_table, need, rest)
        if not self.hands[taker]:
            return rest if self.mine[taker] else 0
        if self.mine[taker]:
            return on_table + self._trick(taker, need - on_table, rest - on_table)
        return self._trick(taker, need, rest - on_table)

    def _trick(self, seat: int, need: int, rest: int) -> int:
        """Search from the beginning of a trick."""
        if need <= 0:
            return 0
        if need > rest:
            return rest
        hands = self.hands
        hand = hands[seat]
        if not hand & (hand - 1):
            return self._last(seat, rest)
        self.nodes += 1
        if self.nodes > self.limit:
            raise OutOfNodesError
        if not self.chain:
            return self._lead(seat, hand & self.ones, need, rest)
        others = self._others(seat)
        every = others | hand
        holes = ~every & (every >> self.width) & self.chain
        if not holes:
            only = hand & ~others
            alike = only & (only >> self.width) & self.chain
            return self._lead(seat, hand & self.ones & ~alike, need, rest)
        self.hands = self._closed(holes, every)
        found = self._lead(seat, self.distinct(seat, self.hands[seat], 0), need, rest)
        self.hands = hands
        return found

    def _lead(  # noqa: C901 - one loop, without calls
        self, seat: int, moves: int, need: int, rest: int
    ) -> int:
        """Search from a lead with one of these faces, if not enough is known."""
        hands = self.hands
        table = self.tables[seat]
        key = tuple(hands)
        low, high = 0, rest
        known = table.get(key, -1)
        if known >= 0:
            low, high = known >> _POINTS, known & _HIGH
            if low >= need:
                return low
            if high < need:
                return high
        elif self.kept < ENTRIES:
            self.kept += 1
            known = 0
        hand = hands[seat]
        mine = self.mine[seat]
        after = self.turns[seat]
        found = 0 if mine else rest
        first = (self._sure(moves, hands[after]) if self.followers == 1 else 0) or moves
        moves ^= first
        while first:
            bit = first & -first
            first ^= bit
            if not first:
                first, moves = moves, 0
            place = bit.bit_length() - 1
            hands[seat] = hand - (((hand & self.fields[place]) + bit) >> 1)
            got = self._follow(after, place, place, seat, self.followers, self.points[place], need, rest)
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
        if known >= 0:
            table[key] = found << _POINTS | high if found >= need else low << _POINTS | found
        return found

    def _follow(  # noqa: C901, PLR0912, PLR0913, PLR0917 - one loop, without calls
        self, seat: int, lead: int, best: int, taker: int, left: int, on_table: int, need: int, rest: int
    ) -> int:
        """Search from the middle of a trick in which `left` seats are still to play."""
        hands = self.hands
        hand = hands[seat]
        mine = self.mine[seat]
        friend = self.mine[taker] == mine
        beaters = self.beaters[best]
        moves = hand & self.suit[lead]
        # What `layout.legal` says.
        if moves:
            if not (friend and self.exempt):
                moves = (moves & self.heads[best]) or moves
        else:
            moves = hand & self.trumps
            if not moves or not self.must_trump:
                moves = hand
            elif not (friend and self.exempt):
                moves = (moves & self.overs[best]) or moves
        moves &= self.ones
        if self.chain and moves & (moves - 1):
            moves = self.distinct(seat, moves, 1 << best)
        found = 0 if mine else rest
        upwards = left > 1 or not (friend or moves & beaters)
        while moves:
            place = ((moves & -moves) if upwards else moves).bit_length() - 1
            bit = 1 << place
            moves ^= bit
            hands[seat] = hand - (((hand & self.fields[place]) + bit) >> 1)
            total = on_table + self.points[place]
            top, winner = (place, seat) if beaters & bit else (best, taker)
            if left > 1:
                got = self._follow(self.turns[seat], lead, top, winner, left - 1, total, need, rest)
            elif self.mine[winner]:
                got = total + self._trick(winner, need - total, rest - total)
            else:
                got = self._trick(winner, need, rest - total)
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

    def _last(self, seat: int, rest: int) -> int:
        """Return what is taken in the last trick, in which nobody has a choice."""
        best, taker = self.hands[seat].bit_length() - 1, seat
        for _ in range(self.followers):
            seat = self.turns[seat]
            if self.hands[seat] & self.beaters[best]:
                best, taker = self.hands[seat].bit_length() - 1, seat
        return rest if self.mine[taker] else 0

    def _others(self, seat: int) -> int:
        others = 0
        for rival in self.rivals[seat]:
            others |= self.hands[rival]
        return others

    def distinct(self, seat: int, cards: int, best: int) -> int:
        """Return the places among a seat's cards, but of neighbours that are as good the highest only.

        They count alike, and nobody else holds a card at or between them, nor is it winning the trick.
        """
        only = self.hands[seat] & ~(self._others(seat) | best)
        return cards & self.ones & ~(only & (only >> self.width) & self.chain)

    def _closed(self, holes: int, every: int) -> list[int]:
        """Return the hands with cards moved down to faces that count as much and that nobody holds."""
        hands = list(self.hands)
        while holes:
            higher = self.alike[(holes & -holes).bit_length() - 1]
            for seat in range(len(hands)):
                moved = hands[seat] & higher
                hands[seat] ^= moved ^ (moved >> self.width)
            moved = every & higher
            every ^= moved ^ (moved >> self.width)
            holes = ~every & (every >> self.width) & self.chain
        return hands

    def _sure(self, cards: int, theirs: int) -> int:
        """Return those of these cards that the only follower cannot beat."""
        found = 0
        for suit in self.suits:
            own = cards & suit
            if own:
                answers = theirs & suit
                if answers:
                    found |= own & self.upwards[answers.bit_length()]
                elif not theirs & self.trumps:
                    found |= own
        return found
