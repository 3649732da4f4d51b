"""Misdeals, contracts given up in play, and exits that a game does not have (rules 7.9, 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import CallMisdeal, Concede, ThrowIn
from game.rules.cards import Hand
from game.rules.contract_events import HandEnded
from game.rules.contract_rules import Misdeal, SetCosts
from game.rules.endings import Cause, Ending, Fate
from game.rules.engine import legal_actions
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, distinct, pick, staged

DOUBLE_DECK, CARDGAMES, AUCTION, POINTS3 = (
    REGISTRY[key] for key in ("double_deck", "cardgames", "auction_250", "auction3_points")
)
POOR = "QS QS QH QH QD QD QC QC JS JS JH JH JD KS KS KH KH KD KD KC"
"""Thirteen non-counters and no ace."""


def test_a_technical_misdeal_is_called_on_the_own_turn_and_the_same_dealer_deals_again() -> None:
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(POOR)
    assert CallMisdeal() in legal_actions(table.state, 0)
    table.do(CallMisdeal())
    assert table.events[0] == HandEnded(Ending.MISDEAL, 0)
    assert table.result.points == (0, 0)
    assert table.match.dealer == 3
    assert (table.match.deal_no, table.match.played) == (2, 0)
    assert table.deal().state.deck != ()


def test_it_is_too_late_after_the_own_first_bid_but_not_after_anothers() -> None:
    table = Table(DOUBLE_DECK, dealer=3).deal_hands("", POOR).call(50)
    assert table.refused(CallMisdeal()) is None
    table.call(51, 0, 0, 52)
    assert table.refused(CallMisdeal()) == Reason(Refusal.MISDEAL_TOO_LATE)
    assert table.refused(CallMisdeal(), seat=0) == Reason(Refusal.NOT_YOUR_TURN)


def test_a_dealer_held_to_the_bid_may_still_call() -> None:
    table = Table(DOUBLE_DECK, dealer=3).deal_hands("", "", "", POOR).call(0, 0, 0)
    assert table.refused(CallMisdeal()) is None


@pytest.mark.parametrize(
    ("hand", "hindering"),
    [
        (POOR.replace("KC", "AC"), "AC"),
        (POOR.replace("JD", "KC"), "KC KD KD KH KH KS KS KC"),
    ],
)
def test_an_ace_or_too_many_counters_are_no_misdeal(hand: str, hindering: str) -> None:
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(hand)
    reason = table.refused(CallMisdeal())
    assert reason is not None
    assert reason.code is Refusal.NO_MISDEAL
    assert set(reason.cards) == set(pick(table.state.hands[0], hindering))


@pytest.mark.parametrize(
    ("rule", "hand", "allowed"),
    [
        (Misdeal.FIVE_NINES, "9S 9S 9H 9H 9D AS AH AD AC KS KH KD", True),
        (Misdeal.FIVE_NINES, "9S 9S 9H 9H QD AS AH AD AC KS KH KD", False),
        (Misdeal.FIVE_NINES_NO_ACE, "9S 9S 9H 9H 9D QS QH QD QC KS KH KD", True),
        (Misdeal.FIVE_NINES_NO_ACE, "9S 9S 9H 9H 9D AS QH QD QC KS KH KD", False),
        (Misdeal.SIX_NINES, "9S 9S 9H 9H 9D 9D QH QD QC KS KH KD", True),
        (Misdeal.SIX_NINES, "9S 9S 9H 9H 9D QS QH QD QC KS KH KD", False),
    ],
)
def test_nines_may_make_a_misdeal(rule: Misdeal, hand: str, *, allowed: bool) -> None:
    table = Table(variant(CARDGAMES, misdeal=rule), dealer=3).deal_hands(hand)
    reason = table.refused(CallMisdeal())
    assert (reason is None) is allowed
    assert allowed or (reason is not None and reason.code is Refusal.NO_MISDEAL)


def test_where_an_exit_is_no_part_of_the_game_the_reason_says_so() -> None:
    table = Table(CARDGAMES).deal()
    assert table.refused(CallMisdeal()) == Reason(Refusal.MISDEAL_IS_OFF)
    assert table.refused(Concede()) == Reason(Refusal.CONCEDING_IS_OFF)
    assert table.refused(ThrowIn()) == Reason(Refusal.ONLY_THE_BIDDER)
    assert Table(variant(CARDGAMES, conceding=True)).deal().refused(Concede()) == Reason(
        Refusal.ONLY_THE_BIDDER
    )


@pytest.mark.parametrize("key", REGISTRY)
def test_exits_are_left_out_when_not_asked_for(key: str) -> None:
    table = Table(REGISTRY[key]).deal()
    seat = table.state.to_act
    assert seat is not None
    assert set(legal_actions(table.state, seat, interrupts=False)) <= set(legal_actions(table.state, seat))


def in_play(rules: Variant, bid: int = 250, **more: object) -> Table:
    """Return a table with two tricks left, at which seat 0 leads against seat 1's trick of 40."""
    hands = distinct(tuple(map(Hand.parse, ("9S QH", "AS KH", "9H 9D", "JD AC")))[: rules.players])
    last = " ".join("-" for _ in hands)
    table = staged(rules, last, bid=bid, melds={0: 60, 1: 100}, tricks=[(0, 20), (1, 40)], **more)  # type: ignore[arg-type]
    table.state = replace(table.state, hands=hands)
    return table


