"""The occasions for a sound, and which recording each of them takes at which pitch."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, auto
from pathlib import Path
from random import Random

# The recordings are shipped: rendering takes two seconds of pure Python, reading one under a millisecond.
ART = Path(__file__).resolve().parent / "art"

VARIATIONS = 4


class Cue(StrEnum):
    """An occasion for a sound; `value` of `Sound.play` matters to MELD, TRICK and COUNT, in points."""

    DEAL = auto()
    SLIDE = auto()
    CARD_DOWN = auto()
    TRICK = auto()
    DRAW = auto()
    MELD = auto()
    DIX = auto()
    REFUSAL = auto()
    WIN = auto()
    LOSS = auto()
    BUTTON = auto()
    TURN_UP = auto()
    LAST_TRICK = auto()
    RUN = auto()
    CLAIM = auto()
    MATCH_WON = auto()
    MATCH_LOST = auto()
    COUNT = auto()


# Points from which a cue sounds richer: a meld climbs (meld_0 to meld_6), a trick weighs more, a count rises.
STEPS = {
    Cue.MELD: (20, 40, 60, 80, 100, 150),
    Cue.TRICK: (10, 20, 30),
    Cue.COUNT: tuple(range(20, 260, 20)),
}
# Paper and wood sound a little different each time; what is tuned may only shimmer, a jingle not even that.
UNTUNED = frozenset(
    {Cue.DEAL, Cue.SLIDE, Cue.CARD_DOWN, Cue.TRICK, Cue.DRAW, Cue.REFUSAL, Cue.BUTTON, Cue.TURN_UP}
)
JINGLES = frozenset({Cue.MATCH_WON, Cue.MATCH_LOST})
_random = Random(48)
_LOOSE = tuple(1 + 0.025 * (place + _random.uniform(-0.4, 0.4)) for place in (-1.5, -0.5, 0.5, 1.5))
_CLOSE = (0.997, 0.999, 1.001, 1.003)
_EXACT = (1.0,) * VARIATIONS


@dataclass(frozen=True, slots=True)
class Take:
    """A recording as it is to be heard: `speed` 2 is an octave higher and half as long, `gain` is 0 to 1."""

    recording: str
    speed: float
    gain: float


def take(cue: Cue, value: int, variation: int) -> Take:
    """Return what to play for a cue worth `value` points in one of its `VARIATIONS`."""
    speeds = _LOOSE if cue in UNTUNED else _EXACT if cue in JINGLES else _CLOSE
    speed = speeds[variation]
    step = bisect_right(STEPS.get(cue, ()), value)
    match cue:
        case Cue.MELD:
            return Take(f"meld_{step}", speed, 1)
        case Cue.TRICK:
            return Take(cue.value, speed * (1.05 - 0.08 * step), 0.7 + 0.1 * step)
        case Cue.COUNT:
            # A quarter tone a step, so that the end of a count can be heard coming.
            return Take(cue.value, speed * 2 ** (step / 24), 1)
        case _:
            return Take(cue.value, speed, 1)


def all_takes() -> Iterator[Take]:
    """Yield every take there is, once each, and of every cue one before the second of any."""
    seen: set[Take] = set()
    for variation in range(VARIATIONS):
        for cue in Cue:
            for value in (0, *STEPS.get(cue, ())):
                found = take(cue, value, variation)
                if found not in seen:
                    seen.add(found)
                    yield found
