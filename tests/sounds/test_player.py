"""The game's voice: what is asked for is heard, at the volume asked for, and never fails."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
import pytest

from sounds.cues import ART, STEPS, Cue, Take, all_takes
from sounds.player import SHORTEST_GAP, Sound, open_sound


@dataclass
class Notebook:
    """A speaker that writes down what it is told."""

    played: list[tuple[Cue, Take]] = field(default_factory=list)
    loaded: list[Take] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    stops: int = 0

    def load(self, take: Take) -> None:
        self.loaded.append(take)

    def play(self, cue: Cue, take: Take) -> None:
        self.played.append((cue, take))

    def set_level(self, level: float) -> None:
        self.levels.append(level)

    def stop(self) -> None:
        self.stops += 1


@dataclass
class Clock:
    """A clock that is a second later whenever it is read."""

    now: float = 0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def sound_on(
    speaker: Notebook, *, volume: float = 1, muted: bool = False, clock: Clock | None = None
) -> Sound:
    return Sound(speaker, volume=volume, muted=muted, clock=clock or Clock())


@pytest.fixture
def no_mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def test_value_chooses_the_chime() -> None:
    speaker = Notebook()
    sound = sound_on(speaker)
    for value in (10, 40, 150):
        sound.play(Cue.MELD, value=value)
    assert [take.recording for _, take in speaker.played] == ["meld_0", "meld_2", "meld_6"]


def test_the_same_cue_never_sounds_the_same_twice_in_a_row() -> None:
    speaker = Notebook()
    sound = sound_on(speaker)
    for _ in range(200):
        sound.play(Cue.CARD_DOWN)
    takes = [take for _, take in speaker.played]
    assert all(takes[n] != takes[n + 1] for n in range(199))
    assert len(set(takes)) == 4


def test_a_cue_repeated_at_once_is_dropped_and_another_cue_is_not() -> None:
    speaker = Notebook()
    moment = iter([0, SHORTEST_GAP / 2, SHORTEST_GAP / 2, SHORTEST_GAP * 1.1])
    sound = Sound(speaker, volume=1, muted=False, clock=lambda: next(moment))
    for cue in (Cue.DEAL, Cue.DEAL, Cue.BUTTON, Cue.DEAL):
        sound.play(cue)
    assert [cue for cue, _ in speaker.played] == [Cue.DEAL, Cue.BUTTON, Cue.DEAL]


def test_muted_sound_plays_nothing_and_keeps_its_volume() -> None:
    speaker = Notebook()
    sound = sound_on(speaker, volume=0.5)
    sound.muted = True
    sound.play(Cue.DEAL)
    assert (speaker.played, speaker.stops, speaker.levels[-1]) == ([], 1, 0)
    sound.muted = False
    sound.play(Cue.DEAL)
    assert sound.volume == 0.5
    assert speaker.levels[-1] == 0.25
    assert len(speaker.played) == 1


def test_volume_set_while_muted_is_heard_only_afterwards() -> None:
    speaker = Notebook()
    sound = sound_on(speaker, muted=True)
    sound.volume = 0.5
    assert set(speaker.levels) == {0}
    sound.muted = False
    assert speaker.levels[-1] == 0.25


@pytest.mark.parametrize(("asked", "kept"), [(-1, 0), (0, 0), (0.3, 0.3), (1, 1), (7, 1)])
def test_volume_stays_between_nothing_and_full(asked: float, kept: float) -> None:
    sound = sound_on(Notebook(), volume=asked)
    assert sound.volume == kept
    sound.volume = 0.5
    sound.volume = asked
    assert sound.volume == kept


def test_warming_loads_each_take_once_and_then_is_done() -> None:
    speaker = Notebook()
    sound = sound_on(speaker)
    steps = 0
    while sound.warm_step():
        steps += 1
        assert len(speaker.loaded) == steps
    assert speaker.loaded == list(all_takes())
    assert not sound.warm_step()


@pytest.mark.usefixtures("no_mixer")
def test_every_cue_plays_through_the_mixer_until_stopped() -> None:
    sound = open_sound(1, muted=False)
    for cue in Cue:
        for value in (0, *STEPS.get(cue, ())):
            sound.play(cue, value=value)
    sound.stop()
    assert not pygame.mixer.get_busy()
    open_sound(1, muted=False).play(Cue.MATCH_WON)
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("no_mixer")
def test_every_take_can_be_read_by_the_mixer() -> None:
    pygame.mixer.init()
    for each in all_takes():
        assert pygame.mixer.Sound(ART / f"{each.recording}.wav").get_length() > 0.03


@pytest.mark.usefixtures("no_mixer")
def test_machine_without_a_device_gets_the_silent_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonesuch")
    sound = open_sound(0.7, muted=False)
    sound.play(Cue.MELD, value=150)
    sound.volume = 0.2
    sound.muted = True
    sound.stop()
    assert sound.warm_step()
    assert pygame.mixer.get_init() is None
