"""What follows from an event without anybody deciding: the ends of tricks and deals (rules 1.7 and 1.8)."""

from __future__ import annotations

from game.rules.actions import ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.events import CardPlayed, DealScored, DixShown, MatchWon, MeldDeclared, TargetRaised, TrickWon
from game.rules.state import State
from game.rules.variant import BothOver, DeclareOut, MatchFormat, Phase, TargetCheck, Variant
from game.rules.variants.two_hand import CLASSIC
from tests.rules.staging import after, captured, happens, meld, position, variant

AT_ONCE = variant(target_check=TargetCheck.IMMEDIATE, declare_out=DeclareOut.OFF)


def play(text: str) -> PlayCard:
    return PlayCard(Card.parse(text))


def last_trick(
    rules: Variant = CLASSIC, *, scores: tuple[int, int], lead: str = "AH", reply: str = "KH"
) -> State:
    state = position(lead, reply, phase=Phase.PLAYOFF, rules=rules, standing=scores)
    return after(state, (0, play(lead)))


def test_the_last_trick_brings_its_bonus_the_count_and_the_verdict() -> None:
    _, events = happens(last_trick(scores=(980, 900)), 1, play("KH"))
    assert events == (
        CardPlayed(1, Card.parse("KH"), from_table=False),
        TrickWon(0, 25, last=True),
        DealScored((0, 0), (25, 0), (20, 0), (1000, 900), cut=False),
        MatchWon(0, (1000, 900), by_claim=False),
    )


def test_k16_the_bonus_is_won_even_with_no_counter_in_the_trick() -> None:
    _, events = happens(last_trick(scores=(0, 0), lead="9H0", reply="9H1"), 1, play("9H1"))
    assert events[1] == TrickWon(0, 10, last=True)


def test_a_raised_target_ends_nothing() -> None:
    state, events = happens(last_trick(scores=(1110, 1000)), 1, play("KH"))
    assert events[-1] == TargetRaised(1250)
    assert state.won is None
    assert state.target == 1250


def test_c8_the_only_one_above_the_raised_target_wins_only_where_it_is_looked_at_again() -> None:
    _, events = happens(last_trick(scores=(1300, 1050)), 1, play("KH"))
    assert events[-1] == TargetRaised(1250)
    rules = variant(immediate_recheck=True)
    _, events = happens(last_trick(rules, scores=(1300, 1050)), 1, play("KH"))
    assert events[-2:] == (TargetRaised(1250), MatchWon(0, (1320, 1050), by_claim=False))
    _, events = happens(last_trick(rules, scores=(1100, 1050)), 1, play("KH"))
    assert events[-1] == TargetRaised(1250)


def test_without_escalation_the_higher_total_wins() -> None:
    rules = variant(both_over=BothOver.HIGHER_WINS)
    _, events = happens(last_trick(rules, scores=(1000, 1100)), 1, play("KH"))
    assert events[-1] == MatchWon(1, (1020, 1100), by_claim=False)


def test_checked_at_once_a_meld_ends_the_match() -> None:
    state = position("KS QS", rules=AT_ONCE, standing=(960, 990))
    state, events = happens(state, 0, meld("royal_marriage", "KS QS"))
    assert [type(event) for event in events] == [MeldDeclared, DealScored, MatchWon]
    assert events[-1] == MatchWon(0, (1000, 990), by_claim=False)
    assert state.result is not None
    assert state.result.cut


def test_checked_at_once_a_nine_ends_the_match_shown_or_exchanged() -> None:
    state = position("9S0 KC", rules=AT_ONCE, standing=(990, 0))
    for action in (ShowDix(Card.parse("9S0")), ExchangeDix(Card.parse("9S0"))):
        assert happens(state, 0, action)[1][-1] == MatchWon(0, (1000, 0), by_claim=False)


def test_checked_at_once_a_captured_trick_ends_the_match_by_its_rounded_points() -> None:
    state = captured(position("AH 9C", "KH 9D", phase=Phase.STOCK_TRICK, rules=AT_ONCE, standing=(980, 0)), 2)
    _, events = happens(after(state, (0, play("AH"))), 1, play("KH"))
    assert events[2:] == (
        DealScored((0, 0), (17, 0), (20, 0), (1000, 0), cut=True),
        MatchWon(0, (1000, 0), by_claim=False),
    )


def test_checked_at_once_play_goes_on_below_the_target() -> None:
    state = position("9S0 KC", rules=AT_ONCE, standing=(980, 0))
    _, events = happens(state, 0, ShowDix(Card.parse("9S0")))
    assert events == (DixShown(0, Card.parse("9S0"), 10),)


def test_a_single_deal_is_never_stopped_at_a_target() -> None:
    state = position("KS QS", rules=variant(AT_ONCE, format=MatchFormat.SINGLE_DEAL), standing=(960, 990))
    _, events = happens(state, 0, meld("royal_marriage", "KS QS"))
    assert len(events) == 1


def test_checked_at_the_end_of_the_deal_nothing_stops_before() -> None:
    state = position("KS QS", standing=(960, 990))
    _, events = happens(state, 0, meld("royal_marriage", "KS QS"))
    assert len(events) == 1
