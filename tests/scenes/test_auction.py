"""Before the play the auction has the table, from the first call to the last buried card."""

from collections.abc import Callable

import pytest

from game.rules.variants import REGISTRY
from game.scenes.auction import AuctionScene
from game.scenes.deal import DealScene
from game.scenes.equipment import Equipment
from tests.scenes.tabling import Table

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("key", ["kencom", "auction_250", "cardgames", "double_deck"])
def test_the_auction_follows_the_deal(equip: Equip, key: str) -> None:
    variant = REGISTRY[key]
    players = ("human", *("random",) * (variant.seats - 1))
    table = Table(equip(), variant=variant, players=players)
    assert isinstance(table.scene, DealScene)
    table.my_turn()
    assert isinstance(table.scene, AuctionScene)
    assert table.lay_still()
