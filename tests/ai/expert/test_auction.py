"""Bidding by sampled deals: one step at a time, with strong hands, and over a partner who has less."""

from dataclasses import replace
from itertools import islice

from game.ai.choice import Motive
from game.ai.expert.auction import choose
from game.rules.actions import Bid, PassBid
from game.rules.cards import Hand
from game.rules.choices import BidRange
from game.rules.variant import Phase
from game.rules.view import View
from tests.ai.expert.dealing import views

WORLDS = 10
STRONG = "AH AH 10H KH KH QH QH JH AC AD AS KS"
WEAK = "9C 9D 9S JC JC 10D QD KS JS 9H QC 10S"


def _opening(hand: str) -> View:
    view = next(views("cardgames", Phase.AUCTION))
    return replace(view, hand=Hand.parse(hand))


def test_a_strong_hand_bids_one_step() -> None:
    view = _opening(STRONG)
    (bids,) = (choice.bids for choice in view.choices if isinstance(choice, BidRange))
    assert choose(view, 1, WORLDS).action == Bid(bids[0])


def test_a_weak_hand_passes() -> None:
    assert choose(_opening(WEAK), 1, WORLDS).action == PassBid()


def test_both_bidding_and_passing_are_valued() -> None:
    choice = choose(_opening(STRONG), 1, WORLDS)
    assert {type(each.action) for each in choice.values} == {Bid, PassBid}
    assert choice.values[0].value > choice.values[1].value


def test_the_same_seed_gives_the_same_call() -> None:
    assert choose(_opening(STRONG), 5, WORLDS) == choose(_opening(STRONG), 5, WORLDS)


def test_a_hand_is_called_too_weak_only_for_a_bid_above_what_it_is_likely_to_make() -> None:
    high = replace(_opening(WEAK), choices=(BidRange((500, 510)),))
    assert choose(high, 1, 4).reasons[0].code is Motive.HAND_TOO_WEAK
    seen = set()
    for view in islice(views("cardgames", Phase.AUCTION), 8):
        (because,) = choose(view, 1, 4).reasons
        ((least, *_more),) = (choice.bids for choice in view.choices if isinstance(choice, BidRange))
        assert because.code is not Motive.HAND_TOO_WEAK or because.points < least
        seen.add(because.code)
    assert Motive.BIDDING_COSTS in seen
