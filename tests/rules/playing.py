"""Playing: whole deals and matches by chance, for tests of what holds in every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial, reduce
from random import Random

from hypothesis import strategies as st

from game.rules.actions import Action, AnswerConcession, Bid, DeclareOut, Draw, EndMelding, KeepDix, PassBid
from game.rules.cards import Card
from game.rules.choices import BidRange, Choices, ChooseMeld
from game.rules.engine import begin, decide, evolve, legal_actions, legal_choices, start_deal
from game.rules.events import DealScored, Event
from game.rules.match import Match, evolve_match
from game.rules.state import State
from game.rules.switches import SWITCHES, Switch, conflicts, encode, with_switch
from game.rules.variant import DeclareOut as DeclareOutRule
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY

STOCK_GAMES = {key: rules for key, rules in REGISTRY.items() if Phase.STOCK_TRICK in rules.phases}
"""The two-hand games with a stock."""


def _of_stock_games(switch: Switch) -> Switch | None:
    games = [rules for rules in STOCK_GAMES.values() if switch.applies(rules)]
    values = {value for rules in games for value in switch.valid(rules)}
    kept = tuple(value for value in switch.values if value in values)
    return replace(switch, values=kept) if kept else None


STOCK_SWITCHES = tuple(filter(None, map(_of_stock_games, SWITCHES)))
"""The switches that matter in a stock game, with the values they have there."""

_ENDINGS = (Draw, EndMelding, PassBid, KeepDix, AnswerConcession)


def started(match: Match, deck: tuple[Card, ...] | None = None) -> State:
    """Return the state after the next deal of the match is dealt."""
    return reduce(evolve, start_deal(match, deck), begin(match.variant))


Player = Callable[[State], tuple[int, Action]]
"""Says which seat does what next."""


def steps(
    match: Match, seed: int, *, claims: bool = False
) -> Iterator[tuple[State, int, Action, tuple[Event, ...]]]:
    """Play the next deal by chance, as `played` does."""
    return played(started(match), by_chance(seed, claims=claims))


def played(state: State, player: Player) -> Iterator[tuple[State, int, Action, tuple[Event, ...]]]:
    """Play the deal to its end; yield the state before each action, who acts, the action and its events."""
    while state.result is None:
        seat, action = player(state)
        events = decide(state, seat, action)
        yield state, seat, action, events
        state = reduce(evolve, events, state)


def by_chance(seed: int, *, claims: bool = False) -> Player:
    """Return who plays anything legal.

    Melds are preferred to ending a window and bids to passing, or hardly any would be made; `claims` now and
    then declares out or leaves the deal by another exit.
    """
    return partial(_choose, chance=Random(seed), claims=claims)


def _choose(state: State, *, chance: Random, claims: bool) -> tuple[int, Action]:
    claimant = chance.randrange(state.variant.seats)
    if claims and chance.random() < 0.02 and DeclareOut() in legal_actions(state, claimant):
        return claimant, DeclareOut()
    seat = state.to_act
    assert seat is not None
    listed = legal_actions(state, seat, interrupts=False)
    if claims and chance.random() < 0.05:
        listed = legal_actions(state, seat) or listed
    actions = [*listed, *(chosen(choice, chance) for choice in legal_choices(state, seat))]
    gains = [action for action in actions if not isinstance(action, _ENDINGS)]
    return seat, chance.choice(gains if gains and chance.random() < 0.8 else actions)


def chosen(choice: Choices, chance: Random) -> Action:
    """Return one action of the set: a low bid, or any cards that fit."""
    if isinstance(choice, BidRange):
        return Bid(chance.choice(choice.bids[:4]))
    if isinstance(choice, ChooseMeld):
        return chance.choice(choice.melds)
    free = [card for card in choice.cards if card not in choice.forced]
    return choice.action((*choice.forced, *chance.sample(free, choice.count - len(choice.forced))))


def play_deal(match: Match, seed: int) -> tuple[State, tuple[Event, ...]]:
    """Return the finished deal, and every event of it, from the shuffle on."""
    events = list(start_deal(match))
    for _, _, _, happened in steps(match, seed):
        events += happened
    return reduce(evolve, events, begin(match.variant)), tuple(events)


def play_match(match: Match, seed: int, *, deals: int = 1000) -> tuple[Match, tuple[Event, ...]]:
    """Return the match when it is finished or so many deals are played, and every event of it."""
    everything: list[Event] = []
    while match.won is None and match.deal_no <= deals:
        _, events = play_deal(match, seed + match.deal_no)
        match = reduce(evolve_match, events, match)
        everything += events
    return match, tuple(everything)


def playable() -> dict[str, Variant]:
    """Return every stock game, and the first with each single switch changed where that can be played."""
    first = next(iter(STOCK_GAMES.values()))
    made = dict(STOCK_GAMES)
    for switch in STOCK_SWITCHES:
        for value in switch.values:
            made[f"{switch.key}={encode(value)}"] = with_switch(first, switch.key, value)
    return {name: rules for name, rules in made.items() if not conflicts(rules)}


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """Draw any stock game with any setting of all its switches that can be played together."""
    rules = draw(st.sampled_from(list(STOCK_GAMES.values())))
    for switch in STOCK_SWITCHES:
        rules = with_switch(rules, switch.key, draw(st.sampled_from(switch.values)))
    return rules if not conflicts(rules) else with_switch(rules, "declare_out", DeclareOutRule.OFF)


def gained(result: DealScored) -> tuple[int, ...]:
    """Return what a deal added to each score."""
    return result.points or tuple(map(sum, zip(result.melds, result.rounded, strict=True)))


def settings_of(rules: Variant) -> list[Switch]:
    """Return the switches that matter in this variant."""
    return [switch for switch in SWITCHES if switch.applies(rules)]


@st.composite
def games(draw: st.DrawFn) -> Variant:
    """Draw any game at all, as its preset is or with any of its switches set that can be played together."""
    rules = draw(st.sampled_from(list(REGISTRY.values())))
    for switch in SWITCHES if draw(st.booleans()) else ():
        if switch.applies(rules) and draw(st.booleans()):
            rules = with_switch(rules, switch.key, draw(st.sampled_from(switch.choices(rules))))
    return rules if not conflicts(rules) else REGISTRY[rules.key]
