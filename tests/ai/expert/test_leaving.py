"""Giving a contract up, playing it, or shooting the moon."""

from dataclasses import replace

from game.ai.expert.leaving import choose
from game.rules.actions import Concede, StartPlay
from game.rules.variant import Phase
from tests.ai.expert.dealing import views


def test_a_contract_out_of_reach_is_given_up_and_one_within_reach_is_played() -> None:
    view = next(views("auction3_points", Phase.DECISION))
    assert view.contract is not None
    hopeless = replace(view, contract=replace(view.contract, points=900))
    easy = replace(view, contract=replace(view.contract, points=10))
    assert choose(hopeless, 1, 6).action == Concede()
    assert choose(easy, 1, 6).action == StartPlay()


def test_every_way_on_is_valued() -> None:
    view = next(views("auction3_points", Phase.DECISION))
    assert {each.action for each in choose(view, 1, 6).values} == {Concede(), StartPlay()}
