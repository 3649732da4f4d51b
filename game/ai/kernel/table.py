"""Table: who sits where on which side, and the open trick, however the hidden cards may lie."""

from __future__ import annotations

from game.ai.kernel.layout import Layout
from game.ai.kernel.worth import Worth

SURE = 1000
"""Chances are in thousandths."""


class Table:
    """What stays the same in every way the hidden cards may lie.

    `turns` are the seats in play in the order of their turns; `friends` is by seat the bits of the seats
    whose tricks are as good as its own, itself included; `bidders` are those of the side with the contract,
    0 in games without one. `spared` is by seat the bits of the seats whose trick it need not beat where the
    rules exempt partners.

    The open trick is empty, and `leader` to lead, until `open_trick` is told of it. `leads_trump`: the next
    lead must be a trump. `voids` is by suit the bits of the seats known to have none of it.
    """

    def __init__(self, layout: Layout, turns: list[int], friends: list[int], bidders: int) -> None:
        self.layout = layout
        self.worth = Worth(layout)
        self.turns = turns
        self.friends = friends
        self.bidders = bidders
        self.spared = [0] * len(friends)
        self.leads_trump = False
        self.voids = [0] * layout.suits
        self.chances: list[list[int]] = []
        self.open_trick(turns[0], [])
        everyone = sum([1 << seat for seat in turns])
        self.foes = [everyone & ~mask for mask in friends]
        self.mates = [everyone & friends[seat] & ~(1 << seat) for seat in range(len(friends))]
        self.contract = [_contract(bidders, seat) for seat in range(len(friends))]
        self.orders: list[list[int]] = [[] for _ in friends]
        self.behind: list[list[int]] = [[] for _ in friends]
        for place, seat in enumerate(turns):
            self.orders[seat] = turns[place:] + turns[:place]
            left = everyone
            for each in self.orders[seat]:
                left &= ~(1 << each)
                self.behind[seat].append(left)

    def open_trick(self, leader: int, plays: list[int]) -> None:
        """Set the open trick: who led, and a bit of each card played to it, in order."""
        self.leader = leader
        self.played = len(plays)
        self.led = plays[0] if plays else -1
        self.best = self.led
        self.winner = leader
        self.pile = sum([self.layout.points[at] for at in plays])
        for place in range(1, len(plays)):
            if self.layout.beaters[self.best] >> plays[place] & 1:
                self.best = plays[place]
                self.winner = self.orders[leader][place]


def none_of(held: int, pool: int) -> list[int]:
    """Return how likely a hand of `held` out of `pool` cards has none of 0, 1, 2, ... of them; of `SURE`."""
    row = [SURE]
    for taken in range(pool):
        left = pool - held - taken
        row.append(row[taken] * left // (pool - taken) if left > 0 else 0)
    return row


def _contract(bidders: int, seat: int) -> int:
    """Return 1 on the side with the contract, -1 against it, 0 where there is none."""
    if not bidders:
        return 0
    return 1 if bidders >> seat & 1 else -1
