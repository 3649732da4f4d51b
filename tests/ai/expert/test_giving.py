"""Passing and burying by sampled deals: so many cards, the usual ones unless others are clearly better."""

from game.ai.expert.giving import bury_cards, pass_cards
from game.rules.actions import BuryCards, PassCards
from game.rules.choices import ChooseCards
from game.rules.variant import Phase
from tests.ai.expert.dealing import views


def test_a_pass_has_its_number_of_cards_and_can_be_made() -> None:
    for view in list(views("cardgames", Phase.PASSING, range(1, 3))):
        (choice,) = (each for each in view.choices if isinstance(each, ChooseCards))
        passed = pass_cards(view, 2, 8)
        assert isinstance(passed.action, PassCards)
        assert passed.action in choice
        assert all(each.action in choice for each in passed.values)


def test_a_burial_has_its_number_of_cards_and_can_be_made() -> None:
    view = next(views("auction3_points", Phase.BURYING))
    (choice,) = (each for each in view.choices if isinstance(each, ChooseCards))
    buried = bury_cards(view, 2, 8)
    assert isinstance(buried.action, BuryCards)
    assert buried.action in choice
    assert buried.reasons
