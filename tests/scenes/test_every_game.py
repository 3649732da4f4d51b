"""Every game is played by hand from its deal to the deal's result, at the real table."""

from collections.abc import Callable
from random import Random

import pytest

from game.rules.switches import with_switch
from game.rules.variant import Phase, Variant
from game.rules.variants import EVERY_VARIANT
from game.scenes.equipment import Equipment
from game.scenes.results import ResultsScene
from tests.scenes.playing import Player
from tests.scenes.tabling import Table

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")

GAMES = {key: game for key, game in EVERY_VARIANT.items() if Phase.STOCK_TRICK not in game.phases}
GAMES["double deck cardzmania"] = with_switch(EVERY_VARIANT["cardzmania"], "copies", 4)
GAMES["four at the widow"] = with_switch(EVERY_VARIANT["auction_250"], "seats", 4)


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_whole_deal_is_played_by_hand(equip: Equip, variant: Variant) -> None:
    players = ("human", *["random"] * (variant.seats - 1))
    table = Table(equip(speed=8.0), variant=variant, players=players, seed=3)
    player = Player(table, Random(variant.key))
    player.deal()
    assert isinstance(table.scene, ResultsScene)
    assert player.acts
