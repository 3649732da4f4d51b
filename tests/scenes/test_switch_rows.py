"""Switches stand on pages in the order of play, each with what is set and whether it was changed."""

import pytest

from game.presentation.wording.switches import as_it_is
from game.rules.switches import SWITCHES, Part, differences, named, with_switch
from game.rules.variants import REGISTRY
from game.scenes.forms.rows import Choice, Flag, key_of
from game.scenes.switch_rows import (
    GROUPS,
    own_differences,
    pages,
    preset_differences,
    switch_row,
    switch_rows,
    switched,
)

RULES = REGISTRY["cardgames"]


def test_every_part_is_on_one_page() -> None:
    assert sorted(part.value for parts in GROUPS for part in parts) == sorted(part.value for part in Part)


@pytest.mark.parametrize("key", REGISTRY)
def test_pages_hold_every_switch_that_matters_once(key: str) -> None:
    variant = REGISTRY[key]
    rows = [row for parts in pages(variant) for row in switch_rows(variant, parts, as_it_is)]
    keys = [key_of(row) for row in rows if key_of(row)]
    assert sorted(keys) == sorted(switch.key for switch in SWITCHES if switch.applies(variant))


@pytest.mark.parametrize("key", REGISTRY)
def test_every_answer_sets_what_its_control_says(key: str) -> None:
    variant = REGISTRY[key]
    for switch in SWITCHES:
        if not switch.applies(variant):
            continue
        row = switch_row(variant, switch, as_it_is)
        assert isinstance(row, Choice | Flag)
        for answer in range(len(row.texts) if isinstance(row, Choice) else 2):
            changed = switched(variant, switch, answer)
            again = switch_row(changed, switch, as_it_is)
            assert (again.on if isinstance(again, Flag) else again.chosen) == answer
            assert again.changed is (switch in [each for each, _ in differences(changed, variant)])


def test_differences_are_listed_by_name() -> None:
    assert own_differences(RULES, as_it_is) == ""
    changed = with_switch(with_switch(RULES, "passed", 3), "minimum", 300)
    assert own_differences(changed, as_it_is) == "Least bid: 300, Cards passed: 3"
    assert "30," in own_differences(changed, lambda points: points // 10)


def test_presets_are_compared_with_the_classic_game() -> None:
    assert preset_differences(REGISTRY["two_hand_classic"], as_it_is) == ""
    literal = preset_differences(REGISTRY["two_hand_classic_literal"], as_it_is)
    assert literal == "Order of the cards: A K Q J 10 9"


def test_only_switches_that_matter_can_be_marked() -> None:
    assert named("stakes").key not in own_differences(RULES, as_it_is)
