"""Giving a contract up, playing it, or shooting the moon."""

from dataclasses import replace

from game.ai.choice import Choice, Motive
from game.ai.expert.leaving import choose
from game.rules.actions import Concede, ShootMoon, StartPlay
from game.rules.contract_rules import Moon
from game.rules.engine import view
from game.rules.variant import Phase
from tests.ai.expert.dealing import views
from tests.ai.sitting import CARDGAMES, sit
from tests.rules.staging import variant


def test_a_contract_out_of_reach_is_given_up_and_one_within_reach_is_played() -> None:
    seen = next(views("auction3_points", Phase.DECISION))
    assert seen.contract is not None
    hopeless = replace(seen, contract=replace(seen.contract, points=900))
    easy = replace(seen, contract=replace(seen.contract, points=10))
    assert choose(hopeless, 1, 6).action == Concede()
    assert choose(easy, 1, 6).action == StartPlay()


def test_every_way_on_is_valued() -> None:
    seen = next(views("auction3_points", Phase.DECISION))
    assert {each.action for each in choose(seen, 1, 6).values} == {Concede(), StartPlay()}


def _before_the_lead(hand: str, trump: str) -> Choice:
    rules = variant(CARDGAMES, moon=Moon.BONUS)
    return choose(view(sit(hand, rules=rules, phase=Phase.DECISION, trump=trump, bid=150), 0), 1, 20)


def test_a_moon_is_shot_where_it_is_likely_and_says_how_likely_it_is() -> None:
    choice = _before_the_lead("AH AH 10H 10H KH QH JH AC AC AS AD AD", "H")
    assert choice.action == ShootMoon()
    assert choice.reasons[0].code is Motive.SHOOTS_MOON
    choice = _before_the_lead("AH AH 10H KH KH QH QH JH AC AC AS AD", "H")
    assert choice.action == ShootMoon()
    (because,) = choice.reasons
    assert because.code is Motive.MOON_LIKELY
    assert 40 < because.points <= 100


def test_no_moon_is_shot_with_a_hand_that_loses_tricks() -> None:
    choice = _before_the_lead("AH 10H KH QH JH 9H AC KC QC AS 10S JD", "H")
    assert choice.action == StartPlay()
    assert ShootMoon() in {each.action for each in choice.values}
