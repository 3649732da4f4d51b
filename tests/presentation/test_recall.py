"""All melds of a deal can be looked at again while it is played."""

import pytest

from game.presentation.furniture import PANELS
from game.presentation.recall import recall
from game.rules.variant import Phase
from sprites.cards import CardArt
from tests.presentation.tables import first, table_of

ART = CardArt()


@pytest.mark.parametrize("key", ["kencom", "three_hand", "cardgames", "double_deck"])
def test_every_meld_lies_there_again_with_its_ticket(key: str) -> None:
    view = first(key, lambda view: view.phase is Phase.PLAYOFF and len(view.tricks) == 3 and bool(view.melds))
    items = {item.key: item for item in recall(table_of(view), ART)}
    cards = {card for laid in view.melds for card in laid.meld.cards}
    assert {("recall", card) for card in cards} <= set(items)
    tickets = {
        key[1][1]
        for key in items
        if isinstance(key, tuple) and len(key) == 2 and "ticket" in str(key[1])[:10]
    }
    assert tickets == {laid.meld for laid in view.melds}
    assert all(item.z >= PANELS for item in items.values())


def test_nobody_is_named_who_sits_out() -> None:
    view = first("auction_250", lambda view: view.phase is Phase.PLAYOFF and bool(view.melds))
    names = {item.key for item in recall(table_of(view), ART) if "recall name" in str(item.key)}
    assert len(names) == view.variant.players
