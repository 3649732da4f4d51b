"""The expert in every game: allowed, valued and reasoned answers, the same for the same view and seed."""

import os
from random import Random

import pytest

from game.ai.choice import Choice
from game.ai.expert.play import Depth
from game.ai.expert.player import Budget, considered
from game.ai.levels import LEVELS
from game.rules.actions import ClaimRest
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variant import Phase
from game.rules.view import View
from tests.ai.expert.dealing import WHOLE_HANDS
from tests.ai.sitting import CARDGAMES, sit
from tests.ai.test_every_game import check, mixed, played
from tests.rules.places import redealt
from tests.rules.playing import steps
from tests.rules.staging import variant

SMALL = Budget(Depth(2, 3, 2), 3)
FEW = 6
# More games than these also try every preset for blindness.
GAMES = int(os.environ.get("PINOCHLE_GAMES", FEW))
STANDARD = LEVELS["standard"].choose


def small(seen: View, seed: int) -> Choice:
    return considered(seen, seed, SMALL)


@pytest.mark.parametrize("key", ["kencom", "three_hand", "auction3_points", "cardgames", "double_deck"])
def test_every_choice_is_allowed_valued_and_reasoned(key: str) -> None:
    for seen, choice, _ in played(WHOLE_HANDS[key], 1, small, STANDARD):
        check(seen, choice)


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_choice_is_allowed_whatever_the_switches(seed: int) -> None:
    for seen, choice, _ in played(mixed(seed), seed, small, STANDARD):
        check(seen, choice)


@pytest.mark.parametrize("key", WHOLE_HANDS if GAMES > FEW else ["kencom", "auction_250", "classic_500"])
def test_what_a_seat_cannot_see_never_changes_its_choice(key: str) -> None:
    for number, (state, seat, _, _) in enumerate(steps(new_match(WHOLE_HANDS[key], 2), 2)):
        if state.phase is Phase.PLAYOFF and number % 11:
            continue
        mine, elsewhere = view(state, seat), view(redealt(state, seat, Random(number)), seat)
        assert elsewhere == mine
        assert small(elsewhere, 7) == small(mine, 7)


def test_tricks_that_nobody_can_take_away_are_claimed() -> None:
    rules, gone = variant(CARDGAMES, claim_rest=True), "AS 10S 10S KS KS QS QS JS JS 9S 9S"
    assert small(view(sit("AS AH", gone=gone, rules=rules), 0), 1).action == ClaimRest()
