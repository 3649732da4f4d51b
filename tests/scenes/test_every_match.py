"""Every game is played by mouse at the real table: the shortest matches to their winner, else one deal.

With PINOCHLE_MATCHES=all every match is played to its winner, with PINOCHLE_OPPONENTS=expert against experts.
"""

import os
from collections.abc import Callable

import pytest

from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.results import ResultsScene
from tests.scenes.thinking import Thinker

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")

SHORTEST = ("two_hand_encyclopedia", "kencom", "partnership_turned", "cardzmania")
WHOLE = tuple(REGISTRY) if os.environ.get("PINOCHLE_MATCHES") == "all" else SHORTEST


@pytest.mark.parametrize("key", WHOLE)
def test_whole_match_is_played_by_mouse_to_its_winner_and_leads_to_another(equip: Equip, key: str) -> None:
    player = Thinker.against_equals(equip(instant=True), REGISTRY[key])
    player.match()
    match = player.table.session.match
    assert match.won is not None
    assert match.won.scores == match.scores
    player.leave("again")
    player.arrive()
    assert player.table.at_play()


@pytest.mark.parametrize("key", [key for key in REGISTRY if key not in WHOLE])
def test_deal_is_played_by_mouse_to_its_result_and_leads_to_another(equip: Equip, key: str) -> None:
    player = Thinker.against_equals(equip(instant=True), REGISTRY[key])
    player.deal()
    assert isinstance(player.table.scene, ResultsScene)
    player.leave("next")
    player.arrive()
    assert player.table.at_play()
