"""The presets side by side, as in rules 7b: every number of every preset."""

from __future__ import annotations

import pytest

from game.rules.cards import Deck
from game.rules.contract_rules import AllPass, Lead, Scale, SetCosts, Step
from game.rules.hand_melds import Doubles
from game.rules.tables import RunExtras
from game.rules.variant import BothOver, Counting, Heading, Keep, MatchFormat, Phase, Rounding
from game.rules.variants import REGISTRY

SINGLE, DOUBLE = Deck(), Deck(copies=4, nines=False)
LED, ALWAYS = Heading.TRUMP_LED_ONLY, Heading.ALWAYS
ROWS = {
    "kencom": (2, SINGLE, 16, Counting.ONES, 1, Scale.ONES, Doubles.TWOFOLD, LED, Keep.TRICK, 100),
    "three_hand": (3, SINGLE, 16, Counting.CLASSIC, 10, Scale.TENS, Doubles.TWOFOLD, LED, Keep.TRICK, 1000),
    "partnership_turned": (
        4,
        SINGLE,
        12,
        Counting.CLASSIC,
        10,
        Scale.TENS,
        Doubles.TENFOLD,
        LED,
        Keep.TRICK,
        1000,
    ),
    "auction_250": (
        3,
        SINGLE,
        15,
        Counting.CLASSIC,
        10,
        Scale.TENS,
        Doubles.TWOFOLD,
        LED,
        Keep.NOTHING,
        None,
    ),
    "auction_300": (
        3,
        SINGLE,
        15,
        Counting.CLASSIC,
        10,
        Scale.TENS,
        Doubles.TWOFOLD,
        LED,
        Keep.NOTHING,
        None,
    ),
    "auction3_points": (
        3,
        SINGLE,
        15,
        Counting.TENS,
        10,
        Scale.TENS,
        Doubles.TENFOLD,
        ALWAYS,
        Keep.TRICK,
        1500,
    ),
    "cardgames": (4, SINGLE, 12, Counting.TENS, 10, Scale.TENS, Doubles.TENFOLD, ALWAYS, Keep.COUNTER, 1500),
    "cardzmania": (4, SINGLE, 12, Counting.TENS, 10, Scale.TENS, Doubles.TENFOLD, ALWAYS, Keep.COUNTER, 1000),
    "classic_500": (4, SINGLE, 12, Counting.ONES, 1, Scale.ONES, Doubles.TENFOLD, ALWAYS, Keep.COUNTER, 500),
    "article_20": (4, SINGLE, 12, Counting.ONES, 1, Scale.ONES, Doubles.TENFOLD, ALWAYS, Keep.NOTHING, 150),
    "bicycle_auction": (
        4,
        SINGLE,
        12,
        Counting.CLASSIC,
        10,
        Scale.TENS,
        Doubles.TENFOLD,
        LED,
        Keep.TRICK,
        1000,
    ),
    "double_deck": (4, DOUBLE, 20, Counting.ONES, 2, Scale.ONES, Doubles.TENFOLD, ALWAYS, Keep.TWENTY, 500),
}
BIDDING = {
    "kencom": (3, 99, Step.UNIT, AllPass.REDEAL, 0, Lead.BIDDER, BothOver.HIGHER_WINS),
    "auction_250": (250, 990, Step.UNIT, AllPass.REDEAL, 0, Lead.BIDDER, None),
    "auction_300": (300, 990, Step.UNIT, AllPass.REDEAL, 0, Lead.BIDDER, None),
    "auction3_points": (200, 990, Step.UNIT, AllPass.DEALER_HOLDS, 0, Lead.BIDDER, BothOver.RAISE_TARGET),
    "cardgames": (250, 990, Step.UNIT, AllPass.DEALER_HOLDS, 4, Lead.BIDDER, BothOver.BIDDER_WINS),
    "cardzmania": (250, 990, Step.UP_TO_FIVE, AllPass.DEALER_HOLDS, 4, Lead.BIDDER, BothOver.BIDDER_WINS),
    "classic_500": (20, 99, Step.UNIT, AllPass.OPENER_AT_MINIMUM, 3, Lead.BIDDER, BothOver.BIDDER_WINS),
    "article_20": (20, 99, Step.UNIT, AllPass.DEALER_HOLDS, 3, Lead.BIDDER, BothOver.BIDDER_WINS),
    "bicycle_auction": (100, 990, Step.UNIT, AllPass.REDEAL, 0, Lead.ELDEST, BothOver.BIDDER_WINS),
    "double_deck": (50, 500, Step.RISING, AllPass.DEALER_HOLDS, 0, Lead.BIDDER, BothOver.BIDDER_WINS),
}


@pytest.mark.parametrize("key", ROWS)
def test_cards_count_and_match_of_each_preset(key: str) -> None:
    rules = REGISTRY[key]
    target = None if rules.stakes.paid else rules.match.target
    assert ROWS[key] == (
        rules.seats,
        rules.deck,
        rules.deal.hand_size,
        rules.scoring.counting,
        rules.scoring.last_trick,
        rules.scale,
        rules.hand_melds.doubles,
        rules.play.heading,
        rules.scoring.keep,
        target,
    )
    assert rules.scoring.rounding is Rounding.NONE
    assert rules.match.format is (MatchFormat.ROUNDS if rules.stakes.paid else MatchFormat.MATCH)
    extras = RunExtras.CARDZMANIA if key == "cardzmania" else RunExtras.PAIR
    assert rules.hand_melds.run_extras is extras


@pytest.mark.parametrize("key", BIDDING)
def test_the_auction_of_each_preset(key: str) -> None:
    rules = REGISTRY[key]
    both_over = None if rules.stakes.paid else rules.match.both_over
    auction, contract = rules.auction, rules.contract
    assert BIDDING[key] == (
        auction.minimum,
        auction.maximum,
        auction.step,
        auction.all_pass,
        rules.passing.passed,
        contract.lead,
        both_over,
    )
    assert contract.set_costs is SetCosts.BID
    assert auction.held_at == (190 if key == "auction3_points" else auction.minimum)


def test_every_preset_but_the_stock_games_is_in_the_tables() -> None:
    straight = {key for key, rules in REGISTRY.items() if Phase.STOCK_TRICK not in rules.phases}
    assert set(ROWS) == straight
    assert set(BIDDING) == {key for key in straight if REGISTRY[key].is_bid}


def test_what_else_sets_presets_apart() -> None:
    assert not REGISTRY["article_20"].play.must_trump
    assert REGISTRY["kencom"].match.strictly_over
    assert REGISTRY["double_deck"].contract.min_meld == 20
    assert REGISTRY["auction_250"].match.rounds == 12
    assert REGISTRY["auction_250"].stakes.ante == 3
    assert REGISTRY["auction_250"].widow.widow == 3
