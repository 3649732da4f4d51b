"""Melds laid at once are shown with the points of the game's own table."""

import pytest

from game.presentation.wording.rules_hand_melds import hand_melds, melding
from game.presentation.wording.rules_parts import Example, Table, Told, Words
from game.rules.hand_melds import table_of
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY

HANDS = [key for key in REGISTRY if not key.startswith("two_hand")]


@pytest.mark.parametrize("key", HANDS)
def test_every_number_of_the_table_is_on_the_page(key: str) -> None:
    variant = REGISTRY[key]
    points = table_of(variant.hand_melds, variant.scale, variant.deck)
    blocks = hand_melds(Told(variant))
    (table,) = [block for block in blocks if isinstance(block, Table)]
    rows = [points.run, points.royal_marriage, points.marriage]
    rows += [points.aces, points.kings, points.queens, points.jacks, points.pinochle]
    assert [row[1:] for row in table.rows] == [tuple(map(str, row)) for row in rows]
    examples = {block.name: block.points for block in blocks if isinstance(block, Example)}
    assert examples["Run"] == str(points.run[0])
    assert ("Dix" in examples) is bool(variant.deck.nines and points.dix)


def test_nines_that_score_nothing_are_not_shown() -> None:
    silent = with_switch(REGISTRY["cardgames"], "dix", value=False)
    assert "Dix" not in {block.name for block in hand_melds(Told(silent)) if isinstance(block, Example)}


def test_only_the_bidder_for_stakes_melds() -> None:
    for key, alone in (("auction_250", True), ("cardgames", False)):
        text = " ".join(b.text for b in melding(Told(REGISTRY[key])) if isinstance(b, Words))
        assert ("Only the bidder melds" in text) is alone
