"""The bid game with a dead hand, from the deal to the end of the match (rules 2, 8.5)."""

from __future__ import annotations

import pytest

from game.rules.cards import Hand, Suit
from game.rules.contract_events import DeadHandDealt, MeldsLaid, PhaseBegan
from game.rules.counting import pile_points
from game.rules.engine import redact, view
from game.rules.events import PlayoffBegan
from game.rules.scoring import meld_points
from game.rules.variant import Counting, Phase
from game.rules.variants import REGISTRY
from game.rules.whole_hands import melds_of
from tests.rules.staging import variant
from tests.rules.tableside import Table, finish, staged, winner

KENCOM = REGISTRY["kencom"]


def test_two_hands_and_a_dead_one_of_sixteen() -> None:
    table = Table(KENCOM, dealer=0).deal()
    assert [len(hand) for hand in table.state.hands] == [16, 16]
    assert len(table.state.dead) == 16
    dead = [event for event in table.events if isinstance(event, DeadHandDealt)]
    for seat in (0, 1, None):
        assert redact(dead[0], seat) == DeadHandDealt((None,) * 4)
        seen = view(table.state, seat)
        assert seen.dead_count == 16
        assert not set(table.state.dead) & seen.seen()
        assert set(table.state.dead) <= set(seen.unseen())


def test_the_winner_names_trump_both_melds_are_shown_and_the_bidder_leads() -> None:
    table = Table(KENCOM, dealer=0).deal().call(5, 0).name("H")
    assert table.events[1] == PhaseBegan(Phase.MELDS, None)
    assert [event.seat for event in table.events if isinstance(event, MeldsLaid)] == [1, 0]
    assert table.events[-1] == PlayoffBegan(1)
    for laid in table.state.melds:
        assert set(laid.meld.cards) <= set(table.state.known[laid.seat])


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("KC QC KD QD KH QH KS QS KC QC KD QD KH QH KS QS", 48),
        ("AS 10S KS QS JS AS 10S KS QS JS 9S 9S", 32),
        ("QS JD QS JD", 8),
        ("KH QH KH QH", 4),
        ("KS QS KS QS", 8),
    ],
)
def test_melds_are_those_of_the_text(hand: str, points: int) -> None:
    assert sum(meld.points for meld in melds_of(Hand.parse(hand), Suit.SPADES, KENCOM)) == points


def test_a25_counters_in_the_dead_hand_are_dead() -> None:
    for seed in range(8):
        table = Table(KENCOM, seed=seed).deal().call(3, 0).name("S")
        table.play_out()
        assert sum(table.result.tricks) == 25 - pile_points(table.state.dead, Counting.ONES)
    six = "AC AD AH 10C 10D 10H 9C 9C 9D 9D 9H 9H 9S 9S JC JC"
    table = Table(KENCOM, dealer=1).deal_hands("", "", six)
    assert sum(table.call(3, 0).name("S").play_out().tricks) == 19


def test_a23_a_hundred_is_not_over_a_hundred() -> None:
    table = staged(KENCOM, "9S 9H", bid=3, melds={0: 2}, tricks=((0, 1),), standing=(96, 90))
    assert finish(table).scores == (100, 90)
    assert winner(table) == "open"
    at_least = variant(KENCOM, strictly_over=False)
    table = staged(at_least, "9S 9H", bid=3, melds={0: 2}, tricks=((0, 1),), standing=(96, 90))
    finish(table)
    assert winner(table) == 0


@pytest.mark.parametrize(("standing", "won"), [((100, 107), 1), ((100, 104), None), ((101, 0), 0)])
def test_a24_the_higher_score_over_a_hundred_wins_and_equal_is_a_tie(
    standing: tuple[int, int], won: int | None
) -> None:
    table = staged(KENCOM, "9S 9H", bid=3, melds={0: 2}, tricks=((0, 1),), standing=standing)
    finish(table)
    assert winner(table) == won


def test_a_whole_match_ends_over_a_hundred() -> None:
    table = Table(KENCOM, seed=3)
    while table.match.won is None:
        table.deal().play_out(seed=table.match.deal_no)
    assert max(table.match.scores) > 100
    assert sum(meld_points(table.state.melds, 2)) == sum(table.result.melds)
