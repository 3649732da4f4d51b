"""Tricks while the stock lasts: rules 1.2, rows T19, T21 and T22."""

from __future__ import annotations

import pytest

from game.rules.actions import Draw, EndMelding, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.engine import legal_actions, why_not
from game.rules.events import CardPlayed, TrickWon
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from tests.rules.staging import after, cards, happens, meld, position, refusal, variant


def test_leader_may_lead_any_card_of_hand_and_table() -> None:
    state = position("AS 9H", table="KD QD", phase=Phase.STOCK_TRICK)
    assert legal_actions(state, 0, interrupts=False) == tuple(map(PlayCard, cards("AS 9H") + cards("KD QD")))


def test_t21_follower_may_trump_or_throw_while_holding_the_suit_led() -> None:
    state = after(position("AH", other="KH 9S 9C", phase=Phase.STOCK_TRICK), (0, PlayCard(Card.parse("AH"))))
    assert set(legal_actions(state, 1, interrupts=False)) == set(map(PlayCard, cards("KH 9S 9C")))


@pytest.mark.parametrize(
    ("lead", "reply", "winner"),
    [
        ("AH0", "AH1", 0),  # T22: the identical card loses
        ("KH0", "10H0", 1),
        ("10H0", "KH0", 0),
        ("AH0", "9S0", 1),  # a trump on a plain lead
        ("9S0", "AH0", 0),
        ("9H0", "AD0", 0),  # another plain suit never wins
        ("JS0", "QS0", 1),
    ],
)
def test_second_card_wins_only_when_higher_or_a_trump_on_a_plain_lead(
    lead: str, reply: str, winner: int
) -> None:
    state = after(position(lead, other=reply, phase=Phase.STOCK_TRICK), (0, PlayCard(Card.parse(lead))))
    state = after(state, (1, PlayCard(Card.parse(reply))))
    assert state.tricks[-1].winner == winner


def test_printed_order_of_ranks_lets_the_king_beat_the_ten() -> None:
    rules = variant(rank_order="ace_king")
    state = position("KH 9C", other="10H", phase=Phase.STOCK_TRICK, rules=rules)
    state = after(state, (0, PlayCard(Card.parse("KH"))), (1, PlayCard(Card.parse("10H"))))
    assert state.tricks[-1].winner == 0
    assert state.tricks[-1].points == 14


def test_t19_a_melded_card_is_played_and_leaves_the_table() -> None:
    state = position("9H", table="KD0 QD0", phase=Phase.STOCK_TRICK)
    state, events = happens(state, 0, PlayCard(Card.parse("KD0")))
    assert events == (CardPlayed(0, Card.parse("KD0"), from_table=True),)
    assert state.table[0] == cards("QD0")
    assert state.hands[0].cards == cards("9H")


def test_a_trick_opens_the_window_of_its_winner_and_of_nobody_else() -> None:
    state = position("9H KC", other="AH KD", phase=Phase.STOCK_TRICK)
    state = after(state, (0, PlayCard(Card.parse("9H"))))
    state, events = happens(state, 1, PlayCard(Card.parse("AH")))
    assert events[-1] == TrickWon(1, 11, last=False)
    assert (state.phase, state.to_act, state.leader) == (Phase.MELD_WINDOW, 1, 1)


@pytest.mark.parametrize(
    "action",
    [
        Draw(),
        EndMelding(),
        ShowDix(Card.parse("9S")),
        ExchangeDix(Card.parse("9S")),
        meld("marriage", "KH QH"),
    ],
)
def test_nothing_but_a_card_is_taken_during_a_trick(
    action: Draw | EndMelding | ShowDix | ExchangeDix,
) -> None:
    state = position("9S KH QH", phase=Phase.STOCK_TRICK)
    assert refusal(state, 0, action) is Refusal.NO_WINDOW


def test_only_held_cards_are_played() -> None:
    state = position("9S0", other="9S1", other_table="KH0", phase=Phase.STOCK_TRICK)
    for card in cards("9S1 KH0 AC0"):
        assert why_not(state, 0, PlayCard(card)) == Reason(Refusal.NOT_HELD, (card,))


def test_the_other_seat_waits() -> None:
    state = position("9S", phase=Phase.STOCK_TRICK)
    assert refusal(state, 1, PlayCard(state.hands[1].cards[0])) is Refusal.NOT_YOUR_TURN
    assert not legal_actions(state, 1, interrupts=False)
