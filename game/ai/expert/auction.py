"""An auction before the eyes of one seat: sampled deals, bid out and played for each call it may make.

The others bid as far as their sampled hands are worth (rules 6.2); what they have bid is kept in mind.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean, median

from game.ai.choice import Because, Motive
from game.ai.expert.callers import Callers
from game.ai.expert.course import Course, Hands
from game.ai.expert.facts import learned
from game.ai.expert.reckoning import Reckoner, reckoner
from game.ai.expert.worlds import World, sampled
from game.ai.expert.worth import Played, Worth
from game.ai.standard.auction import CLEARLY, OVER_PARTNER
from game.rules.cards import Suit
from game.rules.contract_rules import AllPass
from game.rules.endings import Ending
from game.rules.ladder import rungs
from game.rules.seats import partner_of
from game.rules.state import Contract
from game.rules.view import View

_TRUMPS = 2
_LIMITS = 14
_SPARED = 2.0  # Units below its limit to which a hand goes at once where it is asked only once.


@dataclass(frozen=True, slots=True)
class _Dealt:
    """A world with how far each other seat would bid; results of contracts are worked out once."""

    world: World
    limits: tuple[float, ...]
    played: dict[tuple[int, Suit | None], tuple[Hands, Played]]
    without: list[float]

    def passed(self, auction: Auction) -> float:
        """Return what the deal is worth when the seat passes, worked out once."""
        if not self.without:
            self.without.append(auction.outcome(self, None))
        return self.without[0]


class Auction:
    """The auction as it stands, before the eyes of one seat, whose hand is good for `promised` points."""

    def __init__(self, view: View, seed: int, worlds: int) -> None:
        if view.seat is None:
            raise ValueError(f"nobody bids here: {view}")
        self.view, self.me = view, view.seat
        self.course, self.callers = Course(view.variant, view.dealer), Callers(view)
        self.reckon: Reckoner = reckoner(view.variant)
        self.worth = Worth(view)
        self.unit = view.variant.scale.unit
        self.rungs = rungs(view.variant.auction, view.variant.scale)
        self.partner = partner_of(view.variant, self.me)
        self.high = max((call.points or 0 for call in view.calls), default=0)
        self.holder = next((call.seat for call in view.calls if self.high and call.points == self.high), None)
        self.out = frozenset(call.seat for call in view.calls if call.points is None)
        facts = learned(view)
        own = facts.fixed[self.me]
        self.promised = round(self.reckon.best(own)[1]) * self.unit
        self.worlds = [
            self._dealt(world) for world in sampled(facts, worlds, Random(seed), self.callers.strange)
        ]
        self.limits = [points for points in self.rungs if points > self.high][:_LIMITS]
        self.trump = self._best_trump(self._trumps(own))
        self.thrown_in = self._thrown_in()

    def _dealt(self, world: World) -> _Dealt:
        limits = [0.0] * self.view.variant.seats
        for seat in self.callers.others:
            limits[seat] = self.callers.limit(world.hands[seat])
        return _Dealt(world, tuple(limits), {}, [])

    def _trumps(self, own: int) -> list[Suit]:
        """Return the trumps worth a thought, the best first."""
        cards = {suit: self.reckon.recoded(own, suit) for suit in Suit}
        able = [suit for suit in Suit if self.reckon.nameable(cards[suit])]
        return sorted(able, key=lambda suit: -self.reckon.dealt(cards[suit], suit))[:_TRUMPS]

    def best(self) -> list[float]:
        """Return what bidding up to the limit that does best is worth in every deal sampled.

        The limit that is tried in one half of the deals is the one that did best in the other half, for of
        many limits the best would look better than it is.
        """
        halves = (self.worlds[::2], self.worlds[1::2])
        found: dict[int, float] = {}
        for there, here in (halves, halves[::-1]):
            limit = max(self.limits, key=lambda each: (fmean(self.outcome(d, each) for d in there), -each))
            found |= {id(dealt): self.outcome(dealt, limit) for dealt in here}
        return [found[id(dealt)] for dealt in self.worlds]

    def likely(self) -> int:
        """Return what the own side makes with the contract in the middle of the deals, in whole units."""
        contract = Contract(self.me, self.limits[0] if self.limits else self.high)
        own = [seat for seat in self.course.order if seat in (self.me, self.partner)]
        made = []
        for dealt in self.worlds:
            _, run = self._run(dealt, contract, self.trump)
            made.append(sum([run.melds[seat] + (run.taken[seat] if run.taken else 0) for seat in own]))
        return round(median(made) / self.unit) * self.unit

    def outcome(self, dealt: _Dealt, limit: int | None) -> float:
        """Return what this deal is worth when the seat bids up to a limit, None: passes now.

        In an auction of one round it makes this bid and no other.
        Where another gets the contract after all it counts as passed: to be pushed higher is no gain to build
        on, since nobody knows to a point how far others go.
        """
        contract = self.won(dealt, limit)
        if contract is None:
            return self._unbid()
        if contract.seat != self.me:
            return self.worth(self._contract(dealt, contract, None)) if limit is None else dealt.passed(self)
        if self.thrown_in is not None and contract.points <= self.view.variant.auction.minimum:
            return self.thrown_in
        return self._played(dealt, contract)

    def _played(self, dealt: _Dealt, contract: Contract) -> float:
        """Return what the own contract is worth, the widow turned."""
        return self.worth(self._contract(dealt, contract, self.trump))

    def _thrown_in(self) -> float | None:
        """Return what the least contract is worth unplayed, None where it is better played (rules 5.5)."""
        least = Contract(self.me, self.view.variant.auction.minimum)
        if not self.view.variant.stakes.paid or self.high:
            return None
        thrown = self.worth(Played(least, None, (), ending=Ending.THROWN_IN_UNSEEN))
        played = fmean(self._played(dealt, least) for dealt in self.worlds)
        return thrown if thrown > played else None

    def _best_trump(self, trumps: list[Suit]) -> Suit | None:
        """Return the one of these trumps that brings most in the deals sampled, None where there is none."""
        if len(trumps) <= 1 or self.view.variant.widow.widow:
            return trumps[0] if trumps else None
        contract = Contract(self.me, self.limits[0] if self.limits else self.high)

        def value(suit: Suit) -> float:
            return fmean(self.worth(self._contract(dealt, contract, suit)) for dealt in self.worlds)

        return max(trumps, key=value)

    def _contract(self, dealt: _Dealt, contract: Contract, trump: Suit | None) -> Played:
        hands, run = self._run(dealt, contract, trump)
        ending = self.course.ending(hands, contract, run.melds) if run.ending is None else run.ending
        if ending is not None:
            return Played(contract, run.trump, run.melds, ending=ending)
        return Played(contract, run.trump, run.melds, run.taken, run.tricks)

    def _run(self, dealt: _Dealt, contract: Contract, trump: Suit | None) -> tuple[Hands, Played]:
        """Return the hands that melds are laid from, and the deal played to its end, worked out once."""
        key = (contract.seat, trump)
        found = dealt.played.get(key)
        if found is None:
            named = None if self.view.variant.widow.widow else trump
            found = dealt.played[key] = self.course.run(dealt.world.hands, contract, named)
        return found

    def won(self, dealt: _Dealt, limit: int | None) -> Contract | None:
        """Return the contract when everybody bids up to its limit: one step at a time, or once."""
        once = self.view.variant.auction.one_round
        return self._bid_once(dealt, limit) if once else self._bid_on(dealt, limit)

    def _bid_on(self, dealt: _Dealt, limit: int | None) -> Contract | None:
        rules, order = self.view.variant.auction, self.course.order
        out, high, holder = set(self.out), self.high, self.holder
        at = order.index(self.me)
        if limit is None:
            out.add(self.me)
        while True:
            seat = order[at % len(order)]
            at += 1
            left = [each for each in order if each not in out]
            if holder is not None and left == [holder]:
                return Contract(holder, high)
            if not left:
                return None
            if holder is None and len(left) == 1 and rules.all_pass is AllPass.DEALER_HOLDS:
                return Contract(left[0], rules.held_at, held=True)
            if seat in out or seat == holder:
                continue
            following = next((rung for rung in self.rungs if rung > high), None)
            if following is not None and self._bids(dealt, seat, following, holder, limit, left):
                high, holder = following, seat
            else:
                out.add(seat)

    def _bid_once(self, dealt: _Dealt, points: int | None) -> Contract | None:
        rules, order = self.view.variant.auction, self.course.order
        high, holder, left = self.high, self.holder, [seat for seat in order if seat not in self.out]
        called, at = {call.seat for call in self.view.calls}, order.index(self.me)
        asked = [seat for seat in (*order[at:], *order[:at]) if seat not in called]
        for seat in asked:
            last = seat == asked[-1]
            if last and holder is None and rules.all_pass is AllPass.DEALER_HOLDS:
                return Contract(seat, rules.held_at, held=True)
            bid = points if seat == self.me else self._bid_of(dealt, seat, high, holder, left, last=last)
            if bid is None:
                left.remove(seat)
            else:
                high, holder = bid, seat
        return None if holder is None else Contract(holder, high)

    def _bid_of(
        self, dealt: _Dealt, seat: int, high: int, holder: int | None, left: list[int], *, last: bool
    ) -> int | None:
        """Return what another seat bids when it is asked once: near its limit, the last just enough."""
        above = [rung for rung in self.rungs if rung > high]
        if not above or not self._bids(dealt, seat, above[0], holder, None, left):
            return None
        spared = dealt.limits[seat] - _SPARED
        within = [rung for rung in above if rung / self.unit <= spared]
        return within[-1] if within and not last else above[0]

    def _bids(
        self, dealt: _Dealt, seat: int, points: int, holder: int | None, limit: int | None, left: list[int]
    ) -> bool:
        if seat == self.me:
            return limit is not None and points <= limit
        surplus = 0.0
        if holder is not None and holder == partner_of(self.view.variant, seat):
            surplus = CLEARLY if set(left) == {seat, holder} else OVER_PARTNER
        return dealt.limits[seat] - surplus >= points / self.unit

    def share_won(self, points: int) -> float:
        """Return in what share of the deals sampled a bid of so many points gets the contract."""
        contracts = [self.won(dealt, points) for dealt in self.worlds]
        return fmean(contract is not None and contract.seat == self.me for contract in contracts)

    def _unbid(self) -> float:
        return self.worth(Played(None, None, (), ending=Ending.ALL_PASSED))

    def moons(self, least: int) -> tuple[list[float], int]:
        """Return what the moon is worth in every deal sampled, and in how many of a hundred it is made.

        `least` are the points of the contract that the call makes (rules 9).
        """
        contract = Contract(self.me, least)
        return self.worth.shot([self._contract(dealt, contract, self.trump) for dealt in self.worlds])

    def why_not(self, least: int, lost: int) -> Because:
        """Return why the seat passes, when it could bid `least` and would be worse off by `lost` points."""
        left = set(self.course.order) - self.out - {self.me}
        if self.holder is not None and self.holder == self.partner and left == {self.partner}:
            return Because(Motive.PARTNER_BIDS_ENOUGH, points=self.high)
        if self.promised < least:
            return Because(Motive.HAND_TOO_WEAK, points=self.promised)
        return Because(Motive.BIDDING_COSTS, points=lost)
