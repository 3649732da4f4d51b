"""A match until stopped ends when the players say so, with the kitty divided (rules 5.6b)."""

from __future__ import annotations

from functools import reduce

import pytest

from game.rules.contract_events import KittyDivided
from game.rules.engine import may_stop, stop_match
from game.rules.events import MatchWon
from game.rules.match import evolve_match
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

ENDLESS = variant(REGISTRY["auction_250"], rounds=0)


def test_the_kitty_is_divided_and_the_highest_balance_wins() -> None:
    table = Table(ENDLESS, seed=4)
    for seed in range(5):
        table.deal().play_out(seed)
    assert table.match.won is None
    events = stop_match(table.match)
    ended = reduce(evolve_match, events, table.match)
    assert ended.kitty == 0
    assert sum(ended.scores) == 0
    assert isinstance(events[0], KittyDivided)
    assert isinstance(events[-1], MatchWon)
    assert ended.won == events[-1]
    assert ended.won.winner is None or ended.scores[ended.won.winner] == max(ended.scores)


def test_before_the_first_deal_nobody_has_won() -> None:
    assert stop_match(Table(ENDLESS).match) == (MatchWon(None, (0, 0, 0), by_claim=False),)


def test_other_matches_end_by_themselves() -> None:
    for rules in REGISTRY.values():
        match = Table(rules).match
        assert not may_stop(match)
        with pytest.raises(ValueError, match="ends by itself"):
            stop_match(match)
