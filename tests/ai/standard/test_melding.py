"""Meld windows: what the standard player lays, shows and exchanges, and in which order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.arena.playing import dealt, decisions
from game.ai.choice import Motive
from game.ai.levels import LEVELS
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, ShowDix
from game.rules.cards import Card
from game.rules.match import new_match
from game.rules.melds import MeldKind
from game.rules.variant import DixScores, DoublePinochle, LastDraw, MeldTiming, Phase
from tests.ai.asking import asked, midway, motives
from tests.rules.staging import after, meld, next_window, variant

WINDOW = Phase.MELD_WINDOW
RUN = "AS 10S KS QS JS"


def test_royal_marriage_comes_before_the_run_while_windows_are_left() -> None:
    choice = asked(midway(f"{RUN} 9H JH 9D JC 9C AH", tricks=8, phase=WINDOW, upcard="9S"))
    assert choice.action == meld("royal_marriage", "KS QS")
    assert choice.reasons[0].code is Motive.MARRIAGE_BEFORE_RUN
    assert choice.reasons[0].points == 150


@pytest.mark.parametrize("tricks", [0, 1])
def test_the_run_comes_first_when_windows_run_out(tricks: int) -> None:
    choice = asked(midway(f"{RUN} 9H JH 9D JC 9C AH", tricks=tricks, phase=WINDOW, upcard="9S"))
    assert choice.action == meld("run", RUN)
    assert motives(choice)[0] is Motive.NO_WINDOW_TO_WASTE


def test_the_run_takes_the_pair_that_has_melded_and_spares_the_fresh_one() -> None:
    state = midway(f"{RUN} KS QS 9D JC 9C AH", tricks=6, phase=WINDOW, upcard="9S")
    state = next_window(after(state, (0, meld("royal_marriage", "KS0 QS0"))))
    choice = asked(state)
    assert choice.action == meld("run", "AS 10S KS0 QS0 JS")
    assert motives(choice) == [Motive.BEST_MELD, Motive.SAVES_PAIR]
    state = next_window(after(state, (0, choice.action)))
    assert asked(state).action == meld("royal_marriage", "KS1 QS1")


def test_a_pair_that_is_half_of_a_likely_run_may_marry_first() -> None:
    """The run is laid over the marriage later, so nothing is spent (rules 1.3, T3)."""
    state = midway("AS 10S KS QS QH 9H JH 9D JC 9C AH", tricks=8, phase=WINDOW, upcard="9S")
    state = next_window(after(state, (0, asked(state).action)))
    taken = state.hands[0].plus(Card.parse("JS0")).without(Card.parse("9C0"))
    run = asked(next_window(replace(state, hands=(taken, state.hands[1]))))
    assert run.action == meld("run", RUN)


def test_the_highest_meld_comes_first() -> None:
    choice = asked(midway("KS KH KD KC QH QD JD 9D 9H 10C QS", phase=WINDOW, trump="C", upcard="JC"))
    assert choice.action == meld("kings", "KS KH KD KC")
    assert choice.reasons[0].points == 80


def test_a_nine_is_exchanged_first_and_the_run_laid_with_the_card_it_brings() -> None:
    state = midway("9S 10S KS QS JS 9H JH 9D JC 9C AH", tricks=0, phase=WINDOW, upcard="AS")
    choice = asked(state)
    assert choice.action == ExchangeDix(Card.parse("9S0"))
    assert motives(choice) == [Motive.EXCHANGES_FOR_MELD, Motive.TAKES_DIX]
    assert asked(after(state, (0, choice.action))).action == meld("run", RUN)


def test_a_nine_is_exchanged_for_any_higher_trump() -> None:
    choice = asked(midway("9S 10S 10H QH 9H JH 9D JC 9C AH 9D", phase=WINDOW, upcard="JS"))
    assert choice.action == ExchangeDix(Card.parse("9S0"))
    assert motives(choice)[0] is Motive.EXCHANGES_FOR_TRUMP


def test_a_nine_that_cannot_be_exchanged_is_shown() -> None:
    choice = asked(midway("9S 10S 10H QH 9H JH 9D JC 9C AH 9D", phase=WINDOW, upcard="9S"))
    assert choice.action == ShowDix(Card.parse("9S0"))
    assert motives(choice) == [Motive.TAKES_DIX]


def test_with_one_nine_a_window_the_exchange_comes_before_the_other_nine() -> None:
    state = midway(
        "9S 9S 10H QH 9H JH 9D JC 9C AH 9D", phase=WINDOW, upcard="AS", rules=variant(max_dix_per_window=1)
    )
    first = asked(state).action
    assert isinstance(first, ExchangeDix)
    state = after(state, (0, first))
    assert asked(state).action == Draw()
    assert isinstance(asked(next_window(state)).action, ShowDix)


def test_where_only_the_exchange_scores_a_nine_is_still_given_for_the_upcard() -> None:
    rules = variant(dix_scores_on=DixScores.EXCHANGE_ONLY)
    choice = asked(midway("9S 10S 10H QH 9H JH 9D JC 9C AH 9D", phase=WINDOW, upcard="KS", rules=rules))
    assert isinstance(choice.action, ExchangeDix)


@pytest.mark.parametrize(("tricks", "first"), [(6, MeldKind.PINOCHLE), (0, MeldKind.DOUBLE_PINOCHLE)])
def test_double_pinochle_follows_a_pinochle_while_there_is_time(tricks: int, first: MeldKind) -> None:
    rules = variant(double_pinochle=DoublePinochle.THREE_HUNDRED)
    state = midway(
        "QS QS JD JD AC JH 9D JC 9C 10H 9C", tricks=tricks, phase=WINDOW, trump="H", upcard="9H", rules=rules
    )
    choice = asked(state)
    assert isinstance(choice.action, DeclareMeld)
    assert choice.action.kind is first


@pytest.mark.parametrize("upcard", ["AS", "10S"])
def test_the_winner_of_the_last_draw_takes_a_high_trump(upcard: str) -> None:
    rules = variant(last_draw=LastDraw.WINNER_CHOOSES)
    hand = "10H KH JD 10D KD QC 10C 9C JS AH AD"
    choice = asked(midway(hand, tricks=0, phase=WINDOW, upcard=upcard, rules=rules))
    assert choice.action == Draw(upcard=True)
    assert motives(choice) == [Motive.TAKES_UPCARD]


def test_the_winner_of_the_last_draw_leaves_a_nine_when_all_that_is_hidden_is_high() -> None:
    low = "9H 9H 9D 9D 9C 9C JH JH JD JD JC JC 10H 10H 10D 10D 10C 10C KC KD KH QC QD QH"
    hand, rules = "9S JS JS QS QS KC KD KH QC QD QH", variant(last_draw=LastDraw.WINNER_CHOOSES)
    state = midway(hand, tricks=0, phase=WINDOW, upcard="9S", rules=rules, gone=low)
    state = replace(state, counted_dix=(Card.parse("9S0"), Card.parse("9S1")), window_melds=1)
    choice = asked(state)
    assert choice.action == Draw()
    assert motives(choice) == [Motive.LEAVES_UPCARD]


@pytest.mark.parametrize("timing", MeldTiming)
def test_no_window_ends_while_it_can_still_score(timing: MeldTiming) -> None:
    standard = LEVELS["standard"].choose
    for seed in range(2):
        dealt_out = dealt(new_match(variant(timing=timing), seed))
        for decision in decisions(dealt_out, seed, (standard, standard)):
            if isinstance(decision.choice.action, Draw | EndMelding):
                legal = decision.view.legal
                assert not [act for act in legal if isinstance(act, DeclareMeld | ShowDix | ExchangeDix)]
