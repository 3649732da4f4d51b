"""Options: what the command line asks of the game, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """Computers play each other: `deals` None goes on for ever, `seed` None draws one, `levels` are by seat.

    `switches` are changes to the preset, as key and text of the value, which must have been checked.
    `save` is the folder that gets the record of each match; `resume` goes on with what an earlier run left.
    """

    variant: str
    levels: tuple[str, ...]
    deals: int | None = None
    seed: int | None = None
    save: Path | None = None
    resume: bool = False
    switches: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """Two levels are measured in a game: `workers` None is a process for each core, 1 this process alone.

    `switches` are as in a demo. `trump_given` plays the tricks only; `json` prints one object, no text.
    """

    variant: str
    levels: tuple[str, str]
    deals: int
    seed: int
    switches: tuple[tuple[str, str], ...] = ()
    trump_given: bool = False
    json: bool = False
    workers: int | None = None


@dataclass(frozen=True, slots=True)
class StrengthOptions:
    """The table of strength goes to `write`: each of `levels` against the one before it, in each preset.

    What the table holds already is measured only `again` when that is asked for; the rest is as in the arena.
    """

    variants: tuple[str, ...]
    levels: tuple[str, ...]
    deals: int
    seed: int
    write: Path
    again: bool = False
    trump_given: bool = False
    workers: int | None = None


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """How the game is to open its window; None leaves a thing to the settings and the new-game page.

    `speed` is a factor from 0.5 to 8, or infinite for no animation; `demo` asks for the attract mode.
    """

    windowed: bool | None = None
    variant: str | None = None
    seed: int | None = None
    level: str | None = None
    speed: float | None = None
    demo: DemoOptions | None = None
