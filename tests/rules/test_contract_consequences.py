"""What follows of itself, in the right order and once (bugs.md 169)."""

from __future__ import annotations

import pytest

from game.rules.contract_events import MeldsCounted, MeldsLaid, PhaseBegan
from game.rules.events import CardPlayed, CardsDealt, DealScored, DealStarted, Event, PlayoffBegan, TrickWon
from game.rules.match import new_match
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.playing import play_deal

STRAIGHT = [key for key in REGISTRY if not key.startswith("two_hand")]


def whole(key: str) -> list[Event]:
    """Return the events of the first deal that is played to its end."""
    for seed in range(60):
        state, events = play_deal(new_match(REGISTRY[key], seed), seed)
        if state.result is not None and not state.result.cut and state.tricks:
            return list(events)
    raise AssertionError(key)


@pytest.mark.parametrize("key", STRAIGHT)
def test_a_whole_deal_tells_everything_once_and_in_order(key: str) -> None:
    rules, events = REGISTRY[key], whole(key)
    order = [type(event) for event in events]
    assert order[0] is DealStarted
    for once in (DealStarted, MeldsCounted, PlayoffBegan, DealScored):
        assert order.count(once) == 1
    assert order.index(MeldsLaid) < order.index(MeldsCounted) < order.index(PlayoffBegan)
    assert order.index(PlayoffBegan) < order.index(CardPlayed) < order.index(DealScored)
    hand = rules.deal.hand_size
    assert order.count(TrickWon) == hand
    assert order.count(CardPlayed) == hand * rules.players
    assert (
        sum(len(event.cards) for event in events if isinstance(event, CardsDealt)) >= hand * rules.players - 1
    )
    lasts = [event.last for event in events if isinstance(event, TrickWon)]
    assert lasts == [False] * (hand - 1) + [True]


@pytest.mark.parametrize("key", STRAIGHT)
def test_phases_begin_in_the_order_of_the_variant(key: str) -> None:
    rules = REGISTRY[key]
    begun = [event.phase for event in whole(key) if isinstance(event, PhaseBegan)]
    once = [phase for phase in dict.fromkeys(begun) if phase is not Phase.CONCESSION]
    assert once == [phase for phase in rules.phases if phase in once]
