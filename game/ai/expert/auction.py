"""Bidding: every sampled deal is bid out and played for each limit the seat might set itself (rules 6.2).

The others bid as far as their sampled hands are worth; what they have bid already is kept in mind.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.expert.callers import Callers
from game.ai.expert.choosing import SURE, preferred
from game.ai.expert.course import Course, Hands
from game.ai.expert.facts import learned
from game.ai.expert.reckoning import Reckoner, reckoner
from game.ai.expert.worlds import World, sampled
from game.ai.expert.worth import Played, Worth
from game.ai.standard import auction as standard
from game.rules.actions import Bid, PassBid
from game.rules.cards import Suit
from game.rules.choices import BidRange
from game.rules.contract_rules import AllPass
from game.rules.endings import Ending
from game.rules.ladder import rungs
from game.rules.seats import partner_of
from game.rules.state import Contract
from game.rules.view import View

_OVER_PARTNER, _CLEARLY = 4.0, 8.0
_TRUMPS = 2
_SURE_TO_PASS = 2.5  # A pass is final, while who bids can still pass later: it must be clearly better.
_LIMITS = 14


def choose(view: View, seed: int, worlds: int) -> Choice:
    """Return a bid or a pass, one step at a time, with what passing and bidding are worth."""
    bids = next((choice.bids for choice in view.choices if isinstance(choice, BidRange)), ())
    if not bids:
        return _only(PassBid())
    if PassBid() not in view.legal:
        return _only(Bid(bids[0]))
    usual = standard.choose(view).action
    if view.variant.auction.one_round or not isinstance(usual, Bid | PassBid):
        return standard.choose(view)
    table = _Auction(view, seed, worlds)
    passing = [dealt.passed(table) for dealt in table.worlds]
    limit, bidding = table.best()
    bid, passed = usual if isinstance(usual, Bid) else Bid(bids[0]), PassBid()
    liked: list[Bid | PassBid] = [bid, passed] if isinstance(usual, Bid) else [passed, bid]
    samples: dict[Bid | PassBid, list[float]] = {bid: bidding, passed: passing}
    chosen, values = preferred(liked, samples, 0.0, _SURE_TO_PASS if liked[0] == bid else SURE)
    if chosen == bid:
        return Choice(chosen, values, (Because(Motive.BIDS_ON_HAND, points=limit),))
    lost = max(0, round(values[0].value - values[1].value))
    return Choice(chosen, values, (table.why_not(bids[0], lost),))


def _only(action: Bid | PassBid) -> Choice:
    return Choice(action, (Valued(action, 0.0),), (Because(Motive.ONLY_ACTION),))


@dataclass(frozen=True, slots=True)
class _Dealt:
    """A world with how far each other seat would bid; results of contracts are worked out once."""

    world: World
    limits: tuple[float, ...]
    played: dict[tuple[int, Suit | None], tuple[Hands, Played]]
    without: list[float]

    def passed(self, auction: _Auction) -> float:
        """Return what the deal is worth when the seat passes, worked out once."""
        if not self.without:
            self.without.append(auction.outcome(self, None))
        return self.without[0]


class _Auction:
    """The auction as it stands, before the eyes of one seat."""

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
        self.worlds = [
            self._dealt(world) for world in sampled(facts, worlds, Random(seed), self.callers.strange)
        ]
        self.limits = [points for points in self.rungs if points > self.high][:_LIMITS]
        self.trumps = self._ranked(self._trumps(own))
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

    def best(self) -> tuple[int, list[float]]:
        """Return the limit that does best, and what bidding is worth in every deal sampled.

        The limit that is tried in one half of the deals is the one that did best in the other half, for of
        many limits the best would look better than it is.
        """
        halves = (self.worlds[::2], self.worlds[1::2])
        picked = []
        found: dict[int, float] = {}
        for there, here in (halves, halves[::-1]):
            limit = max(self.limits, key=lambda each: (fmean(self.outcome(d, each) for d in there), -each))
            picked.append(limit)
            found |= {id(dealt): self.outcome(dealt, limit) for dealt in here}
        return max(picked), [found[id(dealt)] for dealt in self.worlds]

    def outcome(self, dealt: _Dealt, limit: int | None) -> float:
        """Return what this deal is worth when the seat bids up to a limit, None: passes now.

        Where another gets the contract after all it counts as passed: to be pushed higher is no gain to build
        on, since nobody knows to a point how far others go.
        """
        contract = self._won(dealt, limit)
        if contract is None:
            return self._unbid()
        if contract.seat != self.me:
            return self.worth(self._contract(dealt, contract, None)) if limit is None else dealt.passed(self)
        if self.thrown_in is not None and contract.points <= self.view.variant.auction.minimum:
            return self.thrown_in
        return self._played(dealt, contract)

    def _played(self, dealt: _Dealt, contract: Contract) -> float:
        """Return what the own contract is worth, the widow turned."""
        return self.worth(self._contract(dealt, contract, self.trumps[0] if self.trumps else None))

    def _thrown_in(self) -> float | None:
        """Return what the least contract is worth unplayed, None where it is better played (rules 5.5)."""
        least = Contract(self.me, self.view.variant.auction.minimum)
        if not self.view.variant.stakes.paid or self.high:
            return None
        thrown = self.worth(Played(least, None, (), ending=Ending.THROWN_IN_UNSEEN))
        played = fmean(self._played(dealt, least) for dealt in self.worlds)
        return thrown if thrown > played else None

    def _ranked(self, trumps: list[Suit]) -> list[Suit]:
        """Return trumps with the one first that brings most in the deals sampled."""
        if len(trumps) <= 1 or self.view.variant.widow.widow:
            return trumps
        contract = Contract(self.me, self.limits[0] if self.limits else self.high)

        def value(suit: Suit) -> float:
            return fmean(self.worth(self._contract(dealt, contract, suit)) for dealt in self.worlds)

        return sorted(trumps, key=value, reverse=True)

    def _contract(self, dealt: _Dealt, contract: Contract, trump: Suit | None) -> Played:
        key = (contract.seat, trump)
        if key not in dealt.played:
            dealt.played[key] = self._run(dealt.world, contract, trump)
        hands, run = dealt.played[key]
        ending = self.course.ending(hands, contract, run.melds) if run.ending is None else run.ending
        if ending is not None:
            return Played(contract, run.trump, run.melds, ending=ending)
        return Played(contract, run.trump, run.melds, run.taken, run.tricks)

    def _run(self, world: World, contract: Contract, trump: Suit | None) -> tuple[Hands, Played]:
        """Return the hands that melds are laid from, and the deal played to its end."""
        named = None if self.view.variant.widow.widow else trump
        hands, suit = self.course.ready(world.hands, contract, named)
        if suit is None:
            none = (0,) * self.view.variant.seats
            return hands, Played(contract, None, none, ending=Ending.NO_TRUMP)
        melds = self.course.melds(hands, contract, suit)
        return hands, self.course.buried(hands, contract, suit, melds)

    def _won(self, dealt: _Dealt, limit: int | None) -> Contract | None:
        """Return the contract when everybody bids one step at a time up to its limit."""
        rules, order = self.view.variant.auction, self.course.order
        out, high, holder = set(self.out), self.high, self.holder
        said = len(self.view.calls)
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
                if rules.one_round and said >= len(order) and holder is not None:
                    return Contract(holder, high)
                continue
            said += 1
            following = next((rung for rung in self.rungs if rung > high), None)
            if following is not None and self._bids(dealt, seat, following, holder, limit, left):
                high, holder = following, seat
            else:
                out.add(seat)
            if rules.one_round and said >= len(order) and holder is not None:
                return Contract(holder, high)

    def _bids(
        self, dealt: _Dealt, seat: int, points: int, holder: int | None, limit: int | None, left: list[int]
    ) -> bool:
        if seat == self.me:
            return limit is not None and points <= limit
        surplus = 0.0
        if holder is not None and holder == partner_of(self.view.variant, seat):
            surplus = _CLEARLY if set(left) == {seat, holder} else _OVER_PARTNER
        return dealt.limits[seat] - surplus >= points / self.unit

    def _unbid(self) -> float:
        return self.worth(Played(None, None, (), ending=Ending.ALL_PASSED))

    def why_not(self, least: int, lost: int) -> Because:
        """Return why the seat passes, when it could bid `least` and would be worse off by `lost` points."""
        left = set(self.course.order) - self.out - {self.me}
        if self.holder is not None and self.holder == self.partner and left == {self.partner}:
            return Because(Motive.PARTNER_BIDS_ENOUGH, points=self.high)
        own = self.worlds[0].world.hands[self.me]
        likely = round(self.reckon.best(own)[1]) * self.unit
        if likely < least:
            return Because(Motive.HAND_TOO_WEAK, points=likely)
        return Because(Motive.BIDDING_COSTS, points=lost)
