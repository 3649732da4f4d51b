"""Bidding: every sampled deal is bid out and played for each call the seat might make (rules 6.2)."""

from __future__ import annotations

from statistics import fmean

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.expert.auction import Auction
from game.ai.expert.choosing import SURE, preferred
from game.ai.standard import auction as standard
from game.rules.actions import Bid, PassBid, ShootMoon
from game.rules.choices import BidRange
from game.rules.view import View

_Call = Bid | PassBid | ShootMoon

_SURE_TO_PASS = 2.5  # A pass is final, while who bids can still pass later: it must be clearly better.
_HEIGHTS = 10
_HOPED = 6.0  # Units above what the hand promises up to which heights are tried.


def choose(view: View, seed: int, worlds: int) -> Choice:
    """Return a bid, a pass or the moon, with what each of them is worth.

    Bids go one step at a time; in an auction of one round any height is tried. A moon that nobody can stop
    is shot without a thought.
    """
    bids = next((choice.bids for choice in view.choices if isinstance(choice, BidRange)), ())
    steps = bids if view.variant.auction.one_round else bids[:1]
    calls = [*map(Bid, steps), *(call for call in (PassBid(), ShootMoon()) if call in view.legal)]
    if len(calls) == 1:
        return Choice(calls[0], (Valued(calls[0], 0.0),), (Because(Motive.ONLY_ACTION),))
    usual = standard.choose(view)
    if isinstance(usual.action, ShootMoon):
        return usual
    return _Thought(view, Auction(view, seed, worlds), bids, usual).choice()


class _Thought:
    """What each call is worth in the deals sampled for an auction; `usual` is what rules of thumb call."""

    def __init__(self, view: View, table: Auction, bids: tuple[int, ...], usual: Choice) -> None:
        self.table, self.bids, self.usual = table, bids, usual.action
        self.tells = usual.reasons[0].code is Motive.TELLS_PARTNER
        self.once = view.variant.auction.one_round
        self.samples: dict[_Call, list[float]] = {}
        self.moons = 0
        if PassBid() in view.legal:
            self.samples[PassBid()] = [dealt.passed(table) for dealt in table.worlds]
        if self.once:
            for points in self._heights():
                self.samples[Bid(points)] = [table.outcome(dealt, points) for dealt in table.worlds]
        elif bids:
            self.samples[self.usual if isinstance(self.usual, Bid) else Bid(bids[0])] = table.best()
        if ShootMoon() in view.legal:
            self.samples[ShootMoon()], self.moons = table.moons(bids[0] if bids else table.high)

    def choice(self) -> Choice:
        """Return the usual call unless another is clearly better."""
        liked = sorted(self.samples, key=self._liked)
        sure = _SURE_TO_PASS if isinstance(liked[0], Bid) and not self.once else SURE
        chosen, values = preferred(liked, self.samples, 0.0, sure)
        return Choice(chosen, values, self._reasons(chosen, values))

    def _liked(self, call: _Call) -> tuple[bool, bool, float]:
        return call != self.usual, isinstance(call, ShootMoon), -fmean(self.samples[call])

    def _heights(self) -> list[int]:
        """Return bids worth a thought where only one can be made, the least and the usual one among them."""
        most = self.table.promised + _HOPED * self.table.unit
        within = [points for points in self.bids if points <= most] or list(self.bids[:1])
        step = -(-len(within) // _HEIGHTS) or 1
        usual = [self.usual.points] if isinstance(self.usual, Bid) else []
        return sorted({*within[::step], *usual})

    def _reasons(self, chosen: _Call, values: tuple[Valued, ...]) -> tuple[Because, ...]:
        match chosen:
            case ShootMoon():
                return (Because(Motive.MOON_LIKELY, points=self.moons),)
            case Bid(points) if self.once:
                won = round(100 * self.table.share_won(points))
                return (self._bids(chosen), Because(Motive.BID_STANDS, points=won))
            case Bid():
                return (self._bids(chosen),)
            case PassBid() if self.bids:
                bid = next(each.value for each in values if isinstance(each.action, Bid))
                return (self.table.why_not(self.bids[0], max(0, round(values[0].value - bid))),)
            case _:
                return (Because(Motive.MOON_UNLIKELY, points=self.moons),)

    def _bids(self, bid: Bid) -> Because:
        tells = self.tells and bid == self.usual
        return Because(Motive.TELLS_PARTNER if tells else Motive.BIDS_ON_HAND, points=self.table.likely())
