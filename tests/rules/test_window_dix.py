"""Nines of trump in the meld window: rules 1.4, rows T10 to T13."""

from __future__ import annotations

import pytest

from game.rules.actions import Draw, ExchangeDix, ShowDix
from game.rules.cards import Card
from game.rules.engine import legal_actions, why_not
from game.rules.events import DixExchanged, DixShown
from game.rules.reasons import Reason, Refusal
from game.rules.scoring import meld_points
from game.rules.state import State
from game.rules.variant import DixScores
from tests.rules.staging import after, cards, happens, meld, next_window, position, refusal, variant


def points(state: State) -> int:
    return meld_points(state.melds, 2)[0]


def test_t10_nine_and_meld_in_the_same_window_both_score() -> None:
    state = after(position("9S KS QS"), (0, ShowDix(Card.parse("9S0"))), (0, meld("royal_marriage", "KS QS")))
    assert points(state) == 50


def test_t11_the_exchanged_ace_completes_a_run_at_once() -> None:
    state, events = happens(position("9S 10S KS QS JS", upcard="AS0"), 0, ExchangeDix(Card.parse("9S0")))
    assert events == (DixExchanged(0, Card.parse("9S0"), Card.parse("AS0"), 10),)
    assert points(after(state, (0, meld("run", "AS 10S KS QS JS")))) == 10 + 150


def test_t12_a_turned_nine_is_not_exchanged_but_the_other_is_shown() -> None:
    state = position("9S1 KC", upcard="9S0")
    assert why_not(state, 0, ExchangeDix(Card.parse("9S1"))) == Reason(Refusal.UPCARD_IS_NINE, cards("9S0"))
    assert points(after(state, (0, ShowDix(Card.parse("9S1"))))) == 10


@pytest.mark.parametrize("holder", [0, 1])
def test_t13_after_an_exchange_the_second_nine_is_only_shown(holder: int) -> None:
    hands = ("9S0 9S1 KC", "QC0") if holder == 0 else ("9S0 KC", "9S1 QC0")
    state = after(position(*hands), (0, ExchangeDix(Card.parse("9S0"))))
    state = next_window(state, holder)
    assert why_not(state, holder, ExchangeDix(Card.parse("9S1"))) == Reason(
        Refusal.ALREADY_EXCHANGED, cards("9S0")
    )
    assert refusal(state, holder, ShowDix(Card.parse("9S1"))) is None


def test_after_one_meld_no_other_is_offered_but_the_nine_still_is() -> None:
    state = after(position("KS QS KH QH 9S"), (0, meld("marriage", "KH QH")))
    assert set(legal_actions(state, 0, interrupts=False)) == {
        ShowDix(Card.parse("9S0")),
        ExchangeDix(Card.parse("9S0")),
        Draw(),
    }


def test_a_nine_counts_once() -> None:
    state = next_window(after(position("9S KC"), (0, ShowDix(Card.parse("9S0")))))
    assert why_not(state, 0, ShowDix(Card.parse("9S0"))) == Reason(Refusal.DIX_COUNTED, cards("9S0"))


def test_a_shown_nine_is_exchanged_later_without_a_second_score() -> None:
    state = next_window(after(position("9S KC"), (0, ShowDix(Card.parse("9S0")))))
    assert state.table[0] == cards("9S0")
    state, events = happens(state, 0, ExchangeDix(Card.parse("9S0")))
    assert events == (DixExchanged(0, Card.parse("9S0"), Card.parse("AS1"), 0),)
    assert points(state) == 10
    assert state.table[0] == ()
    assert state.upcard is Card.parse("9S0")
    assert Card.parse("AS1") in state.hands[0]


def test_two_nines_may_score_in_one_window_by_default() -> None:
    state = after(position("9S 9S"), (0, ShowDix(Card.parse("9S0"))), (0, ExchangeDix(Card.parse("9S1"))))
    assert points(state) == 20


def test_one_nine_a_window_where_that_is_played() -> None:
    first, second = cards("9S 9S")
    state = after(position("9S 9S", rules=variant(max_dix_per_window=1)), (0, ShowDix(first)))
    for action in (ShowDix(second), ExchangeDix(second)):
        assert why_not(state, 0, action) == Reason(Refusal.DIX_LIMIT, points=1)
    assert refusal(state, 0, ExchangeDix(first)) is None
    assert refusal(next_window(state), 0, ShowDix(second)) is None


def test_where_only_the_exchange_scores_a_nine_cannot_be_shown() -> None:
    rules = variant(dix_scores_on=DixScores.EXCHANGE_ONLY)
    state = position("9S 9S", rules=rules)
    assert refusal(state, 0, ShowDix(Card.parse("9S0"))) is Refusal.SHOWING_IS_OFF
    state = after(state, (0, ExchangeDix(Card.parse("9S0"))))
    assert points(state) == 10
    assert set(legal_actions(next_window(state), 0, interrupts=False)) == {Draw()}


@pytest.mark.parametrize("action", [ShowDix, ExchangeDix])
def test_only_a_held_nine_of_trump_is_a_dix(action: type[ShowDix | ExchangeDix]) -> None:
    state = position("9H QS", other="9S1")
    assert why_not(state, 0, action(Card.parse("9H0"))) == Reason(Refusal.NOT_A_TRUMP_NINE, cards("9H0"))
    assert why_not(state, 0, action(Card.parse("QS0"))) == Reason(Refusal.NOT_A_TRUMP_NINE, cards("QS0"))
    assert why_not(state, 0, action(Card.parse("9S1"))) == Reason(Refusal.NOT_HELD, cards("9S1"))


def test_showing_a_nine_scores_at_once() -> None:
    _, events = happens(position("9S KC"), 0, ShowDix(Card.parse("9S0")))
    assert events == (DixShown(0, Card.parse("9S0"), 10),)
