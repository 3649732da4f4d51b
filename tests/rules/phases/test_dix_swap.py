"""The swap for the turned card, and the dix of games that turn trump (rules 3.1 to 3.3, 4.1, 4.2)."""

from __future__ import annotations

import pytest

from game.rules.actions import ExchangeDix, KeepDix, PlayCard
from game.rules.cards import Card
from game.rules.contract_events import SwapDeclined
from game.rules.engine import legal_actions
from game.rules.events import CardDrawn, DixExchanged, TrumpTurned
from game.rules.melds import MeldKind
from game.rules.reasons import Reason, Refusal
from game.rules.state import State
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

THREE, FOUR = REGISTRY["three_hand"], REGISTRY["partnership_turned"]
NINE_0, NINE_1 = Card.parse("9S0"), Card.parse("9S1")


def dix_of(state: State, seat: int) -> int:
    """Return what a seat has scored for nines."""
    return sum(
        laid.meld.points for laid in state.melds if laid.seat == seat and laid.meld.kind is MeldKind.DIX
    )


@pytest.mark.parametrize("key", ["three_hand", "partnership_turned"])
def test_the_very_last_card_is_turned_and_stays_the_dealers(key: str) -> None:
    rules = REGISTRY[key]
    table = Table(rules, dealer=1).deal()
    turned = table.state.deck[-1]
    assert any(isinstance(event, TrumpTurned) and event.card is turned for event in table.events)
    assert table.state.trump is turned.suit
    while table.state.phase is Phase.DIX_SWAP:
        table.do(KeepDix())
    assert turned in (*table.state.hands[1], *table.state.known[1])
    assert {len(hand) for hand in table.state.hands} == {rules.deal.hand_size}
    assert table.state.to_act == 2 % rules.seats


def test_holders_are_asked_in_seat_order_from_the_dealers_left() -> None:
    table = Table(THREE, dealer=2).deal_hands("9S", "9S", "", turned="AS")
    assert (table.state.phase, table.state.to_act) == (Phase.DIX_SWAP, 0)
    assert legal_actions(table.state, 0) == (ExchangeDix(NINE_0), KeepDix())
    assert table.do(KeepDix()).events[0] == SwapDeclined(0)
    assert table.state.to_act == 1
    table.do(ExchangeDix(NINE_1))
    assert table.events[0] == DixExchanged(1, NINE_1, Card.parse("AS0"), 10)
    assert table.events[1] == CardDrawn(2, NINE_1, from_upcard=True)
    assert table.state.phase is Phase.PLAYOFF


def test_only_one_swap_can_happen() -> None:
    table = Table(THREE, dealer=2).deal_hands("9S", "9S", "", turned="AS").do(ExchangeDix(NINE_0))
    assert table.state.phase is Phase.PLAYOFF
    assert table.refused(ExchangeDix(NINE_1), seat=1) == Reason(Refusal.NOT_YOUR_TURN)


def test_each_nine_scores_once_for_the_seat_it_was_dealt_to() -> None:
    swapped = Table(THREE, dealer=2).deal_hands("9S", "9S", "", turned="AS").do(ExchangeDix(NINE_0))
    kept = Table(THREE, dealer=2).deal_hands("9S", "9S", "", turned="AS").do(KeepDix(), KeepDix())
    for table in (swapped, kept):
        assert [dix_of(table.state, seat) for seat in range(3)] == [10, 10, 0]
    own = Table(THREE, dealer=2).deal_hands("", "9S", "9S", turned="AS").do(ExchangeDix(NINE_0))
    assert [dix_of(own.state, seat) for seat in range(3)] == [0, 10, 10]


def test_a_turned_nine_is_the_dealers_ten_and_cannot_be_swapped() -> None:
    table = Table(THREE, dealer=2).deal_hands("9S", "", "", turned="9S")
    assert table.state.phase is Phase.PLAYOFF
    assert [dix_of(table.state, seat) for seat in range(3)] == [10, 0, 10]


def test_the_dealer_is_not_asked() -> None:
    table = Table(THREE, dealer=2).deal_hands("", "", "9S 9S", turned="AS")
    assert table.state.phase is Phase.PLAYOFF
    assert dix_of(table.state, 2) == 20


def test_the_swapped_card_can_be_melded_by_the_swapper() -> None:
    run = "10S KS QS JS 9S"
    table = Table(FOUR, dealer=3).deal_hands(run, turned="AS").do(ExchangeDix(NINE_0))
    assert 150 in [laid.meld.points for laid in table.state.melds if laid.seat == 0]


def test_what_else_is_refused() -> None:
    table = Table(THREE, dealer=2).deal_hands("9S AH", "9S", "", turned="AS")
    ace, other = pick(table.state.hands[0], "AH")[0], NINE_1
    assert table.refused(ExchangeDix(ace)) == Reason(Refusal.NOT_A_TRUMP_NINE, (ace,))
    assert table.refused(ExchangeDix(other)) == Reason(Refusal.NOT_HELD, (other,))
    assert table.refused(PlayCard(ace)) == Reason(Refusal.NO_PLAY_NOW)


def test_nines_may_score_nothing_at_all() -> None:
    table = Table(variant(THREE, dix=False), dealer=2).deal_hands("9S", "9S", "", turned="AS")
    table.do(ExchangeDix(NINE_0))
    assert [dix_of(table.state, seat) for seat in range(3)] == [0, 0, 0]
    assert NINE_0 in table.state.hands[2]
