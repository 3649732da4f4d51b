"""The club player in every game: allowed, valued and reasoned answers, and good ones."""

import pytest

from game.ai.club.player import choose
from game.ai.levels import LEVELS
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.expert.dealing import views
from tests.ai.test_every_game import check, played

STANDARD = LEVELS["standard"].choose


@pytest.mark.parametrize("key", ["two_hand_classic", "kencom", "three_hand", "auction_250", "classic_500"])
def test_every_choice_is_allowed_valued_and_reasoned(key: str) -> None:
    for seen, choice, _ in played(REGISTRY[key], 1, choose, STANDARD):
        check(seen, choice)


def test_before_the_first_lead_the_club_player_does_what_the_standard_player_does() -> None:
    for view in list(views("cardgames", Phase.AUCTION, range(1, 3))):
        assert choose(view, 1) == STANDARD(view, 1)


def test_the_same_view_and_seed_give_the_same_card() -> None:
    view = next(view for view in views("classic_500", Phase.PLAYOFF) if len(view.hand) == 6)
    assert choose(view, 3) == choose(view, 3)
