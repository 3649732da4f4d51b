"""Bidding: how far a hand may go, one step at a time, and whom it bids against."""

from __future__ import annotations

from dataclasses import replace

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import Prospect, dealt_spread, nameable, prospects
from game.ai.standard.telling import heard, telling_bid
from game.ai.standard.tricks.knowledge import learn
from game.ai.standard.tricks.laydown import takes_every_trick
from game.rules.actions import Bid, PassBid, ShootMoon
from game.rules.choices import BidRange
from game.rules.contract_rules import Lead
from game.rules.seats import partner_of
from game.rules.view import View

MARGIN = 0.6  # Deviations that a bid stays below the estimate: those who win an auction overrate hands.
OVER_PARTNER = 4.0  # Units the own hand must promise beyond a partner's standing bid while others bid.
CLEARLY = 8.0  # The same when only the partner is left, who would get the contract as it stands.
_PARTNER_PASSED = -1.0
_ONE_ROUND = 2.0


def choose(view: View) -> Choice:
    """Return a bid, a pass or a certain moon; raises ValueError when the seat may do none of them."""
    if ShootMoon() in view.legal and _takes_every_trick(view):
        certain = Because(Motive.SHOOTS_MOON, view.hand.cards)
        return Choice(ShootMoon(), (Valued(ShootMoon(), 0.0),), (certain,))
    bids = next((choice.bids for choice in view.choices if isinstance(choice, BidRange)), ())
    if not bids:
        return Choice(PassBid(), (Valued(PassBid(), 0.0),), (Because(Motive.ONLY_ACTION),))
    best = prospects(view.hand.cards, view.variant)[0]
    unit = view.variant.scale.unit
    reach = limit(view, best)
    if PassBid() not in view.legal:
        return Choice(Bid(bids[0]), (Valued(Bid(bids[0]), 0.0),), (Because(Motive.ONLY_ACTION),))
    told = telling_bid(view, bids, best, reach - _surplus(view))
    points = told or _wanted(view, bids, reach)
    value = (reach - bids[0] / unit - _surplus(view)) * unit
    bid, passing = Valued(Bid(points or bids[0]), round(value, 2)), Valued(PassBid(), 0.0)
    motive = Motive.TELLS_PARTNER if told else _motive(view, willing=points is not None)
    enough = motive is Motive.PARTNER_BIDS_ENOUGH
    because = Because(motive, points=_standing(view)[1] if enough else round(reach) * unit)
    if points is not None:
        return Choice(bid.action, (bid, passing), (because,))
    return Choice(PassBid(), (passing, bid), (because,))


def _takes_every_trick(view: View) -> bool:
    """Say whether the hand leads and takes every trick with some trump, however the other cards lie."""
    if view.variant.contract.lead is not Lead.BIDDER:
        return False
    suits = (
        one.trump for one in prospects(view.hand.cards, view.variant) if nameable(one.trumps, view.variant)
    )
    return any(takes_every_trick(learn(replace(view, trump=suit))) for suit in suits)


def limit(view: View, best: Prospect) -> float:
    """Return the highest bid, in units, that this hand is worth to its side as the auction stands."""
    if not nameable(best.trumps, view.variant):
        return 0.0
    return best.total + _heard(view) - MARGIN * dealt_spread(view.variant)


def _heard(view: View) -> float:
    """Return what the partner's calls add to the own estimate."""
    calls = [call.points for call in view.calls if call.seat == _partner(view)]
    if not calls:
        return 0.0
    return _PARTNER_PASSED if calls == [None] else heard(view)


def _wanted(view: View, bids: tuple[int, ...], reach: float) -> int | None:
    """Return the bid to make, None to pass: one step over the standing bid as far as the hand goes."""
    unit = view.variant.scale.unit
    if reach - _surplus(view) < bids[0] / unit:
        return None
    last_word = len(view.calls) == view.variant.players - 1
    if not view.variant.auction.one_round or last_word:
        return bids[0]
    within = [points for points in bids if points / unit <= reach - _ONE_ROUND]
    return within[-1] if within else bids[0]


def _surplus(view: View) -> float:
    """Return the units that a hand must be worth beyond the next bid."""
    seat, _ = _standing(view)
    if seat is None or seat != _partner(view):
        return 0.0
    return CLEARLY if _only_partner_left(view) else OVER_PARTNER


def _standing(view: View) -> tuple[int | None, int]:
    """Return who made the highest bid so far and how many points it is; None and 0 before the first."""
    bids = [(call.seat, call.points) for call in view.calls if call.points]
    return max(bids, key=lambda bid: bid[1], default=(None, 0))


def _only_partner_left(view: View) -> bool:
    out = {call.seat for call in view.calls if call.points is None}
    others = {seat for seat in range(view.variant.seats) if seat not in (view.seat, view.sitting_out)}
    return others - out == {_partner(view)}


def _partner(view: View) -> int | None:
    return None if view.seat is None else partner_of(view.variant, view.seat)


def _motive(view: View, *, willing: bool) -> Motive:
    with_partner = _surplus(view) > 0
    if willing:
        return Motive.OUTBIDS_PARTNER if with_partner else Motive.BIDS_ON_HAND
    return Motive.PARTNER_BIDS_ENOUGH if with_partner else Motive.HAND_TOO_WEAK
