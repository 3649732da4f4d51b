"""Tricks that are claimed, and contracts that are given up in play: by mouse, to the end of the deal."""

from collections.abc import Callable

import pytest

from game.ai.levels import level
from game.rules.actions import Action, ClaimRest, Concede
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from tests.rules.staging import variant
from tests.scenes.playing import Player

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def in_play(equipment: Equipment, rules: Variant, action: Action) -> Player:
    """Return a player who may do this in play, in the first match that leads there."""
    standard = level("standard")
    for seed in range(20):
        player = Player.at(equipment, rules, seed=seed)
        player.table.my_turn()
        while player.table.at_play():
            view = player.table.session.view(0)
            if action in view.legal and view.phase is Phase.PLAYOFF:
                return player
            player.table.act(standard.choose(view, 1).action)
            player.table.my_turn()
    raise AssertionError(f"nobody may {action}")


@pytest.mark.parametrize(
    ("rules", "action"),
    [
        (variant(REGISTRY["partnership_turned"], claim_rest=True), ClaimRest()),
        (variant(REGISTRY["bicycle_auction"], giving_up=True, throwing_in="off"), Concede()),
    ],
    ids=["claim", "give up"],
)
def test_the_rest_is_claimed_and_a_contract_given_up_with_a_button(
    equip: Equip, rules: Variant, action: Action
) -> None:
    player = in_play(equip(speed=8.0), rules, action)
    session = player.table.session
    player.press(action)
    assert session.course.taken[-1].acted.action == action
    assert session.course.over
    player.table.until(lambda: not player.table.at_play())
    assert not player.table.at_play()
