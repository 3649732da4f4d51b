"""What every scene needs and none owns: settings, sound, card art, saves and the computers' process."""

from __future__ import annotations

from pathlib import Path

from game.ai.worker import Worker
from game.records.saves import Saves
from game.settings import Settings, save_settings
from sounds.player import Sound
from sprites.cards import CardArt


class Equipment:
    """One bundle for all scenes; `settings` may be changed at any time, then call `save_settings`.

    `fullscreen` is how the window should be now; the app makes it so within a frame.
    `notice` is one line that the menu shows until the player does something, or an empty text.
    """

    def __init__(self, settings: Settings, sound: Sound, saves: Saves, *, path: Path | None = None) -> None:
        """Take what is open already; `path` is where the settings live, None to keep them in memory."""
        self.settings = settings
        self.sound = sound
        self.saves = saves
        self.fullscreen = settings.fullscreen
        self.notice = ""
        self._path = path
        self._art: CardArt | None = None
        self._art_of: tuple[object, ...] = ()
        self._worker: Worker | None = None

    @property
    def art(self) -> CardArt:
        """The deck as the settings want it now; a new one whenever colours, index or back have changed."""
        chosen = (self.settings.deck, self.settings.large_index, self.settings.back)
        if self._art is None or self._art_of != chosen:
            self._art = CardArt(*chosen)
            self._art_of = chosen
        return self._art

    @property
    def worker(self) -> Worker:
        """The computers' process, started by the first who asks for it."""
        if self._worker is None:
            self._worker = Worker()
        return self._worker

    def save_settings(self) -> None:
        """Write the settings and hand the volume to the sound; a failure becomes the notice, once."""
        self.sound.set_volume(self.settings.volume)
        if self._path is not None:
            save_settings(self.settings, self._path)

    def close(self) -> None:
        """End the computers' process, if it was ever started."""
        if self._worker is not None:
            self._worker.close()
