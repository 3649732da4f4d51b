"""Every rule of section 1 is a switch, readable and writable as text, hidden where it changes nothing."""

from __future__ import annotations

from dataclasses import fields

import pytest

from game.rules.switches import (
    Clash,
    Conflict,
    Switch,
    Value,
    conflicts,
    decode,
    differences,
    encode,
    get,
    named,
    with_switch,
)
from game.rules.variant import (
    BothOver,
    DeclareOut,
    DixScores,
    Heading,
    MatchFormat,
    Rounding,
    TargetCheck,
    Tie,
    Variant,
)
from game.rules.variants.two_hand import CLASSIC, ENCYCLOPEDIA, LITERAL
from tests.rules.playing import STOCK_GAMES, STOCK_SWITCHES
from tests.rules.staging import variant

EACH_VALUE = [(switch, value) for switch in STOCK_SWITCHES for value in switch.values]
NAMES = [f"{switch.key}={encode(value)}" for switch, value in EACH_VALUE]


def shown(rules: Variant) -> set[str]:
    return {switch.key for switch in STOCK_SWITCHES if switch.applies(rules)}


def test_the_switches_are_those_of_the_two_hand_game() -> None:
    assert [switch.key for switch in STOCK_SWITCHES] == [
        "rank_order",
        "packet",
        "next_dealer",
        "last_draw",
        "timing",
        "dix_scores_on",
        "max_dix_per_window",
        "double_pinochle",
        "eights",
        "heading",
        "rounding",
        "format",
        "target",
        "target_check",
        "both_over",
        "immediate_recheck",
        "tie",
        "declare_out",
        "own_turn",
    ]


@pytest.mark.parametrize(("switch", "value"), EACH_VALUE, ids=NAMES)
def test_every_value_is_set_read_and_written_as_text(switch: Switch, value: Value) -> None:
    for preset in STOCK_GAMES.values():
        changed = with_switch(preset, switch.key, value)
        assert get(changed, switch) == value
        assert decode(switch, encode(value)) == value
        others = [other for other in STOCK_SWITCHES if other is not switch]
        assert [get(changed, other) for other in others] == [get(preset, other) for other in others]
        expected = [] if value == get(preset, switch) else [(switch.key, value)]
        assert [(other.key, found) for other, found in differences(changed, preset)] == expected


def test_the_texts_of_a_switch_are_all_different() -> None:
    for switch in STOCK_SWITCHES:
        assert len(set(map(encode, switch.values))) == len(switch.values) > 1


def test_every_switch_is_a_field_of_its_group_and_has_the_presets_value() -> None:
    for preset in STOCK_GAMES.values():
        for switch in STOCK_SWITCHES:
            group = getattr(preset, switch.group) if switch.group else preset
            assert switch.key in {field.name for field in fields(group)}
            assert get(preset, switch) in switch.values


def test_a_wrong_key_or_value_names_the_valid_ones() -> None:
    with pytest.raises(KeyError, match="heading"):
        named("colour")
    with pytest.raises(KeyError, match="heading"):
        with_switch(CLASSIC, "colour", 3)
    with pytest.raises(ValueError, match="trump_led_only, overtrump, always, never"):
        decode(named("heading"), "sometimes")
    with pytest.raises(ValueError, match="choose one of 3, 4"):
        with_switch(CLASSIC, "packet", 5)
    with pytest.raises(ValueError, match="choose one of off, on"):
        decode(named("own_turn"), "True")


def test_the_presets_differ_as_the_rules_say() -> None:
    literal = [(switch.key, encode(value)) for switch, value in differences(LITERAL, CLASSIC)]
    encyclopedia = [(switch.key, encode(value)) for switch, value in differences(ENCYCLOPEDIA, CLASSIC)]
    assert literal == [("rank_order", "ace_king")]
    assert encyclopedia == [
        ("rounding", "none"),
        ("format", "single_deal"),
        ("both_over", "higher_wins"),
        ("declare_out", "off"),
    ]


def test_classic_is_the_default_of_every_option() -> None:
    assert next(iter(STOCK_GAMES)) == "two_hand_classic"
    assert {switch.key: encode(get(CLASSIC, switch)) for switch in STOCK_SWITCHES} == {
        "rank_order": "ace_ten",
        "packet": "3",
        "next_dealer": "alternate",
        "last_draw": "winner_gets_stock",
        "timing": "before_draw",
        "dix_scores_on": "show_or_exchange",
        "max_dix_per_window": "2",
        "double_pinochle": "off",
        "eights": "off",
        "heading": "trump_led_only",
        "rounding": "bicycle",
        "format": "match",
        "target": "1000",
        "target_check": "end_of_deal",
        "both_over": "raise_target",
        "immediate_recheck": "off",
        "tie": "draw",
        "declare_out": "base",
        "own_turn": "off",
    }


def test_two_players_are_not_offered_overtrumping() -> None:
    heading = named("heading")
    assert heading.choices(CLASSIC) == (Heading.TRUMP_LED_ONLY, Heading.ALWAYS, Heading.NEVER)
    for switch in STOCK_SWITCHES:
        if switch.key != heading.key:
            assert switch.choices(CLASSIC) == switch.values


def test_a_single_deal_shows_no_switch_of_the_target() -> None:
    hidden = {"target", "target_check", "both_over", "immediate_recheck", "declare_out", "own_turn"}
    single = shown(variant(format=MatchFormat.SINGLE_DEAL))
    assert not hidden & single
    assert "tie" in single


def test_a_match_shows_ties_only_where_totals_decide() -> None:
    assert "tie" not in shown(CLASSIC)
    assert "tie" in shown(variant(both_over=BothOver.HIGHER_WINS))


@pytest.mark.parametrize(
    ("settings", "hidden"),
    [
        ({"dix_scores_on": DixScores.EXCHANGE_ONLY}, {"max_dix_per_window"}),
        ({"declare_out": DeclareOut.OFF}, {"own_turn"}),
        ({"both_over": BothOver.HIGHER_WINS}, {"immediate_recheck"}),
        ({"target_check": TargetCheck.IMMEDIATE}, {"both_over", "immediate_recheck"}),
    ],
)
def test_a_switch_without_effect_is_hidden(settings: dict[str, Value], hidden: set[str]) -> None:
    assert hidden <= shown(CLASSIC)
    assert not hidden & shown(variant(CLASSIC, **settings))


def test_a_target_checked_at_once_excludes_declaring_out_and_says_so() -> None:
    both = variant(target_check=TargetCheck.IMMEDIATE)
    assert conflicts(both) == (Conflict(Clash.CLAIM_NEEDS_END_OF_DEAL, ("target_check", "declare_out")),)
    assert conflicts(variant(both, declare_out=DeclareOut.OFF)) == ()
    assert conflicts(variant(both, format=MatchFormat.SINGLE_DEAL)) == ()


def test_nothing_else_conflicts() -> None:
    for rules in (*STOCK_GAMES.values(), variant(rounding=Rounding.NONE, tie=Tie.EXTRA_DEAL)):
        assert conflicts(rules) == ()
