"""The best melds of whole hands: what is found, and with which cards (rules 0.4)."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Deck, Hand, Suit
from game.rules.melds import MeldClass, MeldKind
from game.rules.scorer import meld_total
from game.rules.variants import REGISTRY
from game.rules.whole_hands import meld_table, melds_of, points_in

CARDGAMES = REGISTRY["cardgames"]


@given(st.sets(st.sampled_from(Deck().cards), min_size=12, max_size=12), st.sampled_from(Suit))
def test_melds_are_the_best_and_share_no_card_within_a_class(cards: set, trump: Suit) -> None:  # type: ignore[type-arg]
    melds = melds_of(cards, trump, CARDGAMES)
    assert points_in(melds) == meld_total(Hand(cards), trump, meld_table(CARDGAMES))
    for meld in melds:
        assert set(meld.cards) <= cards
        assert meld.cards == Hand(meld.cards).cards
    for meld_class in MeldClass:
        own = [
            meld
            for meld in melds
            if meld.kind.meld_class is meld_class and meld.kind is not MeldKind.ROUNDHOUSE
        ]
        for one, other in combinations(own, 2):
            assert not set(one.cards) & set(other.cards) or meld_class is MeldClass.PINOCHLES


def test_several_of_a_kind_are_one_meld_with_all_their_cards() -> None:
    run = "AS 10S KS QS JS"
    melds = melds_of(Hand.parse(f"{run} {run} 9S 9S"), Suit.SPADES, CARDGAMES)
    assert [(meld.kind, len(meld.cards), meld.points) for meld in melds] == [
        (MeldKind.RUN, 10, 1500),
        (MeldKind.DIX, 2, 20),
    ]
