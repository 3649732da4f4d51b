"""The novice in every game: legal and reasoned answers, from the view alone, and its place on the ladder."""

from __future__ import annotations

import os
from random import Random

import pytest

from game.ai.arena.contest import Contest
from game.ai.arena.measuring import gain
from game.ai.arena.playing import dealt, decisions
from game.ai.arena.tournament import tournament
from game.ai.choice import Motive
from game.ai.levels import LEVELS
from game.rules.actions import TakeWidow, ThrowIn
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.sitting import allowed, seen, sit
from tests.rules.places import redealt
from tests.rules.playing import steps

RANDOM, NOVICE, STANDARD = (LEVELS[key].choose for key in ("random", "novice", "standard"))
# Every game is measured when asked for; every run of the suite plays those in which a few deals tell.
DEALS = int(os.environ.get("PINOCHLE_PAIRS", "0"))
ABOVE_RANDOM = list(REGISTRY) if DEALS else ["two_hand_classic", "kencom", "cardgames"]
BELOW_STANDARD = list(REGISTRY) if DEALS else ["two_hand_classic", "three_hand"]


@pytest.mark.parametrize("key", REGISTRY)
def test_every_choice_is_allowed_valued_and_reasoned_in_every_game(key: str) -> None:
    variant = REGISTRY[key]
    seats = [(NOVICE, NOVICE, RANDOM)[seat % 3] for seat in range(variant.seats)]
    for decision in decisions(dealt(new_match(variant, 1)), 1, seats):
        mine, choice = decision.view, decision.choice
        assert allowed(mine, choice.action)
        assert choice.values[0].action == choice.action
        assert all(allowed(mine, valued.action) for valued in choice.values)
        assert choice.reasons


@pytest.mark.parametrize("key", REGISTRY)
def test_what_a_seat_cannot_see_never_changes_its_choice(key: str) -> None:
    for number, (state, seat, _, _) in enumerate(steps(new_match(REGISTRY[key], 2), 2)):
        if state.phase in (Phase.PLAYOFF, Phase.STOCK_TRICK) and number % 9:
            continue
        elsewhere = view(redealt(state, seat, Random(number)), seat)
        assert NOVICE(elsewhere, 7) == NOVICE(view(state, seat), 7)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("key", ABOVE_RANDOM)
def test_novice_beats_random(key: str) -> None:
    contest = Contest(REGISTRY[key], (LEVELS["novice"], LEVELS["random"]))
    ahead, half_width = gain(list(tournament(contest, DEALS or 6)))
    assert ahead > half_width


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("key", BELOW_STANDARD)
def test_novice_loses_to_standard(key: str) -> None:
    contest = Contest(REGISTRY[key], (LEVELS["standard"], LEVELS["novice"]))
    ahead, half_width = gain(list(tournament(contest, DEALS or 4)))
    assert ahead > half_width


def test_a_widow_that_was_bid_for_is_turned() -> None:
    hand = "KS QS 9S JS 9H JH QH 9D JD QC JC 10C 9C KH KD"
    mine = seen(sit(hand, rules=REGISTRY["auction_300"], phase=Phase.WIDOW, bid=300))
    assert ThrowIn() in mine.legal
    assert isinstance(STANDARD(mine, 0).action, ThrowIn)
    choice = NOVICE(mine, 0)
    assert (choice.action, choice.reasons[0].code) == (TakeWidow(), Motive.SEES_WIDOW)


def test_a_deal_that_is_over_asks_for_nothing() -> None:
    mine = seen(sit("AS", phase=Phase.FINISHED, to_act=None))
    with pytest.raises(ValueError, match="the deal is over"):
        NOVICE(mine, 0)
