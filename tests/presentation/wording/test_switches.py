"""Every rule that can be changed has its words."""

import pytest

from game.presentation.wording import switches as wording
from game.rules.switches import SWITCHES, Part, Switch, Value, conflicts, encode, with_switch
from game.rules.variant import DeclareOut, TargetCheck
from game.rules.variants import preset

VALUES = [(switch, value) for switch in SWITCHES for value in switch.values]


def _ids(case: tuple[Switch, Value]) -> str:
    return f"{case[0].key}={encode(case[1])}"


@pytest.mark.parametrize("case", VALUES, ids=_ids)
def test_every_value_has_a_short_name_and_one_whole_sentence(case: tuple[Switch, Value]) -> None:
    switch, value = case
    assert 0 < len(wording.value_name(switch, value)) <= 18
    sentence = wording.value_sentence(switch, value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_every_value_of_a_switch_says_something_else(switch: Switch) -> None:
    assert wording.switch_name(switch.key) != switch.key
    assert len({wording.value_name(switch, value) for value in switch.values}) == len(switch.values)
    assert len({wording.value_sentence(switch, value) for value in switch.values}) == len(switch.values)


@pytest.mark.parametrize("part", Part)
def test_every_part_of_the_game_has_a_heading(part: Part) -> None:
    assert wording.part_name(part)


def test_difference_names_the_switch_and_its_value() -> None:
    switch = next(switch for switch in SWITCHES if switch.key == "rounding")
    assert wording.difference(switch, switch.values[1]) == "Rounding of tricks: None"


def test_conflict_says_which_settings_exclude_each_other() -> None:
    variant = with_switch(preset("two_hand_classic"), "target_check", TargetCheck.IMMEDIATE)
    (found,) = conflicts(with_switch(variant, "declare_out", DeclareOut.BASE))
    assert "eclaring out" in wording.conflict(found)
    assert "target" in wording.conflict(found)
