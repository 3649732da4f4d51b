"""What every scene needs and none owns: settings, sound, card art, saves, and the computers' process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

import msgspec

from game.ai.worker import Worker
from game.presentation.areas import areas
from game.presentation.wording.notices import notice
from game.records.saves import Saves
from game.scenes.scene import Scene
from game.session.session import Session
from game.settings import Settings, save_settings
from sounds.player import Sound
from sprites.cards import CardArt


@dataclass(frozen=True, slots=True)
class Doors:
    """The ways that would lead in a circle if scenes knew each other by name; the app opens them.

    `menu` is where every game starts and ends. `play` is the scene for the phase a session is in: between
    deals it deals the next one, after a deal it is the result. `ready` prepares, aside, what opening `play`
    for the first time would have to wait for.
    """

    menu: Callable[[], Scene]
    play: Callable[[Session], Scene]
    ready: Callable[[], None] = lambda: None


class Equipment:
    """One bundle for all scenes; `settings` may be changed at any time, then call `save_settings`.

    `settings_file` is where they are kept, if anywhere.
    `fullscreen` is how the window should be now; the app makes it so within a frame.
    `notice` is one line that the menu shows until the player does something, or an empty text.
    """

    doors: Doors

    def __init__(
        self, settings: Settings, open_sound: Callable[[], Sound], saves: Saves, *, path: Path | None = None
    ) -> None:
        """Take what is open already; `path` is where the settings live, None to keep them in memory.

        The sound is opened by the first who asks for it: a device may take longer than the first frame.
        """
        self.settings = settings
        self.saves = saves
        self.fullscreen = settings.fullscreen
        self.notice = ""
        self.settings_file = path
        self._open_sound = open_sound
        self._sound: Sound | None = None
        self._art: CardArt | None = None
        self._art_of: tuple[object, ...] = ()
        self._size: tuple[int, int] | None = None
        self._worker: Worker | None = None
        self._lent: dict[str, tuple[Any, Any]] = {}

    @property
    def sound(self) -> Sound:
        """The sound of this machine, or its silent twin."""
        if self._sound is None:
            self._sound = self._open_sound()
        return self._sound

    @property
    def art(self) -> CardArt:
        """The deck as the settings want it now; a new one whenever colours, index or back have changed."""
        settings = self.settings
        chosen = (settings.colours, settings.index, settings.back)
        if self._art is None or self._art_of != chosen:
            if self._art is not None:
                self._art.rest()
            self._art = CardArt(colours=settings.colours, index=settings.index, back=settings.back)
            self._art_of = chosen
            self._paint_ahead(self._art)
        return self._art

    def fit(self, size: tuple[int, int]) -> None:
        """Have the cards painted ahead, aside, for a table in a window of this size."""
        self._size = size
        self._paint_ahead(self.art)

    @property
    def worker(self) -> Worker:
        """The computers' process, started by the first who asks for it."""
        if self._worker is None:
            self._worker = Worker()
        return self._worker

    def warm_worker(self) -> None:
        """Start the computers' process ahead of the first question."""
        if self._worker is None:
            self._worker = Worker()

    def lend(self, **settings: object) -> None:
        """Set some settings for this run only: on disk they stay as they were until a scene changes them."""
        for name, value in settings.items():
            self._lent[name] = (value, getattr(self.settings, name))
            setattr(self.settings, name, value)

    def save_settings(self) -> None:
        """Write the settings and tell the sound; a failure becomes the notice."""
        self.sound.volume = self.settings.volume
        self.sound.muted = self.settings.muted
        if self.settings_file is None:
            return
        kept = {name: own for name, (lent, own) in self._lent.items() if getattr(self.settings, name) == lent}
        problem = save_settings(msgspec.structs.replace(self.settings, **kept), self.settings_file)
        if problem is not None:
            self.notice = notice(problem)

    def close(self) -> None:
        """End what sounds, what paints, and the computers' process, if they were ever started."""
        if self._art is not None:
            self._art.rest()
        if self._sound is not None:
            self._sound.stop()
        if self._worker is not None:
            self._worker.close()

    def _paint_ahead(self, art: CardArt) -> None:
        if self._size is not None:
            heights = areas(self._size, text_scale=self.settings.ui_scale).heights
            art.prepare(round(max(astuple(heights))))
