"""Deals of standard players, decision by decision, for tests of what is sampled and worked out from them."""

from collections.abc import Iterator
from functools import cache

from game.ai.arena.playing import Decision, dealt, decisions
from game.ai.levels import LEVELS
from game.rules.match import new_match
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View

WHOLE_HANDS = {key: value for key, value in REGISTRY.items() if Phase.STOCK_TRICK not in value.phases}
BID = {key: value for key, value in REGISTRY.items() if value.is_bid}


@cache
def deal(key: str, seed: int) -> tuple[Decision, ...]:
    """Return every decision of the first deal of a match between standard players."""
    rules = REGISTRY[key]
    players = [LEVELS["standard"].choose] * rules.seats
    return tuple(decisions(dealt(new_match(rules, seed)), seed, players))


def views(key: str, phase: Phase, seeds: range = range(1, 20)) -> Iterator[View]:
    """Yield the views of the seats that act in this part of the deals."""
    for seed in seeds:
        yield from (each.view for each in deal(key, seed) if each.view.phase is phase)
