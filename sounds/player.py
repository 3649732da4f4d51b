"""What the game says to be heard: a cue, and what it is worth."""

import time
from collections.abc import Callable
from random import Random

import pygame

from sounds.cues import VARIATIONS, Cue, all_takes, take
from sounds.speaker import MixerSpeaker, SilentSpeaker, Speaker

# At high speeds a cue may come every few milliseconds: restarted that often it would buzz.
SHORTEST_GAP = 0.045


class Sound:
    """Plays cues at a volume (0 to 1), unless muted; never fails and never plays one cue twice at once."""

    def __init__(
        self, speaker: Speaker, *, volume: float, muted: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._speaker = speaker
        self._volume = _clamped(volume)
        self._muted = muted
        self._clock = clock
        self._random = Random(24)
        self._variation = dict.fromkeys(Cue, 0)
        self._started = dict.fromkeys(Cue, float("-inf"))
        self._to_warm = all_takes()
        self._set_level()

    @property
    def volume(self) -> float:
        """The volume, 0 to 1; may be set, and is kept while muted."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = _clamped(volume)
        self._set_level()

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard; may be set, and ends what sounds at the moment."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._set_level()
        if muted:
            self._speaker.stop()

    def play(self, cue: Cue, *, value: int = 0) -> None:
        """Play the cue now; `value` is the points of a meld, trick or count, which can be heard."""
        now = self._clock()
        if self._muted or now - self._started[cue] < SHORTEST_GAP:
            return
        self._started[cue] = now
        # A step of one to three: never the same variation twice in a row.
        self._variation[cue] = (self._variation[cue] + self._random.randrange(1, VARIATIONS)) % VARIATIONS
        self._speaker.play(cue, take(cue, value, self._variation[cue]))

    def warm_step(self) -> bool:
        """Make one more recording ready, which takes a few milliseconds at most; False when all are."""
        coming = next(self._to_warm, None)
        if coming is None:
            return False
        self._speaker.load(coming)
        return True

    def stop(self) -> None:
        """End everything that sounds."""
        self._speaker.stop()

    def _set_level(self) -> None:
        # The ear hears ratios: squared, half way on the slider sounds half as loud.
        self._speaker.set_level(0.0 if self._muted else self._volume**2)


def _clamped(volume: float) -> float:
    return min(1.0, max(0.0, volume))


def open_sound(volume: float, *, muted: bool) -> Sound:
    """Return the sound of this machine at a volume (0 to 1), or its silent twin when there is no device."""
    speaker: Speaker
    try:
        speaker = MixerSpeaker()
    except pygame.error:
        speaker = SilentSpeaker()
    return Sound(speaker, volume=volume, muted=muted)
