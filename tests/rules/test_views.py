"""Views and redacted events, case by case; what holds in every deal is in the properties."""

from __future__ import annotations

import pytest

from game.rules.actions import DeclareOut, Draw
from game.rules.cards import Card
from game.rules.engine import redact, view
from game.rules.events import CardDrawn, CardsDealt, DealStarted, Event, TrumpTurned
from game.rules.melds import MeldKind
from tests.rules.staging import after, captured, cards, meld, position

CARD = Card.parse("AH0")


@pytest.mark.parametrize(
    ("event", "seat", "told"),
    [
        (DealStarted(1, 0, (0, 0), 1000, (CARD,)), 0, DealStarted(1, 0, (0, 0), 1000, ())),
        (CardsDealt(0, (CARD, CARD)), 0, CardsDealt(0, (CARD, CARD))),
        (CardsDealt(0, (CARD, CARD)), 1, CardsDealt(0, (None, None))),
        (CardsDealt(0, (CARD, CARD)), None, CardsDealt(0, (None, None))),
        (CardDrawn(0, CARD), 0, CardDrawn(0, CARD)),
        (CardDrawn(0, CARD), 1, CardDrawn(0, None)),
        (CardDrawn(0, CARD, shown=True), 1, CardDrawn(0, CARD, shown=True)),
        (CardDrawn(0, CARD, from_upcard=True), None, CardDrawn(0, CARD, from_upcard=True)),
        (TrumpTurned(CARD, 0, 0), 1, TrumpTurned(CARD, 0, 0)),
    ],
)
def test_a_seat_is_told_of_its_own_cards_and_of_open_ones(
    event: Event, seat: int | None, told: Event
) -> None:
    assert redact(event, seat) == told


def test_a_view_has_the_own_hand_and_only_the_size_of_the_other() -> None:
    state = position("KH QH 9S0", "AC0 AC1", other_table="JD0")
    assert view(state, 0).hand.cards == cards("QH KH 9S0")
    assert view(state, 1).hand.cards == cards("AC0 AC1")
    assert view(state, 0).hand_sizes == (3, 2)
    assert view(state, 0).table == ((), cards("JD0"))
    assert view(state, 0).stock_count == 4


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    seen = view(position("KH QH"), None)
    assert not seen.hand
    assert seen.legal == ()
    assert seen.hand_sizes == (2, 3)


def test_a_view_lists_what_its_seat_may_do_claims_included() -> None:
    state = position("KH QH")
    assert view(state, 0).legal == (meld("marriage", "KH QH"), Draw(), DeclareOut())
    assert view(state, 1).legal == (DeclareOut(),)


def test_a_view_adds_up_melds_and_raw_tricks_of_both_seats() -> None:
    state = captured(after(position("KH QH"), (0, meld("marriage", "KH QH"))), 37, 12)
    seen = view(state, 1)
    assert seen.meld_points == (20, 0)
    assert seen.trick_points == (37, 12)
    assert [laid.meld.kind for laid in seen.melds] == [MeldKind.MARRIAGE]


def test_a_view_holds_the_claim_that_ended_the_deal() -> None:
    state = after(position("KH QH", standing=(1000, 0)), (1, DeclareOut()))
    seen = view(state, 0)
    assert seen.claims == (1,)
    assert seen.counted is not None
    assert (seen.counted.seat, seen.counted.met) == (1, False)
    assert seen.won is not None
    assert seen.won.winner == 0
