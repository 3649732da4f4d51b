"""Positions: the mistakes that players hate are made by no level, except where the table says so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import assert_never

import pytest

from game.ai.levels import LEVELS
from game.rules.actions import EXITS, Action, Bid
from game.rules.choices import BidRange, ChooseCards, ChooseMeld
from game.rules.view import View
from tests.ai.positions.calls import CALLS
from tests.ai.positions.feeds import FEEDS
from tests.ai.positions.follows import FOLLOWS
from tests.ai.positions.late import LATE
from tests.ai.positions.leads import LEADS
from tests.ai.positions.levels import BEYOND
from tests.ai.positions.mistakes import Mistake, Position
from tests.ai.positions.passes import PASSES
from tests.ai.positions.settled import SETTLED
from tests.ai.sitting import allowed

POSITIONS = (*CALLS, *PASSES, *LEADS, *FOLLOWS, *FEEDS, *LATE, *SETTLED)
SEEDS = range(2)


@cache
def seen(position: Position) -> View:
    return position.view()


def right(level: str, position: Position) -> bool:
    """Say whether a level gets a position right, whatever it is seeded with."""
    view = seen(position)
    actions = [LEVELS[level].choose(view, seed).action for seed in SEEDS]
    assert all(allowed(view, action) for action in actions)
    return all(position.right(view, action) for action in actions)


def options(view: View) -> Iterator[Action]:
    """Yield everything that may be done, but for leaving the deal."""
    yield from (action for action in view.legal if not isinstance(action, EXITS))
    for choice in view.choices:
        match choice:
            case BidRange(bids=bids):
                yield from map(Bid, bids)
            case ChooseMeld(melds=melds):
                yield from melds
            case ChooseCards(count=count, cards=cards):
                yield from map(choice.action, combinations(cards, count))
            case _:
                assert_never(choice)


@pytest.mark.parametrize("level", BEYOND)
@pytest.mark.parametrize("mistake", Mistake)
def test_a_level_makes_a_mistake_only_where_the_table_says_so(mistake: Mistake, level: str) -> None:
    """Both ways: what is listed as beyond a level must really go wrong, so that the table stays true."""
    positions = [position for position in POSITIONS if position.mistake is mistake]
    wrong = {position.name: position.why for position in positions if not right(level, position)}
    beyond = {position.name for position in positions if position.name in BEYOND[level]}
    assert set(wrong) == beyond, f"{level} {mistake.value}: {wrong}"


def test_every_position_leaves_a_choice_between_right_and_wrong() -> None:
    for position in POSITIONS:
        view = seen(position)
        assert any(position.right(view, action) for action in options(view)), position.name
        assert not all(position.right(view, action) for action in options(view)), position.name


def test_every_mistake_has_several_positions_each_with_a_name_of_its_own() -> None:
    names = {position.name for position in POSITIONS}
    assert len(names) == len(POSITIONS)
    assert set().union(*BEYOND.values()) <= names
    for mistake in Mistake:
        assert sum(position.mistake is mistake for position in POSITIONS) >= 3, mistake
