"""Declaring out: rules 1.9, rows C9 to C15."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import DeclareOut, Draw, PlayCard
from game.rules.cards import Card
from game.rules.engine import begin, decide, evolve, legal_actions
from game.rules.events import ClaimCounted, DealScored, Event, MatchWon, OutDeclared, TrickWon
from game.rules.match import new_match
from game.rules.reasons import Refusal
from game.rules.state import State
from game.rules.variant import DeclareOut as Claiming
from game.rules.variant import MatchFormat, Phase, Rounding, TargetCheck, Variant
from game.rules.variants.two_hand import CLASSIC, ENCYCLOPEDIA
from tests.rules.playing import started
from tests.rules.staging import after, captured, happens, meld, position, refusal, variant

VARIATION_1 = variant(declare_out=Claiming.VARIATION_1)
VARIATION_2 = variant(declare_out=Claiming.VARIATION_2)
OUT = DeclareOut()


def play(text: str) -> PlayCard:
    return PlayCard(Card.parse(text))


def endgame(
    hand: str = "AH 9H",
    other: str = "KH 9C",
    *,
    rules: Variant = CLASSIC,
    scores: tuple[int, int] = (1000, 0),
) -> State:
    return position(hand, other, phase=Phase.PLAYOFF, rules=rules, standing=scores)


def won(events: tuple[Event, ...]) -> MatchWon:
    assert isinstance(events[-1], MatchWon)
    return events[-1]


def test_c9_a_right_claim_wins_even_against_a_higher_score() -> None:
    state, events = happens(endgame(scores=(1000, 1100)), 0, OUT)
    assert events == (
        OutDeclared(0),
        ClaimCounted(0, 1000, 1000, met=True),
        DealScored((0, 0), (0, 0), (0, 0), (1000, 1100), cut=True),
        MatchWon(0, (1000, 1100), by_claim=True),
    )
    assert (state.phase, state.to_act) == (Phase.FINISHED, None)
    assert not legal_actions(state, 0)
    assert not legal_actions(state, 1)


@pytest.mark.parametrize("score", [990, 999])
def test_c10_a_wrong_claim_loses_the_match(score: int) -> None:
    _, events = happens(endgame(scores=(score, 100)), 0, OUT)
    assert events[1] == ClaimCounted(0, score, 1000, met=False)
    assert won(events) == MatchWon(1, (score, 100), by_claim=True)


@pytest.mark.parametrize(("rounding", "winner"), [(Rounding.BICYCLE, 0), (Rounding.NONE, 1)])
def test_c11_captured_points_are_rounded_in_the_count(rounding: Rounding, winner: int) -> None:
    state = captured(endgame(rules=variant(rounding=rounding), scores=(960, 0)), 37)
    assert won(happens(state, 0, OUT)[1]).winner == winner


@pytest.mark.parametrize("claimant", [0, 1])
def test_c12_an_open_trick_counts_for_nobody(claimant: int) -> None:
    state = after(endgame(scores=(990, 990)), (0, play("AH")))
    _, events = happens(state, claimant, OUT)
    assert events[1] == ClaimCounted(claimant, 990, 1000, met=False)
    assert won(events).winner == 1 - claimant


def test_melds_and_nines_of_the_deal_belong_to_the_count() -> None:
    state = after(position("KS QS", standing=(960, 0)), (0, meld("royal_marriage", "KS QS")))
    assert happens(state, 0, OUT)[1][1] == ClaimCounted(0, 1000, 1000, met=True)


def test_the_bonus_of_the_last_trick_counts_only_once_it_is_won() -> None:
    state = captured(endgame("AH", "KH", scores=(0, 0)), 100)
    assert happens(state, 0, OUT)[1][1] == ClaimCounted(0, 100, 1000, met=False)


def test_the_claim_is_at_the_current_target() -> None:
    state = replace(endgame(scores=(1240, 1260)), target=1250)
    assert happens(state, 1, OUT)[1][1] == ClaimCounted(1, 1260, 1250, met=True)
    assert happens(state, 0, OUT)[1][1] == ClaimCounted(0, 1240, 1250, met=False)


def test_c8_the_leader_above_a_raised_target_may_claim_at_once_in_the_next_deal() -> None:
    match = replace(new_match(CLASSIC, 4), deal_no=2, scores=(1300, 1050), target=1250)
    assert won(happens(started(match), 0, OUT)[1]) == MatchWon(0, (1300, 1050), by_claim=True)


def test_a_claim_is_possible_while_the_other_seat_is_to_act() -> None:
    state = endgame()
    assert state.to_act == 0
    assert legal_actions(state, 1) == (OUT,)
    assert legal_actions(state, 1, interrupts=False) == ()


def test_a_claim_is_possible_in_every_phase_from_the_turn_of_the_upcard() -> None:
    for phase in (Phase.STOCK_TRICK, Phase.MELD_WINDOW, Phase.PLAYOFF):
        assert refusal(position("AH", phase=phase), 1, OUT) is None
    assert refusal(begin(CLASSIC), 0, OUT) is Refusal.NOT_DEALT


def test_after_the_last_card_nobody_claims() -> None:
    state = endgame("AH", "KH")
    state = after(state, (0, play("AH")))
    assert refusal(state, 0, OUT) is None
    assert refusal(after(state, (1, play("KH"))), 0, OUT) is Refusal.DEAL_OVER


def test_a_claim_comes_too_late_between_the_last_card_and_the_count() -> None:
    state = after(endgame("AH", "KH"), (0, play("AH")))
    played, *_ = decide(state, 1, play("KH"))
    assert refusal(evolve(state, played), 0, OUT) is Refusal.DEAL_OVER


def test_own_turn_keeps_claims_to_the_seat_to_act() -> None:
    state = endgame(rules=variant(own_turn=True))
    assert refusal(state, 1, OUT) is Refusal.ONLY_ON_OWN_TURN
    assert refusal(state, 0, OUT) is None
    assert legal_actions(state, 1) == ()


@pytest.mark.parametrize(
    "rules",
    [
        ENCYCLOPEDIA,
        variant(declare_out=Claiming.OFF),
        variant(format=MatchFormat.SINGLE_DEAL),
        variant(target_check=TargetCheck.IMMEDIATE),
    ],
)
def test_no_claims_where_they_are_off_or_cannot_be(rules: Variant) -> None:
    assert refusal(endgame(rules=rules), 0, OUT) is Refusal.DECLARING_IS_OFF


@pytest.mark.parametrize("rules", [VARIATION_1, VARIATION_2])
def test_in_the_variations_play_goes_on_and_the_claim_stays(rules: Variant) -> None:
    state, events = happens(endgame(rules=rules), 1, OUT)
    assert events == (OutDeclared(1),)
    assert (state.claims, state.to_act) == ((1,), 0)
    assert refusal(state, 1, OUT) is Refusal.ALREADY_DECLARED
    assert refusal(state, 0, OUT) is None


@pytest.mark.parametrize("rules", [VARIATION_1, VARIATION_2])
@pytest.mark.parametrize(("score", "winner"), [(990, 0), (980, 1)])
def test_the_claim_is_counted_with_the_trick_that_qualifies(rules: Variant, score: int, winner: int) -> None:
    state = after(endgame(rules=rules, scores=(score, 500)), (0, OUT), (0, play("AH")))
    _, events = happens(state, 1, play("KH"))
    assert events[1:3] == (
        TrickWon(0, 15, last=False),
        ClaimCounted(0, score + 10, 1000, met=winner == 0),
    )
    assert won(events).winner == winner
    assert won(events).by_claim


@pytest.mark.parametrize("rules", [VARIATION_1, VARIATION_2])
def test_the_count_comes_before_any_meld_of_the_window(rules: Variant) -> None:
    state = position("AH KS QS", "KH 9C", phase=Phase.STOCK_TRICK, rules=rules, standing=(950, 0))
    _, events = happens(after(state, (0, OUT), (0, play("AH"))), 1, play("KH"))
    assert won(events).winner == 1


@pytest.mark.parametrize("rules", [VARIATION_1, VARIATION_2])
@pytest.mark.parametrize(("score", "winner"), [(990, 1), (0, 0)])
def test_c13_of_two_claimants_the_winner_of_the_next_trick_is_counted(
    rules: Variant, score: int, winner: int
) -> None:
    state = endgame("KH 9C", "AH 9D", rules=rules, scores=(1000, score))
    state = after(replace(state, to_act=1, leader=1), (0, OUT), (1, OUT), (1, play("AH")))
    _, events = happens(state, 0, play("KH"))
    assert events[2] == ClaimCounted(1, score + 10, 1000, met=winner == 1)
    assert won(events).winner == winner


def test_c14_variation_2_counts_no_trick_the_opponent_led_but_the_next_own_lead() -> None:
    state = endgame("KH 9C 9C", "AH 9D 9D", rules=VARIATION_2, scores=(0, 990))
    state = after(state, (1, OUT), (0, play("KH")))
    state, events = happens(state, 1, play("AH"))
    assert events[-1] == TrickWon(1, 15, last=False)
    state = after(state, (1, play("9D0")))
    _, events = happens(state, 0, play("9C0"))
    assert events[2] == ClaimCounted(1, 1000, 1000, met=True)


def test_variation_1_does_count_a_trick_the_opponent_led() -> None:
    state = after(endgame("KH 9C", "AH 9D", rules=VARIATION_1), (1, OUT), (0, play("KH")))
    _, events = happens(state, 1, play("AH"))
    assert events[2] == ClaimCounted(1, 10, 1000, met=False)


@pytest.mark.parametrize("rules", [VARIATION_1, VARIATION_2])
def test_c15_a_claim_lapses_with_the_deal_and_the_deal_is_scored(rules: Variant) -> None:
    state = endgame("AH", "KH", rules=rules, scores=(0, 1000))
    state = after(state, (1, OUT), (0, play("AH")))
    _, events = happens(state, 1, play("KH"))
    assert events[1:] == (
        TrickWon(0, 25, last=True),
        DealScored((0, 0), (25, 0), (20, 0), (20, 1000), cut=False),
        MatchWon(1, (20, 1000), by_claim=False),
    )


def test_the_very_last_trick_may_qualify_and_the_deal_is_then_whole() -> None:
    state = after(endgame("AH", "KH", rules=VARIATION_1, scores=(980, 0)), (0, OUT), (0, play("AH")))
    _, events = happens(state, 1, play("KH"))
    assert events[2:] == (
        ClaimCounted(0, 1000, 1000, met=True),
        DealScored((0, 0), (25, 0), (20, 0), (1000, 0), cut=False),
        MatchWon(0, (1000, 0), by_claim=True),
    )


def test_drawing_and_melding_go_on_under_an_open_claim() -> None:
    state = after(position("KH QH", rules=VARIATION_1), (1, OUT), (0, meld("marriage", "KH QH")), (0, Draw()))
    assert state.phase is Phase.STOCK_TRICK
    assert state.claims == (1,)
