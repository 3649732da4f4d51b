"""Bidding and naming: own melds, aces and half the tens, and a share of the least bid for all the rest."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import melds, nameable
from game.ai.standard.ranking import ranked
from game.rules.actions import Bid, NameTrump, PassBid
from game.rules.cards import Card, Rank, Suit
from game.rules.choices import BidRange
from game.rules.seats import partner_of
from game.rules.variant import Variant
from game.rules.view import View

_TEN = 0.5
_HOPE = 0.6  # The share of the least bid that kings, a widow and a partner are trusted to bring.


def worth(cards: Sequence[Card], suit: Suit, variant: Variant) -> int:
    """Return what a hand with this trump is worth by the rule of thumb, in points of the scale."""
    aces = sum(card.rank is Rank.ACE for card in cards)
    tens = sum(card.rank is Rank.TEN for card in cards)
    hoped = _HOPE * variant.auction.minimum
    return melds(cards, suit, variant) + round((aces + _TEN * tens) * variant.scale.unit + hoped)


def bid(view: View) -> Choice:
    """Return the next bid as far as the hand is worth it, else a pass.

    A partner who holds the last bid keeps it, unless the own melds alone make the next one.
    """
    bids = next((choice.bids for choice in view.choices if isinstance(choice, BidRange)), ())
    if not bids:
        return Choice(PassBid(), (Valued(PassBid(), 0.0),), (Because(Motive.ONLY_ACTION),))
    meld, best = _best(view)
    lowest = Bid(bids[0])
    if PassBid() not in view.legal:
        return Choice(lowest, (Valued(lowest, 0.0),), (Because(Motive.ONLY_ACTION),))
    bidding, passing = Valued(lowest, float(best - bids[0])), Valued(PassBid(), 0.0)
    standing = max(
        (call for call in view.calls if call.points), key=lambda call: call.points or 0, default=None
    )
    if standing and view.seat is not None and standing.seat == partner_of(view.variant, view.seat):
        if meld < bids[0]:
            because = Because(Motive.PARTNER_BIDS_ENOUGH, points=standing.points or 0)
            return Choice(PassBid(), (passing,), (because,))
        return Choice(lowest, (bidding, passing), (Because(Motive.OUTBIDS_PARTNER, points=best),))
    if best >= bids[0]:
        return Choice(lowest, (bidding, passing), (Because(Motive.BIDS_ON_HAND, points=best),))
    return Choice(PassBid(), (passing, bidding), (Because(Motive.HAND_TOO_WEAK, points=best),))


def name(view: View, seed: int) -> Choice:
    """Return the trump with which the hand melds most, a card more of a suit counting as a point does."""
    suits = [action.suit for action in view.legal if isinstance(action, NameTrump)]
    values = {NameTrump(suit): float(_promise(view, suit)) for suit in suits}
    action, ordered = ranked(values, seed)
    trumps = _of(view, action.suit)
    pair = {card.rank for card in trumps} >= {Rank.KING, Rank.QUEEN}
    motive = Motive.TRUMP_FOR_MELD if pair else Motive.TRUMP_FOR_LENGTH
    points = melds(view.hand, action.suit, view.variant)
    return Choice(action, ordered, (Because(motive, trumps, points),))


def _best(view: View) -> tuple[int, int]:
    """Return what the hand melds and is worth with the best suit that may be named; 0 when there is none."""
    suits = [suit for suit in Suit if nameable(_of(view, suit), view.variant)]
    weighed = (
        (melds(view.hand, suit, view.variant), worth(view.hand.cards, suit, view.variant)) for suit in suits
    )
    return max(weighed, default=(0, 0))


def _promise(view: View, suit: Suit) -> int:
    return melds(view.hand, suit, view.variant) + len(_of(view, suit)) * view.variant.scale.unit


def _of(view: View, suit: Suit) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card.suit is suit)
