"""The draw that ends a window or comes before it: rules 1.3 to 1.5, rows T14 to T18 and T20."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import Action, Draw, EndMelding, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.engine import legal_actions, why_not
from game.rules.events import CardDrawn, PlayoffBegan, WindowClosed
from game.rules.reasons import Reason, Refusal
from game.rules.state import State
from game.rules.variant import LastDraw, MeldTiming, Phase
from tests.rules.staging import after, cards, happens, meld, position, refusal, variant

NINE = Card.parse("9S0")
AFTER_DRAW = variant(timing=MeldTiming.AFTER_DRAW)
WINNER_CHOOSES = variant(last_draw=LastDraw.WINNER_CHOOSES)


def last_window(
    hand: str = "9S0 KC", other: str = "QC0", *, stock: str = "AH0", table: str = "", other_table: str = ""
) -> State:
    """Return the window after trick 12: one card face down, the upcard under it."""
    return position(hand, other, stock=stock, table=table, other_table=other_table)


def test_one_draw_takes_both_cards_the_winners_first() -> None:
    state, events = happens(position("KC", stock="AH0 10H0 JC0 JC1"), 0, Draw())
    assert events == (CardDrawn(0, Card.parse("AH0")), CardDrawn(1, Card.parse("10H0")), WindowClosed(0))
    assert state.stock == tuple(map(Card.parse, ("JC0", "JC1")))
    assert (state.phase, state.to_act, state.leader) == (Phase.STOCK_TRICK, 0, 0)


def test_drawing_ends_the_window() -> None:
    state = after(position("KH QH"), (0, Draw()))
    assert refusal(state, 0, meld("marriage", "KH QH")) is Refusal.NO_WINDOW


def test_a_card_is_not_led_before_the_draw() -> None:
    assert refusal(position("KC"), 0, PlayCard(Card.parse("KC"))) is Refusal.DRAW_FIRST
    assert refusal(position("KC"), 0, EndMelding()) is Refusal.DRAW_FIRST


@pytest.mark.parametrize("action", [meld("marriage", "KH QH"), ShowDix(NINE), ExchangeDix(NINE), Draw()])
def test_t20_the_loser_of_a_trick_has_no_window(action: Action) -> None:
    state = position("KC", other="9S KH QH")
    assert refusal(state, 1, action) is Refusal.NOT_YOUR_TURN
    assert not legal_actions(state, 1, interrupts=False)


def test_winner_of_trick_12_shows_the_last_stock_card_and_the_loser_takes_the_upcard() -> None:
    state, events = happens(last_window(), 0, Draw())
    assert events == (
        CardDrawn(0, Card.parse("AH0"), shown=True),
        CardDrawn(1, Card.parse("AS1"), from_upcard=True),
        WindowClosed(0),
        PlayoffBegan(0),
    )
    assert (state.phase, state.to_act, state.stock, state.upcard) == (Phase.PLAYOFF, 0, (), None)


def test_table_cards_are_picked_up_when_the_stock_is_gone() -> None:
    state = after(last_window("KC", "QC0", table="KH QH", other_table="JD0"), (0, Draw()))
    assert state.table == ((), ())
    assert set(state.hands[0]) == set(cards("KC KH QH AH0"))
    assert set(state.hands[1]) == set(cards("QC0 JD0 AS1"))


def test_t14_a_nine_drawn_from_the_last_stock_card_scores_nothing() -> None:
    state = after(last_window("KC", stock="9S1"), (0, Draw()))
    assert Card.parse("9S1") in state.hands[0]
    assert refusal(state, 0, ShowDix(Card.parse("9S1"))) is Refusal.STOCK_IS_GONE
    assert not state.melds


def test_t15_t18_the_loser_draws_the_nine_that_an_exchange_left_and_scores_nothing() -> None:
    state = after(last_window(), (0, ExchangeDix(NINE)), (0, Draw()))
    assert NINE in state.hands[1]
    assert [(laid.seat, laid.meld.cards) for laid in state.melds] == [(0, (NINE,))]
    assert refusal(state, 0, ExchangeDix(NINE)) is Refusal.STOCK_IS_GONE


def test_t16_the_loser_of_trick_12_never_scores_his_uncounted_nine() -> None:
    state = after(last_window("KC", "9S0 QC0"), (0, Draw()), (0, PlayCard(Card.parse("AH0"))))
    assert state.to_act == 1
    assert refusal(state, 1, ShowDix(NINE)) is Refusal.STOCK_IS_GONE


def test_t17_no_exchange_after_the_draw_of_trick_12() -> None:
    state = after(last_window(), (0, Draw()))
    assert refusal(state, 0, ExchangeDix(NINE)) is Refusal.STOCK_IS_GONE


@pytest.mark.parametrize("action", [meld("marriage", "KH QH"), ShowDix(NINE), Draw(), EndMelding()])
def test_no_melding_and_no_drawing_in_the_playoff(action: Action) -> None:
    state = position("9S KH QH", phase=Phase.PLAYOFF)
    assert refusal(state, 0, action) is Refusal.STOCK_IS_GONE


def test_the_upcard_is_not_chosen_where_the_winner_gets_the_stock() -> None:
    assert why_not(last_window(), 0, Draw(upcard=True)) == Reason(Refusal.CANNOT_CHOOSE_UPCARD, cards("AS1"))


def test_the_winner_may_choose_the_upcard_at_the_last_draw_only() -> None:
    early = position("KC", rules=WINNER_CHOOSES)
    assert refusal(early, 0, Draw(upcard=True)) is Refusal.CANNOT_CHOOSE_UPCARD
    assert Draw(upcard=True) not in legal_actions(early, 0)
    state = position("KC", rules=WINNER_CHOOSES, stock="AH0")
    assert set(legal_actions(state, 0, interrupts=False)) == {Draw(), Draw(upcard=True)}
    state, events = happens(state, 0, Draw(upcard=True))
    assert events[:2] == (
        CardDrawn(0, Card.parse("AS1"), from_upcard=True),
        CardDrawn(1, Card.parse("AH0"), shown=True),
    )
    assert state.phase is Phase.PLAYOFF


def test_after_draw_nothing_but_the_draw_is_allowed_first() -> None:
    state = position("9S KH QH", rules=AFTER_DRAW)
    assert legal_actions(state, 0, interrupts=False) == (Draw(),)
    blocked: list[Action] = [
        meld("marriage", "KH QH"),
        ShowDix(NINE),
        ExchangeDix(NINE),
        EndMelding(),
        PlayCard(NINE),
    ]
    assert {refusal(state, 0, action) for action in blocked} == {Refusal.DRAW_FIRST}


def test_after_draw_the_drawn_card_melds_at_once_and_ending_opens_the_lead() -> None:
    state = after(position("KH", rules=AFTER_DRAW, stock="QH0 JC0 JC1 QC0"), (0, Draw()))
    assert (state.phase, state.to_act) == (Phase.MELD_WINDOW, 0)
    assert refusal(state, 0, Draw()) is Refusal.ALREADY_DRAWN
    assert refusal(state, 0, PlayCard(Card.parse("KH"))) is Refusal.END_MELDING_FIRST
    state = after(state, (0, meld("marriage", "KH QH0")))
    state, events = happens(state, 0, EndMelding())
    assert events == (WindowClosed(0),)
    assert (state.phase, state.to_act) == (Phase.STOCK_TRICK, 0)
    assert (state.window_melds, state.window_dix, state.drawn) == (0, 0, False)


def test_after_draw_the_exchange_works_until_the_last_draw() -> None:
    state = after(position("9S0", rules=AFTER_DRAW), (0, Draw()))
    assert refusal(state, 0, ExchangeDix(NINE)) is None


def test_after_draw_of_trick_12_melds_and_nines_still_score_but_nothing_is_exchanged() -> None:
    state = after(position("9S0 KH", rules=AFTER_DRAW, stock="QH0"), (0, Draw()))
    assert state.phase is Phase.MELD_WINDOW
    assert refusal(state, 0, ExchangeDix(NINE)) is Refusal.STOCK_IS_GONE
    state = after(state, (0, ShowDix(NINE)), (0, meld("marriage", "KH QH0")))
    assert sum(laid.meld.points for laid in state.melds) == 30
    state, events = happens(state, 0, EndMelding())
    assert events == (WindowClosed(0), PlayoffBegan(0))
    assert set(cards("9S0 KH QH0")) <= set(state.hands[0])


def test_after_draw_a_turned_nine_that_has_counted_is_not_shown_again() -> None:
    rules = variant(AFTER_DRAW, last_draw=LastDraw.WINNER_CHOOSES)
    state = position("KC", rules=rules, stock="AH0", upcard="9S0")
    state = after(replace(state, counted_dix=(NINE,)), (0, Draw(upcard=True)))
    assert refusal(state, 0, ShowDix(NINE)) is Refusal.DIX_COUNTED
