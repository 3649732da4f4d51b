"""The solver finds what plain trying of every card by the rules finds, in every game that two sides play."""

import os
from dataclasses import replace
from random import Random

import pytest

from game.ai.kernel.solve import value, values
from game.rules.cards import RankOrder
from game.rules.variants import REGISTRY
from tests.ai.kernel.open_deals import (
    TABLES,
    after,
    any_deal,
    code_of,
    dealt,
    legal,
    position_of,
    tried,
    worth,
)

# Thousands of positions were tried against the rules; every run of the suite tries fewer of them.
POSITIONS = int(os.environ.get("PINOCHLE_POSITIONS", "12"))
PLENTY = 10**9


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("order", RankOrder)
@pytest.mark.parametrize("copies", [2, 4])
@pytest.mark.parametrize("key", TABLES)
def test_values_are_those_of_trying_every_card(key: str, copies: int, order: RankOrder) -> None:
    chance = Random(f"{key} {copies} {order}")
    for _ in range(POSITIONS):
        deal = any_deal(REGISTRY[key], copies, order, chance)
        code = code_of(deal)
        position = position_of(deal)
        wanted = {code.place[card]: tried(after(deal, card)) for card in legal(deal)}
        assert values(position, PLENTY) == wanted
        best = max if deal.to_act in deal.side else min
        assert value(position, PLENTY) == best(wanted.values())


def test_both_sides_together_take_all_points() -> None:
    chance = Random("all points")
    for _ in range(POSITIONS):
        deal = dealt(REGISTRY["auction_250"], chance, 6)
        other = replace(deal, side=frozenset(deal.seats) - deal.side)
        taken = [value(position_of(each), PLENTY) for each in (deal, other)]
        assert sum(points or 0 for points in taken) == worth(deal)


def test_too_low_a_limit_is_no_answer() -> None:
    position = position_of(dealt(REGISTRY["cardgames"], Random("limit"), 6))
    assert value(position, 50) is None
    assert values(position, 50) is None


def test_answers_and_limits_do_not_depend_on_what_was_asked_before() -> None:
    chance = Random("before")
    deals = [dealt(REGISTRY[key], chance, 5) for key in TABLES]
    questions = [(position_of(deal), limit) for deal in deals for limit in (20, 200, PLENTY)]
    forwards = [values(position, limit) for position, limit in questions]
    backwards = [values(position, limit) for position, limit in reversed(questions)]
    assert forwards == backwards[::-1]
    assert any(answer is None for answer in forwards)


def test_a_position_is_left_as_it_was() -> None:
    deal = dealt(REGISTRY["cardgames"], Random("left"), 4)
    position = position_of(deal)
    for limit in (10, PLENTY):
        values(position, limit)
        assert (position.hands, position.plays) == (position_of(deal).hands, [])


def test_nothing_is_left_to_take_when_no_card_is_left() -> None:
    deal = replace(dealt(REGISTRY["cardgames"], Random(0), 1), hands=((),) * 4)
    assert value(position_of(deal), PLENTY) == 0
