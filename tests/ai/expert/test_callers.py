"""What calls say of hands: a bid promises one that is worth it, a pass one that is not, for all who bid."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.ai.expert.auction import Auction
from game.ai.expert.callers import Callers
from game.ai.expert.course import Course
from game.ai.expert.facts import learned
from game.ai.expert.reckoning import reckoner
from game.ai.expert.worlds import disagreement, sampled
from game.rules.contract_rules import BidsTell
from game.rules.seats import in_play, partner_of
from game.rules.signals import Signal, Tells, signal
from game.rules.state import Call, Contract
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.ai.expert.dealing import views
from tests.ai.sitting import CARDGAMES
from tests.rules.staging import variant

BID = {key: value for key, value in REGISTRY.items() if value.is_bid}
PARTNERS = {key: value for key, value in BID.items() if value.partners}
JUMPS, STEPS = (variant(CARDGAMES, bids_tell=tell) for tell in (BidsTell.JUMPS, BidsTell.STEPS))
WORLDS = 12
_NEAR, _ROUNDED = 1.5, 0.01


def _called(variant: Variant, points: int | None) -> tuple[View, int]:
    """Return a view in which another seat has made this call, and that seat."""
    view = replace(next(islice(views(variant.key, Phase.AUCTION), 1, None)), variant=variant)
    other = next(seat for seat in in_play(variant, view.dealer) if seat != view.seat)
    return replace(view, calls=(Call(other, points),)), other


def _limits(view: View, seat: int, *, heard: bool) -> float:
    callers, facts = Callers(view), learned(view)
    worlds = sampled(facts, WORLDS, Random(4), callers.strange if heard else None)
    assert not any(any(disagreement(facts, world.hands)) for world in worlds)
    return sum(callers.limit(world.hands[seat]) for world in worlds) / WORLDS


@pytest.mark.parametrize("variant", BID.values(), ids=BID)
def test_a_high_bid_promises_a_hand_that_is_worth_it(variant: Variant) -> None:
    view, seat = _called(variant, None)
    usual = _limits(view, seat, heard=False)
    bid = max(variant.auction.minimum // variant.scale.unit, round(usual)) + 4
    view, _ = _called(variant, bid * variant.scale.unit)
    assert _limits(view, seat, heard=True) >= bid - _NEAR > usual


@pytest.mark.parametrize("variant", BID.values(), ids=BID)
def test_a_pass_denies_a_hand_that_is_worth_the_least_bid_by_far(variant: Variant) -> None:
    view, seat = _called(variant, None)
    facts, strange = learned(view), Callers(view).strange
    tamed, any_ = sampled(facts, WORLDS, Random(4), strange), sampled(facts, 4 * WORLDS, Random(5))
    left = sum(strange(list(world.hands))[seat] for world in tamed) / len(tamed)
    assert left <= sum(strange(list(world.hands))[seat] for world in any_) / len(any_) / 2


def test_the_least_bid_promises_nothing() -> None:
    view, _ = _called(REGISTRY["cardgames"], REGISTRY["cardgames"].auction.minimum)
    assert not any(Callers(view).strange(list(learned(view).fixed)))


@pytest.mark.parametrize("variant", BID.values(), ids=BID)
def test_a_contract_in_the_auction_goes_as_it_does_when_it_is_bid_alone(variant: Variant) -> None:
    view = next(views(variant.key, Phase.AUCTION))
    table, course = Auction(view, 3, 3), Course(view.variant, view.dealer)
    for dealt in table.worlds:
        trump = None
        for points in table.limits[::4]:
            contract = Contract(table.me, points)
            found = table._contract(dealt, contract, trump)  # noqa: SLF001 - what each height is worth
            alone = course.bid(dealt.world.hands, contract, found.trump)
            if not variant.widow.widow or found.trump == course.bid(dealt.world.hands, contract).trump:
                assert found == alone


@pytest.mark.parametrize("variant", BID.values(), ids=BID)
def test_who_bids_and_passes_later_has_a_hand_worth_the_bid_and_not_much_more(variant: Variant) -> None:
    view, seat = _called(variant, None)
    bid = variant.auction.minimum + 4 * variant.scale.unit
    both = replace(
        view, calls=(Call(seat, bid), Call(view.seat or 0, bid + variant.scale.unit), Call(seat, None))
    )
    callers = Callers(both)
    for world in sampled(learned(view), WORLDS, Random(6)):
        found = callers.strange(list(world.hands))
        assert min(found) >= 0
        assert found[seat] or callers.limit(world.hands[seat]) >= bid // variant.scale.unit - _ROUNDED


@pytest.mark.parametrize("variant", PARTNERS.values(), ids=PARTNERS)
def test_who_leaves_the_contract_to_the_partner_may_have_any_hand(variant: Variant) -> None:
    view, seat = _called(variant, None)
    partner = partner_of(variant, seat)
    assert partner not in (None, view.seat)
    view = replace(view, calls=(Call(partner or 0, variant.auction.minimum), Call(seat, None)))
    callers = Callers(view)
    assert not any(any(callers.strange(list(w.hands))) for w in sampled(learned(view), WORLDS, Random(7)))


TOLD = {
    "run": (JUMPS, 290, Signal(Tells.RUN)),
    "aces": (JUMPS, 270, Signal(Tells.ACES)),
    "melds": (JUMPS, 260, Signal(Tells.MELDS, 100)),
    "steps": (STEPS, 270, Signal(Tells.MELDS, 200)),
}


@pytest.mark.parametrize(("rules", "points", "told"), TOLD.values(), ids=TOLD)
def test_what_a_jump_tells_is_in_the_hand(rules: Variant, points: int, told: Signal) -> None:
    view, seat = _called(rules, points)
    assert signal(rules, view.dealer, view.calls) == told
    facts = learned(view)
    tamed = sampled(facts, WORLDS, Random(2), Callers(view).strange)
    assert sum(_true(told, rules, world.hands[seat]) for world in tamed) > WORLDS - 3
    assert (
        sum(_true(told, rules, world.hands[seat]) for world in sampled(facts, WORLDS, Random(2))) < WORLDS - 3
    )


def _true(told: Signal, rules: Variant, hand: int) -> bool:
    reckon = reckoner(rules)
    if told.tells is Tells.MELDS:
        return reckon.most_melds(hand) >= told.points
    return not (reckon.run_lacking(hand) if told.tells is Tells.RUN else reckon.aces_lacking(hand))


def test_a_bid_that_spares_the_dealer_tells_nothing_of_the_hand() -> None:
    rules = variant(CARDGAMES, save_bid=True)
    view = next(views("cardgames", Phase.AUCTION))
    spared = next(seat for seat in in_play(rules, view.dealer) if partner_of(rules, seat) == view.dealer)
    saved = replace(view, variant=rules, calls=(Call(spared, rules.auction.minimum),))
    assert signal(rules, view.dealer, saved.calls) == Signal(Tells.SAVES)
    assert not any(any(Callers(saved).strange(list(w.hands))) for w in sampled(learned(view), 4, Random(7)))
