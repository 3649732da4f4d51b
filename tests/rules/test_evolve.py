"""What each event does to the state, above all to the cards that everybody knows a seat to hold."""

from __future__ import annotations

import pytest

from game.rules.actions import Draw, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.engine import begin, evolve
from game.rules.events import CardDrawn, CardsDealt
from game.rules.variant import Phase
from game.rules.variants.two_hand import CLASSIC
from tests.rules.staging import after, cards, meld, position

NINE = Card.parse("9S0")


def test_before_the_first_deal_there_are_no_cards_and_nobody_acts() -> None:
    state = begin(CLASSIC)
    assert [len(hand) for hand in state.hands] == [0, 0]
    assert (state.to_act, state.trump, state.stock, state.upcard) == (None, None, (), None)


def test_an_exchanged_upcard_is_known_to_be_in_the_hand() -> None:
    state = after(position("9S0 KC"), (0, ExchangeDix(NINE)))
    assert state.known == (cards("AS1"), ())


def test_a_known_card_that_is_melded_lies_open_instead() -> None:
    state = after(position("9S0 10S KS QS JS", upcard="AS0"), (0, ExchangeDix(NINE)))
    state = after(state, (0, meld("run", "AS0 10S KS QS JS")))
    assert state.known == ((), ())
    assert state.table[0] == cards("AS0 10S KS QS JS")


def test_a_known_card_that_is_played_is_known_no_longer() -> None:
    state = after(position("9S0 KC"), (0, ExchangeDix(NINE)), (0, Draw()), (0, PlayCard(Card.parse("AS1"))))
    assert state.known == ((), ())


def test_picked_up_melds_and_both_last_draws_are_known() -> None:
    state = position("KC", "QC0", stock="AH0", table="KH QH", other_table="JD0")
    state = after(state, (0, Draw()))
    assert set(state.known[0]) == set(cards("KH QH AH0"))
    assert set(state.known[1]) == set(cards("JD0 AS1"))


def test_an_ordinary_draw_is_known_to_nobody() -> None:
    state = after(position("KC"), (0, Draw()))
    assert state.known == ((), ())


def test_a_card_already_on_the_table_is_laid_once() -> None:
    state = position("JD KS", table="QS0", trump="H")
    state = after(state, (0, meld("pinochle", "QS0 JD")))
    assert state.table[0] == cards("QS0") + cards("JD")
    assert state.hands[0].cards == cards("KS")


def test_a_window_counts_its_melds_and_scored_nines_and_the_next_begins_anew() -> None:
    state = after(position("9S0 KH QH"), (0, ShowDix(NINE)), (0, ExchangeDix(NINE)))
    state = after(state, (0, meld("marriage", "KH QH")))
    assert (state.window_melds, state.window_dix) == (1, 1)
    state = after(state, (0, Draw()))
    assert (state.window_melds, state.window_dix, state.drawn) == (0, 0, False)


def test_a_full_trick_waits_for_nobody() -> None:
    state = after(position("AH KC", "KH QC", phase=Phase.STOCK_TRICK), (0, PlayCard(Card.parse("AH"))))
    assert (state.to_act, len(state.plays)) == (1, 1)


@pytest.mark.parametrize("event", [CardsDealt(0, (None,)), CardDrawn(0, None)])
def test_redacted_events_deal_no_card(event: CardsDealt | CardDrawn) -> None:
    assert [len(hand) for hand in evolve(begin(CLASSIC), event).hands] == [0, 0]
