"""Every rule that can be changed has its words, in every game."""

from collections.abc import Iterator
from functools import partial

import pytest

from game.presentation.points import Display, shown_points
from game.presentation.wording import switches as wording
from game.rules.switches import (
    SWITCHES,
    Clash,
    Conflict,
    Part,
    Switch,
    Value,
    conflicts,
    encode,
    named,
    with_switch,
)
from game.rules.variant import BothOver, DeclareOut, Rounding, TargetCheck, Variant
from game.rules.variants import REGISTRY, preset

GAMES = {**REGISTRY, "four at table": with_switch(REGISTRY["auction_250"], "seats", 4)}
CASES = [
    pytest.param(switch, variant, id=f"{key}-{switch.key}")
    for key, variant in GAMES.items()
    for switch in SWITCHES
    if switch.applies(variant)
]
CARDGAMES = REGISTRY["cardgames"]


def _values(variant: Variant) -> Iterator[tuple[Switch, Value]]:
    for switch in SWITCHES:
        if switch.applies(variant):
            yield from ((switch, value) for value in switch.valid(variant))


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_every_value_has_a_short_name_and_one_whole_sentence(variant: Variant) -> None:
    for switch, value in _values(variant):
        assert 0 < len(wording.value_name(switch, value)) <= 18
        sentence = wording.value_sentence(switch, value, variant)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize(("switch", "variant"), CASES)
def test_every_value_of_a_switch_says_something_else(switch: Switch, variant: Variant) -> None:
    values = switch.valid(variant)
    assert wording.switch_name(switch.key) != switch.key
    assert len({wording.value_name(switch, value) for value in values}) == len(values)
    assert len({wording.value_sentence(switch, value, variant) for value in values}) == len(values)


def test_every_switch_has_a_name_and_no_two_the_same() -> None:
    names = {wording.switch_name(switch.key) for switch in SWITCHES}
    assert len(names) == len(SWITCHES)
    assert not names & {switch.key for switch in SWITCHES}


@pytest.mark.parametrize("part", Part)
def test_every_part_of_the_game_has_a_heading(part: Part) -> None:
    assert wording.part_name(part, CARDGAMES)


def test_strict_play_is_a_playoff_only_where_a_stock_comes_before_it() -> None:
    names = {wording.part_name(Part.PLAYOFF, game) for game in (CARDGAMES, preset("two_hand_classic"))}
    assert names == {"Play", "Playoff"}


def test_difference_names_the_switch_and_its_value() -> None:
    assert wording.difference(named("rounding"), Rounding.NONE) == "Rounding of tricks: None"


def test_sentence_names_the_numbers_of_its_own_game() -> None:
    told = partial(wording.value_sentence, named("both_over"), BothOver.RAISE_TARGET)
    assert "250" in told(CARDGAMES)
    assert " 25 " in told(REGISTRY["classic_500"])
    assert "two or more" in told(REGISTRY["auction3_points"])


def test_points_are_shown_in_the_scale_that_the_player_reads_and_counts_are_not() -> None:
    shown = partial(shown_points, variant=CARDGAMES, display=Display.ONES)
    assert wording.value_name(named("minimum"), 250, shown) == "25"
    assert "25." in wording.value_sentence(named("minimum"), 250, CARDGAMES, shown)
    assert wording.value_name(named("passed"), 4, shown) == "4"
    assert "rounds" not in wording.value_sentence(named("rounds"), 10, CARDGAMES, shown)
    assert "10" in wording.value_sentence(named("rounds"), 10, CARDGAMES, shown)


@pytest.mark.parametrize("clash", Clash)
def test_every_clash_has_its_reason(clash: Clash) -> None:
    assert wording.conflict(Conflict(clash, ())).endswith(".")


def test_conflict_says_which_settings_exclude_each_other() -> None:
    variant = with_switch(preset("two_hand_classic"), "target_check", TargetCheck.IMMEDIATE)
    (found,) = conflicts(with_switch(variant, "declare_out", DeclareOut.BASE))
    assert "eclaring out" in wording.conflict(found)
    assert "target" in wording.conflict(found)


def test_value_is_never_called_by_the_word_of_records() -> None:
    for variant in GAMES.values():
        for switch, value in _values(variant):
            if not isinstance(value, int):
                assert wording.value_name(switch, value) != encode(value) or encode(value).isdigit()
