"""Finished deals of every game, played at random, as the first seat sees them."""

import random
from collections.abc import Iterator

from game.rules.engine import view
from game.rules.events import DealScored
from game.rules.view import View
from game.session.session import Session
from tests.presentation.wording.rounds import GAMES, happened
from tests.records.games import any_action

SEEDS = range(1, 5)


def dealt_deals(key: str) -> Iterator[tuple[View, DealScored]]:
    """Views of some deals after their last event, with what they were scored."""
    for seed in SEEDS:
        seen = view(happened(key, seed)[-1][1], 0)
        if seen.result is not None:
            yield seen, seen.result


def dealt_session(key: str, seed: int = 1) -> Session:
    """A session with a person in the first seat in which one deal was played at random to its result."""
    variant = GAMES[key]
    played = Session.new(variant, ("human", *("random",) * (variant.seats - 1)), seed)
    luck = random.Random(seed)
    played.start_deal()
    while not played.deal_over:
        seat = played.course.state.to_act
        assert seat is not None
        assert played.submit(seat, any_action(played.course.state, seat, luck)) is None
    return played
