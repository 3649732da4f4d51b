"""The app: opens the window, shows the title at once, and runs the game in it."""

from __future__ import annotations

import sys
from contextlib import closing

import pygame

from game.cli.options import PlayOptions
from game.presentation.language import _
from game.records.problem import Problem
from game.scenes.title import paint_title
from game.settings import Settings, load_settings
from game.window import NoDisplayError, Window, prepare_environment
from sprites.cards import CardArt

REFUSED = 2
"""The exit code where nothing could be shown."""

_ICON = 128


def run(options: PlayOptions) -> int:
    """Play until the player has had enough; returns the exit code."""
    prepare_environment()
    settings, trouble = load_settings()
    fullscreen = settings.fullscreen if options.windowed is None else not options.windowed
    art = CardArt()
    try:
        window = Window(fullscreen=fullscreen, caption=_("Pinochle"), icon=lambda: art.icon(_ICON))
    except NoDisplayError:
        return _refuse(_("There is no screen here. To let computers play without one, use: demo --headless"))
    with closing(window):
        if not _direct(options):
            window.surface.blit(paint_title(window.size, settings.felt, art), (0, 0))
            window.flip([window.surface.get_rect()])
        return _run(window, options, settings, trouble)


def _run(window: Window, options: PlayOptions, settings: Settings, trouble: Problem | None) -> int:
    # Everything else is imported behind the title.
    from game.loop import Loop  # noqa: PLC0415
    from game.presentation.wording.notices import notice  # noqa: PLC0415
    from game.scenes.gesture import happened  # noqa: PLC0415
    from game.stage import Stage  # noqa: PLC0415
    from game.wiring import first_scene, furnish, tour_of  # noqa: PLC0415

    tour = tour_of(options.demo) if options.demo else None
    if isinstance(tour, Problem):
        return _refuse(notice(tour))
    equipment = furnish(options, settings, trouble)
    # The window goes first: the player is not to wait for the rest to end.
    with closing(equipment.saves), closing(equipment), closing(window):
        if _direct(options):
            equipment.fit(window.size)
        stage = Stage(window, equipment, first_scene(equipment, options, tour))
        loop = Loop(stage, tick=pygame.time.Clock().tick, flip=window.flip, gestures=happened)
        loop.frame()
        # Not before: the menu's first frame is not to share the machine with the cards that it does not need.
        equipment.fit(window.size)
        loop.run()
    return 0


def _direct(options: PlayOptions) -> bool:
    """Say whether cards are dealt at once, without title and menu."""
    return options.demo is not None or options.seed is not None


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)  # noqa: T201 - nothing else can be seen
    return REFUSED
