"""Telling: bids that say what the hand melds, and what a partner's have said, where tables agree on that."""

from __future__ import annotations

from game.ai.standard.estimate import Prospect
from game.rules.cards import Card, Hand, Rank, Suit
from game.rules.contract_rules import BidsTell
from game.rules.seats import partner_of
from game.rules.signals import Signal, Tells, signal
from game.rules.state import Call
from game.rules.view import View

_BID = 1.0  # Units that a partner's bid adds to the own estimate, whatever it tells.
_ACES, _SHARE = 4.0, 0.5  # What aces add to that, and the share of told melds that is more than usual.
_SPARED = 3.0  # Units below the least bid with which a hand still spares the dealer.
_RUN = frozenset({Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK})


def heard(view: View) -> float:
    """Return what the partner's bid adds to the own estimate, in units; the partner has bid."""
    told = told_by_partner(view)
    match None if told is None else told.tells:
        case Tells.SAVES:
            return 0.0
        case Tells.ACES:
            return _BID + _ACES
        case Tells.MELDS if told is not None:
            return _BID + _SHARE * told.points / view.variant.scale.unit
        case _:
            return _BID


def told_by_partner(view: View) -> Signal | None:
    """Return what the partner's first bid told."""
    partner = None if view.seat is None else partner_of(view.variant, view.seat)
    first = next((place for place, call in enumerate(view.calls) if call.seat == partner), None)
    return None if first is None else signal(view.variant, view.dealer, view.calls[: first + 1])


def telling_bid(view: View, bids: tuple[int, ...], best: Prospect, reach: float) -> int | None:
    """Return the highest bid within reach that tells something true about the hand, None without any."""
    rules, unit = view.variant.auction, view.variant.scale.unit
    if rules.bids_tell is BidsTell.NOTHING and not rules.save_bid:
        return None
    for points in reversed(bids):
        told = _told(view, points)
        if told is None:
            continue
        within = points / unit - (_SPARED if told.tells is Tells.SAVES else 0.0) <= reach
        if within and _true(told, view.hand, best, unit):
            return points
    return None


def _told(view: View, points: int) -> Signal | None:
    if view.seat is None:
        return None
    return signal(view.variant, view.dealer, (*view.calls, Call(view.seat, points)))


def _true(told: Signal, hand: Hand, best: Prospect, unit: int) -> bool:
    match told.tells:
        case Tells.SAVES:
            return True
        case Tells.RUN:
            return any(_ranks(hand.cards, suit) >= _RUN for suit in Suit)
        case Tells.ACES:
            return all(Rank.ACE in _ranks(hand.cards, suit) for suit in Suit)
        case Tells.MELDS:
            return best.meld * unit >= told.points


def _ranks(cards: tuple[Card, ...], suit: Suit) -> frozenset[Rank]:
    return frozenset(card.rank for card in cards if card.suit is suit)
