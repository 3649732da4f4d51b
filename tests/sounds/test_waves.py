"""The building blocks of recipes do to a wave what their names say."""

import math
from itertools import pairwise

import pytest

from sounds.waves import (
    FULL_SCALE,
    RATE,
    Wave,
    band,
    bar,
    burst,
    finished,
    mixed,
    noise,
    rough,
    struck,
    swell,
)


def strength(wave: Wave, pitch: float) -> float:
    """How much of one pitch is in the wave: the size of a single Fourier coefficient."""
    turn = 2 * math.pi * pitch / RATE
    cosine = sum(value * math.cos(turn * n) for n, value in enumerate(wave))
    sine = sum(value * math.sin(turn * n) for n, value in enumerate(wave))
    return math.hypot(cosine, sine)


def power(wave: Wave) -> float:
    return sum(value * value for value in wave)


def test_noise_repeats_for_a_seed_and_differs_for_another() -> None:
    assert noise(0.01, 1) == noise(0.01, 1) != noise(0.01, 2)
    assert len(noise(0.01, 1)) == RATE // 100


def test_burst_dies_to_a_third_in_its_decay_time() -> None:
    wave = burst([1.0] * RATE, attack=0.001, decay=0.1)
    assert wave[0] == 0
    assert max(wave) == 1
    assert wave[round(0.101 * RATE)] == pytest.approx(1 / math.e, rel=0.01)


def test_swell_is_silent_at_both_ends_and_loudest_at_its_top() -> None:
    wave = swell([1.0] * 1000, 0.3)
    assert wave[0] == 0
    assert wave[-1] < 0.001
    assert wave.index(max(wave)) == 300


def test_band_keeps_what_is_around_its_pitch() -> None:
    wave = band(noise(0.1, 3), 1000, 1000, 0.2)
    assert power(wave) < power(noise(0.1, 3))
    inside = sum(strength(wave, pitch) for pitch in (950, 1000, 1050))
    outside = sum(strength(wave, pitch) for pitch in (150, 6000, 12000))
    assert inside > 5 * outside


def test_band_stays_stable_at_the_highest_pitch_of_a_recipe() -> None:
    assert max(map(abs, band(noise(0.2, 4), 7500, 6500, 0.8))) < 2


def test_rough_only_ever_takes_loudness_away() -> None:
    wave = rough([1.0] * 2000, 110, 5)
    assert 0.3 <= min(wave) < max(wave) <= 1


def test_struck_wood_sounds_at_its_pitch_and_dies_away() -> None:
    wave = struck(0.5, [(440, 0.1, 1)])
    assert strength(wave, 440) > 20 * strength(wave, 660)
    assert max(map(abs, wave[: RATE // 100])) > 0.8
    assert max(map(abs, wave[-RATE // 100 :])) < 0.01


def test_bar_sounds_strongest_at_its_note() -> None:
    wave = bar(587.3, 0.4, 6)
    assert strength(wave, 587.3) == max(strength(wave, 587.3 * part) for part in (0.5, 1, 2, 3.98, 9.6))


def test_mixed_waves_start_at_their_second() -> None:
    assert mixed((0, [1.0, 1.0], 1), (2 / RATE, [1.0], 0.5)) == [1, 1, 0.5]


def test_finished_samples_reach_their_peak_and_rest_at_both_ends() -> None:
    samples = finished([0.2 + value for value in noise(0.2, 7)], 0.5)
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples)) == round(0.5 * FULL_SCALE)
    assert abs(sum(samples) / len(samples)) < 0.01 * FULL_SCALE


def test_finished_ends_fade_and_do_not_jump() -> None:
    samples = finished([math.cos(n / 30) for n in range(RATE // 10)], 1)
    jumps = [abs(right - left) for left, right in pairwise(samples)]
    middle = max(jumps[1000:-1000])
    assert max(jumps[-200:]) <= middle
