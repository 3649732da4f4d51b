"""What was chosen last is chosen again, and nonsense in its place does no harm."""

from collections.abc import Callable

import pytest

from game.rules.switches import conflicts, with_switch
from game.rules.variant import DeclareOut, TargetCheck
from game.rules.variants import REGISTRY, preset
from game.scenes.equipment import Equipment
from game.scenes.setup import (
    chosen_level,
    chosen_levels,
    chosen_variant,
    new_session,
    own_games,
    remember,
)
from game.settings import Settings

CLASSIC = preset("two_hand_classic")


def test_choice_is_remembered_as_what_differs_from_its_preset() -> None:
    settings = Settings()
    changed = with_switch(CLASSIC, "target", 500)
    remember(settings, changed, "random")
    assert settings.last_switches == {"target": "500"}
    assert chosen_variant(settings) == changed
    assert chosen_level(settings) == "random"


@pytest.mark.parametrize(
    ("variant", "switches"),
    [
        ("unheard_of", {}),
        ("two_hand_classic", {"unheard_of": "on"}),
        ("two_hand_classic", {"target": "7"}),
        ("two_hand_classic", {"target_check": "immediate", "declare_out": "base"}),
    ],
)
def test_what_means_nothing_any_more_is_ignored(variant: str, switches: dict[str, str]) -> None:
    chosen = chosen_variant(Settings(last_variant=variant, last_switches=switches))
    assert chosen == CLASSIC
    assert conflicts(chosen) == ()


def test_good_switches_survive_beside_bad_ones() -> None:
    chosen = chosen_variant(Settings(last_switches={"unheard_of": "on", "target": "500"}))
    assert chosen.match.target == 500


@pytest.mark.parametrize("name", ["unheard_of", "standard@99"])
def test_unknown_level_is_the_usual_one(name: str) -> None:
    assert chosen_level(Settings(last_level=name)) == "standard"


def test_one_version_of_a_level_stays_chosen() -> None:
    settings = Settings(last_level="random@1", last_levels={"1": "standard@1"})
    assert chosen_levels(settings, REGISTRY["cardgames"]) == {1: "standard@1", 2: "standard@1", 3: "random@1"}


def test_new_session_is_what_was_chosen(equip: Callable[..., Equipment]) -> None:
    equipment = equip(name="Ada", last_level="random", last_switches={"declare_out": "off"})
    session = new_session(equipment, seed=7)
    assert session.players == ("human", "random")
    assert session.match.seed == 7
    assert session.match.variant.match.declare_out is DeclareOut.OFF
    assert session.course.header.players[0].name == "Ada"
    session.start_deal()
    assert equipment.saves.continuable() is not None


def test_another_match_of_the_same_kind_has_other_cards(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    variant = with_switch(CLASSIC, "declare_out", DeclareOut.OFF)
    variant = with_switch(variant, "target_check", TargetCheck.IMMEDIATE)
    equipment.settings.last_switches = {"declare_out": "off", "target_check": "immediate"}
    first = new_session(equipment, seed=7)
    equipment.settings.last_switches = {}
    second = new_session(equipment, like=first, dealer=1)
    assert second.match.variant == first.match.variant == variant
    assert second.players == first.players
    assert second.match.dealer == 1
    assert second.match.seed != 7


def test_seats_keep_the_levels_they_were_given_and_the_partner_follows_the_best_opponent() -> None:
    four, three = REGISTRY["cardgames"], REGISTRY["three_hand"]
    settings = Settings(last_level="random", last_levels={"1": "standard", "2": "gone", "x": "standard"})
    assert chosen_levels(settings, four) == {1: "standard", 2: "standard", 3: "random"}
    assert chosen_levels(settings, three) == {1: "standard", 2: "random"}
    assert chosen_levels(settings, CLASSIC) == {1: "random"}


def test_own_games_that_mean_nothing_any_more_are_left_out() -> None:
    lines = {"good": "pinochle-rules 1 two_hand_classic target=500", "bad": "pinochle-rules 1 whist", "": ""}
    assert own_games(Settings(own_rules=lines)) == {"good": with_switch(CLASSIC, "target", 500)}
