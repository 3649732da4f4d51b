"""Trick play alone: whole hands, a trump and a leader, and nothing to score but tricks."""

from __future__ import annotations

from itertools import chain

import pytest

from game.ai.arena.playing import decisions
from game.ai.arena.trick_play import trump_given
from game.ai.random_player import choose
from game.rules.actions import PlayCard
from game.rules.cards import Suit
from game.rules.counting import pile_points
from game.rules.keeping import all_points
from game.rules.seats import in_play
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY

GAMES = {**REGISTRY, "auction_250 with four seats": with_switch(REGISTRY["auction_250"], "seats", 4)}


@pytest.mark.parametrize("key", GAMES)
def test_every_card_is_in_a_hand_or_out_of_play_and_every_decision_is_a_card(key: str) -> None:
    rules = GAMES[key]
    start = trump_given(rules, 1, 2, 0)
    assert sorted((*chain.from_iterable(start.hands), *start.dead), key=repr) == sorted(start.deck, key=repr)
    assert {len(start.hands[seat]) for seat in in_play(rules, 0)} == {rules.deal.hand_size}
    deal = list(decisions(start, 1, (choose,) * rules.seats))
    assert all(isinstance(each.choice.action, PlayCard) for each in deal)
    result = deal[-1].state.result
    assert result is not None
    assert not any(result.melds)
    out_of_play = pile_points(start.dead, rules.scoring.counting)
    assert sum(result.tricks) == all_points(rules) - out_of_play
    assert result.scores == result.tricks


def test_trump_and_leader_follow_from_the_seed_and_the_deal() -> None:
    rules = REGISTRY["cardgames"]
    starts = [trump_given(rules, seed, deal_no, 0) for seed in range(8) for deal_no in (1, 2, 3)]
    assert trump_given(rules, 0, 1, 0) == starts[0]
    assert {start.trump for start in starts} == set(Suit)
    assert {start.leader for start in starts} == {0, 1, 2, 3}
    assert {start.to_act == start.leader for start in starts} == {True}


def test_nobody_sees_what_is_out_of_play() -> None:
    for decision in decisions(trump_given(REGISTRY["kencom"], 1, 1, 0), 1, (choose, choose)):
        assert set(decision.state.dead) <= set(decision.view.unseen())
        assert decision.view.dead_count == 16
