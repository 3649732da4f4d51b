"""The trump named is the one that sampled deals speak for."""

from game.ai.expert.naming import choose
from game.rules.actions import NameTrump
from game.rules.variant import Phase
from tests.ai.expert.dealing import views


def test_every_suit_named_is_legal_and_valued() -> None:
    for key in ("cardgames", "auction3_points"):
        view = next(views(key, Phase.NAME_TRUMP))
        choice = choose(view, 3, 6)
        assert choice.action in view.legal
        assert all(isinstance(each.action, NameTrump) for each in choice.values)
        assert choice.reasons


def test_a_bidder_never_names_a_suit_of_which_it_has_hardly_any() -> None:
    for view in list(views("classic_500", Phase.NAME_TRUMP, range(1, 8))):
        action = choose(view, 1, 6).action
        assert isinstance(action, NameTrump)
        assert len(view.hand.of_suit(action.suit)) > 2
