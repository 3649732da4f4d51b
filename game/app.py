"""The app: opens the window, wires the rooms, and runs the game in it."""

from __future__ import annotations

import math
import secrets
import sys
from collections.abc import Iterator
from contextlib import closing

import pygame

from game.cli.options import DemoOptions, PlayOptions
from game.loop import Loop
from game.presentation.wording import _
from game.presentation.wording.notices import notice
from game.records.problem import Problem
from game.records.saves import Saves
from game.rules.variants import preset
from game.scenes.attract import AttractScene
from game.scenes.equipment import Doors, Equipment
from game.scenes.gesture import Exposed, Gesture, KeyDown, Quit, Resized, gestures
from game.scenes.menu import MenuScene
from game.scenes.results import ResultsScene
from game.scenes.scene import Scene
from game.scenes.setup import new_session
from game.scenes.stack import DISSOLVE, SceneStack
from game.session.session import Session
from game.session.tour import Plan, Tour, check_folder, first_seed
from game.settings import load_settings, settings_path
from game.window import NoDisplayError, Window, prepare_environment
from sounds.player import Sound, open_sound

REFUSED = 2
"""The exit code where nothing could be shown."""

_ICON = 128


def run(options: PlayOptions) -> int:
    """Play until the player has had enough; returns the exit code."""
    tour = _tour(options.demo) if options.demo else None
    if isinstance(tour, Problem):
        return _refuse(notice(tour))
    prepare_environment()
    equipment = _equipment(options)
    try:
        window = Window(
            fullscreen=equipment.fullscreen, caption=_("Pinochle"), icon=lambda: equipment.art.icon(_ICON)
        )
    except NoDisplayError:
        return _refuse(_("There is no screen here. To let computers play without one, use: demo --headless"))
    with closing(equipment), closing(equipment.saves), closing(window):
        first = _first_scene(equipment, options, tour)
        game = Game(window, equipment, first)
        Loop(game, tick=pygame.time.Clock().tick, flip=window.flip, gestures=_gestures).run()
    pygame.quit()
    return 0


class Game:
    """The scenes in their window: what every scene has in common happens here."""

    def __init__(self, window: Window, equipment: Equipment, first: Scene) -> None:
        """Begin with a scene."""
        self._window = window
        self._equipment = equipment
        self._surface = window.surface
        self._stack = SceneStack(first, window.size, dissolve=self._dissolve)

    @property
    def done(self) -> bool:
        """Whether the player has left."""
        return self._stack.done

    def handle(self, gesture: Gesture) -> None:
        """Take what concerns the window or every scene, and hand on the rest."""
        match gesture:
            case Quit():
                self._stack.close()
            case Resized():
                self._window.resized()
                self._fit()
                self._stack.handle(gesture)
            case Exposed():
                self._stack.redraw()
            case KeyDown(pygame.K_F11):
                self._toggle_fullscreen()
            case KeyDown(pygame.K_RETURN) if gesture.alt:
                self._toggle_fullscreen()
            case KeyDown(pygame.K_m) if gesture.ctrl:
                self._equipment.settings.muted = not self._equipment.settings.muted
                self._equipment.save_settings()
            case _:
                self._stack.handle(gesture)

    def update(self, dt: float) -> None:
        """Let a step pass."""
        self._stack.update(dt)

    def draw(self, alpha: float) -> list[pygame.Rect]:
        """Draw what changed, after the window has become what it is to be."""
        if self._equipment.fullscreen != self._window.fullscreen:
            self._window.set_fullscreen(fullscreen=self._equipment.fullscreen)
            self._equipment.fullscreen = self._window.fullscreen
        self._fit()
        return self._stack.draw(self._surface, alpha)

    def hidden(self) -> bool:
        """Say whether the window is minimised."""
        return self._window.hidden()

    def _toggle_fullscreen(self) -> None:
        wanted = not self._equipment.fullscreen
        self._equipment.fullscreen = self._equipment.settings.fullscreen = wanted
        self._equipment.save_settings()

    def _fit(self) -> None:
        """Lay everything out again where the window's surface is another one."""
        size = self._surface.get_size()
        if self._surface is self._window.surface and size == self._window.size:
            return
        self._surface = self._window.surface
        if self._surface.get_size() == size:
            self._stack.redraw()
        else:
            self._stack.resize(self._surface.get_size())

    def _dissolve(self) -> float:
        settings = self._equipment.settings
        return 0.0 if settings.reduced_motion or settings.instant else DISSOLVE / settings.speed


def _equipment(options: PlayOptions) -> Equipment:
    path = settings_path()
    settings, problem = load_settings(path)

    def sound() -> Sound:
        return open_sound(settings.volume, muted=settings.muted)

    saves = Saves.open()
    equipment = Equipment(settings, sound, saves, path=path)
    problems = [each for each in (problem, saves.problem) if each]
    equipment.notice = " ".join(notice(each) for each in problems)
    equipment.doors = Doors(menu=lambda: MenuScene(equipment), play=lambda session: _play(equipment, session))
    if options.windowed is not None:
        equipment.fullscreen = not options.windowed
    if options.speed is not None:
        instant = math.isinf(options.speed)
        equipment.lend(instant=instant, **({} if instant else {"speed": options.speed}))
    if options.variant is not None:
        equipment.lend(last_variant=options.variant, last_switches={})
    if options.level is not None:
        equipment.lend(last_level=options.level)
    return equipment


def _first_scene(equipment: Equipment, options: PlayOptions, tour: Tour | None) -> Scene:
    """Return the demo, the match whose seed was asked for, or the menu."""
    if tour is not None:
        return AttractScene(equipment, tour)
    if options.seed is not None:
        return equipment.doors.play(new_session(equipment, seed=options.seed))
    return equipment.doors.menu()


def _play(equipment: Equipment, session: Session) -> Scene:
    if session.deal_over and not session.acknowledged:
        return ResultsScene(equipment, session)
    # The table is imported while the menu shows already.
    from game.scenes.play.route import first_scene  # noqa: PLC0415

    return first_scene(equipment, session)


def _tour(demo: DemoOptions) -> Tour | Problem:
    found = first_seed(demo.save) if demo.save and demo.resume else None
    drawn = secrets.randbits(32) if found is None else found
    plan = Plan(preset(demo.variant), demo.levels, drawn if demo.seed is None else demo.seed, demo.deals)
    problem = check_folder(plan, demo.save, resume=demo.resume) if demo.save else None
    return problem or Tour(plan, demo.save)


def _gestures() -> Iterator[Gesture]:
    for event in pygame.event.get():
        gesture = gestures(event)
        if gesture is not None:
            yield gesture


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)  # noqa: T201 - nothing else can be seen
    return REFUSED
