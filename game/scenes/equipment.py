"""What every scene needs and none owns: settings, sound, card art, saves, and the computers' process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.ai.worker import Worker
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
    deals it deals the next one, after a deal it is the result.
    """

    menu: Callable[[], Scene]
    play: Callable[[Session], Scene]


class Equipment:
    """One bundle for all scenes; `settings` may be changed at any time, then call `save_settings`.

    `fullscreen` is how the window should be now; the app makes it so within a frame.
    `notice` is one line that the menu shows until the player does something, or an empty text.
    """

    def __init__(
        self, settings: Settings, sound: Sound, saves: Saves, doors: Doors, *, path: Path | None = None
    ) -> None:
        """Take what is open already; `path` is where the settings live, None to keep them in memory."""
        self.settings = settings
        self.sound = sound
        self.saves = saves
        self.doors = doors
        self.fullscreen = settings.fullscreen
        self.notice = ""
        self._path = path
        self._art: CardArt | None = None
        self._art_of: tuple[object, ...] = ()
        self._worker: Worker | None = None

    @property
    def art(self) -> CardArt:
        """The deck as the settings want it now; a new one whenever colours, index or back have changed."""
        settings = self.settings
        chosen = (settings.colours, settings.index, settings.back)
        if self._art is None or self._art_of != chosen:
            self._art = CardArt(colours=settings.colours, index=settings.index, back=settings.back)
            self._art_of = chosen
        return self._art

    @property
    def worker(self) -> Worker:
        """The computers' process, started by the first who asks for it."""
        if self._worker is None:
            self._worker = Worker()
        return self._worker

    def save_settings(self) -> None:
        """Write the settings and tell the sound; a failure becomes the notice."""
        self.sound.volume = self.settings.volume
        self.sound.muted = self.settings.muted
        if self._path is None:
            return
        problem = save_settings(self.settings, self._path)
        if problem is not None:
            self.notice = notice(problem)

    def close(self) -> None:
        """End the computers' process, if it was ever started."""
        if self._worker is not None:
            self._worker.close()
