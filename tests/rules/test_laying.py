"""Melds laid at once: who lays what, with which cards (rules 3.4, 5.3, 7.5)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Deck, Hand, Suit
from game.rules.contract_events import MeldsCounted, MeldsLaid, MeldsTold
from game.rules.engine import redact, view
from game.rules.keeping import melds_by_side
from game.rules.laying import laid, meld_table, melds_of, points_in, unlaid_points
from game.rules.melds import MeldClass, MeldKind
from game.rules.scorer import meld_total
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

CARDGAMES, DOUBLE_DECK = REGISTRY["cardgames"], REGISTRY["double_deck"]
PINOCHLE = "QS JD KS AH 10H 9C"


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


@pytest.mark.parametrize("key", ["cardgames", "kencom", "three_hand", "double_deck", "auction3_points"])
def test_everybody_lays_from_the_dealers_left(key: str) -> None:
    rules = REGISTRY[key]
    for seed in range(20):
        table = Table(rules, dealer=0, seed=seed).deal()
        table.play_out()
        if table.result.cut or not table.state.tricks:
            continue
        order = list(dict.fromkeys(each.seat for each in table.state.melds))
        assert order == sorted(order, key=lambda seat: (seat - 1) % rules.seats)
        return


def test_a_side_with_less_than_twenty_lays_none() -> None:
    poor = "AS KS KH QS JH JH 10S 10S 10H 10H"
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(poor, "", "", "").call(50, 0, 0, 0)
    assert table.state.phase is Phase.NAME_TRUMP
    table.name("S")
    counted = next(event for event in table.events if isinstance(event, MeldsCounted))
    shown = {event.seat: event.melds for event in table.events if isinstance(event, MeldsLaid)}
    for side, points in enumerate(counted.points):
        assert points == 0 or points >= 20
        assert points == points_in((*shown[side], *shown[side + 2]))


def told(**settings: object) -> Table:
    rules = variant(CARDGAMES, melds_shown=False, passed=0, **settings)
    return Table(rules, dealer=3).deal_hands(PINOCHLE, "AS AH AD AC", "", "").call(250, 0, 0, 0).name("S")


def test_melds_that_are_only_told_stay_in_the_hand_and_score_the_same() -> None:
    table = told()
    shown = variant(CARDGAMES, passed=0)
    other = Table(shown, dealer=3).deal_hands(PINOCHLE, "AS AH AD AC", "", "").call(250, 0, 0, 0).name("S")
    assert [event.points for event in table.events if isinstance(event, MeldsTold)] == [
        points_in(event.melds) for event in other.events if isinstance(event, MeldsLaid)
    ]
    assert melds_by_side(table.state) == melds_by_side(other.state)
    assert not any(table.state.table)
    assert not any(table.state.known)
    assert any(other.state.known)


def test_of_melds_that_are_only_told_others_know_the_points_alone() -> None:
    table = told()
    mine, theirs, spectator = (view(table.state, seat) for seat in (0, 1, None))
    assert {laid.seat for laid in mine.melds} == {0}
    assert {laid.seat for laid in theirs.melds} == {1}
    assert not spectator.melds
    assert mine.meld_points == theirs.meld_points == spectator.meld_points
    assert min(mine.meld_points[:2]) >= 40
    event = next(event for event in table.events if isinstance(event, MeldsTold))
    assert redact(event, 0) == event
    assert redact(event, 1) == MeldsTold(0, event.points, ())


def test_before_trump_is_named_melds_have_no_run_and_no_dix() -> None:
    table = Table(CARDGAMES, dealer=3).deal_hands("AS 10S KS QS JS 9S 9S JD")
    assert unlaid_points(table.state)[0] >= 20 + 40
    events = laid(table.state)
    assert isinstance(events[-1], MeldsCounted)
    assert len(events) == 5
