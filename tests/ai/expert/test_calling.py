"""Bidding by sampled deals: one step at a time, once at any height, and the moon."""

from dataclasses import replace
from itertools import islice

from game.ai.choice import Choice, Motive
from game.ai.expert.auction import Auction
from game.ai.expert.calling import choose
from game.rules.actions import Bid, PassBid, ShootMoon
from game.rules.cards import Hand
from game.rules.choices import BidRange
from game.rules.contract_rules import AllPass, BidsTell, Moon, MoonWhen
from game.rules.engine import view
from game.rules.state import Contract
from game.rules.variant import Phase, Variant
from game.rules.view import View
from tests.ai.expert.dealing import views
from tests.ai.sitting import CARDGAMES, sit
from tests.ai.test_every_game import check
from tests.rules.staging import variant

WORLDS = 10
ONE_ROUND = variant(CARDGAMES, one_round=True)
MOON = variant(CARDGAMES, moon=Moon.BONUS, moon_when=MoonWhen.IN_AUCTION)
STRONG = "AH AH 10H KH KH QH QH JH AC AD AS KS"
WEAK = "9C 9D 9S JC JC 10D QD KS JS 9H QC 10S"


def _opening(hand: str) -> View:
    first = next(views("cardgames", Phase.AUCTION))
    return replace(first, hand=Hand.parse(hand))


def test_a_strong_hand_bids_one_step() -> None:
    opening = _opening(STRONG)
    (bids,) = (choice.bids for choice in opening.choices if isinstance(choice, BidRange))
    assert choose(opening, 1, WORLDS).action == Bid(bids[0])


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
    codes = set()
    for seen in islice(views("cardgames", Phase.AUCTION), 8):
        (because,) = choose(seen, 1, 4).reasons
        ((least, *_more),) = (choice.bids for choice in seen.choices if isinstance(choice, BidRange))
        assert because.code is not Motive.HAND_TOO_WEAK or because.points < least
        codes.add(because.code)
    assert Motive.BIDDING_COSTS in codes


def _asked(hand: str, rules: Variant, calls: str = "") -> Choice:
    seen = view(sit(hand, rules=rules, phase=Phase.AUCTION, calls=calls, dealer=_dealer(rules, calls)), 0)
    choice = choose(seen, 1, WORLDS)
    check(seen, choice)
    return choice


def _dealer(rules: Variant, calls: str) -> int:
    """Return the dealer at whose table so many have called before the first seat."""
    return (rules.seats - 1 - len(calls.split())) % rules.seats


def test_asked_once_a_strong_hand_bids_more_than_the_least_and_says_how_often_the_bid_stands() -> None:
    choice = _asked(STRONG, ONE_ROUND)
    assert isinstance(choice.action, Bid)
    assert choice.action.points > ONE_ROUND.auction.minimum
    hand, stands = choice.reasons
    assert hand.code is Motive.BIDS_ON_HAND
    assert stands.code is Motive.BID_STANDS
    assert stands.points > 50


def test_asked_once_several_heights_are_valued_and_too_high_a_one_is_worse() -> None:
    worth = {each.action: each.value for each in _asked(STRONG, ONE_ROUND).values}
    heights = sorted(action.points for action in worth if isinstance(action, Bid))
    assert PassBid() in worth
    assert len(heights) > 4
    assert worth[Bid(heights[-1])] < max(worth.values())


def test_asked_once_and_last_a_hand_bids_no_more_than_it_must() -> None:
    assert _asked(STRONG, ONE_ROUND, "- - 300").action == Bid(310)


def test_asked_once_a_weak_hand_passes() -> None:
    assert _asked(WEAK, ONE_ROUND, "- 300").action == PassBid()


def test_asked_once_a_dealer_who_is_held_to_the_contract_has_nothing_to_hope_from_it() -> None:
    held = variant(ONE_ROUND, all_pass=AllPass.DEALER_HOLDS)
    free = variant(ONE_ROUND, all_pass=AllPass.REDEAL)
    worth = [
        next(each.value for each in _asked(WEAK, rules, "- -").values if each.action == PassBid())
        for rules in (held, free)
    ]
    assert worth[0] != worth[1]


def test_a_likely_moon_is_shot_in_the_auction_and_a_certain_one_without_a_thought() -> None:
    likely = _asked("AH AH 10H KH KH QH QH JH AC AD AS KS", MOON)
    assert likely.action == ShootMoon()
    (because,) = likely.reasons
    assert because.code is Motive.MOON_LIKELY
    assert because.points > 60
    assert {type(each.action) for each in likely.values} == {ShootMoon, Bid, PassBid}
    certain = _asked("AS AS 10S 10S KS KS QS QS AH AH AD AC", MOON, "300")
    assert certain.action == ShootMoon()
    assert certain.reasons[0].code is Motive.SHOOTS_MOON


def test_a_hand_that_often_loses_a_trick_shoots_no_moon() -> None:
    choice = _asked("AH 10H KH QH JH 9H AC KC QC AS 10S JD", MOON)
    assert isinstance(choice.action, Bid)
    worth = {type(each.action): each.value for each in choice.values}
    assert worth[ShootMoon] < worth[Bid]
    assert _asked(WEAK, MOON).action != ShootMoon()


def test_at_the_top_of_the_ladder_the_moon_is_weighed_against_passing() -> None:
    low = replace(MOON, auction=replace(MOON.auction, maximum=260))
    choice = _asked(WEAK, low, "- 260")
    assert choice.action == PassBid()
    assert {type(each.action) for each in choice.values} == {ShootMoon, PassBid}
    assert choice.reasons[0].code is Motive.MOON_UNLIKELY


def test_a_moon_is_worth_the_more_the_more_it_pays() -> None:
    hand = "AH AH 10H KH QH JH AC KC AD KD AS QS"
    worth = [
        next(e.value for e in _asked(hand, variant(MOON, moon=pays)).values if e.action == ShootMoon())
        for pays in (Moon.BONUS, Moon.DOUBLE_BONUS)
    ]
    assert worth[0] < worth[1]


def test_a_jump_says_that_it_tells_the_partner() -> None:
    jumps = variant(CARDGAMES, bids_tell=BidsTell.JUMPS)
    run = "AS 10S KS QS JS 9S AH AD KH QH AC 10C"
    choice = _asked(run, jumps)
    assert choice.action == Bid(290)
    assert [each.code for each in choice.reasons] == [Motive.TELLS_PARTNER]
    assert [each.code for each in _asked(run, CARDGAMES).reasons] == [Motive.BIDS_ON_HAND]


def test_what_the_own_side_is_likely_to_make_is_what_it_makes_in_half_of_the_deals() -> None:
    (because,) = choose(_opening(STRONG), 1, 40).reasons
    assert because.code is Motive.BIDS_ON_HAND
    table = Auction(_opening(STRONG), 1, 40)
    wanted = Contract(table.me, because.points)
    played = [table._contract(dealt, wanted, table.trump) for dealt in table.worlds]  # noqa: SLF001
    assert 0.3 < sum(map(table.worth.made, played)) / len(played) < 0.8
