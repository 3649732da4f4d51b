"""Playing: whole deals and matches by chance, for tests of what holds in every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from random import Random

from hypothesis import strategies as st

from game.rules.actions import Action, DeclareOut, Draw, EndMelding
from game.rules.cards import Card
from game.rules.engine import begin, decide, evolve, legal_actions, start_deal
from game.rules.events import Event
from game.rules.match import Match, evolve_match
from game.rules.state import State
from game.rules.switches import SWITCHES, conflicts, encode, with_switch
from game.rules.variant import DeclareOut as DeclareOutRule
from game.rules.variant import Variant
from game.rules.variants import REGISTRY

_ENDINGS = (Draw, EndMelding)


def started(match: Match, deck: tuple[Card, ...] | None = None) -> State:
    """Return the state after the next deal of the match is dealt."""
    return reduce(evolve, start_deal(match, deck), begin(match.variant))


def steps(
    match: Match, seed: int, *, claims: bool = False
) -> Iterator[tuple[State, int, Action, tuple[Event, ...]]]:
    """Play the next deal; yield the state before each action, who acts, the action and its events.

    Melds are preferred to ending a window, or hardly any would be laid; `claims` now and then declares out.
    """
    chance = Random(seed)
    state = started(match)
    while state.result is None:
        seat, action = _choose(state, chance, claims=claims)
        events = decide(state, seat, action)
        yield state, seat, action, events
        state = reduce(evolve, events, state)


def _choose(state: State, chance: Random, *, claims: bool) -> tuple[int, Action]:
    claimant = chance.randrange(state.variant.seats)
    if claims and chance.random() < 0.02 and DeclareOut() in legal_actions(state, claimant):
        return claimant, DeclareOut()
    seat = state.to_act
    assert seat is not None
    actions = legal_actions(state, seat, interrupts=False)
    gains = [action for action in actions if not isinstance(action, _ENDINGS)]
    return seat, chance.choice(gains if gains and chance.random() < 0.8 else actions)


def play_deal(match: Match, seed: int) -> tuple[State, tuple[Event, ...]]:
    """Return the finished deal, and every event of it, from the shuffle on."""
    events = list(start_deal(match))
    for _, _, _, happened in steps(match, seed):
        events += happened
    return reduce(evolve, events, begin(match.variant)), tuple(events)


def play_match(match: Match, seed: int) -> tuple[Match, tuple[Event, ...]]:
    """Return the finished match, and every event of it."""
    everything: list[Event] = []
    while match.won is None:
        _, events = play_deal(match, seed + match.deal_no)
        match = reduce(evolve_match, events, match)
        everything += events
    return match, tuple(everything)


def playable() -> dict[str, Variant]:
    """Return every preset, and the first with each single switch changed, as far as they can be played."""
    first = next(iter(REGISTRY.values()))
    made = dict(REGISTRY)
    for switch in SWITCHES:
        for value in switch.values:
            made[f"{switch.key}={encode(value)}"] = with_switch(first, switch.key, value)
    return {name: rules for name, rules in made.items() if not conflicts(rules)}


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """Draw any preset with any setting of all its switches that can be played together."""
    rules = draw(st.sampled_from(list(REGISTRY.values())))
    for switch in SWITCHES:
        rules = with_switch(rules, switch.key, draw(st.sampled_from(switch.values)))
    return rules if not conflicts(rules) else with_switch(rules, "declare_out", DeclareOutRule.OFF)
