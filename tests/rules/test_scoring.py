"""Count, rounding and the end of a deal: rules 1.7 and 1.8, rows C1 to C8 and C16."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.events import DealScored, MatchWon, TargetRaised
from game.rules.scoring import deal_scored, rounded, standings
from game.rules.state import State
from game.rules.variant import BothOver, MatchFormat, Phase, Rounding, Tie, Variant
from game.rules.variants.two_hand import CLASSIC, ENCYCLOPEDIA
from game.rules.verdicts import verdict
from tests.rules.staging import after, captured, meld, position, variant

SINGLE = variant(format=MatchFormat.SINGLE_DEAL)
HIGHER_WINS = variant(both_over=BothOver.HIGHER_WINS)


@pytest.mark.parametrize(
    ("points", "count"),
    [
        (87, 90),  # C1
        (126, 120),  # C2
        (124, 120),
        (125, 120),  # C3
        (133, 130),  # C4
        (117, 120),
        (127, 130),
        (123, 120),
        (250, 250),  # C5
        (0, 0),
        (6, 0),
        (7, 10),
        (37, 40),
    ],
)
def test_seven_points_or_more_count_as_ten(points: int, count: int) -> None:
    assert rounded(points, Rounding.BICYCLE) == count


def test_both_counts_together_lose_ten_exactly_when_both_digits_are_four_to_six() -> None:
    for mine in range(251):
        total = rounded(mine, Rounding.BICYCLE) + rounded(250 - mine, Rounding.BICYCLE)
        assert total == (240 if mine % 10 in (4, 5, 6) else 250)


def test_other_roundings_leave_points_alone_or_go_to_the_nearest_ten() -> None:
    assert [rounded(points, Rounding.NONE) for points in (87, 124)] == [87, 124]
    assert [rounded(points, Rounding.NEAREST10) for points in (84, 85, 124, 126)] == [80, 90, 120, 130]


def test_melds_are_never_rounded_and_tricks_are_rounded_as_one_sum() -> None:
    state = position("QS JD", standing=(300, 200))
    state = captured(captured(after(state, (0, meld("pinochle", "QS JD"))), 64, 40), 62, 84)
    result = deal_scored(state)
    assert result == DealScored(
        melds=(40, 0), tricks=(126, 124), rounded=(120, 120), scores=(460, 320), cut=True
    )
    assert standings(state) == result.scores


def test_encyclopedia_does_not_round() -> None:
    state = captured(position("KC", rules=ENCYCLOPEDIA), 126, 124)
    assert deal_scored(state).scores == (126, 124)


def ended(rules: Variant, *scores: int, target: int = 1000) -> State:
    """Return a deal that has just been scored with these match scores."""
    result = DealScored((0, 0), (0, 0), (0, 0), scores, cut=False)
    return replace(position("", "", rules=rules, target=target), phase=Phase.FINISHED, result=result)


def decided(rules: Variant, *scores: int, target: int = 1000) -> MatchWon | TargetRaised | None:
    state = ended(rules, *scores, target=target)
    assert state.result is not None
    events = verdict(state, state.result)
    assert len(events) <= 1
    event = events[0] if events else None
    assert event is None or isinstance(event, MatchWon | TargetRaised)
    return event


@pytest.mark.parametrize(
    ("scores", "target", "raised"),
    [
        ((1130, 1000), 1000, 1250),  # C6
        ((1260, 1250), 1000, 1500),  # C7
        ((1300, 1050), 1000, 1250),  # C8
        ((1000, 1000), 1000, 1250),
        ((1300, 1260), 1250, 1500),
    ],
)
def test_when_both_have_reached_the_target_it_goes_up_and_nobody_wins(
    scores: tuple[int, int], target: int, raised: int
) -> None:
    assert decided(CLASSIC, *scores, target=target) == TargetRaised(raised)


@pytest.mark.parametrize(("scores", "winner"), [((1000, 990), 0), ((990, 1000), 1), ((1700, 0), 0)])
def test_the_only_seat_at_the_target_wins(scores: tuple[int, int], winner: int) -> None:
    assert decided(CLASSIC, *scores) == MatchWon(winner, scores, by_claim=False)


def test_below_the_target_the_match_goes_on() -> None:
    assert decided(CLASSIC, 990, 990) is None


def test_an_encyclopedia_match_goes_to_the_higher_total() -> None:
    rules = variant(ENCYCLOPEDIA, format=MatchFormat.MATCH)
    assert decided(rules, 1130, 1000) == MatchWon(0, (1130, 1000), by_claim=False)
    assert decided(rules, 1000, 1130) == MatchWon(1, (1000, 1130), by_claim=False)


def test_a_single_deal_goes_to_the_higher_total_whatever_it_is() -> None:
    assert decided(SINGLE, 120, 130) == MatchWon(1, (120, 130), by_claim=False)
    assert decided(SINGLE, 1130, 1000) == MatchWon(0, (1130, 1000), by_claim=False)


@pytest.mark.parametrize("rules", [SINGLE, HIGHER_WINS])
def test_c16_equal_totals_are_a_draw(rules: Variant) -> None:
    assert decided(rules, 1100, 1100) == MatchWon(None, (1100, 1100), by_claim=False)


@pytest.mark.parametrize("rules", [SINGLE, HIGHER_WINS])
def test_equal_totals_are_another_deal_where_that_is_played(rules: Variant) -> None:
    assert decided(variant(rules, tie=Tie.EXTRA_DEAL), 1100, 1100) is None
