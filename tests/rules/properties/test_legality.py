"""`decide` takes exactly what `legal_actions` lists, and refuses everything else with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import (
    EXITS,
    Action,
    AnswerConcession,
    Bid,
    BuryCards,
    CallMisdeal,
    Concede,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    KeepDix,
    NameTrump,
    OfferConcession,
    PassBid,
    PassCards,
    PlayCard,
    ShootMoon,
    ShowDix,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.cards import Rank, Suit
from game.rules.choices import BidRange
from game.rules.engine import decide, legal_actions, legal_choices, why_not
from game.rules.match import new_match
from game.rules.melds import MeldKind
from game.rules.reasons import IllegalAction
from game.rules.state import State
from game.rules.variant import Variant
from tests.rules.playing import chosen, games, steps

SAMPLE = 50
"""How many passes and burials of a state are compared with `decide`, in and out of the legal set."""


def thinkable(state: State, chance: Random) -> Iterator[Action]:
    """Yield every simple action, legal or not, and samples of melds, passes and burials from all over."""
    deck = state.variant.deck.cards
    for card in deck:
        yield PlayCard(card)
        if card.rank is Rank.NINE:
            yield ShowDix(card)
            yield ExchangeDix(card)
    yield from (Draw(), Draw(upcard=True), EndMelding(), DeclareOut(), KeepDix(), TakeWidow(), StartPlay())
    yield from (ShootMoon(), ThrowIn(), Concede(), OfferConcession(), CallMisdeal(), PassBid())
    yield from (AnswerConcession(agreed=True), AnswerConcession(agreed=False))
    yield from map(NameTrump, Suit)
    yield from (Bid(points) for points in chance.sample(range(-5, 6000), SAMPLE))
    yield from _choosing(state, chance)
    for kind in MeldKind:
        for count in (2, 4, 5, 8):
            yield DeclareMeld(kind, tuple(chance.sample(deck, count)))
    for laid, kind in product(state.melds, MeldKind):
        yield DeclareMeld(kind, laid.meld.cards)


def _choosing(state: State, chance: Random) -> Iterator[Action]:
    """Yield bids, passes and burials near to what is legal: nearly the right size, from hand and table."""
    for seat in range(state.variant.seats):
        for choice in legal_choices(state, seat):
            yield from (chosen(choice, chance) for _ in range(SAMPLE))
            if isinstance(choice, BidRange):
                yield from (Bid(points + off) for points in choice.bids for off in (-10, -1, 0, 1, 10))
        cards = (*state.hands[seat], *state.table[seat])
        for _ in range(SAMPLE):
            picked = tuple(chance.choices(cards, k=chance.choice((2, 3, 3, 4, 4, 5)))) if cards else ()
            yield PassCards(picked)
            yield BuryCards(picked)


def offered(state: State, seat: int, action: Action) -> bool:
    return action in legal_actions(state, seat) or any(action in each for each in legal_choices(state, seat))


@given(games(), st.integers(0, 10**9))
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
                assert (why_not(state, seat, action) is None) == offered(state, seat, action), action


@given(games(), st.integers(0, 10**9))
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


@given(games(), st.integers(0, 10**9))
@settings(max_examples=8)
def test_without_interrupts_only_the_seat_to_act_may_do_anything(rules: Variant, seed: int) -> None:
    for state, _, _, _ in steps(new_match(rules, seed), seed, claims=True):
        for seat in range(rules.seats):
            turn = legal_actions(state, seat, interrupts=False)
            assert bool(turn or legal_choices(state, seat)) == (seat == state.to_act)
            assert not any(isinstance(action, EXITS) for action in turn)
            assert turn == legal_actions(state, seat)[: len(turn)]
