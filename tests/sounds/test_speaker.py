"""The speaker plays one take a cue, and shrugs at a lost device and at a missing file."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from sounds import speaker as speaker_module
from sounds.cues import Cue, Take, take
from sounds.speaker import CHANNELS, MixerSpeaker, SilentSpeaker

DEAL = take(Cue.DEAL, 0, 0)
MELD = take(Cue.MELD, 100, 0)


@pytest.fixture
def speaker() -> Iterator[MixerSpeaker]:
    pygame.mixer.quit()
    yield MixerSpeaker()
    pygame.mixer.quit()


def slow(cue: Cue) -> Take:
    """A take so long that it still sounds when a busy machine gets round to looking."""
    return Take(take(cue, 0, 0).recording, 0.05, 1)


def playing(cue: Cue) -> pygame.mixer.Sound | None:
    return pygame.mixer.Channel(CHANNELS[cue]).get_sound()


def test_every_cue_has_a_channel_of_its_own(speaker: MixerSpeaker) -> None:
    for cue in Cue:
        speaker.load(slow(cue))
    for cue in Cue:
        speaker.play(cue, slow(cue))
    assert all(pygame.mixer.Channel(CHANNELS[cue]).get_busy() for cue in Cue)


def test_a_cue_played_again_replaces_itself(speaker: MixerSpeaker) -> None:
    speaker.play(Cue.MELD, take(Cue.MELD, 10, 0))
    first = playing(Cue.MELD)
    speaker.play(Cue.MELD, MELD)
    assert first is not None
    assert first.get_num_channels() == 0
    assert playing(Cue.MELD) is not first


def test_speed_changes_how_long_a_recording_lasts(speaker: MixerSpeaker) -> None:
    lengths = []
    for speed in (0.08, 0.1, 0.125):
        speaker.play(Cue.SLIDE, Take("slide", speed, 1))
        sound = playing(Cue.SLIDE)
        assert sound is not None
        lengths.append(sound.get_length())
    assert lengths == pytest.approx([2.75, 2.2, 1.76], rel=0.01)


def test_level_and_gain_multiply_also_while_it_sounds(speaker: MixerSpeaker) -> None:
    speaker.play(Cue.TRICK, Take("trick", 0.05, 0.5))
    speaker.set_level(0.5)
    sound = playing(Cue.TRICK)
    assert sound is not None
    assert sound.get_volume() == pytest.approx(0.25, abs=0.01)
    speaker.play(Cue.DEAL, Take("deal", 0.05, 1))
    later = playing(Cue.DEAL)
    assert later is not None
    assert later.get_volume() == pytest.approx(0.5, abs=0.01)


def test_stop_ends_everything(speaker: MixerSpeaker) -> None:
    speaker.play(Cue.MATCH_WON, take(Cue.MATCH_WON, 0, 0))
    speaker.stop()
    assert not pygame.mixer.get_busy()


def test_a_device_that_vanishes_in_play_is_not_missed(speaker: MixerSpeaker) -> None:
    speaker.play(Cue.DEAL, DEAL)
    pygame.mixer.quit()
    speaker.play(Cue.DEAL, DEAL)
    speaker.play(Cue.MELD, MELD)
    speaker.set_level(0.2)
    speaker.stop()


@pytest.mark.parametrize("content", [None, b"", b"RIFF", bytes(200)])
def test_a_missing_or_broken_file_stays_silent(
    speaker: MixerSpeaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    monkeypatch.setattr(speaker_module, "ART", tmp_path)
    if content is not None:
        (tmp_path / "deal.wav").write_bytes(content)
    speaker.play(Cue.DEAL, DEAL)
    speaker.set_level(0.5)
    assert not pygame.mixer.get_busy()


def test_a_device_opened_by_others_is_shared(speaker: MixerSpeaker) -> None:
    speaker.play(Cue.MATCH_WON, take(Cue.MATCH_WON, 0, 0))
    MixerSpeaker()
    assert pygame.mixer.get_busy()


def test_silent_twin_takes_every_call() -> None:
    silent = SilentSpeaker()
    silent.load(DEAL)
    silent.play(Cue.DEAL, DEAL)
    silent.set_level(1)
    silent.stop()


def test_quitting_while_a_sound_plays_ends_cleanly() -> None:
    code = """
import pygame
from sounds.cues import Cue
from sounds.player import open_sound
for _ in range(100):
    open_sound(1, muted=False).play(Cue.DEAL)
    pygame.quit()
open_sound(1, muted=False).play(Cue.MATCH_WON)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
