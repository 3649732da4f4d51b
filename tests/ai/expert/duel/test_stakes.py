"""What an end of a deal is worth: points, until they decide the match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.expert.duel.stakes import Stakes
from game.ai.kernel.duel.deal import Deal
from game.rules.engine import view
from game.rules.variant import BothOver, MatchFormat, Variant
from game.rules.variants.two_hand import CLASSIC
from tests.ai.asking import midway
from tests.ai.kernel.duel.table import at
from tests.rules.staging import variant

RAISED = variant(declare_out="off")
HIGHER = variant(declare_out="off", both_over=BothOver.HIGHER_WINS)
SINGLE = variant(format=MatchFormat.SINGLE_DEAL)


def ended(mine: int, other: int) -> Deal:
    """Return a deal that ended with so many points of melds for seat 0 and its opponent."""
    _, deal = at("AS 9C")
    deal.sides[0].melds, deal.sides[1].melds = mine, other
    deal.sides[0].taken = deal.sides[1].taken = 0
    return deal


def worth(deal: Deal, standing: tuple[int, int], rules: Variant = CLASSIC) -> float:
    state = replace(midway("AS 9C", rules=rules), standing=standing)
    return Stakes(view(state, 0), 0).worth(deal) / 100


def test_far_from_the_target_points_count() -> None:
    assert worth(ended(100, 40), (0, 0)) == 60
    assert worth(ended(100, 40), (990, 0), SINGLE) == 60


@pytest.mark.parametrize("rules", [variant(), RAISED, HIGHER])
def test_the_only_one_to_reach_the_target_wins_the_match(rules: Variant) -> None:
    assert worth(ended(20, 200), (990, 500), rules) > 300
    assert worth(ended(200, 20), (500, 990), rules) < -300


def test_when_both_reach_it_the_first_wins_where_it_may_declare_out() -> None:
    deal = ended(100, 100)
    for first, sign in ((0, 1), (1, -1)):
        deal.first_over = first
        assert worth(deal, (950, 950)) * sign > 300


def test_when_both_reach_it_otherwise_the_rules_of_the_match_say_who_has_won() -> None:
    assert worth(ended(120, 100), (950, 950), RAISED) == 20
    assert worth(ended(120, 100), (950, 950), HIGHER) > 300
    assert worth(ended(100, 100), (950, 950), HIGHER) == 0
