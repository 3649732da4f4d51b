"""The two ends of the wire: a speaker on pygame's mixer, and one that keeps silent."""

import struct
from contextlib import suppress
from io import BytesIO
from typing import Protocol

import pygame

from sounds.cues import ART, Cue, Take

# Small enough that a card is heard as it lands: 12 ms at 44.1 kHz.
BUFFER = 512
CHANNELS = {cue: number for number, cue in enumerate(Cue)}
RATE_AT = 24


class Speaker(Protocol):
    """Something that can sound; no call of it ever fails."""

    def load(self, take: Take) -> None:
        """Make ready to play, so that the first time does not cost a frame."""

    def play(self, cue: Cue, take: Take) -> None:
        """Start the take and end what the same cue was still playing."""

    def set_level(self, level: float) -> None:
        """Play at this level (0 to 1), also what already sounds."""

    def stop(self) -> None:
        """End everything that sounds."""


class SilentSpeaker:
    """The twin for a machine without a sound device."""

    def load(self, take: Take) -> None:
        """Load nothing."""

    def play(self, cue: Cue, take: Take) -> None:
        """Play nothing."""

    def set_level(self, level: float) -> None:
        """Change nothing."""

    def stop(self) -> None:
        """Stop nothing."""


class MixerSpeaker:
    """Plays through pygame's mixer, one channel for each cue, and survives the loss of the device.

    Raises pygame.error when there is no device to begin with.
    """

    def __init__(self) -> None:
        if pygame.mixer.get_init() is None:
            pygame.mixer.init(buffer=BUFFER)
        pygame.mixer.set_num_channels(max(pygame.mixer.get_num_channels(), len(CHANNELS)))
        self._level = 1.0
        self._loaded: dict[Take, pygame.mixer.Sound | None] = {}

    def load(self, take: Take) -> None:
        """Read and convert the recording; a missing or broken file stays silent."""
        if take not in self._loaded:
            self._loaded[take] = self._read(take)

    def play(self, cue: Cue, take: Take) -> None:
        """Start the take on its cue's channel, which ends the one before."""
        self.load(take)
        sound = self._loaded[take]
        if sound is not None:
            with suppress(pygame.error):
                pygame.mixer.Channel(CHANNELS[cue]).play(sound)

    def set_level(self, level: float) -> None:
        """Set the level of all takes, now and later."""
        self._level = level
        with suppress(pygame.error):
            for take, sound in self._loaded.items():
                if sound is not None:
                    sound.set_volume(level * take.gain)

    def stop(self) -> None:
        """End everything that sounds."""
        with suppress(pygame.error):
            pygame.mixer.stop()

    def _read(self, take: Take) -> pygame.mixer.Sound | None:
        try:
            wave = bytearray((ART / f"{take.recording}.wav").read_bytes())
            # Telling the mixer another sample rate changes the pitch, and leaves the arithmetic to SDL.
            rate, width = struct.unpack_from("<I4xH", wave, RATE_AT)
            rate = round(rate * take.speed)
            struct.pack_into("<II", wave, RATE_AT, rate, rate * width)
            sound = pygame.mixer.Sound(file=BytesIO(wave))
        except (OSError, struct.error, pygame.error):
            return None
        sound.set_volume(self._level * take.gain)
        return sound
