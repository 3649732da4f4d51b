"""The random player: anything legal, nothing else."""

from __future__ import annotations

from dataclasses import replace

from game.ai import random_player
from game.ai.choice import Motive
from game.rules.actions import DeclareOut
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variants.two_hand import CLASSIC
from tests.rules.playing import started
from tests.rules.staging import position


def test_every_legal_action_comes_up_and_no_claim_does() -> None:
    state = started(new_match(CLASSIC, 1))
    seen = view(state, state.to_act)
    chosen = {random_player.choose(seen, seed).action for seed in range(300)}
    assert DeclareOut() in seen.legal
    assert chosen == set(seen.legal) - {DeclareOut()}


def test_a_claim_is_made_only_when_there_is_nothing_else() -> None:
    seen = view(replace(position("AS"), to_act=1), 0)
    assert seen.legal == (DeclareOut(),)
    assert random_player.choose(seen, 1).action == DeclareOut()


def test_the_same_seed_chooses_the_same() -> None:
    seen = view(position("AS KS QS 9S JS 10S"), 0)
    for seed in range(20):
        choice = random_player.choose(seen, seed)
        assert choice == random_player.choose(seen, seed)
        assert choice.reasons[0].code is Motive.AT_RANDOM
