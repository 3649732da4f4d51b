"""Settings: what the player has chosen for every game, in one small file that is never the game's undoing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.records.folders import settings_folder
from game.records.problem import Fault, Problem
from game.records.safely import put_aside, write_whole

_LARGEST = 1_000_000

Speed = Annotated[float, msgspec.Meta(ge=0.5, le=8)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Scale = Annotated[float, msgspec.Meta(ge=0.75, le=2)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Line = Annotated[str, msgspec.Meta(max_length=8000)]


class Settings(msgspec.Struct):
    """The one object that everybody reads; scenes change its fields and then have it saved.

    `speed` is a factor of time, `instant` means no animation at all; `trick_rest` is how long a finished
    trick lies; `hold_meld` lets a meld wait for a press; `turn_timer` are the seconds for a decision, 0 for
    no limit; `last_switches` holds, in the words of records, what differs from the preset `last_variant`.
    """

    speed: Speed = 1.0
    instant: bool = False
    reduced_motion: bool = False
    trick_rest: Literal["short", "long", "click"] = "short"
    hold_meld: bool = False
    volume: Share = 0.7
    muted: bool = False
    colours: Literal["two", "four"] = "two"
    index: Literal["standard", "large"] = "standard"
    back: Literal["lattice", "fan", "arcade"] = "lattice"
    felt: Literal["green", "midnight", "burgundy", "slate"] = "green"
    fullscreen: bool = True
    ui_scale: Scale = 1.0
    sort_direction: Literal["ascending", "descending"] = "ascending"
    score_display: Literal["pad", "chips_pile", "chips_down"] = "pad"
    points: Literal["own", "ones", "tens"] = "own"
    show_legal: bool = True
    meld_totals: bool = True
    turn_timer: Literal[0, 7, 15, 30, 60] = 0
    opponent_must_hold: bool = False
    name: Name = ""
    last_variant: Name = "two_hand_classic"
    last_switches: dict[Name, Name] = {}
    last_level: Name = "standard"
    last_levels: dict[Name, Name] = {}
    own_rules: dict[Name, Line] = {}


def settings_path() -> Path:
    """Return where the settings are kept."""
    return settings_folder() / "settings.json"


def load_settings(path: Path | None = None) -> tuple[Settings, Problem | None]:
    """Return the settings, and what was wrong with their file.

    A missing file means defaults; a broken one too, and is put aside. A field that is wrong alone falls back
    alone, and the file is copied aside; fields of another version are left alone.
    """
    path = path or settings_path()
    try:
        if path.stat().st_size > _LARGEST:
            return Settings(), _broken(path)
        chosen = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Problem(Fault.UNREADABLE, text=f"{path}: {error.strerror}")
    except (msgspec.DecodeError, RecursionError):
        return Settings(), _broken(path)
    settings, wrong = _fitted(chosen)
    if not wrong:
        return settings, None
    aside = put_aside(path, copy=True)
    return settings, Problem(
        Fault.SETTINGS_FIELDS, text=str(path), valid=wrong, kept=aside.name if aside else ""
    )


def save_settings(settings: Settings, path: Path | None = None) -> Problem | None:
    """Write the settings whole or not at all; a failure is returned, for one notice."""
    path = path or settings_path()
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    except OSError as error:
        return Problem(Fault.UNWRITABLE, text=f"{path}: {error.strerror}")
    return None


def _broken(path: Path) -> Problem:
    aside = put_aside(path)
    return Problem(Fault.SETTINGS_BROKEN, text=str(path), kept=aside.name if aside else "")


def _fitted(chosen: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return settings of all values that fit their field, and the names of the fields whose value did not."""
    settings, wrong = Settings(), []
    if chosen.get("hold_trick") is True:  # how 0.1.0 wrote that a trick waits for a press
        chosen = {"trick_rest": "click"} | chosen
    for field in msgspec.structs.fields(Settings):
        if field.name not in chosen:
            continue
        try:
            setattr(settings, field.name, msgspec.convert(chosen[field.name], field.type))
        except msgspec.ValidationError:
            wrong.append(field.name)
    return settings, tuple(wrong)
