"""Every cue has its recording, rises or weighs with its value, and varies a little."""

import math

import pytest

from sounds.cues import ART, JINGLES, STEPS, UNTUNED, VARIATIONS, Cue, Take, all_takes, take


@pytest.mark.parametrize("cue", Cue)
@pytest.mark.parametrize("value", [-10, 0, 10, 55, 150, 1500])
def test_every_cue_has_a_shipped_recording_at_any_value(cue: Cue, value: int) -> None:
    for variation in range(VARIATIONS):
        assert (ART / f"{take(cue, value, variation).recording}.wav").is_file()


def test_meld_chime_climbs_from_a_dix_to_a_double_run() -> None:
    chimes = [take(Cue.MELD, value, 0).recording for value in (10, 20, 40, 60, 80, 100, 150, 300)]
    assert chimes == [f"meld_{step}" for step in (0, 1, 2, 3, 4, 5, 6, 6)]


def test_counters_in_a_trick_make_it_lower_and_louder() -> None:
    light, heavy = take(Cue.TRICK, 0, 0), take(Cue.TRICK, 32, 0)
    assert heavy.speed < light.speed
    assert light.gain < heavy.gain <= 1


def test_a_count_rises_as_it_goes_on() -> None:
    speeds = [take(Cue.COUNT, value, 0).speed for value in range(0, 260, 20)]
    assert speeds == sorted(set(speeds))


@pytest.mark.parametrize("cue", Cue)
def test_variations_are_slight(cue: Cue) -> None:
    speeds = [take(cue, 0, variation).speed for variation in range(VARIATIONS)]
    semitones = 12 * math.log2(max(speeds) / min(speeds))
    if cue in JINGLES:
        assert semitones == 0
    elif cue in UNTUNED:
        assert len(set(speeds)) == VARIATIONS
        assert 0.5 < semitones < 2.5
    else:
        assert 0 < semitones < 0.2


def test_all_takes_are_what_can_be_asked_for_and_no_more() -> None:
    values = sorted({0, *(value for steps in STEPS.values() for value in steps)})
    asked = {
        take(cue, value, variation) for cue in Cue for value in values for variation in range(VARIATIONS)
    }
    listed = list(all_takes())
    assert len(listed) == len(set(listed))
    assert set(listed) == asked


def test_no_take_outlasts_its_moment_at_the_slowest_pitch() -> None:
    for each in all_takes():
        seconds = ((ART / f"{each.recording}.wav").stat().st_size - 44) / 2 / 44100 / each.speed
        assert seconds <= (2.5 if each.recording.startswith("match") else 0.9), each


def test_takes_are_values() -> None:
    assert Take("deal", 1, 1) == Take("deal", 1, 1)
