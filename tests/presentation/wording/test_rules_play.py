"""The chapters up to the last trick speak of what the game has, and of nothing else."""

import pytest

from game.presentation.wording.rules_parts import Block, Told, Words
from game.presentation.wording.rules_play import (
    before_the_lead,
    bidding,
    burying,
    deal,
    passing,
    play,
    the_game,
    widow,
)
from game.rules.contract_rules import Moon, TrumpNamed
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY


def _text(blocks: tuple[Block, ...]) -> str:
    return " ".join(block.text for block in blocks if isinstance(block, Words))


def _told(key: str) -> Told:
    return Told(REGISTRY[key])


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("cardgames", "two against two"),
        ("auction_250", "for money"),
        ("three_hand", "each alone"),
        ("kencom", "third hand"),
    ],
)
def test_game_begins_with_who_plays(key: str, said: str) -> None:
    assert said in _text(the_game(_told(key)))


def test_turned_card_and_swap_are_told_only_where_a_card_is_turned() -> None:
    assert "turned" in _text(deal(_told("three_hand")))
    assert "turned" not in _text(deal(_told("cardgames")))
    assert "15 cards" in _text(deal(_told("auction_250")))


def test_chapters_of_what_there_is_not_are_empty() -> None:
    turned = _told("three_hand")
    assert bidding(turned) == widow(turned) == passing(turned) == burying(turned) == ()
    assert before_the_lead(turned) == ()
    assert widow(_told("cardgames")) == ()
    assert passing(_told("auction_250")) == ()


def test_small_steps_have_an_example_in_the_scale_of_the_player() -> None:
    rules = REGISTRY["cardzmania"]
    assert "anything up to 300" in _text(bidding(Told(rules)))
    assert "anything up to 30." in _text(bidding(Told(rules, lambda points: points // 10)))


def test_trump_named_before_the_widow_stays() -> None:
    changed = with_switch(REGISTRY["auction_250"], "trump_named", TrumpNamed.BEFORE_WIDOW)
    assert "stays as it was named" in _text(before_the_lead(Told(changed)))


def test_moon_is_told_with_its_points() -> None:
    changed = with_switch(REGISTRY["double_deck"], "moon", Moon.BONUS)
    assert "50." in _text(before_the_lead(Told(changed)))


def test_who_leads_is_always_told() -> None:
    for variant in REGISTRY.values():
        assert "leads to the first trick" in _text(play(Told(variant)))
