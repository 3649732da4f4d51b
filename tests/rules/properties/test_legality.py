"""`decide` takes exactly what `legal_actions` lists, and refuses everything else with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import (
    Action,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    PlayCard,
    ShowDix,
)
from game.rules.cards import Rank
from game.rules.engine import decide, legal_actions, why_not
from game.rules.match import new_match
from game.rules.melds import MeldKind
from game.rules.reasons import IllegalAction
from game.rules.state import State
from game.rules.variant import Variant
from tests.rules.playing import steps, variants


def thinkable(state: State, chance: Random) -> Iterator[Action]:
    """Yield every simple action, legal or not, and a sample of melds from all over the deck."""
    deck = state.variant.deck.cards
    for card in deck:
        yield PlayCard(card)
        if card.rank is Rank.NINE:
            yield ShowDix(card)
            yield ExchangeDix(card)
    yield from (Draw(), Draw(upcard=True), EndMelding(), DeclareOut())
    for kind in MeldKind:
        for count in (2, 4, 5, 8):
            yield DeclareMeld(kind, tuple(chance.sample(deck, count)))
    for laid, kind in product(state.melds, MeldKind):
        yield DeclareMeld(kind, laid.meld.cards)


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_exactly_the_legal_actions_are_taken(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        if chance.random() > 0.15:
            continue
        for seat in range(rules.seats):
            legal = legal_actions(state, seat)
            assert len(set(legal)) == len(legal)
            assert all(why_not(state, seat, action) is None for action in legal)
            for action in thinkable(state, chance):
                assert (why_not(state, seat, action) is None) == (action in legal), action


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=4)
def test_deciding_agrees_with_why_not(rules: Variant, seed: int) -> None:
    chance = Random(seed)
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        seat = chance.randrange(rules.seats)
        action = chance.choice(list(thinkable(state, chance)))
        reason = why_not(state, seat, action)
        if reason is None:
            assert decide(state, seat, action)
            continue
        with pytest.raises(IllegalAction) as raised:
            decide(state, seat, action)
        assert raised.value.reason == reason


@given(variants(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_without_interrupts_only_the_seat_to_act_may_do_anything(rules: Variant, seed: int) -> None:
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        for seat in range(rules.seats):
            turn = legal_actions(state, seat, interrupts=False)
            assert bool(turn) == (seat == state.to_act)
            assert DeclareOut() not in turn
            assert turn == legal_actions(state, seat)[: len(turn)]
