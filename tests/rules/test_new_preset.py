"""One more game of known phases costs one value: here sixty-four cards, four of each from ace to queen."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import Deck, Hand, Rank, Suit
from game.rules.digest import digest
from game.rules.engine import evolve
from game.rules.keeping import all_points
from game.rules.match import new_match
from game.rules.switches import conflicts, differences
from game.rules.variants import REGISTRY
from game.rules.whole_hands import melds_of, points_in
from tests.rules.laws import every_card_is_in_one_place
from tests.rules.playing import play_deal, play_match, steps

DOUBLE_DECK = REGISTRY["double_deck"]
SIXTY_FOUR = replace(
    DOUBLE_DECK,
    key="sixty_four",
    deck=Deck(copies=4, nines=False, jacks=False),
    deal=replace(DOUBLE_DECK.deal, hand_size=16, packet=4),
)


def test_the_deck_has_sixty_four_cards_and_all_counters() -> None:
    assert len(SIXTY_FOUR.deck.cards) == 64
    assert {card.rank for card in SIXTY_FOUR.deck.cards} == {Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN}
    assert all_points(SIXTY_FOUR) == 50
    assert conflicts(SIXTY_FOUR) == ()
    assert differences(SIXTY_FOUR, DOUBLE_DECK) == tuple(
        (switch, value) for switch, value in differences(SIXTY_FOUR, DOUBLE_DECK) if switch.key == "packet"
    )


def test_there_is_no_run_without_jacks() -> None:
    hand = Hand(card for card in SIXTY_FOUR.deck.cards if card.suit is Suit.SPADES)
    assert points_in(melds_of(hand, Suit.SPADES, SIXTY_FOUR)) == 16


@given(st.integers(0, 10**6))
@settings(max_examples=8)
def test_it_plays_with_every_card_in_its_place(seed: int) -> None:
    for before, _, _, events in steps(new_match(SIXTY_FOUR, seed), seed, claims=True):
        every_card_is_in_one_place(reduce(evolve, events, before))


@pytest.mark.parametrize("seed", range(3))
def test_its_deals_are_the_same_again(seed: int) -> None:
    one, other = (play_deal(new_match(SIXTY_FOUR, seed), seed)[0] for _ in range(2))
    assert digest(one) == digest(other)
    assert play_match(new_match(SIXTY_FOUR, seed), seed, deals=5)[0].deal_no >= 2
