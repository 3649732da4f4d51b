"""No view and no event tells a seat what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import reduce
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import Card, Hand
from game.rules.engine import evolve, redact, start_deal, view
from game.rules.evolve import begin
from game.rules.match import new_match
from game.rules.state import State
from game.rules.variant import Variant
from tests.rules.playing import steps, variants


def redealt(state: State, seat: int | None, chance: Random) -> State:
    """Return the state with every card that `seat` cannot see moved at random: other hands, stock, deck."""
    seats = range(state.variant.seats)
    hidden = {
        other: [card for card in state.hands[other] if card not in state.known[other]]
        for other in seats
        if other != seat
    }
    pool = [card for cards in hidden.values() for card in cards] + list(state.stock)
    chance.shuffle(pool)
    hands = list(state.hands)
    for other, cards in hidden.items():
        given_cards, pool = pool[: len(cards)], pool[len(cards) :]
        hands[other] = Hand((*state.known[other], *given_cards))
    deck = chance.sample(state.deck, len(state.deck))
    return replace(state, hands=tuple(hands), stock=tuple(pool), deck=tuple(deck))


def named(value: object) -> Iterator[Card]:
    """Yield every card that a value names, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | Hand):
        for item in value:
            yield from named(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from named(getattr(value, field.name))


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_redealing_what_a_seat_cannot_see_leaves_its_view_unchanged(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        for seat in (*range(rules.seats), None):
            assert view(state, seat) == view(redealt(state, seat, chance), seat)


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_no_redacted_event_names_a_card_the_seat_cannot_see(rules: Variant, seed: int) -> None:
    match = new_match(rules, seed)
    for seat in (*range(rules.seats), None):
        state = begin(rules)
        for event in start_deal(match):
            state = evolve(state, event)
            assert set(named(redact(event, seat))) <= view(state, seat).seen()
        for before, _, _, events in steps(match, seed, claims=True):
            state = before
            for event in events:
                told = view(state, seat).seen()
                state = evolve(state, event)
                assert set(named(redact(event, seat))) <= view(state, seat).seen() | told


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_a_view_names_only_what_lies_open_and_the_own_hand(rules: Variant, seed: int) -> None:
    for before, _, _, events in steps(new_match(rules, seed), seed):
        state = reduce(evolve, events, before)
        for seat in range(rules.seats):
            seen = view(state, seat)
            hidden = set(state.stock) | {
                card
                for other in range(rules.seats)
                if other != seat
                for card in state.hands[other]
                if card not in state.known[other]
            }
            assert not hidden & set(named(replace(seen, variant=rules)))
            assert set(seen.unseen()) == hidden


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_the_owner_is_told_every_card_of_his_own(rules: Variant, seed: int) -> None:
    match = new_match(rules, seed)
    everything = [*start_deal(match), *(event for step in steps(match, seed) for event in step[3])]
    for event in everything:
        owner = getattr(event, "seat", None)
        if owner is not None:
            assert redact(event, owner) == event
