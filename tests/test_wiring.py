"""What was asked for on the command line is what the game begins with."""

import math
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.options import DemoOptions, PlayOptions
from game.presentation.wording.notices import notice
from game.records.problem import Fault, Problem
from game.rules.variants import preset
from game.scenes.attract import AttractScene
from game.scenes.menu import MenuScene
from game.scenes.results import ResultsScene
from game.scenes.setup import chosen_level, chosen_variant
from game.session.session import Session
from game.session.tour import Tour
from game.settings import Settings, load_settings
from game.wiring import first_scene, furnish, tour_of
from tests.session.players import CLASSIC, play_deal

DEMO = DemoOptions("two_hand_classic", ("random", "random"), deals=3, seed=9)


@pytest.fixture(autouse=True)
def _portable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path))


def test_game_begins_with_its_menu() -> None:
    options = PlayOptions()
    equipment = furnish(options, Settings(), None)
    assert isinstance(first_scene(equipment, options, None), MenuScene)
    assert isinstance(equipment.doors.menu(), MenuScene)
    assert equipment.notice == ""


def test_demo_begins_with_its_show() -> None:
    options = PlayOptions(demo=DEMO)
    tour = tour_of(DEMO)
    assert isinstance(tour, Tour)
    assert (tour.plan.seed, tour.plan.deals, tour.plan.levels) == (9, 3, ("random", "random"))
    assert isinstance(first_scene(furnish(options, Settings(), None), options, tour), AttractScene)


def test_deal_that_is_over_and_not_acknowledged_begins_with_its_result() -> None:
    session = Session.new(CLASSIC, ("human", "random"), 3)
    play_deal(session)
    equipment = furnish(PlayOptions(), Settings(instant=True), None)
    assert isinstance(equipment.doors.play(session), ResultsScene)


@pytest.mark.parametrize(
    ("speed", "wanted"),
    [(0.5, (0.5, False)), (8.0, (8.0, False)), (math.inf, (1.0, True)), (None, (1.0, False))],
)
def test_speed_is_for_this_run_only(speed: float | None, wanted: tuple[float, bool]) -> None:
    equipment = furnish(PlayOptions(speed=speed), Settings(), None)
    assert (equipment.settings.speed, equipment.settings.instant) == wanted
    equipment.save_settings()
    assert load_settings()[0] == Settings()


def test_variant_and_level_are_chosen_for_this_run_only() -> None:
    settings = Settings(last_switches={"target": "500"})
    options = PlayOptions(variant="two_hand_encyclopedia", level="random")
    equipment = furnish(options, settings, None)
    assert chosen_variant(equipment.settings) == preset("two_hand_encyclopedia")
    assert chosen_level(equipment.settings) == "random"
    equipment.save_settings()
    assert load_settings()[0] == Settings(last_switches={"target": "500"})


@pytest.mark.parametrize("windowed", [True, False, None])
def test_window_is_as_asked_for_else_as_set(*, windowed: bool | None) -> None:
    equipment = furnish(PlayOptions(windowed=windowed), Settings(fullscreen=True), None)
    assert equipment.fullscreen is (windowed is not True)
    assert equipment.settings.fullscreen


def test_trouble_becomes_the_notice_of_the_menu() -> None:
    trouble = Problem(Fault.SETTINGS_BROKEN, text="settings.json")
    assert furnish(PlayOptions(), Settings(), trouble).notice == notice(trouble)


def test_second_copy_says_that_it_saves_apart() -> None:
    first = furnish(PlayOptions(), Settings(), None)
    second = furnish(PlayOptions(), Settings(), None)
    assert first.notice == ""
    assert second.notice == notice(Problem(Fault.ANOTHER_COPY))
    second.saves.close()
    first.saves.close()


def test_demo_goes_on_from_the_seed_it_finds(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    first = tour_of(DemoOptions("two_hand_classic", ("random", "random"), deals=1, seed=77, save=folder))
    assert isinstance(first, Tour)
    first.session.start_deal()
    again = DemoOptions("two_hand_classic", ("random", "random"), deals=1, save=folder)
    assert isinstance(tour_of(again), Problem)


def test_table_is_imported_aside() -> None:
    code = (
        "import sys, threading, game.wiring as wiring; wiring._ready();"
        "[thread.join() for thread in threading.enumerate() if thread is not threading.main_thread()];"
        "sys.exit('game.scenes.route' not in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
