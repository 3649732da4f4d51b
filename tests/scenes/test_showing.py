"""Melds laid all at once stay face up until the player goes on."""

from collections.abc import Callable

import pytest

from game.presentation.wording.labels import continue_prompt
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.playoff import PlayoffScene
from game.scenes.showing import ShowingScene
from tests.scenes.tabling import Table

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("key", ["three_hand", "partnership_turned"])
def test_melds_stay_until_a_press_and_are_picked_up_after_it(equip: Equip, key: str) -> None:
    variant = REGISTRY[key]
    players = ("human", *("random",) * (variant.seats - 1))
    table = Table(equip(), variant=variant, players=players, seed=5)
    table.until(lambda: table.desk.timeline.holding or table.desk.my_turn)
    while not table.desk.timeline.holding:
        table.act(table.view.legal[0])
        table.until(lambda: table.desk.timeline.holding or table.desk.my_turn)
    table.step(2)
    assert isinstance(table.scene, ShowingScene)
    assert any(table.view.table)
    assert table.attention.prompt == continue_prompt()
    table.click(table.trick_spot())
    table.until(lambda: not table.desk.timeline.busy or table.desk.my_turn)
    table.step(2)
    assert isinstance(table.scene, PlayoffScene)
    assert not any(table.view.table)
