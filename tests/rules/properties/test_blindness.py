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
from game.rules.state import Passed, State
from game.rules.variant import Variant
from tests.rules.playing import games, steps


def redealt(state: State, seat: int | None, chance: Random) -> State:
    """Return the state with every card that `seat` cannot see moved at random among the places it may be."""
    mine = view(state, seat)
    places = hidden_places(state, seat)
    pool = [card for cards in places.values() for card in cards]
    chance.shuffle(pool)
    dealt = {}
    for place, cards in places.items():
        dealt[place], pool = tuple(pool[: len(cards)]), pool[len(cards) :]
    hands = list(state.hands)
    for other in range(state.variant.seats):
        if other != seat:
            sure = [card for card in state.hands[other] if card not in places[f"hand {other}"]]
            hands[other] = Hand((*sure, *dealt[f"hand {other}"]))
    moved = replace(
        state,
        hands=tuple(hands),
        stock=dealt["stock"],
        dead=dealt["dead"],
        widow=dealt["widow"] if not state.widow_taken else state.widow,
        buried=dealt["buried"] or state.buried,
        chosen=mine.chosen or dealt["chosen"],
        deck=tuple(chance.sample(state.deck, len(state.deck))),
    )
    return replace(moved, passed=tuple(repassed(moved, passed, seat, chance) for passed in moved.passed))


def hidden_places(state: State, seat: int | None) -> dict[str, tuple[Card, ...]]:
    """Return the cards `seat` does not know the place of, by the place they are in.

    Cards of a pass that lies waiting are still in a hand and move with it.
    """
    seen = view(state, seat).seen()
    places = {f"hand {other}": hand.cards for other, hand in enumerate(state.hands) if other != seat}
    places |= {"stock": state.stock, "dead": state.dead, "buried": state.buried}
    places["widow"] = () if state.widow_taken else state.widow
    return {place: tuple(card for card in cards if card not in seen) for place, cards in places.items()} | {
        "chosen": ()
    }


def repassed(state: State, passed: Passed, seat: int | None, chance: Random) -> Passed:
    """Return a pass with other cards where `seat` may not know them."""
    if seat in (passed.giver, passed.receiver):
        return passed
    return replace(passed, cards=tuple(chance.sample(state.deck, len(passed.cards))))


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


@given(games(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_redealing_what_a_seat_cannot_see_leaves_its_view_unchanged(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        for seat in (*range(rules.seats), None):
            assert view(state, seat) == view(redealt(state, seat, chance), seat)


@given(games(), st.integers(0, 10**9))
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


@given(games(), st.integers(0, 10**9))
@settings(max_examples=15)
def test_a_view_names_only_what_lies_open_and_the_own_hand(rules: Variant, seed: int) -> None:
    for before, _, _, events in steps(new_match(rules, seed), seed):
        state = reduce(evolve, events, before)
        for seat in range(rules.seats):
            seen = view(state, seat)
            hidden = {card for cards in hidden_places(state, seat).values() for card in cards}
            told = {*seen.widow, *(card for laid in seen.melds for card in laid.meld.cards)}
            assert not (hidden - told) & set(named(replace(seen, variant=rules, choices=())))
            assert set(seen.unseen()) == hidden


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_the_owner_is_told_every_card_of_his_own(rules: Variant, seed: int) -> None:
    match = new_match(rules, seed)
    everything = [*start_deal(match), *(event for step in steps(match, seed) for event in step[3])]
    for event in everything:
        owner = getattr(event, "seat", None)
        if owner is not None:
            assert redact(event, owner) == event
