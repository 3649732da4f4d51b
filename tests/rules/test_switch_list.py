"""Every rule of every game is a switch: set, read, written, hidden where it cannot matter (rules 9a)."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.contract_rules import TrumpNeeds
from game.rules.match import new_match
from game.rules.switches import (
    SWITCHES,
    Clash,
    conflicts,
    decode,
    differences,
    encode,
    get,
    named,
    with_switch,
)
from game.rules.variant import Heading, MatchFormat, Variant
from game.rules.variants import REGISTRY
from tests.rules.playing import play_deal, settings_of
from tests.rules.staging import variant

CARDZMANIA, CLASSIC, AUCTION, POINTS3, KENCOM, DOUBLE_DECK, TWO_HAND = (
    REGISTRY[key]
    for key in (
        "cardzmania",
        "classic_500",
        "auction_250",
        "auction3_points",
        "kencom",
        "double_deck",
        "two_hand_classic",
    )
)


def shown(rules: Variant) -> set[str]:
    return {switch.key for switch in settings_of(rules)}


def mixed(rules: Variant, chance: Random) -> Variant:
    """Return the variant with about half of its switches set by chance."""
    for switch in SWITCHES:
        if switch.applies(rules) and chance.random() < 0.5:
            rules = with_switch(rules, switch.key, chance.choice(switch.choices(rules)))
    return rules


def test_keys_are_different_and_the_offered_switches_come_in_the_same_order() -> None:
    keys = [switch.key for switch in SWITCHES]
    assert len(set(keys)) == len(keys)
    offered = [switch.key for switch in SWITCHES]
    assert offered == [key for key in keys if key in offered]


@pytest.mark.parametrize("key", REGISTRY)
def test_every_shown_switch_offers_the_presets_value_and_another(key: str) -> None:
    rules = REGISTRY[key]
    for switch in settings_of(rules):
        choices = switch.choices(rules)
        assert get(rules, switch) in choices, switch.key
        assert len(choices) > 1, switch.key
        assert len(set(map(encode, switch.values))) == len(switch.values)


@pytest.mark.parametrize("key", REGISTRY)
def test_every_choice_can_be_set_read_and_written_alone(key: str) -> None:
    rules = REGISTRY[key]
    for switch in settings_of(rules):
        for value in switch.choices(rules):
            changed = with_switch(rules, switch.key, value)
            assert get(changed, switch) == value
            assert decode(switch, encode(value)) == value
            told = [(each.key, new) for each, new in differences(changed, rules)]
            assert told == ([] if value == get(rules, switch) else [(switch.key, value)])


@pytest.mark.parametrize("key", REGISTRY)
def test_the_differences_make_the_variant_again(key: str) -> None:
    preset, chance = REGISTRY[key], Random(key)
    for _ in range(15):
        rules = mixed(preset, chance)
        again = preset
        for switch, value in differences(rules, preset):
            again = with_switch(again, switch.key, value)
        assert again == rules


@pytest.mark.parametrize("key", REGISTRY)
def test_random_settings_that_can_be_played_together_are_played(key: str) -> None:
    preset, chance = REGISTRY[key], Random(key)
    played = 0
    while played < 6:
        rules = mixed(preset, chance)
        if not conflicts(rules):
            state, _ = play_deal(new_match(rules, played), played)
            assert state.result is not None
            played += 1


def test_the_presets_have_no_conflicts() -> None:
    assert all(not conflicts(rules) for rules in REGISTRY.values())


def test_each_part_of_a_game_hides_its_switches_elsewhere() -> None:
    assert {"minimum", "step", "lead", "passed", "stakes", "dix", "must_trump"}.isdisjoint(shown(TWO_HAND))
    assert {"timing", "dix_scores_on", "eights", "last_draw"}.isdisjoint(shown(KENCOM))
    assert {"passed", "widow", "trump_named", "stakes", "partner_exempt"}.isdisjoint(shown(KENCOM))
    assert {"ante", "spades_double", "seats", "trump_named"} <= shown(AUCTION)
    assert {"target", "keep", "set_costs", "format", "negative"}.isdisjoint(shown(AUCTION))
    assert {"declare_out", "target_check", "own_turn"}.isdisjoint(shown(CARDZMANIA))
    assert {"declare_out", "target_check"} <= shown(REGISTRY["partnership_turned"])
    assert {"doubles", "dix", "pinochles_double"}.isdisjoint(shown(DOUBLE_DECK))
    assert {"ladder", "pinochles", "double_roundhouse_240"} <= shown(DOUBLE_DECK)


@pytest.mark.parametrize(
    ("key", "value", "switch"),
    [
        ("passed", 0, "may_return"),
        ("simultaneous", True, "may_return"),
        ("format", MatchFormat.ROUNDS, "target"),
        ("format", MatchFormat.MATCH, "rounds"),
        ("copies", 4, "doubles"),
    ],
)
def test_a_switch_is_hidden_by_another(key: str, value: object, switch: str) -> None:
    assert switch not in shown(variant(CARDZMANIA, **{key: value}))


def test_the_deck_brings_its_own_numbers_and_they_can_be_changed_after() -> None:
    double = variant(CARDZMANIA, copies=4)
    assert (double.deal.hand_size, double.scoring.last_trick, len(double.deck.cards)) == (20, 20, 80)
    assert (double.auction.minimum, double.auction.held_at, double.passing.passed) == (500, 500, 4)
    assert variant(double, copies=2) == CARDZMANIA
    cheap = variant(double, minimum=250)
    assert [(switch.key, value) for switch, value in differences(cheap, CARDZMANIA)] == [
        ("copies", 4),
        ("minimum", 250),
    ]
    classic = variant(CLASSIC, copies=4)
    assert (classic.auction.minimum, classic.passing.passed, classic.scoring.last_trick) == (50, 4, 2)


@pytest.mark.parametrize(
    ("rules", "key", "value"), [(KENCOM, "copies", 4), (CARDZMANIA, "seats", 3), (AUCTION, "widow", 0)]
)
def test_the_build_of_a_game_cannot_be_changed_where_it_is_fixed(
    rules: Variant, key: str, value: int
) -> None:
    with pytest.raises(ValueError, match=f"{key} cannot be changed in {rules.key}"):
        with_switch(rules, key, value)


def test_values_of_other_games_cannot_be_set() -> None:
    for rules, key, value in ((KENCOM, "minimum", 250), (CARDZMANIA, "minimum", 20), (TWO_HAND, "packet", 5)):
        with pytest.raises(ValueError, match=f"{key} cannot be"):
            with_switch(rules, key, value)
    assert Heading.OVERTRUMP not in named("heading").choices(KENCOM)
    assert Heading.OVERTRUMP in named("heading").choices(POINTS3)


def test_contradictions_are_refused_with_their_reason() -> None:
    above = variant(DOUBLE_DECK, minimum=55, maximum=50)
    assert [(found.code, found.keys) for found in conflicts(above)] == [
        (Clash.MAXIMUM_BELOW_MINIMUM, ("minimum", "maximum"))
    ]
    needs = variant(variant(CARDZMANIA, trump_needs=TrumpNeeds.DIX), copies=4)
    assert [(found.code, found.keys) for found in conflicts(needs)] == [
        (Clash.NINES_ARE_MISSING, ("trump_needs", "copies"))
    ]
    endless = variant(AUCTION, rounds=0)
    assert not conflicts(endless)


def test_every_switch_matters_in_some_game() -> None:
    four_at_table = variant(AUCTION, seats=4)
    for switch in SWITCHES:
        assert any(switch.applies(rules) for rules in (*REGISTRY.values(), four_at_table))
