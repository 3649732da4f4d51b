"""Melds laid at once: who lays what, with which cards (rules 3.4, 5.3, 7.5)."""

from __future__ import annotations

import pytest

from game.rules.contract_events import MeldsCounted, MeldsLaid, MeldsTold
from game.rules.engine import redact, view
from game.rules.keeping import melds_by_side
from game.rules.laying import laid, unlaid_points
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.whole_hands import points_in
from tests.rules.staging import variant
from tests.rules.tableside import Table

CARDGAMES, DOUBLE_DECK = REGISTRY["cardgames"], REGISTRY["double_deck"]
PINOCHLE = "QS JD KS AH 10H 9C"


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