def test_a_contract_given_up_in_play_is_set_and_leaves_every_card_to_the_other_side() -> None:
    table = in_play(variant(CARDGAMES, giving_up=True))
    assert Concede() in legal_actions(table.state, 0)
    table.do(Concede())
    assert table.events[0] == HandEnded(Ending.GIVEN_UP, 0)
    assert table.result.tricks == (20, 40 + 30 + 10)
    assert table.result.points == (-250, 100 + 80)
    assert table.result.fates == (Fate.SET, Fate.SCORED)
    assert table.result.cut


def test_it_costs_what_a_contract_lost_in_play_does() -> None:
    double = variant(CARDGAMES, giving_up=True, set_costs=SetCosts.DOUBLE_WHEN_PLAYED)
    assert in_play(double).do(Concede()).result.points[0] == -500
    stakes = in_play(variant(AUCTION, giving_up=True), trump="S").do(Concede()).result
    assert stakes.settlement is not None
    assert {(paid.units, paid.cause) for paid in stakes.settlement.payments} == {(4, Cause.DOUBLE_BETE)}


def test_opponents_keep_their_melds_without_a_trick_and_each_for_himself_gets_no_more() -> None:
    table = in_play(variant(POINTS3, giving_up=True), bid=200)
    table.state = replace(table.state, tricks=table.state.tricks[:1])
    result = table.do(Concede()).result
    assert result.points == (-200, 100, 0)
    assert result.tricks == (20, 0, 0)


def test_only_the_bidder_gives_up_in_play_on_the_own_turn_and_only_where_that_is_played() -> None:
    assert in_play(CARDGAMES).refused(Concede()) == Reason(Refusal.CONCEDING_IS_OFF)
    assert in_play(variant(CARDGAMES, conceding=True)).refused(Concede()) == Reason(Refusal.PLAY_HAS_BEGUN)
    table = in_play(variant(CARDGAMES, giving_up=True)).play("9S")
    assert table.refused(Concede()) == Reason(Refusal.ONLY_THE_BIDDER)
    assert table.refused(Concede(), seat=0) == Reason(Refusal.NOT_YOUR_TURN)
    made = in_play(variant(CARDGAMES, giving_up=True), bid=70)
    assert made.refused(Concede()) == Reason(Refusal.CONTRACT_IS_MADE)
    before = Table(variant(DOUBLE_DECK, conceding=False, giving_up=True)).deal()
    assert before.refused(Concede()) == Reason(Refusal.CONCEDING_IS_OFF)
