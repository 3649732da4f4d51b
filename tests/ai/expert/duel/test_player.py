"""The expert at a stock: allowed, reasoned and repeatable answers from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.choice import Motive
from game.ai.club import two_hand
from game.ai.expert.duel import weighing
from game.ai.expert.duel.player import choose
from game.rules.actions import PlayCard
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variant import Phase
from tests.ai.asking import midway, motives, playoff
from tests.ai.kernel.duel.test_deal import GAMES
from tests.rules.places import redealt
from tests.rules.playing import steps

JUNK = "9C 9C JC JC 9H 9H JH JH 9D 9D"


@pytest.mark.parametrize("key", ["classic", "late", "dear"])
def test_what_a_seat_cannot_see_never_changes_its_choice(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "ROUNDS", ((6, 3), (2, 3)))
    for number, (state, seat, _, _) in enumerate(steps(new_match(GAMES[key], 1), 1)):
        if state.phase is Phase.PLAYOFF:
            return
        if number % 20:
            continue
        mine, elsewhere = view(state, seat), view(redealt(state, seat, Random(number)), seat)
        choice = choose(mine, 7)
        assert choose(elsewhere, 7) == choice
        assert choice.action in mine.legal
        assert choice.values[0].action == choice.action
        assert {valued.action for valued in choice.values} <= set(mine.legal)
        assert choice.reasons


def test_what_is_done_is_worth_most_of_all_that_was_weighed() -> None:
    choice = choose(view(midway(f"AS AS {JUNK}", tricks=2), 0), 1)
    worth = [valued.value for valued in choice.values]
    assert worth == sorted(worth, reverse=True)


def test_a_choice_that_is_clearly_better_says_by_how_much() -> None:
    choice = choose(view(midway("KH QH AD 9C 9H JH 9D JC JC QC 10C KC", led="JD", tricks=2), 0), 1)
    assert isinstance(choice.action, PlayCard)
    assert choice.action.card.face == "AD"
    told = [because.points for because in choice.reasons if because.code is Motive.PLAYED_ON]
    assert told == [round(choice.values[0].value - choice.values[1].value)]


def test_two_copies_of_a_face_are_one_thing_to_think_about() -> None:
    choice = choose(view(midway(f"AS AS {JUNK}", tricks=2), 0), 1)
    played = [valued.action.card.face for valued in choice.values if isinstance(valued.action, PlayCard)]
    assert len(set(played)) == len(played) > 1


def test_the_playoff_is_exact() -> None:
    state = playoff("AH 9H 9C JC KD QD 10D", "10H AD AC JD 9D KC QC")
    assert choose(view(state, 0), 1) == two_hand.choose(view(state, 0), 1)
    assert motives(choose(view(state, 0), 1))[-1] is Motive.PLAYED_OUT
