"""Whole deals played at random, as a seat sees them: events with the views after them."""

from dataclasses import replace
from functools import cache
from random import Random

from game.rules.actions import DeclareMeld, ExchangeDix, ShowDix
from game.rules.engine import begin, decide, evolve, legal_actions, redact, start_deal, view
from game.rules.events import Event
from game.rules.match import new_match
from game.rules.variant import Variant
from game.rules.variants import REGISTRY, preset
from game.rules.view import View
from tests.rules.playing import steps

Seen = tuple[tuple[Event, View], ...]


@cache
def evening(seed: int, seat: int | None = 0, key: str = "two_hand_classic") -> Seen:
    """Return everything a seat sees of one random deal that melds whenever it can, to its end."""
    return watched(preset(key), seed, seat)


def watched(variant: Variant, seed: int, seat: int | None) -> Seen:
    """Return everything a seat sees of one random deal of a variant."""
    dice = Random(seed)
    state = begin(variant)
    seen: list[tuple[Event, View]] = []
    events = start_deal(new_match(variant, seed))
    while True:
        for event in events:
            state = evolve(state, event)
            seen.append((redact(event, seat), view(state, seat)))
        if state.to_act is None:
            return tuple(seen)
        choices = legal_actions(state, state.to_act, interrupts=False)
        melds = [action for action in choices if isinstance(action, DeclareMeld | ShowDix | ExchangeDix)]
        events = decide(state, state.to_act, dice.choice(melds or choices))


def views(seed: int, seat: int | None = 0) -> tuple[View, ...]:
    """Return the views of one random deal."""
    return tuple(view for _, view in evening(seed, seat))


@cache
def round_of(key: str, seed: int, seat: int | None = 0, *, seats: int = 0) -> Seen:
    """Return everything a seat sees of one random deal of any game; `seats` puts one more at the table."""
    variant = REGISTRY[key]
    match = new_match(replace(variant, seats=seats or variant.seats), seed)
    state = begin(match.variant)
    seen: list[tuple[Event, View]] = []
    for events in (start_deal(match), *(events for _state, _seat, _action, events in steps(match, seed))):
        for event in events:
            state = evolve(state, event)
            seen.append((redact(event, seat), view(state, seat)))
    return tuple(seen)
