"""The wiring: what the scenes need, the doors between them, and the scene to begin with."""

from __future__ import annotations

import math
import threading
from importlib import import_module

from game.cli.options import DemoOptions, PlayOptions
from game.cli.tours import open_tour
from game.presentation.wording.notices import notice
from game.records.problem import Problem
from game.records.saves import Saves
from game.scenes.attract import AttractScene
from game.scenes.equipment import Doors, Equipment
from game.scenes.menu import MenuScene
from game.scenes.scene import Scene
from game.scenes.setup import new_session
from game.session.session import Session
from game.session.tour import Tour
from game.settings import Settings, settings_path
from sounds.player import Sound, open_sound


def furnish(options: PlayOptions, settings: Settings, trouble: Problem | None) -> Equipment:
    """Return the equipment for these settings, `trouble` as its first notice, its doors open."""

    def sound() -> Sound:
        return open_sound(settings.volume, muted=settings.muted)

    saves = Saves.open()
    equipment = Equipment(settings, sound, saves, path=settings_path())
    equipment.notice = " ".join(notice(each) for each in (trouble, saves.problem) if each)
    equipment.doors = Doors(
        menu=lambda: MenuScene(equipment), play=lambda session: _play(equipment, session), ready=_ready
    )
    if options.windowed is not None:
        equipment.fullscreen = not options.windowed
    if options.speed is not None and math.isinf(options.speed):
        equipment.lend(instant=True)
    elif options.speed is not None:
        equipment.lend(instant=False, speed=options.speed)
    if options.variant is not None:
        equipment.lend(last_variant=options.variant, last_switches={})
    if options.level is not None:
        equipment.lend(last_level=options.level)
    return equipment


def first_scene(equipment: Equipment, options: PlayOptions, tour: Tour | None) -> Scene:
    """Return the demo, the match whose seed was asked for, or the menu."""
    if tour is not None:
        return AttractScene(equipment, tour)
    if options.seed is not None:
        return equipment.doors.play(new_session(equipment, seed=options.seed))
    return equipment.doors.menu()


def tour_of(demo: DemoOptions) -> Tour | Problem:
    """Return what a demo shows, or why its records cannot be kept where they were to be."""
    return open_tour(demo)


def _play(equipment: Equipment, session: Session) -> Scene:
    # The table is large: it is imported when the menu shows already.
    from game.scenes.results import ResultsScene  # noqa: PLC0415
    from game.scenes.route import first_scene as table  # noqa: PLC0415

    if session.deal_over and not session.acknowledged:
        return ResultsScene(equipment, session)
    return table(equipment, session)


def _ready() -> None:
    """Import the table while the menu goes on."""
    threading.Thread(target=import_module, args=("game.scenes.route",), daemon=True).start()
