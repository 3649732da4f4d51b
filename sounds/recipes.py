"""How each recording is made: pure functions from nothing to 16-bit mono samples, always the same."""

from array import array
from collections.abc import Callable

from sounds.waves import Wave, band, bar, burst, finished, mixed, noise, rough, struck, swell

# A pentatonic scale from G4: any of its notes agree with each other, so chimes may follow in any order.
G4, A4, B4, D5, E5, G5, A5, B5, D6, E6, G6 = (
    392.0,
    440.0,
    493.9,
    587.3,
    659.3,
    784.0,
    880.0,
    987.8,
    1174.7,
    1318.5,
    1568.0,
)
MELD_NOTES = ((G4,), (A4, D5), (B4, E5), (D5, E5, A5), (E5, G5, B5), (G5, A5, B5, D6), (G5, B5, D6, E6, G6))


def _flick(seed: int, pitch: float = 4200) -> Wave:
    """A card leaving a thumb: a dry snap of stiff paper."""
    snap = band(burst(noise(0.07, seed), 0.001, 0.011), pitch, pitch * 0.55, 0.9)
    edge = band(burst(noise(0.02, seed + 1), 0.0006, 0.003), 7500, 6500, 0.8)
    return mixed((0, snap, 1), (0.004, edge, 0.5))


def _table(depth: float = 1.0) -> Wave:
    """The wooden table answering a card; a greater `depth` answers lower and longer."""
    low = 175 / depth
    return struck(
        0.16 * depth,
        [(low, 0.03 * depth, 1), (low * 1.83, 0.022 * depth, 0.5), (low * 3.1, 0.012 * depth, 0.3)],
    )


def _slap(seed: int) -> Wave:
    """A card laid flat: paper first, table after."""
    paper = band(burst(noise(0.08, seed), 0.0008, 0.012), 2600, 1100, 1.2)
    return mixed((0, paper, 1), (0.002, _table(), 0.55))


def _rustle(seconds: float, seed: int, start: float, end: float, top: float) -> Wave:
    """A card drawn over felt, its pitch gliding from `start` to `end`."""
    # Filtered twice: paper has a dull hiss, not a sharp one.
    hiss = band(band(noise(seconds, seed), start, end, 1.2), start, end, 1.2)
    return swell(rough(hiss, 110, seed + 1), top)


def _knock(pitch: float, seed: int) -> Wave:
    """A knuckle on the table."""
    wood = struck(0.14, [(pitch, 0.028, 1), (pitch * 2.27, 0.016, 0.5), (pitch * 4.6, 0.006, 0.25)])
    return mixed((0, wood, 1), (0, band(burst(noise(0.02, seed), 0.0006, 0.003), 1500, 900, 1), 0.3))


def _notes(pitches: tuple[float, ...], gap: float, ring: float) -> Wave:
    """Wooden bars struck one after the other, the last one let ring for `ring` seconds."""
    return mixed(
        *(
            (n * gap, bar(pitch, ring, 60 + n), 0.8 + 0.2 * n / len(pitches))
            for n, pitch in enumerate(pitches)
        )
    )


def _gather(seed: int) -> Wave:
    """Four cards swept together and knocked square."""
    sweep = _rustle(0.2, seed, 1300, 2600, 0.7)
    flicks = [(0.03 + 0.045 * n, _flick(seed + 2 + n, 3000 + 250 * n), 0.35) for n in range(4)]
    return mixed((0, sweep, 0.9), *flicks, (0.21, _slap(seed + 9), 0.9))


def _deal() -> Wave:
    return mixed((0, _flick(11), 1), (0.016, struck(0.05, [(230, 0.01, 1)]), 0.25))


def _draw() -> Wave:
    return mixed((0, _rustle(0.13, 21, 1700, 3800, 0.75), 1), (0.11, _flick(23), 0.5))


def _turn_up() -> Wave:
    return mixed((0, _rustle(0.09, 31, 2400, 4200, 0.8), 0.7), (0.08, _flick(33), 0.4), (0.13, _slap(35), 1))


def _dix() -> Wave:
    clack = struck(0.06, [(1175, 0.014, 1), (2840, 0.007, 0.4)])
    return mixed((0, clack, 0.6), (0.075, clack, 0.8), (0.15, bar(D6, 0.4, 41), 1))


def _last_trick() -> Wave:
    return mixed((0, _gather(51), 0.7), (0.26, bar(D5, 0.4, 53), 0.9), (0.37, bar(G5, 0.45, 54), 1))


def _run() -> Wave:
    scale = _notes((G4, B4, D5, G5, B5), 0.07, 0.42)
    return mixed((0, scale, 1), (0.36, bar(D6, 0.5, 71), 0.7), (0.36, bar(G5, 0.5, 72), 0.8))


def _claim() -> Wave:
    knocks = [(0.11 * n, _knock(190, 81 + n), 0.8 + 0.1 * n) for n in range(3)]
    return mixed(*knocks, (0.38, bar(G4, 0.45, 85), 0.6), (0.38, bar(D5, 0.45, 86), 0.6))


def _match_won() -> Wave:
    rise = _notes((G4, B4, D5, G5), 0.14, 0.5)
    turn = _notes((E5, G5, A5, B5), 0.11, 0.5)
    chord = [(1.25, bar(pitch, 1.1, 90), 0.8) for pitch in (G4, D5, G5, B5)]
    peal = [(1.55 + 0.09 * n, bar(pitch, 0.55, 95), 0.4) for n, pitch in enumerate((D6, E6, G6))]
    return mixed((0, rise, 0.9), (0.66, turn, 0.8), *chord, *peal)


def _match_lost() -> Wave:
    fall = _notes((D5, B4, A4), 0.2, 0.5)
    chord = [(0.75, bar(pitch, 0.9, 97), 0.8) for pitch in (G4 / 2, E5 / 2, G4)]
    return mixed((0, fall, 0.8), *chord)


# Each recording with its peak: what comes often is soft, what is rare may be heard.
RECIPES: dict[str, tuple[Callable[[], Wave], float]] = {
    "deal": (_deal, 0.4),
    "slide": (lambda: _rustle(0.22, 14, 1400, 2800, 0.4), 0.3),
    "card_down": (lambda: _slap(17), 0.55),
    "trick": (lambda: _gather(25), 0.55),
    "draw": (_draw, 0.4),
    "dix": (_dix, 0.5),
    "refusal": (lambda: mixed((0, _knock(128, 45), 1), (0.11, _knock(112, 46), 0.9)), 0.5),
    "win": (lambda: _notes((G4, D5, B5), 0.13, 0.55), 0.6),
    "loss": (lambda: _notes((D5, A4, E5 / 2), 0.15, 0.5), 0.5),
    "button": (lambda: struck(0.05, [(640, 0.009, 1), (1510, 0.005, 0.4)]), 0.3),
    "turn_up": (_turn_up, 0.5),
    "last_trick": (_last_trick, 0.6),
    "run": (_run, 0.65),
    "claim": (_claim, 0.6),
    "match_won": (_match_won, 0.75),
    "match_lost": (_match_lost, 0.6),
    "count": (lambda: struck(0.035, [(880, 0.006, 1), (2300, 0.003, 0.3)]), 0.25),
} | {
    f"meld_{step}": (lambda notes=notes: _notes(notes, 0.085, 0.45), 0.5 + 0.02 * step)
    for step, notes in enumerate(MELD_NOTES)
}


def render(name: str) -> "array[int]":
    """Make the recording called `name`, a key of `RECIPES`."""
    recipe, peak = RECIPES[name]
    return finished(recipe(), peak)
