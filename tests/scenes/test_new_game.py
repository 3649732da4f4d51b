"""Everything a match is made of can be chosen, is explained, and is played as chosen."""

from collections.abc import Callable

import pygame
import pytest

from game.ai.levels import LEVELS
from game.presentation.families import families, family_of
from game.presentation.wording.switches import value_sentence
from game.rules.switches import SWITCHES, get, named, with_switch
from game.rules.variant import DeclareOut, DoublePinochle, Heading, MatchFormat, TargetCheck
from game.rules.variants import REGISTRY, preset
from game.scenes.equipment import Equipment
from game.scenes.forms.rows import Choice, Flag, Note, Row, key_of
from game.scenes.gesture import Text
from game.scenes.new_game import NewGameScene
from game.scenes.scene import Pop, Root
from game.session.session import Session
from tests.scenes.conftest import SIZE
from tests.scenes.standins import Blank, click, keys, perform

pytestmark = pytest.mark.usefixtures("screen")


def _scene(equipment: Equipment) -> NewGameScene:
    scene = NewGameScene(equipment)
    scene.resize(SIZE)
    return scene


def _all_rows(scene: NewGameScene) -> list[Row]:
    rows: list[Row] = []
    for scene_tab in range(len(scene.tabs())):
        scene.tab = scene_tab
        rows += scene.rows()
    return rows


def _switches(scene: NewGameScene) -> set[str]:
    return {key_of(row) for row in _all_rows(scene)} & {switch.key for switch in SWITCHES}


@pytest.mark.parametrize("key", REGISTRY)
def test_every_switch_that_matters_is_offered_and_explained_and_no_other(
    equip: Callable[..., Equipment], key: str
) -> None:
    scene = _scene(equip(last_variant=key))
    variant = preset(key)
    assert _switches(scene) == {switch.key for switch in SWITCHES if switch.applies(variant)}
    for row in _all_rows(scene):
        if key_of(row) in _switches(scene):
            assert isinstance(row, Choice | Flag)
            switch = named(row.key)
            assert row.sentence == value_sentence(switch, get(variant, switch), variant)
            assert not row.changed


@pytest.mark.parametrize("key", REGISTRY)
def test_every_game_can_be_reached_and_dealt(equip: Callable[..., Equipment], key: str) -> None:
    scene = _scene(equip())
    wanted = family_of(preset(key))
    scene.answered("family", list(families(REGISTRY)).index(wanted))
    scene.answered("preset", families(REGISTRY)[wanted].index(key))
    assert scene.variant == preset(key)
    session = _started(scene)
    assert session.match.variant == preset(key)
    assert len(session.players) == preset(key).seats


def test_switch_that_differs_from_the_preset_is_marked_and_can_be_put_back(
    equip: Callable[..., Equipment],
) -> None:
    scene = _scene(equip(last_variant="cardgames"))
    scene.answered("passed", 3)
    assert {row.key for row in _all_rows(scene) if isinstance(row, Choice | Flag) and row.changed} == {
        "passed"
    }
    scene.answered("reset", 1)
    assert scene.variant == preset("cardgames")


def test_fourth_seat_gives_a_page_one_more_player(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip(last_variant="auction_250"))
    assert [row.label for row in _levels(scene)] == ["West", "East"]
    scene.answered("seats", 1)
    assert [row.label for row in _levels(scene)] == ["West", "North", "East"]
    assert len(_started(scene).players) == 4


def test_partner_is_never_weaker_than_the_opponents_unless_the_player_says_so(
    equip: Callable[..., Equipment],
) -> None:
    equipment = equip(last_variant="cardgames", last_level="random")
    scene = _scene(equipment)
    assert [row.chosen for row in _levels(scene)] == [0, 0, 0]
    scene.answered("level 3", best := len(LEVELS) - 1)
    assert [(row.label, row.chosen) for row in _levels(scene)] == [
        ("West", 0),
        ("Partner", best),
        ("East", best),
    ]
    scene.answered("level 2", 1)
    assert _started(scene).players == ("human", "random", list(LEVELS)[1], list(LEVELS)[best])
    assert [row.chosen for row in _levels(_scene(equipment))] == [0, 1, best]


def test_version_that_was_asked_for_by_name_is_offered_beside_the_levels(
    equip: Callable[..., Equipment],
) -> None:
    scene = _scene(equip(last_variant="cardgames", last_level="standard@1"))
    names = ["Standard, version 1"] * 3
    assert [row.texts[row.chosen] for row in _levels(scene)] == names
    assert _started(scene).players == ("human", *["standard@1"] * 3)


def test_rules_of_the_players_own_stand_beside_the_presets(equip: Callable[..., Equipment]) -> None:
    equipment = equip(last_variant="cardgames")
    scene = _scene(equipment)
    scene.answered("passed", 3)
    scene.answered("own name", "Friday night")
    scene.answered("keep rules", 1)
    again = _scene(equipment)
    rows = {key_of(row): row for row in again.rows()}
    games = rows["preset"]
    assert isinstance(games, Choice)
    again.answered("preset", games.texts.index("Friday night"))
    assert again.variant == with_switch(REGISTRY["cardgames"], "passed", 3)
    assert _started(again).match.variant.passing.passed == 3
    chosen = {key_of(row): row for row in _scene(equipment).rows()}["preset"]
    assert isinstance(chosen, Choice)
    assert chosen.texts[chosen.chosen] == "Friday night"


