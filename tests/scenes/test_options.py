"""Every option can be set, works at once, and is there again the next time."""

from collections.abc import Callable

import msgspec
import pygame
import pytest

from game.scenes.equipment import Equipment
from game.scenes.forms.rows import Answer, Choice, Dial, Entry, Flag, key_of
from game.scenes.options import OptionsScene
from game.scenes.scene import Pop
from game.settings import Settings, load_settings
from tests.scenes.conftest import SIZE
from tests.scenes.standins import keys, painted

# What is answered, and what the settings are to be then.
CASES: list[tuple[str, Answer, dict[str, object]]] = [
    ("speed", 3, {"speed": 4.0, "instant": False}),
    ("speed", 5, {"instant": True}),
    ("motion", 1, {"reduced_motion": True}),
    ("trick_rest", 1, {"trick_rest": "long"}),
    ("trick_rest", 2, {"trick_rest": "click"}),
    ("hold_meld", 1, {"hold_meld": True}),
    ("timer", 2, {"turn_timer": 15}),
    ("name", "Ada", {"name": "Ada"}),
    ("legal", 0, {"show_legal": False}),
    ("totals", 0, {"meld_totals": False}),
    ("must_hold", 1, {"opponent_must_hold": True}),
    ("sort", 1, {"sort_direction": "descending"}),
    ("points", 2, {"points": "tens"}),
    ("display", 2, {"score_display": "chips_down"}),
    ("colours", 1, {"colours": "four"}),
    ("index", 1, {"index": "large"}),
    ("back", 2, {"back": "arcade"}),
    ("felt", 1, {"felt": "midnight"}),
    ("scale", 3, {"ui_scale": 1.5}),
    ("fullscreen", 0, {"fullscreen": False}),
    ("volume", 25, {"volume": 0.25}),
    ("muted", 1, {"muted": True}),
]
# What the new-game page and the window remember for themselves.
ELSEWHERE = {"last_variant", "last_switches", "last_level", "last_levels", "own_rules"}


def _scene(equipment: Equipment) -> OptionsScene:
    scene = OptionsScene(equipment)
    scene.resize(SIZE)
    return scene


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("key", "answer", "wanted"), CASES, ids=[f"{case[0]}={case[1]}" for case in CASES])
def test_answer_is_set_at_once_and_kept(
    equip: Callable[..., Equipment], key: str, answer: Answer, wanted: dict[str, object]
) -> None:
    equipment = equip()
    _scene(equipment).answered(key, answer)
    kept, problem = load_settings(equipment.settings_file)
    assert problem is None
    assert kept == equipment.settings
    assert {name: getattr(kept, name) for name in wanted} == wanted


@pytest.mark.usefixtures("screen")
def test_every_setting_has_its_row(equip: Callable[..., Equipment]) -> None:
    set_by_cases = {name for _key, _answer, wanted in CASES for name in wanted}
    assert set_by_cases == {field.name for field in msgspec.structs.fields(Settings)} - ELSEWHERE
    assert {key for key, _answer, _wanted in CASES} == set(_rows(equip()))


def _rows(equipment: Equipment) -> dict[str, Answer]:
    """Return what every row of every page shows now."""
    scene = OptionsScene(equipment)
    shown: dict[str, Answer] = {}
    for tab in range(len(scene.tabs())):
        scene.tab = tab
        for row in scene.rows():
            match row:
                case Choice():
                    shown[key_of(row)] = row.chosen
                case Dial():
                    shown[key_of(row)] = row.hundredths
                case Flag():
                    shown[key_of(row)] = int(row.on)
                case Entry():
                    shown[key_of(row)] = row.text
                case _:
                    pass
    return shown


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("key", "answer", "wanted"), CASES, ids=[f"{case[0]}={case[1]}" for case in CASES])
def test_page_shows_what_is_set(
    equip: Callable[..., Equipment], key: str, answer: Answer, wanted: dict[str, object]
) -> None:
    equipment = equip(**{**wanted, "fullscreen": wanted.get("fullscreen", True)})
    assert _rows(equipment)[key] == answer


def test_cloth_and_deck_change_while_one_looks(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    scene = _scene(equip())
    scene.tab = 2
    scene.refresh()
    pictures = [painted(scene, screen)]
    for key in ("felt", "colours", "index", "back"):
        scene.answered(key, 1)
        pictures.append(painted(scene, screen))
    assert len(set(pictures)) == len(pictures)


@pytest.mark.usefixtures("screen")
def test_scale_makes_the_page_larger_and_keeps_the_keyboard(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip())
    scene.tab = 3
    scene.resize(SIZE)
    scene.form.focus("scale")
    px = scene.form.px
    keys(scene, pygame.K_RIGHT)
    assert scene.form.px > px
    assert scene.form.focused == "scale"


@pytest.mark.usefixtures("screen")
def test_sound_is_told_at_once_and_turning_the_knob_ends_the_silence(
    equip: Callable[..., Equipment],
) -> None:
    equipment = equip(muted=True)
    scene = _scene(equipment)
    scene.answered("volume", 30)
    assert equipment.sound.volume == pytest.approx(0.3)
    assert not equipment.sound.muted


@pytest.mark.usefixtures("screen")
def test_full_screen_is_asked_of_the_window(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    _scene(equipment).answered("fullscreen", 0)
    assert not equipment.fullscreen


@pytest.mark.usefixtures("screen")
def test_there_is_nothing_to_confirm(equip: Callable[..., Equipment]) -> None:
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        assert isinstance(keys(_scene(equip()), key), Pop)
