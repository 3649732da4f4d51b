"""Every game is played by hand from its deal to the deal's result, at the real table."""

from collections.abc import Callable

import pytest

from game.rules.contract_rules import MoonWhen, WidowGoes
from game.rules.hand_melds import Melding
from game.rules.switches import with_switch
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.results import ResultsScene
from tests.scenes.playing import Player

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")

GAMES = {key: game for key, game in REGISTRY.items() if Phase.STOCK_TRICK not in game.phases}
GAMES["double deck cardzmania"] = with_switch(REGISTRY["cardzmania"], "copies", 4)
GAMES["melds are told"] = with_switch(REGISTRY["bicycle_auction"], "melds_shown", False)  # noqa: FBT003 - its value
GAMES["one card of the widow each"] = with_switch(
    with_switch(REGISTRY["bicycle_auction"], "widow", 4), "widow_goes", WidowGoes.ONE_EACH
)
GAMES["moon in the auction"] = with_switch(REGISTRY["cardzmania"], "moon_when", MoonWhen.IN_AUCTION)
GAMES["melds are picked"] = with_switch(REGISTRY["kencom"], "melding", Melding.MANUAL)
GAMES["four at the widow"] = with_switch(REGISTRY["auction_250"], "seats", 4)


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_whole_deal_is_played_by_hand(equip: Equip, variant: Variant) -> None:
    player = Player.at(equip(speed=8.0), variant)
    player.deal()
    assert isinstance(player.table.scene, ResultsScene)
    assert player.acts