def test_page_stays_where_it_is_when_the_list_of_pages_changes(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip(last_variant="cardgames"))
    scene.tab = list(scene.tabs()).index("My rules")
    scene.answered("line", "pinochle-rules 1 two_hand_classic")
    scene.answered("use line", 1)
    assert scene.variant == preset("two_hand_classic")
    assert scene.tabs()[scene.tab] == "My rules"


def test_numbers_stand_in_the_scale_that_the_player_reads(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip(last_variant="cardgames", points="ones"))
    rows = {key_of(row): row for row in _all_rows(scene)}
    target = rows["target"]
    assert isinstance(target, Choice)
    assert "150" in target.texts
    assert "150 points" in target.sentence


def _levels(scene: NewGameScene) -> list[Choice]:
    return [row for row in _all_rows(scene) if isinstance(row, Choice) and row.key.startswith("level ")]


def test_switch_that_no_longer_matters_disappears(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip())
    assert "target" in _switches(scene)
    scene.answered("format", 0)
    assert scene.variant.match.format is MatchFormat.SINGLE_DEAL
    assert "target" not in _switches(scene)


def test_value_that_changes_nothing_with_two_players_is_not_offered(equip: Callable[..., Equipment]) -> None:
    row = next(row for row in _all_rows(_scene(equip())) if key_of(row) == "heading")
    assert isinstance(row, Choice)
    assert len(row.texts) == len(Heading) - 1


def test_preset_says_how_it_differs_from_the_classic_game(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip())
    scene.answered("preset", 1)
    notes = [row.text for row in scene.rows() if isinstance(row, Note)]
    assert any("Order of the cards: A K Q J 10 9" in note for note in notes)
    scene.answered("double_pinochle", 2)
    notes = [row.text for row in scene.rows() if isinstance(row, Note)]
    assert any("Double pinochle: 300" in note for note in notes)


def test_rules_that_exclude_each_other_are_refused_with_the_reason(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip())
    scene.answered("target_check", 1)
    scene.answered("start", 1)
    assert scene.going is None
    warnings = [row for row in scene.rows() if isinstance(row, Note) and row.warning]
    assert len(warnings) == 1
    scene.answered("declare_out", 0)
    scene.answered("start", 1)
    assert scene.variant.match.target_check is TargetCheck.IMMEDIATE
    assert scene.variant.match.declare_out is DeclareOut.OFF
    assert scene.going is not None


def test_match_is_played_as_chosen_and_chosen_again_next_time(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    scene = _scene(equipment)
    scene.answered("double_pinochle", 2)
    scene.answered("level", 0)
    scene.form.focus("seed")
    perform(scene, Text("1"), Text("2"), Text("x"))
    going = _started(scene)
    assert going.match.variant.melds.double_pinochle is DoublePinochle.THREE_HUNDRED
    assert going.players == ("human", next(iter(LEVELS)))
    assert going.match.seed == 12
    again = _scene(equipment)
    assert again.variant == going.match.variant
    assert again.level == next(iter(LEVELS))
    assert again.seed == ""


def _started(scene: NewGameScene) -> Session:
    going = click(scene, _place(scene, "start"))
    assert isinstance(going, Root)
    assert isinstance(going.scene, Blank)
    assert going.scene.session is not None
    return going.scene.session


def _place(scene: NewGameScene, key: str) -> tuple[int, int]:
    rect = scene.form.rect_of(key)
    assert rect is not None
    return rect.center


def test_empty_number_is_a_surprise(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    seeds = {_started(_scene(equipment)).match.seed for _ in range(3)}
    assert len(seeds) > 1


def test_enter_deals_and_escape_goes_back(equip: Callable[..., Equipment]) -> None:
    assert isinstance(keys(_scene(equip()), pygame.K_RETURN), Root)
    assert isinstance(keys(_scene(equip()), pygame.K_ESCAPE), Pop)


def test_page_can_be_worked_with_the_keyboard_alone(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip())
    while scene.form.focused != "preset":
        keys(scene, pygame.K_TAB)
    keys(scene, pygame.K_RIGHT)
    assert scene.variant == preset("two_hand_classic_literal")
    while scene.form.focused != "start":
        keys(scene, pygame.K_TAB)
    assert isinstance(keys(scene, pygame.K_SPACE), Root)


def test_unfinished_match_is_mentioned_before_it_is_put_aside(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    assert not any("unfinished" in row.text for row in _scene(equipment).rows() if isinstance(row, Note))
    _started(_scene(equipment)).start_deal()
    assert any("unfinished" in row.text for row in _scene(equipment).rows() if isinstance(row, Note))


def test_value_from_elsewhere_that_is_not_offered_is_shown_as_none_of_them(
    equip: Callable[..., Equipment],
) -> None:
    scene = _scene(equip(last_switches={"heading": "overtrump"}))
    row = next(row for row in _all_rows(scene) if key_of(row) == "heading")
    assert isinstance(row, Choice)
    assert row.chosen == -1
    assert row.sentence == value_sentence(named("heading"), Heading.OVERTRUMP, scene.variant)
