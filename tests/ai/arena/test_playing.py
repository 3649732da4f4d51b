"""A deal is played decision by decision, the same whoever measures it."""

from __future__ import annotations

from game.ai.arena.playing import dealt, decisions
from game.ai.choice import Choice
from game.ai.random_player import choose
from game.rules.match import new_match
from game.rules.variants import REGISTRY
from game.rules.view import View

KENCOM, CARDGAMES = REGISTRY["kencom"], REGISTRY["cardgames"]


def test_a_deal_goes_from_its_first_decision_to_its_score() -> None:
    start = dealt(new_match(KENCOM, 1))
    deal = list(decisions(start, 1, (choose, choose)))
    assert deal[0].view.to_act == start.to_act
    assert deal[-1].state.result is not None
    assert all(each.state.result is None for each in deal[:-1])
    assert all(each.seconds >= 0 for each in deal)


def test_each_seat_is_asked_with_its_own_view_alone() -> None:
    for decision in decisions(dealt(new_match(CARDGAMES, 1)), 1, (choose,) * 4):
        assert decision.view.seat == decision.view.to_act


def test_the_seed_of_a_choice_follows_from_the_deal_and_not_from_who_sits_there() -> None:
    def seeds(*seats: int) -> list[int]:
        found = []

        def asked(view: View, seed: int) -> Choice:
            found.append(seed)
            return choose(view, seed)

        players = [asked if seat in seats else choose for seat in range(4)]
        assert list(decisions(dealt(new_match(CARDGAMES, 1)), 1, players))
        return found

    everybody, south_north, west_east = seeds(0, 1, 2, 3), seeds(0, 2), seeds(1, 3)
    assert sorted(everybody) == sorted(south_north + west_east)
    assert len(set(everybody)) == len(everybody)
