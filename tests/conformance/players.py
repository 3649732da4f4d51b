"""The players of the suite: those who do anything legal, and the standard computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from game.ai.levels import LEVELS
from game.rules.actions import Action
from game.rules.engine import view
from game.rules.match import Match
from game.rules.shuffle import choice_seed
from game.rules.state import State
from tests.rules.playing import Player, by_chance


def at_random(match: Match) -> Player:
    """Return players of the next deal who do anything legal; in every other deal they may end it early."""
    chance = Random(f"{match.seed}/{match.deal_no}")
    return by_chance(chance.getrandbits(32), claims=chance.random() < 0.5)


def standard(match: Match) -> Player:
    """Return players of the next deal who see their views alone."""
    choose, acted = LEVELS["standard"].choose, Counter[int]()

    def player(state: State) -> tuple[int, Action]:
        seat = state.to_act
        assert seat is not None, "nobody is to act and the deal is not over"
        seed = choice_seed(match.seed, match.deal_no, acted.total(), seat)
        acted[seat] += 1
        return seat, choose(view(state, seat), seed).action

    return player


PLAYERS: dict[str, Callable[[Match], Player]] = {"random": at_random, "standard": standard}
"""Who plays, by name."""
