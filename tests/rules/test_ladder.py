"""The ladder of bids (rules 5.2, 6.2, 7.2)."""

from __future__ import annotations

import pytest

from game.rules.contract_rules import AuctionRules, Scale, Step
from game.rules.engine import begin
from game.rules.ladder import allowed, highest, rungs, why_no_bid
from game.rules.variants import REGISTRY
from tests.rules.staging import variant


@pytest.mark.parametrize(
    ("rules", "scale", "first"),
    [
        (AuctionRules(), Scale.TENS, (250, 260, 270)),
        (AuctionRules(minimum=20), Scale.ONES, (20, 21, 22)),
        (AuctionRules(step=Step.FIVE_UNITS), Scale.TENS, (250, 300, 350)),
        (AuctionRules(minimum=16, step=Step.FIVE_UNITS), Scale.ONES, (16, 21, 26)),
        (AuctionRules(minimum=59, step=Step.RISING), Scale.ONES, (59, 60, 65, 70)),
        (AuctionRules(minimum=590, step=Step.RISING, maximum=900), Scale.TENS, (590, 600, 650, 700)),
        (AuctionRules(no_40_90=True, minimum=280), Scale.TENS, (280, 300, 310, 320, 330, 350)),
    ],
)
def test_the_rungs(rules: AuctionRules, scale: Scale, first: tuple[int, ...]) -> None:
    assert rungs(rules, scale)[: len(first)] == first
    assert max(rungs(rules, scale)) <= rules.maximum


@pytest.mark.parametrize("key", [key for key, rules in REGISTRY.items() if rules.is_bid])
@pytest.mark.parametrize("step", Step)
def test_a_bid_is_refused_exactly_when_it_is_not_open(key: str, step: Step) -> None:
    state = begin(variant(REGISTRY[key], step=step))
    assert highest(state) == 0
    for points in range(-3, 1200):
        assert (why_no_bid(state, points) is None) == (points in allowed(state))
