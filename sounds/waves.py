"""What recipes are mixed from: mono waves as lists of floats, `RATE` samples a second."""

import math
from array import array
from collections.abc import Iterable
from itertools import pairwise
from random import Random

RATE = 44100
FULL_SCALE = 32767
FADE_IN = 0.0005
FADE_OUT = 0.012
HUM = 40.0

Wave = list[float]
Mode = tuple[float, float, float]


def noise(seconds: float, seed: int) -> Wave:
    """White noise between -1 and 1, the same for the same seed."""
    random = Random(seed)
    return [random.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def burst(wave: Wave, attack: float, decay: float) -> Wave:
    """The wave rising over `attack` seconds and then dying to a third every `decay` seconds."""
    rise = max(1, round(attack * RATE))
    return [
        value * (n / rise if n < rise else math.exp((rise - n) / (decay * RATE)))
        for n, value in enumerate(wave)
    ]


def swell(wave: Wave, top: float) -> Wave:
    """The wave rising from nothing to full at `top` (0 to 1 of its length) and back, smoothly both ways."""
    peak = top * len(wave)
    return [
        value
        * 0.5
        * (1 - math.cos(math.pi * (n / peak if n < peak else (len(wave) - n) / (len(wave) - peak))))
        for n, value in enumerate(wave)
    ]


def band(wave: Wave, start: float, end: float, width: float) -> Wave:
    """What sounds around a pitch gliding from `start` to `end` hertz; `width` 0.1 whistles, 1.5 is broad."""
    low = mid = 0.0
    out = []
    for n, value in enumerate(wave):
        pitch = start * (end / start) ** (n / len(wave))
        tuning = 2 * math.sin(math.pi * pitch / (2 * RATE))
        # Two half steps a sample keep the filter stable up to the highest pitches used here.
        for _ in range(2):
            low += tuning * mid
            mid += tuning * (value - low - width * mid)
        out.append(mid * width)
    return out


def rough(wave: Wave, grain: float, seed: int) -> Wave:
    """The wave with the uneven loudness of paper over felt, `grain` bumps a second."""
    random = Random(seed)
    step = RATE / grain
    heights = [random.uniform(0.3, 1) for _ in range(int(len(wave) / step) + 2)]
    out = []
    for n, value in enumerate(wave):
        place, part = divmod(n / step, 1)
        left, right = heights[int(place)], heights[int(place) + 1]
        out.append(value * (left + (right - left) * part))
    return out


def struck(seconds: float, modes: Iterable[Mode]) -> Wave:
    """Wood that was hit: the sum of dying sines, each given by hertz, seconds to a third, and level."""
    total = [0.0] * round(seconds * RATE)
    for pitch, decay, level in modes:
        damp = math.exp(-1 / (decay * RATE))
        turn = 2 * damp * math.cos(2 * math.pi * pitch / RATE)
        before, now = 0.0, level * damp * math.sin(2 * math.pi * pitch / RATE)
        for n in range(1, len(total)):
            total[n] += now
            before, now = now, turn * now - damp * damp * before
    return total


def bar(pitch: float, seconds: float, seed: int) -> Wave:
    """A tuned wooden bar under a soft mallet: a low mode, two short high ones, and the mallet's knock."""
    ring = struck(
        seconds,
        [(pitch, 0.16, 1.0), (pitch * 3.98, 0.035, 0.28), (pitch * 9.6, 0.012, 0.1)],
    )
    knock = band(burst(noise(0.02, seed), 0.0008, 0.003), pitch * 2.5, pitch * 2, 0.8)
    return mixed((0, ring, 1), (0, knock, 0.35))


def mixed(*parts: tuple[float, Wave, float]) -> Wave:
    """Waves laid over each other, each from its own second on and at its own level."""
    starts = [round(at * RATE) for at, _, _ in parts]
    total = [0.0] * max(start + len(wave) for start, (_, wave, _) in zip(starts, parts, strict=True))
    for start, (_, wave, level) in zip(starts, parts, strict=True):
        for n, value in enumerate(wave, start):
            total[n] += level * value
    return total


def finished(wave: Wave, peak: float) -> "array[int]":
    """Signed 16-bit samples with the given peak (0 to 1), without hum, and silent at both ends: no clicks."""
    smooth = _without_hum(wave)
    rise, fall = round(FADE_IN * RATE), round(FADE_OUT * RATE)
    faded = [value * min(1, n / rise, (len(smooth) - 1 - n) / fall) for n, value in enumerate(smooth)]
    loudest = max(abs(value) for value in faded)
    return array("h", [round(value / loudest * peak * FULL_SCALE) for value in faded])


def _without_hum(wave: Wave) -> Wave:
    keep = 1 / (1 + 2 * math.pi * HUM / RATE)
    out = [0.0]
    for before, value in pairwise(wave):
        out.append(keep * (out[-1] + value - before))
    return out
