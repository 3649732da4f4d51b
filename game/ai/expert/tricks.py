"""Tricks: the open trick of a view, played on in any world, by rules of thumb or searched to the end."""

from __future__ import annotations

from game.ai.expert.course import Course
from game.ai.expert.facts import Facts
from game.ai.expert.worlds import World
from game.ai.expert.worth import Played, Worth
from game.ai.kernel.layout import pile
from game.ai.kernel.rollout import apart, play_out
from game.ai.kernel.solve import Position, values
from game.ai.kernel.table import Table


class Tricks:
    """A deal from its open trick on, for the seat whose facts these are."""

    def __init__(self, facts: Facts) -> None:
        view = facts.view
        if view.trump is None:
            raise ValueError(f"nobody plays a card in {view}")
        self.facts, self.view, self.trump = facts, view, view.trump
        self.worth = Worth(view)
        self.table: Table = Course(view.variant, view.dealer).table(view.contract, view.trump)
        self.layout = self.table.layout
        self._open()
        self.taken, self.tricks = _so_far(facts)

    def _open(self) -> None:
        place, view = self.facts.code.place, self.view
        self.table.open_trick(view.leader, [place[play.card] for play in view.plays])
        self.table.leads_trump = self.table.leads_trump and not view.tricks
        for number, suit in enumerate(self.table.worth.suits):
            for seat in self.table.turns:
                if seat != self.facts.me and not self._may_hold(seat, suit):
                    self.table.voids[number] |= 1 << seat

    def _may_hold(self, seat: int, suit: int) -> bool:
        facts = self.facts
        if facts.fixed[seat] & suit:
            return True
        pool = zip(facts.pool, facts.allowed, strict=True)
        return any(mask >> seat & 1 and suit >> facts.code.place[card] & 1 for card, mask in pool)

    @property
    def two_sided(self) -> bool:
        """Say whether all seats are on one of two sides, so that the end can be searched."""
        own = self.table.friends[self.facts.me]
        others = [seat for seat in self.table.turns if not own >> seat & 1]
        return all(self.table.friends[seat] == self.table.friends[others[0]] for seat in others)

    def played_on(self, world: World, place: int) -> float:
        """Return what the deal is worth when this card is played and all go on by rules of thumb."""
        taken, tricks = self._start(world)
        hands = apart(self.layout, list(world.hands))
        mine = hands[self.facts.me] & (self.layout.field << place)
        play_out(self.table, hands, mine.bit_length() - 1, taken, tricks)
        return self._valued(taken, tricks)

    def searched(self, world: World, limit: int) -> dict[int, float] | None:
        """Return what the deal is worth after each card when both sides play their best; None: too long."""
        place, view, seats = self.facts.code.place, self.view, self.view.variant.seats
        turns = [-1] * seats
        for seat, after in zip(self.table.turns, [*self.table.turns[1:], self.table.turns[0]], strict=True):
            turns[seat] = after
        plays = [place[play.card] for play in view.plays]
        side = self.table.friends[self.facts.me]
        position = Position(self.layout, list(world.hands[:-1]), turns, side, view.leader, plays)
        found = values(position, limit)
        if found is None:
            return None
        rest = self.layout.last_trick + sum(self.layout.points[at] for at in plays)
        rest += sum(pile(self.layout, hand) for hand in world.hands[:-1])
        return {at: self._split(world, mine, rest - mine) for at, mine in found.items()}

    def _split(self, world: World, mine: int, theirs: int) -> float:
        """Value an end in which the own side takes these points more, and the other side those."""
        taken, tricks = self._start(world)
        me = self.facts.me
        other = next(seat for seat in self.table.turns if not self.table.friends[me] >> seat & 1)
        for seat, points in ((me, mine), (other, theirs)):
            taken[seat] += points
            tricks[seat] += 1 if points else 0
        return self._valued(taken, tricks)

    def _start(self, world: World) -> tuple[list[int], list[int]]:
        taken, contract = list(self.taken), self.view.contract
        if contract is not None and self.facts.buried_from is not None:
            taken[contract.seat] += pile(self.layout, world.away)
        return taken, list(self.tricks)

    def _valued(self, taken: list[int], tricks: list[int]) -> float:
        view = self.view
        return self.worth(
            Played(view.contract, self.trump, view.meld_points, tuple(taken), tuple(tricks), view.moon)
        )


def _so_far(facts: Facts) -> tuple[list[int], list[int]]:
    """Return points taken and tricks won by seat, a burial one knows of with its bidder's points."""
    view = facts.view
    taken, tricks = [0] * view.variant.seats, [0] * view.variant.seats
    for trick in view.tricks:
        taken[trick.winner] += trick.points
        tricks[trick.winner] += 1
    if view.contract is not None:
        known = [card for card in view.buried if card is not None]
        taken[view.contract.seat] += pile(facts.code.layout, facts.code.bits(known))
    return taken, tricks
