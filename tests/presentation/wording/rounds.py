"""Whole deals of every game at random, as each seat sees them: events with the views after them."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import count

from game.rules.engine import begin, decide, evolve, redact, start_deal, view
from game.rules.events import Event
from game.rules.match import new_match
from game.rules.state import State
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.records.games import any_action

GAMES = {**REGISTRY, "four at table": with_switch(REGISTRY["auction_250"], "seats", 4)}


@cache
def happened(key: str, seed: int = 1) -> tuple[tuple[Event, State], ...]:
    """Everything that happens in one random deal of a game, each event with the state after it."""
    luck, state = random.Random(seed), begin(GAMES[key])
    told: list[tuple[Event, State]] = []
    events = start_deal(new_match(GAMES[key], seed))
    while True:
        for event in events:
            state = evolve(state, event)
            told.append((event, state))
        if state.to_act is None:
            return tuple(told)
        events = decide(state, state.to_act, any_action(state, state.to_act, luck))


def seen(key: str, seed: int = 1) -> Iterator[tuple[Event, View]]:
    """Everything that each seat, and somebody who looks on, sees of one random deal."""
    for event, state in happened(key, seed):
        for seat in (*range(state.variant.seats), None):
            yield redact(event, seat), view(state, seat)


def contract_view(seat: int | None, key: str = "auction_250") -> View:
    """A view from inside the play of a contract."""
    deals = (happened(key, seed) for seed in count(1))
    return view(next(state for deal in deals for _, state in deal if state.plays), seat)
