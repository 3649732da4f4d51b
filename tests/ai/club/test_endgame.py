"""The endgame: with both hands known nothing is given away, whatever the rules of the tricks."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from game.ai.choice import Choice, Motive
from game.ai.club import endgame
from game.ai.club.two_hand import choose
from game.ai.standard import playoff as rules_of_thumb
from game.ai.standard.sight import look
from game.rules.actions import PlayCard
from game.rules.engine import view
from game.rules.state import State
from game.rules.variant import DeclareOut, Heading
from game.rules.variants import REGISTRY
from tests.ai.asking import SEEDS, motives, playoff
from tests.ai.club.endings import UNLIMITED, brute, dealt_ending, losses
from tests.rules.staging import variant

# Hundreds of whole playoffs were played; every run of the suite plays a few short ones.
PLAYOFFS = int(os.environ.get("PINOCHLE_PLAYOFFS", "0"))


def asked(state: State, nodes: int = UNLIMITED) -> Choice:
    return endgame.choose(look(view(state, state.to_act)), 0, nodes)


@pytest.mark.parametrize("heading", Heading)
@pytest.mark.parametrize("key", ["two_hand_classic", "two_hand_classic_literal"])
def test_values_are_those_of_trying_everything(key: str, heading: Heading) -> None:
    rules = variant(REGISTRY[key], heading=heading)
    for seed in range(4):
        state = dealt_ending(4, seed, rules)
        assert endgame.exact(look(view(state, 0)), UNLIMITED) == brute(state)


def test_to_a_lead_as_well() -> None:
    state = playoff("AS 10H KH 9D", "QS AD JH", led="QH")
    assert endgame.exact(look(view(state, 0)), UNLIMITED) == brute(state)


def test_the_best_card_is_played_with_its_points_ahead() -> None:
    for seed in range(4):
        state = dealt_ending(5, seed)
        choice, values = asked(state), brute(state)
        assert isinstance(choice.action, PlayCard)
        assert values[choice.action] == max(values.values())
        assert motives(choice)[-1] is Motive.PLAYED_OUT
        assert choice.reasons[-1].points == max(values.values())


@pytest.mark.timeout(36_000)
def test_no_point_is_lost_in_a_playoff() -> None:
    size, deals = (12, PLAYOFFS) if PLAYOFFS else (7, 3)
    lost = [loss for seed in range(deals) for loss in losses(dealt_ending(size, seed), choose)]
    assert len(lost) > deals
    assert not any(lost)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_plays_worth_the_same_the_cheaper_is_made(seed: int) -> None:
    state = playoff("KS 9S 10S", "9H 9D 9C")
    action = endgame.choose(look(view(state, 0)), seed).action
    assert isinstance(action, PlayCard)
    assert action.card.face == "9S"


def test_out_of_nodes_the_rules_of_thumb_play() -> None:
    state = dealt_ending(8, 1)
    assert asked(state, nodes=10) == rules_of_thumb.choose(look(view(state, 0)), 0)
    assert asked(state, nodes=10).values != asked(state).values


def test_an_open_claim_is_worth_more_than_points() -> None:
    rules = variant(declare_out=DeclareOut.VARIATION_1)
    state = playoff("AH 9H 9C JC", "10H AD AC", led="KH", rules=rules)
    claimed = replace(state, standing=(1000, 0), claims=(0,))
    assert motives(asked(claimed))[0] is Motive.WINS_FOR_CLAIM
