"""Values that belong to other games, and values that play like another one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules import foreign
from game.rules.contract_rules import Mercy, Misdeal, TrumpNeeds
from game.rules.switch import Value
from game.rules.variant import BothOver, Counting, Heading, MatchFormat, NextDealer, Variant
from game.rules.variants import REGISTRY
from tests.rules.staging import variant

KENCOM, CARDGAMES, AUCTION, DOUBLE, TWO_HAND, THREE = (
    REGISTRY[key]
    for key in ("kencom", "cardgames", "auction_250", "double_deck", "two_hand_classic", "three_hand")
)


@pytest.mark.parametrize(
    ("question", "rules", "value", "yes"),
    [
        (foreign.overtrump_adds_nothing, KENCOM, Heading.OVERTRUMP, True),
        (foreign.overtrump_adds_nothing, THREE, Heading.OVERTRUMP, False),
        (foreign.packet_leaves_rest, TWO_HAND, 5, True),
        (foreign.packet_leaves_rest, DOUBLE, 5, False),
        (foreign.other_scale, KENCOM, 250, True),
        (foreign.other_scale, CARDGAMES, 250, False),
        (foreign.target_of_other_game, TWO_HAND, 3000, True),
        (foreign.target_of_other_game, CARDGAMES, 3000, False),
        (foreign.maximum_of_other_game, KENCOM, 990, True),
        (foreign.counting_of_other_scale, CARDGAMES, Counting.ONES, True),
        (foreign.counting_of_other_scale, KENCOM, Counting.ONES, False),
        (foreign.last_trick_of_other_scale, KENCOM, 10, True),
        (foreign.least_meld_of_other_scale, DOUBLE, 200, True),
        (foreign.least_meld_of_other_scale, DOUBLE, 20, False),
        (foreign.rounds_of_other_game, AUCTION, 10, True),
        (foreign.rounds_of_other_game, CARDGAMES, 0, True),
        (foreign.format_of_other_game, THREE, MatchFormat.ROUNDS, True),
        (foreign.both_over_of_other_game, THREE, BothOver.BIDDER_WINS, True),
        (foreign.bidder_cannot_deal, THREE, NextDealer.BIDDER, True),
        (foreign.bidder_cannot_deal, THREE, NextDealer.WINNER, False),
        (foreign.bidder_cannot_deal, KENCOM, NextDealer.BIDDER, False),
        (foreign.nobody_falls_so_low, variant(CARDGAMES, negative=False), Mercy.HALF_DOWN, True),
        (foreign.nobody_falls_so_low, variant(CARDGAMES, negative=False), Mercy.TARGET_BEHIND, False),
        (foreign.nobody_falls_so_low, CARDGAMES, Mercy.HALF_DOWN, False),
        (foreign.widow_leaves_rest, CARDGAMES, 3, True),
        (foreign.widow_leaves_rest, CARDGAMES, 4, False),
        (foreign.nines_needed, DOUBLE, TrumpNeeds.DIX, True),
        (foreign.nines_needed, DOUBLE, Misdeal.TECHNICAL, False),
    ],
)
def test_what_belongs_to_other_games(
    question: Callable[[Variant, Value], bool], rules: Variant, value: Value, *, yes: bool
) -> None:
    assert question(rules, value) is yes
